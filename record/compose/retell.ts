import type { Intent } from '../types.ts';
import { endsInFeeling, withoutFeeling } from './feelings.ts';
import { CAME_OF_IT, explained, found, isState, namesWhatIsSo, RESTATED } from './findings.ts';
import { withObjects } from './missing-objects.ts';
import { heard, isHeard, ofOthers } from './others-words.ts';
import { withOwnStates, worded } from './wording.ts';

/** What is known of a sentence while it is told anew; `before` is the sentence before it in the same answer, told anew. */
export interface Telling {
  /** The sentence as the student wrote it: its tense and its subject are gone from the record style. */
  raw: string;
  question: string | null;
  intent: Intent;
  before: string | null;
  /** Whether the answer tells of what somebody else said (an interview, a talk). */
  interview: boolean;
  /** The style found no clear predicate: no more is to be built on it. */
  unsure: boolean;
}

export type Retold = { text: string } | { dropped: string };

const EVERYDAY = '일상적인 감정을 적은 문장이어서 제외했습니다.';

const NOTHING_OWN = '활동이 무엇인지만 적은 문장이어서 제외했습니다.';

/**
 * One sentence of an answer, already in record style, as a teacher would tell it: a state found as a finding, somebody
 * else's words as heard, a feeling without its everyday tail. Dropped (Korean sentence) when nothing of the student's
 * own work is left.
 */
export function retell(sentence: string, telling: Telling): Retold {
  const lead = LEAD.exec(sentence)?.[0] ?? '';
  const told = retold(sentence.slice(lead.length), telling);
  return 'text' in told ? { text: lead + told.text } : told;
}

/** A connective in front; the units of the draft decide whether it stays. */
const LEAD = /^(?:그러나|하지만|그런데|그래서|이에|그러자|그때|그 결과|반면|또한) /;

function retold(sentence: string, telling: Telling): Retold {
  const excess = telling.intent === '어려움과 해결' && /너무/.test(telling.raw);
  const plain = withObjects(worded(excess ? sentence.replace(/매우 (?=[가-힣])/, '지나치게 ') : sentence));
  const others = ofOthers(plain, telling.raw);
  if (others && 'dropped' in others) return others;
  const told = withOwnStates(others?.text ?? plain);
  const said = heard(told, telling);
  if (said) return { text: said };
  const calmer = endsInFeeling(told) ? withoutFeeling(told) : told;
  if (calmer === null) return { dropped: EVERYDAY };
  if (RESTATED.test(calmer)) return { dropped: NOTHING_OWN };
  if (telling.interview && /때문임\.$/.test(calmer) && !/싶/.test(calmer)) return { text: heardFact(calmer) };
  if (telling.interview && telling.before && isHeard(telling.before) && isState(calmer))
    return { text: heardFact(calmer) };
  if (!telling.unsure && isState(calmer) && namesWhatIsSo(calmer))
    return { text: found(calmer, telling.intent) };
  if (CAME_OF_IT.test(calmer) && !/생각|나아짐\.$/.test(calmer))
    return { text: `${calmer.slice(0, -1)}을 확인함.` };
  const wish =
    telling.intent === '동기' || /싶었/.test(telling.raw)
      ? calmer.replace(/고 싶어 함\.$/, '고자 함.')
      : calmer;
  return { text: explained(wish, telling.raw) ?? wish };
}

/** What somebody else explained: 되풀이하기 때문임 → 되풀이하기 때문이라는 설명을 들음. */
function heardFact(text: string): string {
  const bare = text.slice(0, -1);
  if (bare.endsWith('임')) return `${bare.slice(0, -1)}이라는 설명을 들음.`;
  return bare.endsWith('음') ? `${bare.slice(0, -1)}다는 설명을 들음.` : text;
}
