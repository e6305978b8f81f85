import type { CopyPair } from '../../../contract/copies.ts';
import { COPY_SUSPECT } from '../../../record/copies/find-copies.ts';

interface Overlap {
  suspect: boolean;
  /** `복사 의심`, or `확인` below the threshold. */
  label: string;
  /** `49% 겹침`, rounded down: what lies below the threshold never reads as if it had reached it. */
  share: string;
}

/** What a pair's score says to a teacher. */
export function overlapOf({ score }: Pick<CopyPair, 'score'>): Overlap {
  const suspect = score >= COPY_SUSPECT;
  // 0.57 is 56.99999999999999 hundredths.
  const share = `${Math.floor(Number((score * 100).toFixed(6)))}% 겹침`;
  return { suspect, label: suspect ? '복사 의심' : '확인', share };
}
