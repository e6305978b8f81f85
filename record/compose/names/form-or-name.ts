import type { Mention } from './surely-a-person.ts';
import { STEM_ONLY } from './word-names.ts';

/** 지우는: the form of a verb before its noun, or a classmate whose name sounds like its stem. */

/** 칠판을 지우는, 배경을 다시 지우는: it has an object. */
const HAS_OBJECT = /[을를](?: (?:다시|잘|모두|다|전부|직접|계속|자꾸|먼저|깨끗이|빨리|새로|함께|같이))? $/;
/** A verb form stands before what it describes. */
const BEFORE_NOUN =
  /^ (?:것|거|게|건|걸|데|법|척|줄|중|일|쪽|대로|만큼|동안|대신|순간|과정|역할|방법|기능|도구|버튼|버릇|습관|이유|작업|부분|코드|사람|친구|단계|장면|활동|부분|명령|키|약|용도|재미|시간)(?:[은는이가을를에의도만과와로]|에서|으로|이나|마다|보다|처럼|[ .,]|$)/;
/** The head of a clause, or behind what describes somebody: 인도를 맡은 지우는. */
const OPENS = /^\s*$|[,.!?] ?$|[가-힣](?:고|며|는데|지만|으나|서|니까?|자|라) $|[은한던된] $/;

/** Which of the two a mention is, or null where it sounds like no verb's form or nothing tells. */
export function formOrName(
  { name, particle }: Pick<Mention, 'name' | 'particle'>,
  before: string,
  rest: string,
): 'form' | 'name' | null {
  if (!STEM_ONLY.test(name) || !/^[은는]$/.test(particle)) return null;
  if (HAS_OBJECT.test(before) || BEFORE_NOUN.test(rest)) return 'form';
  return OPENS.test(before) ? 'name' : 'form';
}
