import { endingIn } from '../../hangul.ts';
import { applyRules, type Rule } from '../replace.ts';

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

/** Words of the provinces, and of talk there as everywhere, within a sentence. */
const WITHIN: readonly Rule[] = [
  // 내려가가지고: of going, and no 휴가.
  [
    /(?<=[가-힣]가|만나|끝나|비싸|(?:일어|태어|깨어|늘어|나타)나)(?<!휴가)(?:갖고|가지고|가지구)(?=\s|$)/g,
    '서',
  ],
  // 궁금해가꼬, 몰라가 검색했다.
  [/(?<=[아어여해와워져려라])(?:가꼬|가꾸)(?=[\s,])/g, '서'],
  [
    /(?<![가-힣])(몰라|궁금해|어려워|힘들어|없어|있어|많아|좋아|싫어|답답해|필요해|심심해)가(?=[\s,])/g,
    '$1서',
  ],
  [/(?<![가-힣])[거머]시기(?: ?(?:뭐냐|뭐더라|뭐시냐))?,? (?:그 )?/g, ''],
  [/(?<![가-힣])(?:땜시|땀시|땜에)(?=[\s,])/g, '때문에'],
  [/(?<=[가-힣](?:는|은|인|던))디(?=[\s,])/g, '데'],
  [/(?<=[가-힣]) 거[랴래](?=[.!?~\s]*$)/g, ' 거래요'],
  [/(?<![가-힣])(나|저)두(?=\s)/g, '$1도'],
];

/** The words and the last ending of a sentence in the standard language; what is quoted stays. */
export const withStandardEnding = (text: string): string =>
  applyRules(text.replace(PAST, '다').replace(FORMAL, '다'), WITHIN);
