import { endingIn } from '../../hangul.ts';

const SS = endingIn('ㅆ');
const B = endingIn('ㅂ');
const END = '(?:요|예|잉)?(?=[.!?~^ㅋㅎㅠ\\s]*$)';

/** Sentence-final endings of the provinces behind a past tense: 했심더, 했어예, 했당께, 했구먼유, 했다카이. */
const PAST = new RegExp(
  `(?<=[${SS}])(?:심(?:니)?더|[어아]예|당께(?:로)?|당게|다니께|(?:는)?구[먼만]유?|[어아]유|시유|슈|[어아]라(?:우|이)?|다카[이데]|다 ?아이[가이]|데이|수다|댜|는기라|는 기라)${END}`,
  'g',
);
/** 합니더, 됩니더. */
const FORMAL = new RegExp(`(?<=[${B}]니)더${END}`, 'g');

/** The last ending of a sentence in the standard language; what is quoted or in the middle stays. */
export const withStandardEnding = (text: string): string => text.replace(PAST, '다').replace(FORMAL, '다');
