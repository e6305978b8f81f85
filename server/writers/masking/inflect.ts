import { formsOf, lastFinal, PARTICLES, withParticle } from '../../../record/hangul.ts';

const LEADING = new RegExp(
  `^(이)?(${PARTICLES.flatMap((forms) => forms.split('/'))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?=(?:는|도|만|의|서|써|고|면|며|부터)?(?:는|은)?(?![가-힣]))`,
);

/**
 * The words that a stand-in hides, with the particle after it in the form that fits their last sound; `taken` says how many
 * letters of `after` that particle had. A model has seen the stand-in only and inflects it by its own sound.
 */
export function inflected(words: string, after: string): { word: string; taken: number } {
  const nothing = { word: words, taken: 0 };
  if (lastFinal(words) === null) return nothing;
  const match = LEADING.exec(after);
  const particle = match?.[2];
  if (!match || particle === undefined) return nothing;
  const pair = formsOf(particle);
  if (!pair) return nothing;
  // 민준이가: what people put between a closed name and its particle stays after one, and goes after an open one.
  const called = match[1] !== undefined && lastFinal(words) !== '';
  return { word: called ? `${words}이${particle}` : withParticle(words, pair), taken: match[0].length };
}
