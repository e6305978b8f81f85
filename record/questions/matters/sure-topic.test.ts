import { describe, expect, it } from 'vitest';
import { isNounPhrase } from '../phrases/noun-phrase.ts';
import { edgesOf } from '../phrases/phrase-edges.ts';
import { isSureTopic } from './sure-topic.ts';

describe('the ends of a phrase', () => {
  it.each([
    ['학생 수면', '우리 학교 학생 수면 시간 표본조사', 'torn', 'torn'],
    ['시간 표본조사', '학생 수면 시간 표본조사', 'torn', 'end'],
    ['잰 값', '물을 담아 잰 값과 비교하기', 'whole', 'with'],
    ['값', '물을 담아 잰 값과 비교하기', 'modified', 'with'],
    ['산도와 차이', '제품에 표시된 산도와 차이가 나는 까닭', 'modified', 'torn'],
    ['소금의 비율', '산화를 공부한 뒤 철가루와 활성탄, 소금의 비율을 바꾸기', 'torn', 'object'],
    ['화면의 구성', '원인을 살핀 뒤, 화면의 구성을 견주기', 'whole', 'object'],
    ['거성', '주계열성/거성/백색왜성 분류', 'torn', 'torn'],
    ['환경 문제', '우리 지역의 환경 문제를 소재로 쓰기', 'modified', 'about'],
    ['태풍의 이동 경로', '태풍의 이동 경로 분석, 발표', 'whole', 'studied'],
    ['한국 단편 소설', '한국 단편 소설 세 편을 견주기', 'whole', 'object'],
    ['공소장', '공소장 쓰기', 'whole', 'object'],
    ['까닭', '그 까닭을 설명하기', 'modified', 'object'],
  ])('%s in %s', (phrase, content, left, right) => {
    expect(edgesOf(phrase, content)[0]).toMatchObject({ left, right });
  });
});

describe('a phrase of nouns', () => {
  it.each([
    '이별의 정서',
    '전통 한지',
    '교원 평가지',
    '칸트와 공리주의의 관점',
    '반응 속도',
    '젠트리피케이션',
  ])('is %s', (phrase) => {
    expect(isNounPhrase(phrase)).toBe(true);
  });

  it.each([
    '어떻게 이어지는지',
    '얼마나 강한지',
    '쪽이 더',
    '시간내 완성 못한',
    '자료를 모아',
    '구하기 위해',
    '근사한 정적분은',
  ])('is not %s', (phrase) => {
    expect(isNounPhrase(phrase)).toBe(false);
  });
});

describe('what a sentence is surely about', () => {
  it.each([
    // Its object is studied.
    ['결말 처리 방식의 차이', '결말 처리 방식의 차이를 정리하고 글로 쓰기'],
    ['음운 변동의 유형', '음운 변동의 유형을 사례로 정리하기'],
    ['간장 양념의 비율', '간장 양념의 비율을 익히고 조리하기'],
    // It is spoken about.
    ['의사 조력 사망의 법제화', '판결문을 읽은 뒤, 의사 조력 사망의 법제화에 대하여 논증하기'],
    ['우리 지역의 환경 문제', '글을 분석한 다음, 우리 지역의 환경 문제를 소재로 쓰기'],
    // A matter that the word itself tells.
    ['6·25 전쟁', '6·25 전쟁을 겪은 사람의 자료 읽기'],
    ['회전체의 부피', '회전체의 부피를 이용해 높이를 구하기'],
    ['미세 플라스틱', '미세 플라스틱이 해양 생태계에 미치는 영향을 조사하기'],
    ['정철의 사미인곡', '정철의 사미인곡에서 구절을 고르기'],
    ['효모의 발효 속도', '효모의 발효 속도에 온도가 미치는 영향을 알아보기'],
    ['중화 적정', '중화 적정 실험을 설계하기'],
    ['조건부확률', '조건부확률로 몬티홀 문제를 풀기'],
  ])('%s in %s', (matter, content) => {
    expect(isSureTopic(matter, content, '')).toBe(true);
  });

  it.each([
    ['음식', '음식을 주문하고 계산하는 대화를 만들기'],
    ['산도와 차이', '표시된 산도와 차이가 나는 까닭을 정리하기'],
    ['구하여', '부피를 구하여 값과 비교하기'],
    ['다음 정적분', '근사한 다음 정적분으로 구하기'],
    ['인물의 시점', '한 인물의 시점에서 연표를 만들기'],
    ['플립', '플립에 영상 올리기'],
    ['학교 뒷산', '학교 뒷산을 여러 시점으로 재구성한 풍경화를 그리기'],
    ['전자 혈압계', '전자 혈압계와 수동 혈압계로 맥박을 재기'],
    ['감정의 변화', '인물이 느끼는 감정의 변화를 정리하기'],
    ['학파의 철학자', '두 학파의 철학자가 되어 대담을 쓰기'],
    ['플라스틱 재활용률 국가', '플라스틱 재활용률 국가 비교'],
    ['동선과 호흡', '동선과 호흡을 맞추어 발표하기'],
    ['색·맛·농도', '색·맛·농도를 기준으로 평가하기'],
    ['변화의 특징', '자료를 겹쳐 놓고 변화의 특징을 찾기'],
    ['커피의 생산', '커피의 생산과 소비를 잇는 지도 그리기'],
    ['부위의 원인', '하중 시험에서 부러진 부위의 원인을 분석하기'],
    ['주장과 근거', '다큐멘터리의 주장과 근거를 요약하기'],
    // Measured on the way to the matter.
    ['이산화 탄소의 부피', '이산화 탄소의 부피를 10분 간격으로 재고 비교하기'],
    ['묘사의 변화', '묘사의 변화가 인물에 대한 태도와 이어지는지 밝히기'],
    ['닭 날개', '닭 날개를 갈라 뼈와 근육, 힘줄의 연결을 관찰하기'],
  ])('not %s in %s', (matter, content) => {
    expect(isSureTopic(matter, content, '')).toBe(false);
  });
});
