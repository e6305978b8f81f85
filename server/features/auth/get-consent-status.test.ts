import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';
import { CONSENT_VERSION } from './consent.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getConsentStatus', () => {
  it.each([
    ['the terms in force', CONSENT_VERSION, false],
    ['an older version', '2020-01-01', true],
    ['nothing', null, true],
  ])('of somebody who agreed to %s', async (_, consentVersion, consentRequired) => {
    const { client } = await world.teacher({ consentVersion });
    expect(await client.must('getConsentStatus', {})).toEqual({ consentRequired });
  });
});
