import { expect, it } from 'vitest';
import { publishedWords } from './published-words.ts';

it.each([
  [[], '기록문을 공개했습니다.'],
  [
    ['학교 금지어 ‘별빛행사’'],
    '기록문을 공개했습니다. 기재 금지 표현이 남아 있습니다: 학교 금지어 ‘별빛행사’',
  ],
  [
    ['수상', '기업·상표 ‘구글’', '소논문', '석차', '영재원'],
    '기록문을 공개했습니다. 기재 금지 표현이 남아 있습니다: 수상, 기업·상표 ‘구글’, 소논문 외 2가지',
  ],
  [null, '기록문을 공개했습니다. 기재 금지 표현이 남았는지는 확인하지 못했습니다.'],
])('says of what the server found (%j)', (findings, words) => {
  expect(publishedWords(findings)).toBe(words);
});
