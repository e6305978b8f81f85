import { describe, expect, it } from 'vitest';
import { composeRecord } from '../../index.ts';

/** For a student who answers in a line each: what little is there stands in the draft, each fact of it. */
function draft(question: string, answer: string, content = '효소의 작용에 영향을 주는 요인을 알아보는 실험') {
  const { sentences, dropped } = composeRecord({
    content,
    questions: [question],
    answers: [answer],
    observation: '',
    limit: 1500,
    names: ['김민서'],
    seed: '7',
  });
  return { told: sentences.map(({ text }) => text).join(' '), dropped };
}
const DID = '이번 활동에서 무엇을 했나요?';
const LEARNT = '활동하면서 새롭게 알게 된 점은 무엇인가요?';
const NEXT = '앞으로 더 하고 싶은 것을 적어 주세요.';
const ROLE = '모둠에서 맡은 역할은 무엇이었나요?';
const HARD = '어려웠던 점과 그것을 어떻게 해결했나요?';

describe('what a thin sheet holds', () => {
  it.each([
    [DID, '온도를 0도 20도 40도로 했다', '온도를 0도, 20도, 40도로 달리함.'],
    [
      DID,
      '40도에서 제일 높았고 60도에서는 거의 안나왔다',
      '40도에서 가장 높았고 60도에서는 거의 나오지 않음.',
    ],
    [
      LEARNT,
      '책에서는 2.5배면 된다고 했는데 실제로는 3배 넘게 필요하더라고요.',
      '책에서는 2.5배면 된다고 했는데 실제로는 3배 넘게 필요함을 확인함.',
    ],
    [
      DID,
      '질문 10개 만들기 → 전화 인터뷰 30분 → 녹음한 거 정리 → 로드맵 그리기',
      '질문 10개를 만들고 전화 인터뷰를 30분 동안 함. 녹음한 것을 정리하고 로드맵을 그림.',
    ],
    [DID, '철가루에 소금물을 5mL, 10mL 넣어서 온도를 쟀어요.', '소금물을 5mL, 10mL 넣어서 온도를 잼.'],
    [DID, '철가루랑 소금, 활성탄이 들어 있었어요.', '철가루와 소금, 활성탄이 들어 있었음.'],
    [DID, '짝이랑 질문지를 서로 봐줌', '짝과 질문지를 서로 검토함.'],
    [DID, '면봉을 새걸로 자주 바꿨다', '면봉을 새것으로 자주 바꿈.'],
    [
      LEARNT,
      '느리게 일어나도 열이 꽤 많이 난다는 걸 알았어요.',
      '느리게 일어나도 열이 많이 난다는 것을 알게 됨.',
    ],
    [
      DID,
      '연못을 돌면서 식물 사진을 찍고 지도에 표시하는 활동을 제일 열심히 했다',
      '연못을 돌면서 식물 사진을 찍고 지도에 표시함.',
    ],
    [
      DID,
      "김애란의 '달려라, 아비'를 읽고 서평을 쓴 활동입니다.",
      "김애란의 '달려라, 아비'를 읽고 서평을 씀.",
    ],
    [
      HARD,
      '처음에는 줄거리만 길게 써서 서평이라기보다 요약에 가까웠습니다. 그래서 줄거리를 다섯 문장으로 줄였습니다.',
      '서평이라기보다 요약에 가까웠음.',
    ],
    [HARD, '드라이아이스가 금방없어짐 → 보온병에 넣어둠', '드라이아이스가 금방 없어지자 보온병에 넣어둠.'],
    [DID, '식초랑 베이킹소다 넣어서 분출시킴', '식초와 베이킹소다를 넣어서 분출시킴.'],
    [
      LEARNT,
      '다 이름이 있다는걸 알게되서 이제는 함부로 안뽑는다.',
      '다 이름이 있다는 것을 알게 돼서 이제는 함부로 뽑지 않게 됨.',
    ],
    [DID, '중국의 춘절이랑 우리나라 설날 비교함', '중국의 춘절과 우리나라 설날을 비교함.'],
    [
      HARD,
      '성조가 헷갈려서 선생님이 손으로 그리면서 읽으라고 하셔서 그렇게 했더니 외워졌다',
      '성조가 헷갈려서 손으로 그리면서 읽으라는 교사의 조언에 따르니 외워짐.',
    ],
    [
      NEXT,
      '산업디자이너가 꿈인데 유니버설 디자인이 무엇인지 알게 됐습니다.',
      '산업디자이너가 꿈인데 유니버설 디자인이 무엇인지 알게 됨.',
    ],
    [
      HARD,
      '두께를 3mm에서 6mm로 바꿨더니 튼튼해졌는데 대신 무거워졌어요 그래서 안쪽을 비웠어요',
      '튼튼해졌는데 대신 무거워지자 안쪽을 비움.',
    ],
    [
      DID,
      '신분제의 모순, 재정 위기, 계몽사상 이렇게 세 가지 원인 중에서 재정 위기를 조사했습니다.',
      '신분제의 모순, 재정 위기, 계몽사상의 세 가지 원인 중에서 재정 위기를 조사함.',
    ],
    [
      LEARNT,
      '표본이 적으면 평균이 왔다갔다 한다는걸 알았다',
      '표본이 적으면 평균이 왔다갔다 한다는 것을 알게 됨.',
    ],
    [NEXT, '왼손 레이업 연습', '왼손 레이업 연습을 하고 싶어 함.'],
    [DID, '친구도 고칠 수 있게 주석을 달았습니다.', '친구도 고칠 수 있게 주석을 달았음.'],
    [ROLE, '식 세우기, 발표', '식 세우기와 발표를 맡음.'],
    [
      NEXT,
      '응급구조학과 알아보기, 심폐소생술 교육 받기',
      '응급구조학과를 알아보고 심폐소생술 교육을 받고 싶어 함.',
    ],
    [
      NEXT,
      '빛의 세기 바꿔서 다시 해보기, 그래프로 비교하기',
      '빛의 세기를 바꿔서 다시 해보고 그래프로 비교하고 싶어 함.',
    ],
    [
      HARD,
      '제 의견이 너무 짧아서 선생님이 근거를 더 쓰라고 하셨습니다. 그래서 통계를 두 개 더 찾아서 넣었습니다.',
      '근거를 더 쓰라는 교사의 조언을 들음.',
    ],
    [
      LEARNT,
      '병원이 멀다 / 버스 배차 간격이 40분 / 키오스크 사용이 어렵다 → 이동권이 문제라는 걸 알게 됨',
      '병원이 멀다, 버스 배차 간격이 40분, 키오스크 사용이 어렵다는 점에서 이동권이 문제라는 것을 알게 됨.',
    ],
    [LEARNT, '앞뒤로 서는거랑 옆으로 서는게 상황마다 다르다는걸 알았다', '상황마다 다르다는 점을 알게 됨.'],
    [
      DID,
      '짝이랑 에세이를 바꿔 읽고 문법을 고쳐 줬는데 관사가 제일 많이 틀렸습니다.',
      '짝과 에세이를 바꿔 읽고 문법을 고쳐 줬는데 관사가 가장 많이 틀림.',
    ],
  ])('%s %s', (question, answer, told) => {
    const { told: text, dropped } = draft(question, answer);
    expect(text).toContain(told);
    expect(dropped).toEqual([]);
  });

  it('keeps a name whole that spacing would tear, and then out', () => {
    const { sentences } = composeRecord({
      content: '포스터 만들기',
      questions: [DID],
      answers: ['늘비는 발표를 하고 저는 자료를 정리했어요.'],
      observation: '',
      limit: 1500,
      names: ['하늘비'],
      seed: '1',
    });
    expect(sentences.map(({ text }) => text).join(' ')).toContain('친구와 역할을 나누어 자료를 정리함.');
  });

  it('tells the own part beside a friend’s, and names what it leaves out', () => {
    const { told, dropped } = draft(DID, '저는 코딩을 맡았고 하드웨어는 친구가 했습니다.');
    expect(told).toContain('친구와 역할을 나누어 코딩을 맡음.');
    expect(dropped.map(({ text }) => text)).toEqual(['하드웨어는 친구가 했습니다.']);
  });

  it('tells what two taught each other', () => {
    const { told } = draft(DID, '친구가 화음 넣는 것을 알려줬고 저는 친구한테 녹음 편집하는 것을 알려줬어요');
    expect(told).toContain('친구에게 화음을 넣는 것을 배우고 녹음 편집하는 것을 알려줌.');
  });

  it('leaves a doing of the observation whole that ends like a note', () => {
    const { sentences } = composeRecord({
      content: '중국 문화 소개하기',
      questions: [DID],
      answers: ['중국의 명절을 조사했습니다.'],
      observation: '성조를 정확히 구별하여 발음함',
      limit: 1500,
      names: [],
      seed: '1',
    });
    expect(sentences.map(({ text }) => text)).toContain('성조를 정확히 구별하여 발음함.');
  });

  it('calls nobody a grown-up who is old', () => {
    expect(draft(DID, '경로당 세 곳을 방문해서 어르신 열두 분을 인터뷰함.').told).toContain(
      '어르신 열두 분을',
    );
  });
});
