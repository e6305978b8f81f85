import { describe, expect, it } from 'vitest';
import { agreeing } from './agreement.ts';

describe('what was tried agrees with what was found', () => {
  it.each([
    ['구슬을 세어 봤더니 53개임을 확인함.', '구슬을 세어 53개임을 확인함.'],
    ['동별 인구를 찾아봤더니 65세 이상이 34%임을 확인함.', '동별 인구를 찾아 65세 이상이 34%임을 확인함.'],
    // Looking is what was done.
    ['동별 인구를 봤더니 65세 이상이 34%임을 확인함.', '동별 인구를 보고 65세 이상이 34%임을 확인함.'],
    ['현미경으로 봤더니 세포가 271개임을 확인함.', '현미경으로 보고 세포가 271개임을 확인함.'],
  ])('%s', (told, agreed) => {
    expect(agreeing(told)).toBe(agreed);
  });
});
