import { describe, expect, it } from 'vitest';
import { composeRecord } from './compose-record.ts';

/** What a draft tells of one answer, apart from its opening. */
const told = (question: string, answer: string) =>
  composeRecord({
    questions: [question],
    answers: [answer],
    observation: '',
    limit: 1500,
    names: ['김지민', '이하준', '박이준'],
    seed: '1',
  }).text;

const DID = '이 활동에서 무엇을 했나요?';
const HARD = '어려웠던 점과 해결 방법은 무엇인가요?';
const LEARNT = '무엇을 알게 되었나요?';

// For the teacher who asked: an answer is told as what it answers, not as a fact that somebody looked at.
describe('answers as they were asked for', () => {
  it.each([
    // What the question asked for decides how a copula is told.
    [
      '프로그램의 기능과 만든 과정',
      '급식 메뉴를 입력하면 알레르기가 있는지 알려주고 별점이 높은 메뉴를 추천해 주는 프로그램입니다.',
      '급식 메뉴를 입력하면 알레르기가 있는지 알려주고 별점이 높은 메뉴를 추천해 주는 프로그램을 만듦.',
    ],
    [
      '설계한 내용',
      '면 4개를 묶어서 기둥으로 하고 높이는 15cm, 길이는 50cm였어요.',
      '면 4개를 묶어서 기둥으로 하고 높이는 15cm, 길이는 50cm로 정함.',
    ],
    [
      '글의 주장과 근거',
      '근거는 청소년은 멜라토닌이 어른보다 2시간 늦게 나온다는 연구랑 수면 시간이 34분 늘었다는 기사다.',
      '청소년은 멜라토닌이 어른보다 2시간 늦게 나온다는 연구와 수면 시간이 34분 늘었다는 기사를 근거로 제시함.',
    ],
    [
      '식단과 그렇게 정한 이유',
      '두부 구이랑 시금치 무침으로 짰다.',
      '두부 구이와 시금치 무침으로 식단을 짬.',
    ],
    [
      '이 활동이 나에게 준 영향',
      '원래 악보도 못 읽었는데 이제 4마디 정도는 혼자 만들 수 있다.',
      '악보도 못 읽었는데 이제 4마디 정도는 혼자 만들 수 있게 됨.',
    ],
    [
      '부족한 점과 보완 방법',
      '체력이 부족해서 3세트에 가면 발이 안 움직인다. 그래서 매일 줄넘기 500개씩 하는 중',
      '체력이 부족해서 3세트에 가면 발이 움직이지 않는 점을 스스로 부족한 점으로 돌아봄. 이에 매일 줄넘기를 500개씩 하고 있음.',
    ],
    // A belief and what became of it: once seen, it is told in the past.
    [
      '예상과 달랐던 결과가 있었나요?',
      'F2에서 흰눈이 4분의 1 나올 줄 알았는데 21%밖에 안 나왔어요.',
      'F2에서 흰눈이 4분의 1 나올 줄 알았는데 21%밖에 나오지 않았음을 확인함.',
    ],
    [
      LEARNT,
      '음악은 재능 있는 애들만 하는 거라고 생각했는데 아니었음.',
      '음악은 재능 있는 친구들만 하는 것이라고 생각했으나 그렇지 않음을 알게 됨.',
    ],
    // A supposition stays one.
    [
      '예상과 달랐던 결과가 있었나요? 왜 그렇다고 생각하나요?',
      '흰눈 초파리가 야생형보다 약해서 번데기일 때 더 많이 죽은 것 같아요.',
      '흰눈 초파리가 야생형보다 약해서 번데기일 때 더 많이 죽은 것으로 추측함.',
    ],
    [
      '갈등이 있었다면 어떻게 풀었나요?',
      '휴대폰을 걷을지 말지로 싸웠다. 걷자는 의견이 13명이라서 다수결로 하면 불만이 생길거 같았다. 그래서 두 가지 방법을 다 해 보고 다시 투표하자고 제안했다.',
      '휴대폰을 걷을지를 두고 의견이 갈림. 걷자는 의견이 13명이라서 다수결로 하면 불만이 생길 것으로 예상함. 이에 두 가지 방법을 다 해 보고 다시 투표하자고 제안함.',
    ],
    // The best of several is found, not felt; what may not stand takes only its own clause along.
    [HARD, '실험해 보니 한 군데에 0.5g이 제일 좋았다.', '실험해 보니 한 군데에 0.5g이 가장 좋았음을 확인함.'],
    [
      '진로를 위해 하고 있는 노력',
      '생명과학 시간에 배운 근육 수축 단원을 혼자 더 찾아봐서 정리했고 토익 900점을 받았다.',
      '생명과학 시간에 배운 근육 수축 단원을 혼자 더 찾아봐서 정리함.',
    ],
    // Who stands where, whose taste: the student is one of two.
    [
      '경기에서 사용한 전략',
      '이준이가 앞, 내가 뒤에 서는 포메이션을 썼다.',
      '친구가 앞, 자신이 뒤에 서는 포메이션을 씀.',
    ],
    ['모둠에서 나의 역할', '설계는 내가 했고 자르는건 하준이, 붙이는건 다같이', '설계를 맡음.'],
    [
      DID,
      '경기 영상을 보고 팀을 나누었고 2세트부터는 서로 자리를 바꿔가면서 했다.',
      '경기 영상을 보고 팀을 나누었고 2세트부터는 서로 자리를 바꿔 가며 함.',
    ],
    // So many things became so many.
    [
      DID,
      '의견이 27개 나왔는데 겹치는걸 빼니까 9개가 됐어요.',
      '의견이 27개 나왔는데 겹치는 것을 빼니 9개가 됨.',
    ],
    [
      HARD,
      '사람들 앞에서 인터뷰를 부탁하는 게 너무 떨렸지만 질문지를 먼저 보여 드리니 답해 주셨다.',
      '사람들 앞에서 인터뷰를 부탁하는 것이 매우 떨렸지만 질문지를 먼저 보여 주니 답해 줌.',
    ],
  ])('%s %s', (question, answer, due) => {
    expect(told(question, answer)).toBe(due);
  });
});
