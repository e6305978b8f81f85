import { endedStem } from '../word-forms.ts';

/** 표현 안 씀 → 표현 쓰지 않음, 끝까지 안 빠짐 → 끝까지 빠지지 않음; null where nothing is denied. */
export function denied(note: string): string | null {
  const [, before = '', word = ''] = /^(.*[가-힣\d'"’”)] )안 ?([가-힣]{1,4})$/.exec(note) ?? [];
  const stem = word === '' ? null : endedStem(word);
  return stem === null ? null : `${before}${stem}지 않음`;
}
