import { compose, decompose } from '../../hangul.ts';

/** What the vowel of a stem becomes before 었 and 서: 다니 다녀, 보 봐, 쓰 써, 되 돼. */
const CONTRACTED: Readonly<Record<string, string>> = { ㅣ: 'ㅕ', ㅗ: 'ㅘ', ㅜ: 'ㅝ', ㅡ: 'ㅓ', ㅚ: 'ㅙ' };
/** What follows a bare stem, so that 내고 is a form of 내 and 내용 is not. */
const ENDING = '(?=[고며는면지게기자던도려러니서어여시])';
/** A stem in ㅏ, ㅓ, ㅐ and the like is a form of its own: 나가, 이름을 내. */
const ENDING_OR_NONE = '(?=[고며는면지게기자던도려러니서어여시,.\\s])';

/**
 * Regular-expression source for the forms of verbs given by their stems: 내 is also 냄, 낸, 낼 and 냈; 다니 is 다님, 다녔, 다녀; 만들
 * is 만듦, 만든; 오르 is 올라. Of a closed stem (받, 얻) the stem begins every form. Irregular ones are given as they are heard.
 */
export function verbs(stems: string): string {
  return stems.split(' ').map(formsOf).join('|');
}

function formsOf(stem: string): string {
  const head = stem.slice(0, -1);
  const own = stem.slice(-1);
  const last = decompose(own);
  if (!last) return stem;
  const { initial, vowel, final } = last;
  const attributive = '(?=[\\s,.]|$)';
  if (final === 'ㄹ')
    return `${head}[${own}${compose(initial, vowel, 'ㄻ')}]|${head}${compose(initial, vowel, 'ㄴ')}${attributive}`;
  if (final !== '') return stem;
  const past = CONTRACTED[vowel] ?? vowel;
  const contracted = past === vowel ? '' : compose(initial, past);
  const before = decompose(head.slice(-1));
  return [
    // 냄 is a form, 냄새 is none; 낼 and 낸 stand before what they describe.
    `${head}${compose(initial, vowel, 'ㅁ')}(?![가-힣]{2})`,
    `${head}[${compose(initial, vowel, 'ㄴ')}${compose(initial, vowel, 'ㄹ')}]${attributive}`,
    `${head}[${contracted}${compose(initial, past, 'ㅆ')}]`,
    `${head}${own}${contracted === '' ? ENDING_OR_NONE : ENDING}`,
    ...(own === '하' ? [`${head}해`, `${head}했`] : []),
    ...(own === '르' && before?.final === ''
      ? [`${head.slice(0, -1)}${compose(before.initial, before.vowel, 'ㄹ')}[라러랐렀]`]
      : []),
  ].join('|');
}
