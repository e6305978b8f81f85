import { isDoing, isListedThing, isThingNoun } from '../words/nouns.ts';

/** 주인공의마음을: whose it is, written on. */
const WHOSE = /(?<![가-힣])([가-힣]{2,5})의([가-힣]{2,5}?)([을를이가은는에도]|으로|로)(?=[\s,.]|$)/g;

const OWNERS = /^(?:주인공|등장인물|화자|작가|시인|저자|모둠원|조원|선배|후배)$/;
const isNoun = (word: string) => isListedThing(word) || isThingNoun(word) || isDoing(word);

/** Puts a space behind 의 where the words on both sides are nouns of the dictionary; 회의실 and 주의 사항 are none of these. */
export function withOwnersApart(text: string): string {
  if (!/[가-힣]{2}의[가-힣]{2}/.test(text)) return text;
  return text.replace(WHOSE, (whole, owner: string, thing: string, particle: string) =>
    (OWNERS.test(owner) || isNoun(owner)) && isNoun(thing) && !isNoun(`${owner}의`) && !isNoun(`의${thing}`)
      ? `${owner}의 ${thing}${particle}`
      : whole,
  );
}
