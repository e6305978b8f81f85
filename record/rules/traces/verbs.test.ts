import { expect, it } from 'vitest';
import { verbs } from './verbs.ts';

it.each([
  ['내', ['내고', '냄', '낸', '낼', '냈다']],
  ['다니', ['다니며', '다님', '다닌', '다녔다', '다녀']],
  ['만들', ['만들고', '만듦', '만든']],
  ['오르', ['오르며', '오름', '올라', '올랐다']],
  ['하', ['함', '하여', '해', '했다', '한']],
  ['보', ['본', '봄', '봤다', '봐']],
  ['받', ['받음', '받아', '받은']],
])('%s in all its forms', (stem, forms) => {
  const pattern = new RegExp(`^(?:${verbs(stem)})`);
  expect(forms.filter((form) => !pattern.test(form))).toEqual([]);
});
