import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/words/nouns.ts';
import { lastWord } from '../../../style/words/stems.ts';

const WAS = /^((?:[가-힣A-Za-z]+ )?[가-힣]{2,})(?:이었|였)(는데|고|지만|어서) (?=.{6,})/;

/** 리듬 반주였는데 …, asked for the part in the group → 리듬 반주를 맡았는데 …: nobody is an accompaniment. */
export function asHeldPart(text: string, question: string | null): string {
  if (!/역할|맡[은았]|담당/.test(question ?? '')) return text;
  return text.replace(WAS, (whole, part: string, ending: string) =>
    isDoingNoun(lastWord(part))
      ? `${withParticle(part, '을/를')} 맡았${ending === '어서' ? '아서' : ending} `
      : whole,
  );
}
