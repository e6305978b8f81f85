import { kindSigns, lexiconOf } from '../learnt/kind-signs.ts';
import { FRAME } from '../learnt/kinds/private-frame.ts';
import { HEALTH } from '../learnt/kinds/private-health.ts';
import { LOT } from '../learnt/kinds/private-lot.ts';
import { letterSigns } from '../learnt/letter-signs.ts';

/** A lesson's words come first: 알코올램프 is no drink. */
const LEXICON = lexiconOf({ ...FRAME, ...HEALTH, ...LOT }, 'IMHSDCBPXWVJALORUENT');

/** The signs of whether a sentence tells what is nobody's but the student's or the home's. */
export const confidedSigns = (sentence: string): string[] => [
  ...letterSigns(sentence),
  ...kindSigns(sentence, LEXICON),
];
