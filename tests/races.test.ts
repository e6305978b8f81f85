import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OperationName } from '../contract/api.ts';
import { drafts, evaluations, remarkVersions, responses } from '../server/db/schema.ts';
import { noteClosedByDate } from '../server/features/evaluations/close-due.ts';
import type { Reply } from './support/client.ts';
import { createWorld, type Person, type Submission, type World } from './world.ts';

/**
 * How often each pair is let loose on each other. PGlite has one connection and cannot show a race. With the row locks taken
 * out, 48 meetings found the same pairs as 200; `INTERLEAVINGS=200` looks for what is rarer.
 */
const INTERLEAVINGS = Number(process.env['INTERLEAVINGS'] ?? 48);
const AT_ONCE = 8;

const outcome = (reply: Reply<unknown>) => reply.failure?.code ?? 'ok';

describe.runIf(inject('postgres'))('on PostgreSQL, whatever the interleaving', () => {
  let world: World;
  let teacher: Person;
  beforeAll(async () => {
    world = await createWorld('postgres');
    teacher = await world.teacher();
  });
  afterAll(() => world.close());

  /** Lets two calls meet many times; `check` throws when what is stored contradicts what was answered. */
  async function race(
    arrange: () => Promise<Submission>,
    calls: (things: Submission) => [Promise<Reply<unknown>>, Promise<Reply<unknown>>],
    check: (things: Submission, first: string, second: string) => Promise<void>,
  ): Promise<void> {
    for (let done = 0; done < INTERLEAVINGS; done += AT_ONCE) {
      // The clock stands still here: to the flood gate one teacher's calls would all come at once.
      teacher = await world.teacher();
      const all = await Promise.all(Array.from({ length: AT_ONCE }, arrange));
      await Promise.all(
        all.map(async (things, index) => {
          // Who starts first changes, and by how much: otherwise one order would win every time.
          const [a, b] = index % 2 === 0 ? calls(things) : await late(() => calls(things), index);
          const [first, second] = (await Promise.all([a, b])).map(outcome) as [string, string];
          await check(things, first, second);
        }),
      );
    }
  }
  async function late<T>(run: () => T, ms: number): Promise<T> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return run();
  }
  const send = (person: Person, name: OperationName, input: Record<string, unknown>) =>
    person.client.send(name, input);
  const submit = (things: Submission, extra = '') =>
    send(things.student, 'submitAnswers', {
      id: things.evaluationId,
      responses: things.answers.map((answer) => answer + extra),
    });
  const stored = (things: Submission) =>
    world.ctx.db.select().from(responses).where(eq(responses.evaluationId, things.evaluationId));
  const form = async (things: Submission) =>
    (await world.ctx.db.select().from(evaluations).where(eq(evaluations.id, things.evaluationId)))[0];

  it('submit against close: an answer is in if and only if the student was told so', async () => {
    await race(
      () => world.submission('active', { teacher }),
      (things) => [submit(things), send(teacher, 'closeEvaluation', { id: things.evaluationId })],
      async (things, submitted, closed) => {
        expect(closed).toBe('ok');
        expect(['ok', 'NOT_ACTIVE']).toContain(submitted);
        expect(await stored(things)).toHaveLength(submitted === 'ok' ? 1 : 0);
        expect((await form(things))?.markedClosed).toBe(true);
      },
    );
  });

  it('submit against the due moment: an answer is in if and only if it came before it', async () => {
    const outcomes = new Set<string>();
    for (let done = 0; done < INTERLEAVINGS / 2; done += AT_ONCE) {
      const all = await Promise.all(
        Array.from({ length: AT_ONCE }, () => world.submission('active', { teacher })),
      );
      await Promise.all(
        all.map(async (things, index) => {
          const id = things.evaluationId;
          // The first is always in time and the last always late; between them they meet.
          const ahead = index === 0 ? 60_000 : index === AT_ONCE - 1 ? -1 : 5 * index;
          const dueAt = new Date(world.clock.now().getTime() + ahead);
          await world.ctx.db.update(evaluations).set({ dueAt }).where(eq(evaluations.id, id));
          const note = () =>
            world.ctx.db.transaction((tx) => noteClosedByDate(tx, world.clock.now(), eq(evaluations.id, id)));
          const [reply] = await Promise.all([submit(things), late(note, 5 * index), late(note, 5 * index)]);
          outcomes.add(outcome(reply));
          const rows = await stored(things);
          expect(rows).toHaveLength(outcome(reply) === 'ok' ? 1 : 0);
          for (const row of rows) expect(row.submittedAt?.getTime()).toBeLessThan(dueAt.getTime());
          const closedAt = (await form(things))?.closedAt ?? null;
          expect([null, dueAt.getTime()]).toContain(closedAt?.getTime() ?? null);
        }),
      );
    }
    expect([...outcomes].sort()).toEqual(['NOT_ACTIVE', 'ok']);
  });

  it('double submit of the same answers: one response, one receipt', async () => {
    await race(
      () => world.submission('active', { teacher }),
      (things) => [submit(things), submit(things)],
      async (things, first, second) => {
        expect([first, second]).toEqual(['ok', 'ok']);
        expect(await stored(things)).toHaveLength(1);
      },
    );
  });

  it('double submit of different answers: one is in, the other refused, nothing mixed', async () => {
    await race(
      () => world.submission('active', { teacher }),
      (things) => [submit(things, ' 첫째'), submit(things, ' 둘째')],
      async (things, first, second) => {
        expect([first, second].sort()).toEqual(['ALREADY_SUBMITTED', 'ok']);
        const [row] = await stored(things);
        const extra = first === 'ok' ? ' 첫째' : ' 둘째';
        expect(row?.answers).toEqual(things.answers.map((answer) => answer + extra));
        expect(
          await world.ctx.db.select().from(drafts).where(eq(drafts.evaluationId, things.evaluationId)),
        ).toEqual([]);
      },
    );
  });

  it('cancel against generate: never a remark that rests on nothing', async () => {
    await race(
      () => world.submission('submitted', { teacher }),
      (things) => [
        send(things.student, 'cancelSubmission', { responseId: things.responseId }),
        send(teacher, 'evaluateResponse', { id: things.responseId, observation: '근거를 들어 설명함.' }),
      ],
      async (things, cancelled, generated) => {
        const [row] = await stored(things);
        if (cancelled === 'ok') {
          expect(['NOT_FOUND', 'STALE']).toContain(generated);
          expect(row).toBeUndefined();
          const kept = await world.ctx.db
            .select()
            .from(drafts)
            .where(eq(drafts.evaluationId, things.evaluationId));
          expect(kept[0]?.answers).toEqual(things.answers);
        } else {
          expect([cancelled, generated]).toEqual(['ALREADY_EVALUATED', 'ok']);
          expect(row?.answers).toEqual(things.answers);
          expect(row?.remark).not.toBeNull();
        }
      },
    );
  });

  it('double generate: one remark, one version, the slower one is told', async () => {
    await race(
      () => world.submission('submitted', { teacher }),
      (things) => [
        send(teacher, 'evaluateResponse', { id: things.responseId, observation: '첫 번째 관찰을 적음.' }),
        send(teacher, 'evaluateResponse', { id: things.responseId, observation: '두 번째 관찰을 적음.' }),
      ],
      async (things, first, second) => {
        const [row] = await stored(things);
        const versions = await world.ctx.db
          .select()
          .from(remarkVersions)
          .where(eq(remarkVersions.responseId, things.responseId ?? ''));
        const oks = [first, second].filter((code) => code === 'ok').length;
        expect(oks).toBeGreaterThan(0);
        expect([first, second].filter((code) => code !== 'ok' && code !== 'STALE')).toEqual([]);
        expect(versions).toHaveLength(oks);
        expect(row?.version).toBe(1 + oks);
      },
    );
  });

  it('publish against reopen: nothing becomes public once a form is open again', async () => {
    await race(
      () => world.submission('closed', { teacher }),
      (things) => [
        send(teacher, 'publishRemark', { id: things.responseId }),
        send(teacher, 'reopenEvaluation', { id: things.evaluationId }),
      ],
      async (things, published, reopened) => {
        expect(reopened).toBe('ok');
        expect(['ok', 'NOT_CLOSED']).toContain(published);
        const [row] = await stored(things);
        expect(row?.publishedAt !== null).toBe(published === 'ok');
      },
    );
  });

  it('edit against distribute: students see the questions that were saved last, and none change afterwards', async () => {
    await race(
      () => world.submission('draft', { teacher }),
      (things) => [
        send(teacher, 'updateEvaluation', { id: things.evaluationId, class_content: '고친 내용' }),
        send(teacher, 'distributeEvaluation', { id: things.evaluationId }),
      ],
      async (things, edited, distributed) => {
        expect(distributed).toBe('ok');
        expect(['ok', 'NOT_DRAFT']).toContain(edited);
        expect((await form(things))?.classContent === '고친 내용').toBe(edited === 'ok');
      },
    );
  });

  it('leave against submit: no answer from somebody who had left', async () => {
    await race(
      () => world.submission('active', { teacher }),
      (things) => [submit(things), send(things.student, 'leaveClass', { id: things.classId })],
      async (things, submitted, left) => {
        expect(left).toBe('ok');
        expect(['ok', 'NOT_FOUND']).toContain(submitted);
        expect(await stored(things)).toHaveLength(submitted === 'ok' ? 1 : 0);
      },
    );
  });

  it('late autosave against submit: no draft is left behind an answer', async () => {
    await race(
      () => world.submission('active', { teacher }),
      (things) => [
        submit(things),
        send(things.student, 'saveDraft', { id: things.evaluationId, responses: things.answers }),
      ],
      async (things, submitted, saved) => {
        expect(submitted).toBe('ok');
        expect(['ok', 'ALREADY_SUBMITTED']).toContain(saved);
        const left = await world.ctx.db
          .select()
          .from(drafts)
          .where(eq(drafts.evaluationId, things.evaluationId));
        expect(left).toEqual([]);
      },
    );
  });
});
