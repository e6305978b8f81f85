import type { FieldName } from './changes.ts';

const UNSAVED = '저장하지 않은 내용이 있어요';

/**
 * What the foot says while something is not saved. A changed text that a student already sees is taken back from them
 * by the next save, and the teacher hears of it before pressing.
 */
export function unsavedWords(changed: readonly FieldName[], isPublished: boolean): string {
  return isPublished && changed.includes('remark') ? `${UNSAVED} · 저장하면 비공개로 바뀌어요` : UNSAVED;
}
