import { describe, expect, it } from 'vitest';
import { Roster } from './names.ts';

const NAMES = [
  '한평화',
  '이자유',
  '정바람',
  '박기록',
  '김노을',
  '김행복',
  '이지구',
  '김이온',
  '정미래',
  '김바다',
  '이서연',
];
const remove = (said: string) => new Roster(NAMES).remove(said, 'answer');

// An attacker's honest sentences: 친구를 주제로 포스터를 그림, 친구의 세기를 잼, 친구가 오염되는 까닭.
describe('a noun that a classmate is called by', () => {
  it.each([
    '평화를 주제로 포스터를 그렸다.',
    '평화에 대해 조사했다.',
    '평화가 중요하다고 썼다.',
    '평화라는 낱말의 뜻을 찾았다.',
    '자유와 평등이 부딪힐 때가 있다는 것을 알았다.',
    '자유가 제한되는 경우를 찾았다.',
    '행복의 조건을 세 가지 적었다.',
    '바람의 세기를 종이 풍속계로 쟀다.',
    '바람이 센 날과 약한 날의 발전량을 비교했다.',
    '바람 부는 날의 소리를 들었다.',
    '기록이 처음보다 2초 빨라졌다.',
    '기록을 0.5초 줄였다.',
    '노을이 붉은 까닭을 찾았다.',
    '지구가 도는 방향을 지구본으로 보여 주었다.',
    '이온이 움직이는 방향을 화살표로 그렸다.',
    '미래가 꼭 나쁘지만은 않다고 말했다.',
    '미래가 밝다고 썼다.',
    '바다가 오염되는 까닭을 조사했다.',
    '행복이 무엇인지 글로 썼다.',
    '행복과 돈의 관계를 그래프로 나타냈다.',
    '노을이 지는 바다를 그렸다.',
    '미래가 걱정된다고 말했다.',
  ])('stays where it is spoken of: %s', (said) => {
    expect(remove(said)).toEqual({ text: said });
  });

  it.each([
    '평화와 설문지를 만들었다.',
    '평화와 비슷한 의견을 냈다.',
    '평화가 알려줘서 인수분해를 이해했다.',
    '평화의 의견을 듣고 생각을 바꾸었다.',
    '평화를 조장으로 뽑았다.',
    '바람이가 웃으면서 말했다.',
    '바람이 강한 공을 던져서 내가 받았다.',
    '기록이 도와줘서 대본을 썼다.',
    '노을쌤이 순서를 정했다.',
    '노을도 사진을 찍었다.',
    '노을은 키가 커서 골키퍼를 했다.',
    '행복은 반대 측이었다.',
    '평화가 오지 않아서 먼저 시작했다.',
    '평화의 속도에 맞춰 달렸다.',
    '자유와 서연이가 발표했다.',
    '미래가 무엇인지 알려 줘서 이해했다.',
    '바다가 알려줘서 인수분해를 이해했다.',
  ])('is hidden where it may be a person: %s', (said) => {
    expect(JSON.stringify(remove(said))).not.toMatch(/평화|바람|기록|노을|행복|자유|바다|미래/);
  });

  it('is in doubt where somebody in the sheet is called so', () => {
    const sheet = '평화가 웃으면서 "고마워"라고 했다.';
    expect(new Roster(NAMES, '', sheet).remove('평화를 주제로 그렸다.', 'answer')).toHaveProperty('dropped');
  });

  it.each(['미래가 좋다고 했다.', '평화를 그렸다.', '기록을 보고 고쳤다.'])(
    'is left out where nobody can tell: %s',
    (said) => {
      expect(remove(said)).toHaveProperty('dropped');
    },
  );
});
