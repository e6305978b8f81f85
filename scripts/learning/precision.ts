import { chanceOf, type Weighing } from '../../record/compose/learnt/chance.ts';
import type { Example } from './example.ts';

/** Mean precision from 0 to 1 over all that readers said yes to, the likeliest first. */
export function precisionOf(examples: readonly Example[], weighing: Weighing): number {
  const ranked = examples
    .map(({ signs, share }) => ({ chance: chanceOf(signs, weighing), isSo: share >= 0.5 }))
    .sort((a, b) => b.chance - a.chance);
  let found = 0;
  let sum = 0;
  ranked.forEach(({ isSo }, at) => {
    if (!isSo) return;
    found += 1;
    sum += found / (at + 1);
  });
  return sum / Math.max(1, found);
}
