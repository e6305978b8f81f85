import { describe, expect, it } from 'vitest';
import { withBareParticles } from '../notes/bare-words.ts';
import { seenSo } from './seen-so.ts';
import { whyNotVouched } from './vouched.ts';
import { gluedAt } from '../notes/word-forms.ts';

const note = { note: true, intent: '과정', follows: false } as const;

describe('the gate of legibility', () => {
  it.each([
    ['박자맞추는 방법을 익힘.', '띄어쓰기'],
    ['4b연필 씀 3시간 걸림.', '여러 문장'],
    ['구청 자료가 쉬워서 그걸로 표를 만듦.', '무엇을 가리키는지'],
    ['데이터는 다 소용없음.', '무엇을 가리키는지'],
    ['천천히 맞춰 봄.', '무엇을 했는지'],
    ['모양이 일정함.', '학생이 한 일'],
  ])('keeps out %s', (text, reason) => {
    expect(whyNotVouched(text, note)?.reason).toContain(reason);
  });

  it.each([
    '격자를 그리고 칸마다 따라 그림.',
    '거리를 재고 기록하는 역할을 맡음.',
    '리스트의 인덱스가 범위를 벗어났다는 오류가 계속 나옴.',
    '설명서는 두 명이 만들고 나머지는 질문을 예상해서 답을 준비함.',
    '측정값을 여러 번 비교해야 한다는 것을 알게 됨.',
    "'막 쓴 글'과 '다 아는 것'의 차이를 씀.",
  ])('lets pass %s', (text) => {
    expect(whyNotVouched(text, note)).toBeNull();
  });

  it('bears in a written sentence what it refuses in a note', () => {
    expect(whyNotVouched('직접 찾아감.', { ...note, note: false })).toBeNull();
    expect(whyNotVouched('세 번 줄임.', { ...note, note: false })?.bearable).toBe(true);
    expect(whyNotVouched('세 번 줄임.', note)?.bearable).toBe(false);
  });
});

it.each([
  ['기포 생기자 덮개유리 비스듬히 덮음.', '기포가 생기자 덮개유리를 비스듬히 덮음.'],
  ['우유갑 자르고 계단을 만듦.', '우유갑을 자르고 계단을 만듦.'],
  ['비평문 쓰기 활동을 함.', '비평문 쓰기 활동을 함.'],
  ['더 먼 쪽으로 가게 바꿈.', '더 먼 쪽으로 가게 바꿈.'],
])('%s gets the particles that only one way fits', (text, expected) => {
  expect(withBareParticles(text)).toBe(expected);
});

it.each(['자꾸틀려서', '격자그리고', '노래고르고', '박자맞추는'])('%s is two words', (word) => {
  expect(gluedAt(word)).toBe(2);
});

it.each([
  '설명서는',
  '변한다는',
  '비교해야',
  '학기에는',
  '시각화하는',
  '상관없다는',
  '찾아보고',
  '실험이었다',
])('%s is one word', (word) => {
  expect(gluedAt(word)).toBe(0);
});

it.each([
  ['사과 재배지가 강원도로 이동함.', '배운 점', '사과 재배지가 강원도로 이동한 것을 확인함.'],
  ['광고는 짧을수록 기억에 남음.', '배운 점', '광고는 짧을수록 기억에 남는다는 점을 알게 됨.'],
  ['핵이 붉게 염색됨.', '과정', '핵이 붉게 염색된 것을 확인함.'],
  ['모양이 일정함.', '협력', '모양이 일정함.'],
  ['표를 만들고 값이 높은 곳을 찾음.', '과정', '표를 만들고 값이 높은 곳을 찾음.'],
] as const)('%s noted under %s is what the student saw', (text, intent, expected) => {
  expect(seenSo(text, text, intent)).toBe(expected);
});

describe('a particle is given only to what lacks one', () => {
  it.each([
    '문제를 나눠 조사했는데 생각보다 논쟁이 많았음.',
    '실을 팽팽하게 당길수록 높은 소리가 남.',
    '다리를 세웠는데 우지끈 무너짐.',
    '비교적 쉬운 문제를 골라 풂.',
    '한참 멍하니 있다가 시를 씀.',
    '미지의 용액 네 개를 다 맞힘.',
    '생각만큼 쉽지 않았음.',
    '청문회 비슷한 것을 엶.',
    '풍선을 놓칠 뻔했는데 잘 잡음.',
  ])('%s', (text) => {
    expect(withBareParticles(text)).toBe(text);
  });
});
