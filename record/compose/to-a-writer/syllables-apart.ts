/** Words written syllable by syllable (결 과 는, 최.종.결.과.는), which hides them from whoever looks for words. */

/** Regular-expression source: what stands between syllables that were set apart, within a class of letters. */
const MARK = '.·_*|~/-';

const CLOSABLE = new RegExp(`(?<=(?:^|[\\s${MARK}])[가-힣])[ ${MARK}](?=[가-힣](?:[\\s${MARK}]|$))`, 'g');

/** A text with such syllables together again; a model needs no more to know the words. */
export const withSyllablesTogether = (text: string): string => text.replace(CLOSABLE, '');

/** As a lesson never needs them: 도 레 미 has no particle among them, 월·화·수 none either. */
const LONG_RUN = new RegExp(`[가-힣](?:[ ${MARK}]{1,2}[가-힣](?![가-힣])){7,}`);
const CUT_UP = new RegExp(`(?<![가-힣])[가-힣](?:[${MARK}][가-힣](?![가-힣]))+`, 'g');
const CUT = new RegExp(`(?<=[가-힣])[${MARK}](?=[가-힣](?![가-힣]))`, 'g');
/** Cuts from which on words are cut up and not listed. */
const MOST_CUTS = 5;
const IN_A_SENTENCE = /[은는을를다]/;

/** Whether a text is written so that nobody but a machine reads it. */
export function isSyllableBySyllable(text: string): boolean {
  const run = LONG_RUN.exec(text)?.[0];
  if (run !== undefined && IN_A_SENTENCE.test(run)) return true;
  const cut = (text.match(CUT_UP) ?? []).join('').replace(/[^가-힣]/g, '');
  const cuts = text.match(CUT)?.length ?? 0;
  const all = text.match(/[가-힣]/g)?.length ?? 0;
  return IN_A_SENTENCE.test(cut) && (cuts >= MOST_CUTS || (cuts >= 2 && cut.length === all));
}
