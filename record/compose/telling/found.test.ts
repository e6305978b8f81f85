import { describe, expect, it } from 'vitest';
import { toldOf } from '../cases/told-of.ts';
import { found } from './found.ts';

const LEARNT = '새롭게 알게 된 점은 무엇인가요?';
const FELT = '활동을 마치고 느낀 점을 써 주세요.';
const END = '결론을 써 주세요.';
const DID = '무엇을 어떻게 했나요?';

it('a question is what the student had, and nothing that was found', () => {
  const asked = '자료를 찾아보니 값이 서로 달라 의문을 가짐.';
  const raw = '자료를 찾아보니 값이 서로 달라 의문을 가졌다';
  expect(found(asked, { intent: '배운 점', raw, question: null })).toBe(asked);
});

// Of 16 sentences that ended in 이해함, strict teachers left two: most told a figure or what the student held.
describe('what was found, and what was only so', () => {
  it.each([
    [LEARNT, '물이 얼면 부피가 늘어난다.', /늘어난다는 점을 (?:이해함|알게 됨)\.$/],
    [FELT, '뽑는 것이 계산보다 중요하다.', /중요함을 이해함\.$/],
    [
      '생각이 달라진 점은?',
      '가난은 개인 탓이라고만 생각했는데 사회 구조 문제도 있다.',
      /(?:이해함|알게 됨)\.$/,
    ],
    [LEARNT, '재 보니 실제 값은 16.7일이었다.', /16\.7일임을 (?:확인함|알게 됨|파악함)\.$/],
    // Asked for something else, a statement stays one.
    [END, '돈이 안 드는 방법은 시차 배식이다.', /시차 배식임\.$/],
    [END, '학년별로 간격을 두면 두 줄로 5분이 나온다.', /^(?!.*이해함)/],
    [LEARNT, '실제 값은 16.7일이다.', /^(?!.*이해함)/],
    [LEARNT, '힘이 5분의 1쯤 됐다고 볼 수 있음', /5분의 1쯤 됐다고 봄\.$/],
    // What moved most is no truth.
    [FELT, '가장 기뻤던 것은 친구가 설명하는 모습을 본 것입니다.', /모습을 본 것을 가장 기뻤던 일로 꼽음\.$/],
    // Done once, or by somebody at home.
    [LEARNT, '빻으면 안 되는 약을 약국에 다시 가서 확인했음', /^(?!.*확인한다는)/],
    [LEARNT, '우리 할머니는 불을 세 번 외치다가 끄신다.', /^(?!.*(?:이해함|알게 됨))/],
    // A rumour, a want, a thing that would be possible: nothing that was seen.
    [DID, '값이 오른다는 소문이 있었음', /^(?!.*확인함)/],
    [DID, '30도도 해 봐야 아는데 시간이 없었음', /^(?!.*확인함)/],
    // Of the student's own, whatever comes.
    [FELT, '미술 시간에 이런 고민을 할 줄은 몰랐어요.', /^(?!.*알게 됨)/],
    [FELT, '등비수열이 악기에 있을 줄은 몰랐어요.', /등비수열이 악기에 있다는 점을 새롭게 알게 됨\.$/],
  ])('%s %s', (question, answer, expected) => {
    expect(toldOf(question, answer)).toMatch(expected);
  });
});
