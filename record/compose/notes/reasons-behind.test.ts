import { expect, it } from 'vitest';
import { reasonInFront } from './reasons-behind.ts';

// For the student who gives the reason afterwards: whatever its form, no word that is none.
it.each([
  ['처음 해 보는 발표니까요.', '처음 해 보는 발표라서'],
  ['제일 쉬운 책이니까요.', '제일 쉬운 책이라서'],
  ['비가 왔으니까요.', '비가 와서'],
  ['불이 위험했으니까요.', '불이 위험해서'],
  ['다들 좋아하니까요.', '다들 좋아해서'],
  ['눈에 잘 보이니까요.', '눈에 잘 보여서'],
  ['여름에 더우니까요.', '여름에 더워서'],
  ['제가 만들기 쉬우니까요.', '만들기 쉬워서'],
  ['친구가 권해서요.', '친구가 권해서'],
])('%s → %s', (reason, ground) => {
  expect(reasonInFront('카드를 만들었어요.', reason)).toBe(`${ground} 카드를 만들었어요.`);
});

it.each([
  ['재밌어서 골랐어요.', '쉬우니까요.'],
  ['정말 좋았어요.', '이겼으니까요.'],
  ['카드를 만들었어요.', '그래서 외웠어요.'],
  ['카드를 만들었어요.', '별이 어두움->작아서.'],
])('%s %s stay two', (done, reason) => {
  expect(reasonInFront(done, reason)).toBeNull();
});
