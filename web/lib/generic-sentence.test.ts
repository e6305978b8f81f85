import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { genericSentence } from './generic-sentence.ts';

it.each([
  [400, '', '입력한 내용을 다시 확인해 주세요.'],
  [403, '', '이 작업을 할 권한이 없습니다.'],
  [404, '', '찾을 수 없습니다.'],
  [502, '', '서버에 문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.'],
  [418, '', '문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.'],
  [502, '서버의 말입니다.', '서버의 말입니다.'],
])('%i with "%s" is "%s"', (status, message, sentence) => {
  expect(genericSentence(new ApiError({ status, code: null, message }))).toBe(sentence);
});

it('says that no answer came', () => {
  expect(genericSentence(ApiError.noAnswer())).toMatch(/^서버에 연결하지 못했습니다/);
});
