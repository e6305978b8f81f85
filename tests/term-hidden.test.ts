import { readdirSync, readFileSync } from 'node:fs';
import readBook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { api, type OperationName } from '../contract/api.ts';
import { isEventReply, type FileData, type Operation } from '../contract/operation.ts';
import { pathKeys } from '../contract/request.ts';
import { termRoom } from './support/term-room.ts';
import { type Person, theWorld } from './world.ts';

/** Calls that are there to show term remarks to the teacher who writes them. */
const OWN: ReadonlySet<OperationName> = new Set(['openTermSheet', 'exportTermSheet', 'downloadMyData']);
const TEXT = '아무도못볼학기글';
const SEEN = '아무도못볼학기관찰';

async function textOf(data: unknown): Promise<string> {
  const file = data as Partial<FileData> | undefined;
  if (!file?.bytes) return JSON.stringify(data ?? null);
  const bytes = Buffer.from(file.bytes);
  if (!file.name?.endsWith('.xlsx')) return bytes.toString('utf8');
  return JSON.stringify(await readBook(bytes));
}

describe('a term remark', () => {
  it('stands in no reply of any operation that reads, and changes none that counts', async () => {
    const world = await theWorld();
    const room = await termRoom(world);
    const [student] = room.students;
    if (!student) throw new Error('no student');
    const admin = await world.admin();
    const [form] = room.forms;
    await room.teacher.client.must('evaluateResponse', {
      id: form?.responseIds[0] ?? '',
      observation: '꼼꼼함.',
    });
    const things: Record<string, string> = {
      class: room.classId,
      evaluation: form?.id ?? '',
      response: form?.responseIds[0] ?? '',
      student: student.id,
    };
    const reads = (Object.entries(api) as [OperationName, Operation][]).filter(
      ([, { method, reply }]) => method === 'GET' && !isEventReply(reply),
    );
    const callers: [string, Person][] = [
      ['student', student],
      ['teacher', room.teacher],
      ['admin', admin],
    ];
    const readAll = async () => {
      const replies = new Map<string, string>();
      for (const [role, person] of callers)
        for (const [name, operation] of reads) {
          const fits = ['anyone', 'member', role].includes(operation.actor);
          if (!fits) continue;
          const input = Object.fromEntries(
            pathKeys(operation.path).map((key) => [
              key,
              things[operation.scope?.[key] ?? ''] ?? room.classId,
            ]),
          );
          const reply = await person.client.send(name, input);
          replies.set(`${role} ${name}`, await textOf(reply.data));
        }
      return replies;
    };
    const before = await readAll();

    const { response } = await room.teacher.client.must('observeStudent', {
      id: room.sheetId,
      studentId: student.id,
      observation: SEEN,
    });
    await room.teacher.client.must('editResponse', {
      id: response.id,
      version: response.version,
      final_evaluation: TEXT,
    });
    await room.teacher.client.must('confirmRemark', { id: response.id });
    const after = await readAll();
    for (const [call, text] of after) {
      const [role, name] = call.split(' ');
      const own = role === 'teacher' && OWN.has(name as OperationName);
      expect([call, own || !(text.includes(TEXT) || text.includes(SEEN))]).toEqual([call, true]);
      // The log of who did what may name it to an administrator, by its id alone.
      if (role !== 'admin') expect([call, own || !text.includes(room.sheetId)]).toEqual([call, true]);
    }
    expect(after.get('teacher downloadMyData')).toContain(TEXT);
    const same = [
      ...['listTaughtClasses', 'getTaughtClass', 'listClassStudents', 'listClassEvaluations'],
      ...['listTaughtEvaluations', 'listClassResponses', 'listEvaluationResponses', 'findRemarkCopies'],
    ].map((name) => `teacher ${name}`);
    const forStudents = ['listMyEvaluations', 'listAvailableEvaluations', 'listEvaluationHistory'];
    for (const call of [...same, ...forStudents.map((name) => `student ${name}`), 'admin getAdminStats'])
      expect([call, after.get(call)]).toEqual([call, before.get(call)]);
    // What only a form may be asked for is not there, to whoever knows the id.
    for (const [name, id] of [
      ['getAnswerSheet', room.sheetId],
      ['saveDraft', room.sheetId],
      ['submitAnswers', room.sheetId],
    ] as const) {
      const reply = await student.client.send(name, {
        id,
        ...(name === 'getAnswerSheet' ? {} : { responses: [] }),
      });
      expect([name, reply.failure?.code]).toEqual([name, 'NOT_FOUND']);
    }
    for (const name of ['getResult', 'cancelSubmission'] as const) {
      const reply = await student.client.send(name, { responseId: response.id });
      expect([name, reply.failure?.code]).toEqual([name, 'NOT_FOUND']);
    }
  });

  it('is kept out of lists in one place: nobody else judges whether a form is thrown away', () => {
    const root = new URL('../server/', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?!.*\.test\.ts$).*\.ts$/.test(file),
    );
    const judges = files.filter((file) =>
      /evaluations\.deletedAt/.test(readFileSync(new URL(file, root), 'utf8')),
    );
    expect(judges).toEqual(['features/evaluations/kinds.ts']);
    // Whoever reads forms at all goes by it, or takes an id that the scope gate proved.
    const readers = files.filter((file) =>
      /(?:from|Join)\(\s*evaluations\b/.test(readFileSync(new URL(file, root), 'utf8')),
    );
    const unaware = readers.filter(
      (file) => !/kinds\.ts'|scope\.ts'/.test(readFileSync(new URL(file, root), 'utf8')),
    );
    // By ids that were proved before, or over everything on purpose.
    expect(unaware.sort()).toEqual([
      'features/audit/subjects.ts',
      'features/findings/queries.ts',
      'jobs/write-item.ts',
    ]);
  });
});
