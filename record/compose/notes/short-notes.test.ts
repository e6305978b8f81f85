import { describe, expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';
import { tidied } from './careless.ts';
import { withObjects } from './missing-objects.ts';

/** One answer to one question, told. */
const draft = (question: string, answer: string, content = '') =>
  composeRecord({
    questions: [question],
    answers: [answer],
    observation: '',
    content,
    limit: 1500,
    names: ['오민서', '정현우'],
    seed: '1',
  });
const text = (question: string, answer: string, content = '') => draft(question, answer, content).text;

describe('short notes, for a student who writes no sentences', () => {
  it.each([
    [
      '활동 과정',
      '선풍기 거리 1m 고정\n전압 5회 측정 평균',
      '선풍기 거리를 1m로 고정하고 전압을 5회 측정하여 평균을 구함.',
    ],
    [
      '조사 방법',
      '할아버지 인터뷰 40분 녹음\n낱말 52개 정리\n표준어와 비교',
      '할아버지 인터뷰를 40분 녹음하고 낱말 52개를 정리하여 표준어와 비교함.',
    ],
    ['조사 과정', '물리치료사 1명 인터뷰 (질문 12개)', '질문 12개를 준비하여 물리치료사 1명을 인터뷰함.'],
    ['조사 과정', '필요한 과목 조사: 생명과학, 물리', '필요한 과목(생명과학, 물리)을 조사함.'],
    ['조사 결과', '20대는 52개 중 11개만 앎', '20대는 52개 중 11개만 안다는 점을 확인함.'],
    ['배운 점', '각도 클수록 저항 증가', '각도가 클수록 저항이 증가한다는 점을 알게 됨.'],
    ['어려운 점', '뜻 모르는 낱말: 사전 확인', '뜻을 모르는 낱말은 사전을 확인함.'],
    [
      '어려웠던 점과 해결',
      '글루건이 잘 안붙음. 사포로 문질르고 붙였더니 됬음',
      '글루건이 잘 붙지 않자 사포로 문지르고 붙였더니 해결됨.',
    ],
    ['준비 계획', '봉사활동으로 복지관 방문 예정', '봉사활동으로 복지관을 방문할 예정임.'],
    ['준비 계획', '질문 12개 → 8개로 줄여 2차 인터뷰', '질문을 12개에서 8개로 줄여 2차 인터뷰할 계획임.'],
    [
      '역할 분담은 어떻게 했나요?',
      '편집은 민서 목소리는 나 자막은 같이',
      '친구와 역할을 나누어 목소리를 맡고 자막은 함께 작업함.',
    ],
    ['결과', '원형 2.8초 사각형 2.3초', '원형은 2.8초, 사각형은 2.3초임을 확인함.'],
    [
      '실천 내용',
      '주 3회 20분 달리기\n팔 굽혀 펴기 매일 2세트',
      '주 3회 20분씩 달리기를 하고 팔 굽혀 펴기를 매일 2세트씩 함.',
    ],
    ['어려웠던 점', '비 오는 날 → 계단 오르기로 대체', '비 오는 날에는 계단 오르기로 대체함.'],
    ['역할은?', '나는 시간재고 민서가 둘레잼', '친구와 역할을 나누어 시간을 재는 일을 맡음.'],
    ['배운 점', '햇빛이 식물 종류에 영향', '햇빛이 식물 종류에 영향을 준다는 점을 알게 됨.'],
    ['역할은?', '내가 코딩하고 민서가 조종함', '친구와 역할을 나누어 코딩하는 일을 맡음.'],
    ['알게 된 점', '52도일 때 제일 잘 들어감 (10번 중 7번)', '52도일 때 가장 잘 들어가는 것을 확인함.'],
  ])('%s: %s', (question, answer, expected) => {
    expect(text(question, answer)).toBe(expected);
  });

  it('names every note that a joined sentence is made of', () => {
    const answer = '낱말 52개 정리\n표준어와 비교';
    const [sentence] = draft('조사 방법', answer).sentences;
    expect(sentence?.sources.map(({ start, end }) => answer.slice(start, end))).toEqual(answer.split('\n'));
  });

  it('leaves out what stays too short, and says so', () => {
    const { text: told, dropped } = draft('조사 방법', '표준어와 비교');
    expect(told).toBe('');
    expect(dropped.map(({ reason }) => reason)).toEqual([expect.stringContaining('메모 형태')]);
  });
});

describe('talk in the middle of a sentence', () => {
  const TOGETHER = '회의에서 어떤 의견을 나누었나요?';
  it.each([
    [
      TOGETHER,
      '제조사 쪽 애들이 탑승자를 먼저 지켜야 차가 팔린다고 하니까 저는 그럼 길 가는 사람은 무슨 죄냐고 따졌어요.',
      '탑승자를 먼저 지켜야 차가 팔린다는 제조사 쪽 친구들의 의견에 길 가는 사람은 무슨 죄냐고 반박함.',
    ],
    [
      '주제를 정한 이유는?',
      '학교 앞 버스가 늘 늦게 온다고 느껴서 정말 그런지 확인해 보고 싶었습니다.',
      /실제로 그런지 확인해 보고자 함\.$/,
    ],
    [
      '모둠에서 어떤 역할을 했나요?',
      '나는 지도 제작을 맡았고 친구가 조사한 버스 노선을 지도에 겹쳐 그렸다.',
      /친구가 조사한 버스 노선을 지도에 겹쳐 그림\.$/,
    ],
  ])('%s %s', (question, answer, expected) => {
    const told = text(question, answer);
    if (typeof expected === 'string') expect(told).toBe(expected);
    else expect(told).toMatch(expected);
  });
});

describe('repairs of careless words', () => {
  it.each([
    ['안전 교육 때 배움', '안전 교육 때 배움'],
    ['모둠 안에서 정함', '모둠 안에서 정함'],
    ['물의 끓는점을 잼', '물의 끓는점을 잼'],
    ['사전에 들르고 씻음', '사전에 들르고 씻음'],
    ['팔로만 쳐서 안나감', '팔로만 쳐서 안 나감'],
    ['번갈아서 연습햇다', '번갈아서 연습했다'],
    ['사포로 문질르고 만들엇음', '사포로 문지르고 만들었음'],
  ])('%s → %s', (raw, expected) => {
    expect(tidied(raw)).toBe(expected);
  });

  it.each([
    '상대 배우의 대사를 듣는 것이 더 중요함을 배움.',
    '그림 담당이었는데 글씨도 직접 씀.',
    '각자 잘하는 것이 다르니 나눠서 함.',
    '태양의 고도를 한 달 동안 재서 그래프로 그림.',
    '버스 노선이 먼저 없어진다는 것을 알게 됨.',
    '중앙값도 같이 넣음.',
  ])('leave whole what is well written: %s', (sentence) => {
    expect(withObjects(sentence)).toBe(sentence);
  });
});
