import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { likeness } from '../likeness.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const SEEDS = ['1', '2', '3', '4'];
type Area = 'subject' | 'autonomy' | 'club' | 'career';

function formOf(area: Area, content: string, more: Partial<QuestionForm> = {}): QuestionForm {
  const form =
    area === 'subject' ? { type: 'subject' as const } : { type: 'creative' as const, creativeType: area };
  return { ...form, content, count: 10, ...more };
}

/** What was wrong at first sight of a lesson that was typed in a hurry. */
const WRONG: readonly (readonly [Area, string, RegExp])[] = [
  ['subject', '뉴스 속 통계 왜곡 사례를 찾아보고 비판적으로 해석하는 글을 작성하도록 함.', /하도록/],
  ['subject', '음운 변동 퀴즈 만들어 모둠 대항전', /대항전(?:을|에|과)/],
  ['subject', '수열의 극한 역설(제논) 조사 발표 PPT', /이번 단원의 내용/],
  ['subject', '영어 팟캐스트 대본 쓰고 녹음, 동료 피드백 반영해 수정', /녹기/],
  ['subject', '칸트 vs 공리주의 카드 분류. 나의 도덕적 선택 글로 정리', /선택 글/],
  ['subject', '달걀 떨어뜨리기 - 충격량 줄이는 구조물 설계, 3회 시도', /3회 시도/],
  ['subject', '인공지능 윤리 딜레마 – 자율주행차, 모둠별 규칙 정하기', /지켜지지 않아|알리기까지/],
  ['subject', '라인댄스 안무 창작 4인 1조 / 영상 촬영 제출', /촬영 제출/],
  ['autonomy', "학생회 주관 '사과데이' 편지 쓰기", /건넨 의견과 내 글|고친 과정/],
  ['autonomy', '장애 인식 개선 교육, 휠체어 체험', /교육'? 활동을 다시/],
  ['club', '사진부 필름 카메라 출사, 전시회 준비', /준비'?를 준비/],
  ['career', '대학 전공 체험(화학공학과 실험실 방문)', /여러 학과를/],
  ['career', '직업 세계의 변화 영상 보고 사라질 직업/새로 생길 직업 토의', /활동에 대해 내가/],
  [
    'subject',
    '설득 전략 분석\n- 연설 영상 2편 시청\n- 3분 연설 원고 작성 후 발표',
    /시청(?:에 관심|을 배우)|원고를 (?:이해|통해)/,
  ],
  ['subject', '품사의 통용', /결과물/],
  [
    'subject',
    '나머지정리 활용 문제 만들기. 짝이 만든 문제 풀고 풀이 설명해주기',
    /짝이(?:를|에|와|가)|설명해주기를 배우/,
  ],
  [
    'subject',
    '통학 시간 설문(120명) → 히스토그램, 표준편차 구해서 비교',
    /구해서(?:를|에)|통학 시간을 (?:배우|탐구)/,
  ],
  ['subject', '공학 도구(알지오매스)로 이차곡선 작도, 포물선 반사 성질 확인함', /식을 세우/],
  ['subject', '훈요 10조, 시무 28조 사료 비교 읽기', /(?:훈요|시무)(?![ ]\d)/],
  ['subject', 'GDP 한계 / 대안 지표 조사해서 나만의 지표 만들기', /재료|솜씨|GDP 한계를 잘못/],
  ['subject', '롤스 정의론 무지의 베일 게임하고 분배 원칙 정함', /정함/],
  ['subject', '초파리 형질 관찰 / 교배 결과 예측 / 카이제곱은 생략', /카이제곱|생략|때와 곳/],
  [
    'subject',
    '외계행성 탐사법 비교 발표, 생명가능지대 토의',
    /탐사법[^.?]*(?:함께 해결하려는|보는 나의 생각)/,
  ],
  ['subject', '이진 탐색 횟수 세어보기 후 코드로 구현', /구현(?:을|이|에|과) /],
  [
    'subject',
    '티볼 수비 위치 정하기, 리그전, 심판·기록 돌아가며 맡음',
    /심판·기록 (?:활동에서 다룰|과정에서)/,
  ],
  ['subject', '종묘제례악 감상, 일무 동작 따라하기', /감상 과정에서 직접 계산|감상 중에/],
  ['subject', '스페인어 ser/estar 구별해서 자기소개 영상 찍기', /영상을 통해|영상에 대해/],
  [
    'subject',
    '선반 가공 실습 - 도면 읽고 단차 축 깎기, 버니어 캘리퍼스로 치수 검사',
    /캘리퍼스를|치수 검사를 (?:이해|잘못)|도면을 잘못/,
  ],
  ['subject', '기본수학 - 일차부등식 교구 활용 수업', /기본수학|교구(?:가|의|에서|를)/],
  ['subject', 'Reading circle: chapter 1~3 of Wonder, 역할 나눠 토의', /of Wonder/],
  [
    'subject',
    '헌법 소원 사례 3개 중 하나 골라 청구인·재판관 입장에서 의견서 쓰기',
    /입장(?:을|에 대해) (?:배우|어떻게|이해)/,
  ],
  ['subject', '금융과 경제생활 용돈 기입장 4주 쓰고 소비 유형 진단', /금융(?:을|에|이)/],
  [
    'subject',
    '효모 발효 CO2 발생량 온도별 비교. 결과는 구글 시트로 공유',
    /온도별(?:을|에|이|과)|시트로 공유/,
  ],
  [
    'subject',
    '가야금 산조 듣기, 장단 치기. 진양조·중모리·자진모리 구별',
    /구별(?:을|에 대해) (?!하면서|시작|다시)/,
  ],
  ['subject', '순열과 조합 활용 — 자리 배치 프로그램 엑셀로', /엑셀/],
  [
    'subject',
    'Pair work: giving directions. 지도 보고 길 안내 대화문 만들어 role-play',
    /Pair work|giving|role-play/,
  ],
  ['subject', "조선 시대 과거제 모의 체험, 시제 '부국강병책' 답안 작성", /부국강병책'(?:을|과)/],
  ['subject', '전자기와 양자 - 광전효과 시뮬레이션으로 문턱진동수 찾기', /전략이나|전자기와 양자/],
  ['subject', '언어 예절, 혐오 표현 대체어 만들기', /도구나|대체어 작업/],
  [
    'autonomy',
    '학급 회의 - 자리 바꾸는 방법 정하기, 찬반 나눠 의견 듣고 투표함',
    /학교 밖|투표하기'에서 내가 제안/,
  ],
  ['autonomy', '지진 대피 훈련 및 완강기 사용법', /꾸준히/],
  ['autonomy', '사제동행 등반 / 쓰레기 줍기', / \/ /],
  ['autonomy', '반 티셔츠 도안 공모, 합창제 연습', /지키거나|학교 밖|공모, 합창제/],
  ['autonomy', '칠판 지우기 담당, 에너지 지킴이', /지킴(?:을|이 중요|에)/],
  ['autonomy', '학급 자치 - 매주 월요일 조회 시간에 5분 감사일기 나눔', /합의|안건/],
  ['autonomy', '축제 반 부스 기획·운영, 수익금 기부', /하기 싫었던|환경을 보는/],
  [
    'club',
    '생명과학 동아리 돼지 심장 해부, 판막 위치 확인하고 스케치',
    /동아리 돼지|스케치'를 관찰|실험 조건/,
  ],
  ['club', '영자신문반 1년 활동 - 기사 2편, 편집회의', /1년을/],
  ['career', '직업인 초청 강연(물리치료사) 듣고 소감문', /소감문(?:에서|에 대한|을 조사)/],
  ['career', '학과 탐색: 관심학과 2개 비교표, 커리어넷·어디가 활용', /활용을/],
  ['career', 'MBTI, 직업 흥미검사 결과 해석하고 나의 강점 나누기', /나누기(?:에 대한 정보|를 조사)/],
  [
    'career',
    '모의면접 3인 1조, 생기부 기반 예상질문 뽑아서 답변 연습',
    /면접에 대한 정보|면접을 조사|생기부/,
  ],
];

describe('for a teacher who types in a hurry', () => {
  it.each(WRONG)('%s: %s', (area, content, wrong) => {
    for (const seed of SEEDS) {
      const questions = suggestQuestions(formOf(area, content, { seed }));
      expect(questions).toHaveLength(10);
      expect(questions.join('\n')).not.toMatch(wrong);
      for (const question of questions) expect(question).toMatch(/(?:요\?|주세요\.)$/);
    }
  });

  it.each(WRONG.filter(([, content]) => content.length > 12))(
    // One step is named twice at most: a form of ten on a single step has few words to take up.
    '%s: at least three of ten speak of it or of what was done: %s',
    (area, content) => {
      const general = /^(?!.*').*(?:이번 (?:수업|활동|단원)|결과물|수업을 시작할)/;
      for (const seed of SEEDS) {
        const questions = suggestQuestions(formOf(area, content, { seed }));
        expect(questions.filter((question) => !general.test(question)).length).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(WRONG.map(([area, content]) => [area, content] as const))(
    '%s: one question can be replaced alone: %s',
    (area, content) => {
      const form = formOf(area, content, { count: 7, seed: '1' });
      const before = suggestQuestions(form);
      for (const at of [0, 3, 6]) {
        const keep = before.filter((_, place) => place !== at);
        const [next = '', ...more] = suggestQuestions({ ...form, keep, avoid: before }).slice(keep.length);
        expect(more).toEqual([]);
        expect(before).not.toContain(next);
        for (const other of keep) expect(likeness(other, next)).toBeLessThan(0.6);
        expect(suggestQuestions({ ...form, keep, avoid: before }).at(-1)).toBe(next);
      }
    },
  );
});
