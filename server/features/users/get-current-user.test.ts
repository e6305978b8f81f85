import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getCurrentUser', () => {
  it('is the same as getMe, before and after consent', async () => {
    for (const more of [{}, { consentVersion: null }]) {
      const { client } = await world.student(more);
      const [current, me] = [await client.must('getCurrentUser', {}), await client.must('getMe', {})];
      expect(current).toEqual(me);
    }
  });

  it('is as the database has the person now', async () => {
    const { client } = await world.teacher();
    await client.must('updateProfile', { name: '새이름', school: '새학교' });
    expect((await client.must('getCurrentUser', {})).user).toMatchObject({
      name: '새이름',
      school: '새학교',
    });
  });
});
