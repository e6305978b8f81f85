import { describe, expect, it } from 'vitest';
import { withTitleVerbs } from '../phrases/closing-verbs.ts';
import { headName } from '../lesson/head-name.ts';
import { lessonSteps } from '../steps/lesson-steps.ts';
import { lessonText } from '../lesson/lesson-text.ts';
import { suggestQuestions } from '../suggest-questions.ts';
import { isSureTopic } from '../matters/sure-topic.ts';

const steps = (content: string) => lessonSteps(withTitleVerbs(lessonText(content)));

describe('a student who did all of a list is not asked of its last item alone', () => {
  it.each([
    ['환율과 물가, 실업률 변화 그래프 해석하기', ['환율과 물가, 실업률 변화 그래프 해석하기']],
    ['C언어 포인터, 배열, 함수 복습 후 학급 자리 배치 프로그램 만듦', ['학급 자리 배치 프로그램 만들기']],
    ['의대 정원, 노란봉투법, 촉법소년 논제 골라 찬반 입론서 쓰고 토론', ['찬반 입론서 쓰고 토론']],
    ['판의 경계와 지진, 화산 분포 지도에 표시하고 최근 지진 사례도 알아봄', ['최근 지진 사례를 알아보기']],
  ])('%s', (content, whole) => {
    expect(steps(content)).toEqual(whole);
  });

  it.each([
    [
      '국회, 정부, 법원의 권한과 상호 견제를 모둠별로 그림으로 나타내고 탄핵 사례 찾아봄',
      ['탄핵 사례 찾아보기'],
    ],
    ['신진 사대부와 권문세족 갈등, 위화도 회군, 과전법', []],
    ['국악 장단 익혀 장단 짜기, 소고로 발표', ['국악 장단 익혀 장단 짜기']],
    ['겉넓이 문제 풀기, 왜 다른지 토의함', ['겉넓이 문제 풀기']],
    ['급식 메뉴 추천 프로그램 만들기, 발표할 때 코드 설명', ['급식 메뉴 추천 프로그램 만들기', '코드 설명']],
    ['근로계약서 직접 작성해 보고 최저임금, 주휴수당 계산, 판례 찾아보기', ['판례 찾아보기']],
    ['문법 관계대명사, 분사구문 정리하고 짧은 이야기 바꿔쓰기', []],
    [
      '3·1 운동의 배경, 전개, 의의를 지역 사례 중심으로 조사',
      ['3·1 운동의 배경, 전개, 의의를 지역 사례 중심으로 조사'],
    ],
    ['교육 영상 보고 휠체어, 점자 체험 후 소감문, 개선 요청하기', ['개선 요청하기']],
    ['유전자 발현 조절, 유전병 가계도 분석', ['유전병 가계도 분석']],
  ])('nor of what was nobody’s doing, or of nothing: %s', (content, whole) => {
    expect(steps(content)).toEqual(whole);
  });

  it('but of what stands by itself he is', () => {
    expect(steps('홍보 부스 꾸미기, 설문 조사, 퀴즈 문제 만들기')).toContain('퀴즈 문제 만들기');
    expect(steps('단어 시험, 프린트, 뉴스 기사 요약하기')).toEqual(['단어 시험', '뉴스 기사 요약하기']);
  });
});

describe('a matter is whole', () => {
  it.each([
    ['노동자', '산업혁명 시기 노동자와 아동 노동의 실태를 사료로 분석하기'],
    ['노동자', '공장주, 노동자, 개혁가 입장에서 편지 쓰기'],
    ['우리 지역 하천의 BOD', '우리 지역 하천의 BOD, DO, 탁도 측정하기'],
    ['3·1 운동의 배경', '3·1 운동의 배경, 전개, 의의를 지역 사례 중심으로 조사'],
    ['배설의 통합적 작용', '소화, 순환, 호흡, 배설의 통합적 작용을 역할극으로 표현'],
    ['실패 원인', '낙하 장치 설계하고 대회. 실패 원인 분석'],
    ['GDP와 물가지수', 'GDP와 물가지수, 실업률의 뜻과 한계 정리'],
    ['토론 논제 정하고 입론', '토론 논제 정하고 입론, 반론, 최종변론 준비'],
    ['지역 축제', '지역 축제(머드, 나비, 빙어) 성공 요인 분석하기'],
    ['실업률 변화 그래프', '환율과 물가, 실업률 변화 그래프 해석하기'],
  ])('%s is not in: %s', (matter, content) => {
    expect(isSureTopic(matter, content, '')).toBe(false);
  });

  it('and no verb is a part of it', () => {
    const content = 'H-R도 그려서 별 분류하기';
    expect(isSureTopic('H-R도 그려서 별', content, '')).toBe(false);
  });

  it('unless the standard names it, or all of it stands there', () => {
    const content = '한글 창제 원리(상형, 가획, 합성)와 세종의 애민 정신 이해하기';
    expect(isSureTopic('한글 창제 원리', content, '한글의 창제 원리, 한글 창제 원리를 이해한다.')).toBe(true);
    expect(isSureTopic('도시의 성장과 도시 문제', '도시의 성장과 도시 문제, 도시 재생', '')).toBe(true);
  });

  it('and a name that goes on behind a bracket is no event', () => {
    expect(headName('지역 축제(머드, 나비, 빙어) 성공 요인 분석하고 우리 지역 축제 기획')).toBeNull();
    expect(headName('프랙털 카드, 하노이탑, 4색 정리 탐구하고 보고서 쓰기')).toBeNull();
    expect(headName('심폐소생술 실습(2시간)')).toEqual({ name: '심폐소생술 실습', isEvent: true });
  });
});

describe('a teacher who tells how it came to that finds only what was done', () => {
  it.each([
    ['의견이 갈려서 투표로 결론 정함', ['투표로 결론 정하기']],
    ['구도 잡는 게 어려워서 사진 찍어서 연습', ['사진 찍어서 연습']],
    ['시간이 남아서 모둠별 도전 골든벨', ['도전 골든벨']],
    ['엘니뇨가 우리나라에 영향을 주는 것도 알아봄', []],
    ['체육대회를 앞두고 응원 구호를 만들어 연습함', ['체육대회를 앞두고 응원 구호를 만들어 연습하기']],
    ['역할 정하기, 2주간 해보고 역할 바꾸기 회의', []],
  ])('%s', (content, found) => {
    expect(steps(content).filter((step) => step !== '역할 정하기')).toEqual(found);
  });

  it.each(['만족도 조사하기', '하천 지형도 읽기', '인물 관계도 그리기'])(
    '도 of %s is no particle',
    (doing) => {
      expect(steps(`반별 ${doing}`)).toEqual([`반별 ${doing}`]);
    },
  );

  it('and no form quotes the cut piece', () => {
    for (const seed of ['1', '2', '3']) {
      const form = suggestQuestions({
        type: 'subject',
        content: '칸트 의무론과 밀의 공리주의를 비교하고, 의견이 갈려서 투표로 결론 정함',
        count: 7,
        seed,
      });
      expect(form.join('\n')).not.toMatch(/갈려서/);
    }
  });
});
