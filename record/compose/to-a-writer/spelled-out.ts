/** Letters apart, as a lesson never needs them: 도 레 미 has no particle among them, 월·화·수 none either. */
const APART = /[가-힣](?:[ .\-·_*/|~]{1,2}[가-힣](?![가-힣])){7,}/;
const CUT_UP = /(?<![가-힣])[가-힣](?:[.\-·_*|~/][가-힣](?![가-힣]))+/g;
/** Cuts from which on words are cut up and not listed. */
const MOST_CUTS = 5;
const IN_A_SENTENCE = /[은는을를다]/;

/** Whether words are written syllable by syllable (결 과 는, 최.종.결.과.는) so that nobody but a machine reads them together. */
export function spelledOut(text: string): boolean {
  const run = APART.exec(text)?.[0];
  if (run !== undefined && IN_A_SENTENCE.test(run)) return true;
  const cut = (text.match(CUT_UP) ?? []).join('').replace(/[^가-힣]/g, '');
  const cuts = text.match(/(?<=[가-힣])[.\-·_*|~/](?=[가-힣](?![가-힣]))/g)?.length ?? 0;
  const all = text.match(/[가-힣]/g)?.length ?? 0;
  return IN_A_SENTENCE.test(cut) && (cuts >= MOST_CUTS || (cuts >= 2 && cut.length === all));
}
