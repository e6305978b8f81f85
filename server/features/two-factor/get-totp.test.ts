import { expect, it } from 'vitest';
import { theWorld } from '../../../tests/world.ts';

it('tells a person how things stand with their own second factor', async () => {
  const world = await theWorld();
  const { client } = await world.teacher();
  expect(await client.must('getTotp', {})).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  await client.must('confirmTotp', { code: world.totpCode() });
  expect(await client.must('getTotp', {})).toEqual({ enabled: true, recoveryCodesLeft: 10 });
});
