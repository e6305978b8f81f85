import { expect, test } from 'vitest';
import { unsavedWords } from './unsaved-words.ts';

/** For a teacher who corrects a text that the student can read: saving takes it back, which must not come as a surprise. */

test('only a changed text of a published remark is announced to become hidden', () => {
  const hides = /저장하면 비공개로 바뀌어요/;
  expect(unsavedWords(['remark'], true)).toMatch(hides);
  expect(unsavedWords(['observation', 'remark'], true)).toMatch(hides);
  expect(unsavedWords(['observation', 'answers'], true)).not.toMatch(hides);
  expect(unsavedWords(['remark'], false)).not.toMatch(hides);
});
