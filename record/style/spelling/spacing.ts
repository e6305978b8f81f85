import { compose, INITIAL } from '../../hangul.ts';
import type { Rule } from '../replace.ts';

/** Open syllables that end the form before 야 (나눠야, 지켜야, 불러야); 분야, 시야 and 이야 end in none. */
export const OPEN = [...'ㅏㅐㅓㅔㅕㅘㅙㅝ']
  .flatMap((vowel) => INITIAL.map((initial) => compose(initial, vowel)))
  .join('');

/** A verb of two verbs, written apart: its first half, and how the second goes on. */
const COMPOUNDS: readonly (readonly [string, string])[] = [
  ['일어|깨어|태어|되살아', '났|난|날 |남|나[고는며면서지게기야타던]|나$'],
  ['드러', '났|난|날 |남|나[고는며면서지게기야던]|나$|냈|낸|낼 |냄|내[고는며면려어지기]'],
  ['돌아|올라|내려|따라|넘어|찾아|다가', '갔|감(?=[\\s.]*$)|왔|옴(?=[\\s.]*$)'],
  ['들어', '갔|감(?=[\\s.]*$)'],
  // 옛이야기를 들어 왔다, 늘 들어 왔다: heard ever since.
  [
    '(?<!(?:[가-힣][을를]|[다라자냐]고|늘|자주|종종|흔히|많이|꾸준히|줄곧|계속|수없이|무수히|오랫동안|익히|누누이|귀가 닳도록)(?: [가-힣]+){0,2} )들어',
    '왔|옴(?=[\\s.]*$)',
  ],
  ['찾아|알아', '냈|낸|낼 |냄|내[고는며면려어지기]'],
  ['알아', '차렸|차려|차림|차리|챘|챔'],
  ['알아|받아|파고', '들었|들임'],
  ['받아', '들였|들여|들이[고는며면기지려자]|들인|들일'],
  ['알아|살펴|되돌아|들여다|훑어|둘러', '보[았고니며면는기려자던지]|봤|봐|본|볼|봄'],
];

/** Words written apart that are one, and one that are two: 일어 났다 → 일어났다, 적어야됨 → 적어야 됨. */
export const SPACING: readonly Rule[] = [
  // 주제는 Fast Fashion 이었어요.
  [
    /(?<=[A-Za-z\d)\]’”]) (?=이(?:었(?:다|고|는|지|으|습|어)|에요|다[. ]|며 |고 )|입니다|예요|였(?:다|고|습|어))/g,
    '',
  ],
  ...COMPOUNDS.map(
    ([first, second]): Rule => [new RegExp(`(?<![가-힣])(${first}) (?=${second})`, 'g'), '$1'],
  ),
  [
    new RegExp(
      `(?<=[${OPEN}])야(?=되[고는며면지기던니어었나냐]|돼[요서도]?(?:[\\s.!?]|$)|됐|된|될|됨|됩|한다|하[고는며면지기던니]|했|함|합니|해[요서])`,
      'g',
    ),
    '야 ',
  ],
  [/(?<![가-힣])별거(?=아니|아닌|아님|없)/g, '별거 '],
  // 못썼다: 못쓰다 is a word of its own, for what has gone bad.
  [/(?<![가-힣])못(?=썼|씀)/g, '못 '],
];
