import { lastFinal, withFinal } from '../../hangul.ts';
import { isAdnominal } from './clauses.ts';
import { isDoingNoun, isThingNoun } from '../words/nouns.ts';
import { isListed } from '../parting/readings.ts';
import { isKnownStem, knownTail, lastWord, pastStem } from '../words/stems.ts';

/** 같아서, 출발해서: 이다 may follow a reason (같아서야); 이제서야 and 그제서야 are adverbs. */
export function isReason(text: string): boolean {
  const form = /^(.*[가-힣])서$/.exec(text)?.[1];
  if (form && /(?:이어|여)$/.test(form)) return true;
  if (!form || lastFinal(form) !== '' || /(?:이제|그제|혼자|에|께|로)$/.test(form)) return false;
  const stem = lastWord(pastStem(withFinal(form, 'ㅆ')));
  return stem.endsWith('하') || isKnownStem(stem) || knownTail(stem).length > 1;
}

/** 의사, 12, PPT: open at its end and no form of a verb. */
export function plainlyNoun(noun: string): boolean {
  if (!/[가-힣]$/.test(noun)) return true;
  const word = lastWord(noun);
  if (lastFinal(noun) !== '') return false;
  if (isThingNoun(word) || isDoingNoun(word)) return true;
  return (
    !/(?:[고서로게지에며면니]|[해돼])$/.test(word) && !isKnownStem(lastWord(pastStem(withFinal(noun, 'ㅆ'))))
  );
}

/** Of what it is said what it is: the sentence ends in a noun. */
const TOPIC =
  /(?:^|\s)\S*(?:것|점|건|이유|까닭|원인|목표|목적|주제|핵심|방법|비결|열쇠|정답|답|수단|대상|도구|소재|제목|이름|역할|상징|특징|장점|단점|결론|취미|별명|배경|재료|주인공|출발점|교훈)(?:은|는) (?:\S+(?:의|은|는|한|된|인|적인|,) )*$/;

/** 중요한 것은 다리다, 진로를 정하는 계기다: a noun though a verb is spelt alike (다리다, 계기다). */
export function namesWhatItIs(text: string): boolean {
  const noun = lastWord(text);
  const before = text.slice(0, -noun.length);
  if (!isListed(noun) && !/^[시개배차불길]$/.test(noun)) return false;
  const describing = lastWord(before.trimEnd());
  return TOPIC.test(before) || isAdnominal(describing) || /[가-힣]{2}의$|적인$/.test(describing);
}
