import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { fails, says } from '../../../tests/support/model-server.ts';
import { GOOD, ledgerOf, modelWorld, write } from '../../../tests/support/model-world.ts';
import { theWorld } from '../../../tests/world.ts';

const { world, server } = await modelWorld();

describe('getLedger', () => {
  it('is empty where nothing was sent', async () => {
    expect(await ledgerOf(await world.submission('submitted'))).toEqual([]);
    expect(await ledgerOf(await (await theWorld()).submission('evaluated'))).toEqual([]);
  });

  it('tells every text that left, the newest first, and what became of it', async () => {
    const things = await world.submission('submitted');
    server.behave(fails(401));
    await write(things);
    world.clock.advance(1000);
    server.behave(says(GOOD));
    await write(things);
    expect(await ledgerOf(things)).toEqual([
      {
        id: expect.any(String),
        sent_at: expect.stringMatching(/Z$/),
        model: 'girok-test',
        text: expect.stringContaining('여섯 지점'),
        outcome: '이 답으로 초안을 썼어요.',
      },
      expect.objectContaining({ outcome: expect.stringContaining('설정') }),
    ]);
  });

  it('shows what was sent, to the letter', async () => {
    const things = await world.submission('submitted');
    server.behave(says(GOOD));
    await write(things);
    const [request] = server.requests;
    const [entry] = await ledgerOf(things);
    expect(entry?.text).toBe(
      `[지시]\n${request?.messages[0]?.content}\n\n[자료]\n${request?.messages[1]?.content}`,
    );
  });

  it('is noted: it shows what somebody answered', async () => {
    const things = await world.submission('submitted');
    await ledgerOf(things);
    expect((await auditOf(world, things.responseId ?? '')).at(-1)).toEqual({
      actorId: things.teacher.id,
      action: 'getLedger',
      subjectType: 'response',
      people: 1,
    });
  });
});
