/** Noise and marks of notes, which no record keeps. */
const MARKED = /[ㄱ-ㅎㅏ-ㅣ^~→⇒]|->|\.\.\.|…/;
/** A student speaking, whoever wrote it down. */
const OWN_VOICE = /(?<![가-힣])(?:저|나|제|내|우리|저희)(?=[는가의도를에와랑만 ])/;
/** Talk, which takes its written form. */
const TALK =
  /선생님|쌤|[가-힣](?:랑|한테|께서)(?= )| (?:게|걸|건|거|거랑)(?= )|(?<![가-힣])(?:근데|솔직히|젤|넘|걍)(?= )/;

/**
 * A teacher's own sentence: the words as they stand, and only its last one in record style; `styled` where the end took
 * more than one word, or where it was no sentence.
 */
export function asWritten(written: string, styled: string): string {
  if (written === '' || [MARKED, OWN_VOICE, TALK].some((mark) => mark.test(written))) return styled;
  const own = written.trim().split(/\s+/);
  const told = styled.split(' ');
  const bare = (word: string | undefined) => word?.replace(/[.!?]+$/, '');
  const same = bare(own.at(-1)) === bare(told.at(-1));
  if (!same && own.at(-2) !== told.at(-2)) return styled;
  return [...own.slice(0, -1), told.at(-1)].join(' ');
}
