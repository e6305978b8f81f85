import { lastFinal, withFinal } from '../hangul.ts';
import { isDoingNoun, isThingNoun } from './nouns.ts';
import { isKnownStem, knownTail, lastWord, pastStem } from './stems.ts';

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
