import { describe, expect, it } from 'vitest';
import { overlapOf } from './copy-overlap.ts';

describe('what a teacher reads of two texts that overlap', () => {
  it.each([
    [0.25, '확인', '25% 겹침'],
    [0.4956, '확인', '49% 겹침'],
    [0.49999, '확인', '49% 겹침'],
    [0.5, '복사 의심', '50% 겹침'],
    [0.57, '복사 의심', '57% 겹침'],
    [0.9999, '복사 의심', '99% 겹침'],
    [1, '복사 의심', '100% 겹침'],
  ])('%s: %s, %s', (score, label, share) => {
    expect(overlapOf({ score })).toMatchObject({ label, share });
  });
});
