import { expect, test } from 'vitest';
import { withObjects } from './missing-objects.ts';

test.each([
  ['증감표 만들고 그래프 그림.', '증감표를 만들고 그래프를 그림.'],
  ['역사적 사실 찾음.', '역사적 사실을 찾음.'],
  // How and when is no object.
  ['자료를 비교하다가 결국 찾아서 정리함.', '자료를 비교하다가 결국 찾아서 정리함.'],
  ['우선 정하고 얼른 고쳐서 마침내 만듦.', '우선 정하고 얼른 고쳐서 마침내 만듦.'],
  ['역할은 친구끼리 나누고 공은 힘껏 던짐.', '역할은 친구끼리 나누고 공은 힘껏 던짐.'],
  // A clause is none either, and a measure is one.
  ['페트병은 틀려도 다시 고름.', '페트병은 틀려도 다시 고름.'],
  ['온도 다시 재고 적음.', '온도를 다시 재고 적음.'],
])('%s', (told, written) => {
  expect(withObjects(told)).toBe(written);
});
