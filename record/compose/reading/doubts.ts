import { MAY_BE_CONFIDED, mayBeConfided } from '../confided/chance-confided.ts';
import { MAY_BE_OF_A_TEXT, mayTellAModel } from '../to-a-writer/instructions.ts';

/** What a teacher should look at in an answer's sentence that may be none of a lesson. */
export function doubtAbout(raw: string): string | undefined {
  if (mayTellAModel(raw)) return MAY_BE_OF_A_TEXT;
  return mayBeConfided(raw) ? MAY_BE_CONFIDED : undefined;
}
