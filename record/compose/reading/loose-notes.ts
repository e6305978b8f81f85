import { hasNoteSign } from '../notes/facts/note-signs.ts';
import { isDoingNoun } from '../../style/words/nouns.ts';
import { endsUndone } from '../notes/observed/point-end.ts';

export const LOOSE_NOTE = '서술어가 없는 메모여서 제외했습니다. 필요하면 문장으로 다듬어 넣어 주세요.';

/** 120조각, 4컷: how many, and nothing done. */
const UNIT = /^(?:조각|컷|장|개|명|회|번|편|점|건)$/;
const COUNTED = /\d ?([가-힣]{1,3})$/;
/** 31도/거리 20m: figures side by side. */
/** 넓이÷두께 연결, 5분→8분 실제 시각대로 수정: signs that no sentence has. */
const SIGNS =
  /≠|(?<=\S)\s(?:but|vs)\s| \d+(?:\.\d+)? (?:직접|스스로|다시|함께|먼저) |^[\s\-·•]*\d+ ?\/ ?\d+ [가-힣]+$|[가-힣] ?[÷×] ?[가-힣]|\d[^ ]{0,4} ?(?:→|->) ?\d[^ ]{0,4} [^ ]+ [^ ]+/;
const SIDE_BY_SIDE = /\d[^\s/]{0,3}\/[가-힣]/;

/**
 * A teacher's note that names no doing of the student's (카드 6장, 가격인상, 순자 편) or keeps the signs of a note: what it stands
 * for is the teacher's to say. `text` is the note `raw` in record style, `review` the style's own doubt.
 */
export function isLooseNote(raw: string, text: string, review: string | undefined): boolean {
  if (review?.startsWith('서술어를 찾지') === true && !/(?:적임|[가-힣]움)\.$/.test(text)) return true;
  const unit = COUNTED.exec(raw.trim())?.[1];
  const isCounted = unit !== undefined && (UNIT.test(unit) || !isDoingNoun(unit));
  if ((endsUndone(raw) || isCounted) && /[함임]\.$/.test(text) && !/편임\.$/.test(text)) return true;
  // 스스로 찾음: what, stood before an arrow.
  if (/^(?:스스로|직접|혼자|바로|다시|끝까지|먼저|잘) [가-힣]{1,4}\.?$/.test(text)) return true;
  return (
    SIGNS.test(raw) ||
    SIDE_BY_SIDE.test(text) ||
    hasNoteSign(text) ||
    / [-–—] /.test(text) ||
    /['"’”]임\.$/.test(text)
  );
}
