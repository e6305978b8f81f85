import { withoutQuotations } from '../quoted.ts';

/** Share of Korean letters below which a sentence is none of ours: four-day workweek 기사를 읽음 is. */
const FEWEST_KOREAN = 0.22;

/** Whether a sentence is in another language. */
export function isForeign(sentence: string): boolean {
  // 주제는 'The Hidden Cost of Fast Fashion'임: a title stands in any sentence.
  const text = withoutQuotations(sentence);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const korean = text.match(/[가-힣]/g)?.length ?? 0;
  // 请稍等 이랑 还要别的吗 를 함: a letter of these is a syllable of ours.
  const syllables = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return korean < letters * FEWEST_KOREAN || syllables > korean;
}
