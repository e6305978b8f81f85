import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { patienceMs } from './write-item.ts';

const patience = (seconds?: string) =>
  patienceMs({
    env: readEnv(
      seconds === undefined
        ? {}
        : { AI_BASE_URL: 'https://ai.example.com/v1', AI_MODEL: 'm', AI_TIMEOUT_SECONDS: seconds },
    ),
  });

describe('what a job stands still for', () => {
  it.each(['1', '45', '119', '300', '600'])('is longer than a model may take: %s seconds', (seconds) => {
    expect(patience(seconds)).toBeGreaterThanOrEqual((Number(seconds) + 60) * 1000);
  });

  it('is short where no network is waited for', () => {
    expect(patience()).toBeLessThanOrEqual(120_000);
  });
});
