import { highestChance } from '../learnt/chance.ts';
import { CONFIDED } from '../learnt/confided-weights.ts';
import { sentencesOf } from '../learnt/letter-signs.ts';
import { confidedSigns } from './confided-signs.ts';

/** From this chance on a sentence is left out, or told without its clause: of writers not learnt from, one near sentence in sixty is lost. */
export const SURE = 0.55;
/** From this chance on a teacher looks at it: of what comes near and is told, one in fourteen. */
const DOUBTFUL = 0.15;

/** What a teacher reads beside a sentence of which it is not sure. */
export const MAY_BE_CONFIDED = '학생이나 가족의 사적인 사정을 적은 문장일 수 있으므로 확인이 필요합니다.';

/**
 * The chance from 0 to 1 that a sentence of the text tells what is nobody's but the student's or the home's: learnt from what strangers
 * let slip in a student's voice and from what students tell of lessons on the same matters (decisions 0038 and 0040).
 */
export const chanceConfided = (text: string): number =>
  highestChance(sentencesOf(text), confidedSigns, CONFIDED);

/** Whether it may: too little to leave it out, enough for a teacher to look at. */
export const mayBeConfided = (text: string): boolean => chanceConfided(text) >= DOUBTFUL;
