import type { Intent } from '../types.ts';
import { endsInFeeling, withoutFeeling } from './feelings.ts';
import { CAME_OF_IT, explained, found, isState, namesWhatIsSo, RESTATED } from './findings.ts';
import { withObjects } from './missing-objects.ts';
import { heard, isHeard, ofOthers } from './others-words.ts';
import { withParticle } from '../hangul.ts';
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

/** What was learnt, and no verb (함께 정해야 지켜진다는 것). */
const LEARNT = /^([^은는]+[다라]는 (?:것|점|사실))임\.$/;
const NOTHING_SAID = '온전한 문장이 아니어서 제외했습니다.';
/** A noun with 요 and no verb (평균 수면시간이요). */
const BARE_NOUN = /^[^.,]{3,}(?<![어아여해와워져려켜에예네세데까게지고나죠])요[.!\s]*$/;
const ASKS_FOR = /주제|작품|논제|대상|인물|책|문제/;

/** The bare noun that answers a question for the topic: … 수면시간이요 → … 수면시간을 주제로 정함. */
function topicNamed(sentence: string, { raw, question }: Telling): Retold | null {
  const noun = /^(.{3,40})임\.$/.exec(sentence)?.[1];
  if (!noun || !BARE_NOUN.test(raw) || /예요|에요/.test(raw)) return null;
  const what = ASKS_FOR.exec(question ?? '')?.[0];
  return what && !/[은는을를]$/.test(noun)
    ? { text: `${withParticle(noun, '을/를')} ${withParticle(what, '으로/로')} 정함.` }
    : { dropped: NOTHING_SAID };
}

/** A connective in front; the units of the draft decide whether it stays. */
const LEAD = /^(?:그러나|하지만|그런데|그래서|이에|그러자|그때|그 결과|반면|또한) /;

function retold(sentence: string, telling: Telling): Retold {
  const named = topicNamed(sentence, telling);
  if (named) return named;
  const learnt = LEARNT.exec(sentence)?.[1];
  if (learnt && telling.intent === '배운 점') return { text: `${learnt}을 알게 됨.` };
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
  if (CAME_OF_IT.test(calmer) && !/생각|나아짐\.$|친구|모둠원|동의|찬성|의견/.test(calmer))
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
