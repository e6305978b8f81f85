import { describe, expect, it } from 'vitest';
import type { Intent } from '../../types.ts';
import { retell, type Telling } from './retell.ts';

function told(text: string, telling: Partial<Telling> = {}): string | null {
  const result = retell(text, {
    raw: text.replace(/음\.$/, '다.'),
    question: null,
    intent: '과정' as Intent,
    before: null,
    interview: false,
    unsure: false,
    ...telling,
  });
  return 'text' in result ? result.text : null;
}

describe('retell', () => {
  it.each([
    ['평균은 11.1 mL였음.', '평균은 11.1 mL임을 확인함.'],
    ['공백이 들어간 것이 원인이었음.', '공백이 들어간 것이 원인임을 파악함.'],
    ['7.2m에서 떨어뜨렸더니 두 번째는 멀쩡했음.', '7.2m에서 떨어뜨려 두 번째는 멀쩡했음을 확인함.'],
    ['무게를 재 봤더니 3.2g이었음.', '무게를 재어 3.2g임을 확인함.'],
    ['불편한 점을 쪽지로 받았는데 53개가 나옴.', '불편한 점을 쪽지로 받아 53개임을 확인함.'],
    ['온도가 올라갔더니 반응이 두 배 빨랐음.', '온도가 올라갔더니 반응이 두 배 빠름을 확인함.'],
    ['풍선을 더 크게 불었더니 사이의 각이 좁아짐.', '풍선을 더 크게 불어 사이의 각이 좁아짐을 확인함.'],
    ['세 번 재니 평균 21.4mL가 나옴.', '세 번 재니 평균 21.4mL임을 확인함.'],
  ])('tells a fact as found: %s', (given, expected) => {
    expect(told(given)).toBe(expected);
  });

  it.each([
    ['총재료비는 2만 7천 원이었음.', '총재료비는 2만 7천 원이었음.'],
    ['영어 원서를 끝까지 읽은 것은 처음이었음.', '영어 원서를 끝까지 읽은 것은 처음이었음.'],
    ['친구들 덕분이었음.', '친구들 덕분이었음.'],
    [
      '50분의 1로 줄이다 보니 기둥이 이쑤시개보다 가늘었음.',
      '50분의 1로 줄이다 보니 기둥이 이쑤시개보다 가늘었음.',
    ],
    ['급하게 고친 적도 있음.', '급하게 고치기도 함.'],
    ['나이테를 세어 보니 서른 개였음.', '나이테를 세어 보니 서른 개임을 파악함.'],
    ['소금을 두 배 넣었더니 어는 시간이 더 길었음.', '소금을 두 배 넣어 어는 시간이 더 긺을 확인함.'],
    ['당시 신문을 찾아보니 학교가 두 곳뿐이었음.', '당시 신문을 찾아보니 학교가 두 곳뿐임을 파악함.'],
    ['끝까지 해냈다는 것이 자랑스러움.', '끝까지 해냈다는 점에서 자랑스러움을 느낌.'],
    ['점묘법이 낯설었음.', '점묘법을 낯설게 느낌.'],
    ['거리에서 벽화를 그린 것이 가장 기억에 남음.', '거리에서 벽화를 그린 것을 가장 기억에 남는 일로 꼽음.'],
  ])('makes up no finding where nobody looked: %s', (given, expected) => {
    expect(told(given)).toBe(expected);
  });

  it.each([
    ['옛날 놀이를 알려 달라고 함.', '옛날 놀이를 알려 달라고 했습니다.', '옛날 놀이를 알려 달라고 부탁함.'],
    [
      '이모는 소금을 나중에 넣는다고 함.',
      '이모는 소금을 나중에 넣는다고 했다.',
      '이모는 소금을 나중에 넣는다고 함.',
    ],
    [
      '삼촌이 배를 탔는데 겨울 바다가 더 잔잔하다고 함.',
      '삼촌이 배를 탔는데 겨울 바다가 더 잔잔하다고 했다.',
      '배를 탄 삼촌에게서 겨울 바다가 더 잔잔하다는 말을 들음.',
    ],
    ['친구가 표를 보내 달라고 함.', '친구가 표를 보내 달라고 했다.', '표를 보내 달라는 친구의 부탁을 받음.'],
    ['교사가 색이 좋다고 함.', '선생님이 색이 좋다고 하셨다.', '색이 좋다는 교사의 말을 들음.'],
    ['고래도 사투리를 쓴다고 함.', '고래도 사투리를 쓴대요.', '고래도 사투리를 쓴다는 점을 알게 됨.'],
    [
      '30명에게 물었더니 12명이 아직 쓴다고 함.',
      '30명에게 물었더니 12명이 아직 쓴다고 했다.',
      '30명에게 물었더니 12명이 아직 쓴다는 답을 들음.',
    ],
  ])('leaves what was said to those who said it: %s', (given, raw, expected) => {
    expect(told(given, { raw })).toBe(expected);
  });

  it.each([
    '음을 낮추어 끝까지 연습할 계획임.',
    '친구의 해석을 받아들임.',
    '세 문장으로 줄임.',
    '3분 10초에 맞출 수 있었음.',
    '교실에서 가만히 있었음.',
  ])('leaves a doing, a plan and the state of nobody else as it is: %s', (given) => {
    expect(told(given)).toBe(given);
  });

  it('tells a general truth as what was done with it where the question asks for that', () => {
    const text = '칼림바는 여음이 길어서 빠른 곡에 안 어울림.';
    const raw = '칼림바는 여음이 길어서 빠른 곡에 안 어울려요.';
    const truth = '칼림바는 여음이 길어서 빠른 곡에 어울리지 않';
    expect(told(text, { raw })).toBe(`${truth}음.`);
    expect(told(text, { raw, question: '악기의 특징을 설명하시오.' })).toBe(`${truth}는다는 점을 설명함.`);
    expect(told(text, { raw, question: '무엇을 배웠나요?', intent: '배운 점' })).toBe(
      `${truth}는다는 점을 이해함.`,
    );
    expect(told(text, { raw, question: '어떤 문제를 풀고 싶었나요?', intent: '동기' })).toBe(
      `${truth}는다는 점에 주목함.`,
    );
    const can = '산의 몰수를 역으로 계산할 수 있음.';
    expect(told(can)).toBe(can);
    expect(told(can, { question: '중화 적정의 원리를 설명하시오.' })).toBe(
      '산의 몰수를 역으로 계산할 수 있음을 설명함.',
    );
    expect(told('물이 왼쪽으로 휨.', { raw: '물이 왼쪽으로 휘었다.' })).toBe('물이 왼쪽으로 휨.');
    const plan = '가속도가 변하는 원리를 조사해 보려고 함.';
    expect(told(plan, { raw: '가속도가 변하는 원리를 조사해 보려고 합니다.' })).toBe(plan);
  });

  it.each([
    ['기사는 의견보다 사실을 먼저 씀.', '기사는 의견보다 사실을 먼저 쓴다는 점을 알게 됨.'],
    ['각도가 커지면 식이 안 맞음.', '각도가 커지면 식이 맞지 않는다는 점을 알게 됨.'],
    ['64곳 중 29곳이 바뀜.', '64곳 중 29곳이 바뀐 것을 확인함.'],
    ['API 문서 읽는 법임.', 'API 문서 읽는 법을 알게 됨.'],
  ])('tells a noted lesson as learnt: %s', (given, expected) => {
    const raw = given.replace(/(?:임)?\.$/, '');
    expect(told(given, { raw, question: '알게 된 점', intent: '배운 점' })).toBe(expected);
  });

  it.each([
    [
      '사례를 하나로 줄이자고 해서 그렇게 했더니 입론이 간결해짐.',
      '사례를 하나로 줄이자는 친구의 제안을 반영하니 입론이 간결해짐.',
    ],
    ['대본을 쓰고 다른 친구는 그림을 그림.', null],
  ])('keeps what friends proposed theirs: %s', (given, expected) => {
    const text = `친구가 ${given}`;
    expect(told(text)).toBe(expected);
  });

  it('tells what was put forward in a debate as a claim', () => {
    const claim = '새로운 창작이라고 보기 어렵다고 함.';
    const raw = '새로운 창작이라고 보기 어렵다고 했어요.';
    expect(told(claim, { raw, question: '핵심 근거는 무엇인가요?' })).toBe(
      '새로운 창작이라고 보기 어렵다고 주장함.',
    );
  });

  it.each([
    ['안전 담당이었음.', '안전 담당을 맡음.'],
    ['여섯 번 넘기는 것이 목표였음.', '여섯 번 넘기는 것을 목표로 정함.'],
    [
      '가설은 아침을 먹으면 집중도가 높을 것이라는 것이었음.',
      '아침을 먹으면 집중도가 높을 것이라는 가설을 세움.',
    ],
    ['실에 고정하는 것이 어려웠음.', '실에 고정하는 데 어려움을 겪음.'],
    ['왜 값이 다른지 궁금했음.', '왜 값이 다른지 의문을 가짐.'],
    [
      '박자가 바뀌면 분위기가 달라진다는 것이 신기했음.',
      '박자가 바뀌면 분위기가 달라진다는 점에 흥미를 보임.',
    ],
    ['증감표 만들고 그래프 그림.', '증감표를 만들고 그래프를 그림.'],
  ])('%s → %s', (given, expected) => {
    expect(told(given)).toBe(expected);
  });

  it.each([
    '다시 만들고 새로 씀.',
    '페놀프탈레인을 두 방울 넣은 뒤 흔듦.',
    '너무 빨리 넣어 다시 함.',
    '다 읽는데 정하고 나니 쉬움.',
    '직접 만들고 함께 정함.',
    '자료를 찾아 읽고 바꿔 만듦.',
  ])('puts no object where there is none: %s', (given) => {
    expect(told(given)).toBe(given);
  });

  it.each([
    ["논제는 '빚이 없다'임.", {}, "'빚이 없다'를 논제로 정함."],
    [
      '평균 수면시간임.',
      { raw: '평균 수면시간이요.', question: '주제와 이유' },
      '평균 수면시간을 주제로 정함.',
    ],
    ['평균 수면시간임.', { raw: '평균 수면시간이요.', question: '조사 방법' }, null],
    ['함께 정해야 지켜진다는 것임.', { intent: '배운 점' as Intent }, '함께 정해야 지켜진다는 것을 알게 됨.'],
    ["'내가 찍어도 같을까?' 하는 생각이 듦.", {}, "'내가 찍어도 같을까?'라는 의문을 가짐."],
    ['실험에서 35도가 멀었으니 방향은 맞음.', {}, '실험에서 35도가 멀었으니 방향은 맞는다고 판단함.'],
    ['원래 아내가 눈치 없는 인물이라고 생각함.', {}, '처음에는 아내가 눈치 없는 인물이라고 생각함.'],
    ['계수 맞추고 구리줄 넣음.', {}, '계수를 맞추고 구리줄을 넣음.'],
    ['식을 유도해 보니 우리 값으로는 32도임.', {}, '식을 유도해 보니 모둠의 값으로는 32도임을 확인함.'],
    ['드라마에서 봤다고 함.', { raw: '드라마에서 봤대요.' }, '드라마에서 봤다고 함.'],
  ])('%s', (given, telling, expected) => {
    expect(told(given, telling)).toBe(expected);
  });

  it('leaves an everyday feeling out and keeps what led to it', () => {
    expect(told('녹음해서 들어 보니 매우 부끄러웠음.')).toBe('녹음해서 들어 봄.');
    expect(told('막대를 대어도 물이 똑같이 휘어서 신기했음.')).toBe('막대를 대어도 물이 똑같이 휨.');
    expect(told('발표가 끝나고 속상했음.')).toBeNull();
    expect(told('문장으로 바꿨더니 반응이 훨씬 좋았음.')).toContain('반응이 훨씬 좋았음');
  });

  it.each([
    ['친구가 처음부터 다 나오면 시끄럽다고 함.', '처음부터 다 나오면 시끄럽다는 친구의 의견을 들음.'],
    ['짝이 실수해도 괜찮다고 말해 줌.', '짝이 실수해도 괜찮다고 말해 줌.'],
    ['친구는 뷰렛을 읽고 자신은 플라스크를 흔듦.', '친구와 역할을 나누어 플라스크를 흔듦.'],
    [
      '친구는 공기 저항까지 넣자고 하였고 자신은 무시해도 된다고 주장함.',
      '공기 저항까지 넣자는 친구의 의견에 대해 무시해도 된다고 주장함.',
    ],
    ['교사가 표로 정리하라고 하여 두 열로 나눔.', '표로 정리하라는 교사의 조언을 반영하여 두 열로 나눔.'],
    ['친구가 희석 배율을 알려 줌.', '친구에게 희석 배율을 배움.'],
    ['연구원은 "세 번 되풀이한다"고 함.', '"세 번 되풀이한다"라는 연구원의 말을 들음.'],
  ])('tells another person’s part as the student met it: %s', (given, expected) => {
    expect(told(given)).toBe(expected);
  });

  it('leaves out what only others did, and what nobody can attribute', () => {
    expect(told('친구는 발표를 맡음.')).toBeNull();
    expect(told('짝이 고맙다고 함.')).toBeNull();
    expect(
      told('친구는 수집, 코드를 맡음.', { raw: '준서는 수집, 저는 코드, 나윤이는 화면을 맡았어요.' }),
    ).toBeNull();
  });

  it('tells hearsay of an interview as an answer, and no reason behind it', () => {
    const raw = '수술보다 상담이 더 길대요.';
    expect(told('수술보다 상담이 더 길다고 함.', { raw, interview: true })).toBe(
      '수술보다 상담이 더 길다는 답을 들음.',
    );
    // Nobody says that the reason behind it was told by the same person.
    expect(
      told('같은 실패를 되풀이하기 때문임.', { interview: true, before: '기록이 중요하다는 답을 들음.' }),
    ).toBe('같은 실패를 되풀이하기 때문임.');
  });
});
