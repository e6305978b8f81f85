import { isDoingNoun, isListedThing } from './nouns.ts';
import { lastWord } from './stems.ts';

/** Nouns of the dictionary that a sentence rather ends in as a verb: 모양이 약해, 선생님이 보여 주심. */
const VERB_RATHER =
  /^(?:[가-힣]*(?:강해|약해|당해|속해|행해|청해|토해|상해|고해|해다|서서)|가요|잡다|붓다|파다|허다|번다|마다|이지|물음|주심|[작밀졸통일]고|이서|아서|[가-힣]+[대래재냬]서)$/;

/** 타인 배려, 문제의 이해, 현대: a noun that looks like a form of a verb (배리다, 이하다) and is none. */
export function isNounMisread(body: string, told: string): boolean {
  const last = lastWord(body);
  if (/[을를] \S*고$/.test(body) && !/^(?:[참신광기제선경충권예]고)$/.test(last)) return false;
  return (isListedThing(last) || isDoingNoun(last)) && !told.includes(last) && !VERB_RATHER.test(last);
}
