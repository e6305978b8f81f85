import { describe, expect, it } from 'vitest';
import { withoutTeachersNames } from './coreferent.ts';

describe("a teacher's name", () => {
  it.each([
    ['담임 홍길순 선생님께', '담임 선생님께'],
    ['박하은 쌤이', '쌤이'],
    ['김민서 선생님이', '선생님이'],
  ])('is in no draft: %s', (text, due) => {
    expect(withoutTeachersNames(text)).toBe(due);
  });

  it.each([
    '물어볼까 하다가 쌤이',
    '나중에 선생님께',
    '하지만 선생님이',
    '고민을 선생님께',
    '여기서 쌤이',
    '원어민 선생님',
  ])('is no word that begins like a surname: %s', (text) => {
    expect(withoutTeachersNames(text)).toBe(text);
  });
});
