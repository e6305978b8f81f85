import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import type { LiveBoard } from '../../../contract/live.ts';
import { buildRequest } from '../../../contract/request.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import { createWorld, type Person, type World } from '../../../tests/world.ts';
import { READ_MS } from '../../http/event-streams.ts';
import { buildServer } from '../../http/server.ts';

/** Two servers over one database, both listening. */
let world: World;
let origins: string[];
let other: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  world = await createWorld();
  other = await buildServer(world.ctx);
  origins = await Promise.all([world.app, other].map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const open = (teacher: Person, id: string, at = 0) =>
  EventReader.follow<{ board: LiveBoard }>(
    `${origins[at]}${buildRequest(api.watchLiveBoard, { id }).url}`,
    teacher.client,
  );
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('watchLiveBoard', () => {
  it('tells boards on two servers of each step, at the next reading', async () => {
    // A step is in the next reading, and there is one every second: far within the three that are promised.
    expect(READ_MS).toBeLessThanOrEqual(1_500);
    const { teacher, student, code, evaluationId: id, answers } = await world.submission('active');
    const boards = await Promise.all([open(teacher, id), open(teacher, id, 1), open(teacher, id)]);
    const seen = (words: string) =>
      until(() =>
        boards.every(({ events }) => {
          const students = events.at(-1)?.data.board.students ?? [];
          return (
            students
              .map((one) => one.state)
              .sort()
              .join() === words
          );
        }),
      );
    await seen('joined');
    const late = await world.student();
    await late.client.must('joinClass', { classCode: code });
    await seen('joined,joined');
    await student.client.must('getAnswerSheet', { id });
    await seen('joined,opened');
    await student.client.must('saveDraft', { id, responses: answers });
    await seen('joined,writing');
    await student.client.must('submitAnswers', { id, responses: answers });
    await seen('joined,submitted');
    await teacher.client.must('closeEvaluation', { id });
    await until(() => boards.every(({ events }) => events.at(-1)?.data.board.is_closed === true));
    // Whatever else happened, nothing is told twice, and no answer was ever in it.
    for (const { events } of boards) {
      expect(events.length).toBeLessThanOrEqual(6);
      for (const answer of answers) expect(JSON.stringify(events)).not.toContain(answer);
    }
    for (const board of boards) board.close();
  });

  it('ends when the class is no longer the teacher’s', async () => {
    const { teacher, classId, evaluationId: id } = await world.submission('active');
    const board = await open(teacher, id);
    await until(() => board.events.length === 1);
    await teacher.client.must('deleteClass', { id: classId });
    await board.ended;
    expect((await open(teacher, id)).status).toBe(404);
  });
});
