import { withParticle } from '../hangul.ts';

/** What is told in other words, and the words. */
export type Step = readonly [RegExp, string | ((...found: string[]) => string)];

/** Turns of talk that a record says in its own way. */
export const TALKED: readonly Step[] = [
  [
    /([가-힣]+)(?:이|가) (?:딱 |확 |바로 )?이해(?:됨|됐음|되었음)\.$/,
    (_, what = '') => `${withParticle(what, '을/를')} 이해함.`,
  ],
  [/(?<=[서고] )(?:그걸로|그것으로) (?=[가-힣]+[을를])/, '이를 바탕으로 '],
  [/(?<=는 )데가 아니라/, '곳이 아니라'],
  [
    /(?<=지 말지)(?:로|를 가지고|를 놓고|를 두고|때문에) (?:좀 |조금 |서로 )?(?:싸우다가|다투다가|싸웠는데|다퉜는데|싸웠지만|다퉜지만)/,
    '를 두고 의견이 갈렸으나',
  ],
  [/다는 것이라는 (?:점|것|사실)을/, '다는 점을'],
  [/(?<=[가-힣]이?라) ?한다는 (?=점|것)/, '는 '],
  [/(?<=[가-힣] )하실(?= )/g, '할'],
  [/(?<=[가-힣] )보시게(?= )/g, '보게'],
  [/(\d+ ?명)(?:을|에게)? 설문(?:을 )?(?=하[고여])/, '$1을 대상으로 설문'],
];
