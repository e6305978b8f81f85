import { isDoingNoun } from '../../../style/nouns.ts';
import { INTRANSITIVE } from '../missing-objects.ts';
import { endedStem, formOf, takesObject } from '../word-forms.ts';

/** What the last word of a hurried note does. */

const DOING = /^([가-힣]{2,6}?)(?:함|했음|하였음)?$/;
const HELPED = /^([가-힣]*[아어여해와워려겨켜쳐춰꿔봐줘내대재])(?:줌|둠|봄|냄|옴|놓음|감|버림)$/;
/** 택하다, 행하다: of one Chinese letter, and done to something. */
const OF_ONE_LETTER = /^(?:택|취|행|전|논|평|칭|접)하$/;
const ASKED = /^(?:질문|문의|의문|언급)$/;

/** 찾아옴, 봐줌, 읽어놓음: a verb and the one that helps it. */
export const isHelped = (word: string): boolean => HELPED.test(word);

/** A doing by its noun and any other by its stem; null where it is no doing. */
export function doingOf(word: string): string | null {
  const noun = DOING.exec(word)?.[1] ?? '';
  if (isDoingNoun(noun)) return noun;
  const joined = HELPED.exec(word)?.[1];
  const stem = (joined ? formOf(`${joined}서`) : null) ?? endedStem(word);
  const done = /^(.{2,})하$/.exec(stem ?? '')?.[1];
  return done && isDoingNoun(done) ? done : stem;
}

/** Whether it is asked or spoken of something. */
export const isAsking = (doing: string): boolean => ASKED.test(doing);

/** Whether it is done to something. */
export function isTransitive(doing: string): boolean {
  if (isDoingNoun(doing)) return !INTRANSITIVE.test(doing) || ASKED.test(doing);
  return takesObject(doing) || OF_ONE_LETTER.test(doing);
}
