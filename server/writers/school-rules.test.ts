import { expect, it } from 'vitest';
import { says } from '../../tests/support/model-server.ts';
import { GOOD, modelWorld, write } from '../../tests/support/model-world.ts';
import { FALLBACKS } from './fallback.ts';

const { world, server } = await modelWorld();

it('a reply is judged by what the school forbids and allows, as the editor judges it', async () => {
  const admin = await world.admin();
  const things = await world.submission('submitted');
  const teacher = await world.signIn(things.teacher.id);
  server.behave(says(`${GOOD} 솔빛축전에서 네이버 지도로 결과를 보고 원인을 토의함.`));
  const draft = async () =>
    (await write({ ...things, teacher: { ...things.teacher, client: teacher } })).response;
  await admin.client.must('updateRecordRules', { rules: { deny: ['솔빛축전'], allow: ['네이버'] } });
  expect((await draft()).provenance).toMatchObject({ writer: 'builtin', fallback: FALLBACKS.rules });
  await admin.client.must('updateRecordRules', { rules: { deny: [], allow: ['네이버'] } });
  expect((await draft()).provenance).toMatchObject({ writer: 'model' });
});
