// Above 300 lines: one story of one operation, whose helpers every part of it needs.
import fc from 'fast-check';
import readBook from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SheetCell } from '../../../contract/term.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Person, theWorld, type World } from '../../../tests/world.ts';
import { schoolYear } from '../../clock.ts';

const HEAD = ['학년도', '학기', '과목', '반/번호', '성명', '특기사항'];

describe('a sheet of term remarks', () => {
  let world: World;
  let year: string;
  beforeAll(async () => {
    world = await theWorld();
    year = String(schoolYear(world.clock.now()));
  });

  async function newClass(teacher?: Person) {
    const owner = teacher ?? (await world.teacher());
    const { class: made } = await owner.client.must('createClass', {
      name: '생명과학 2반',
      subject_name: '생명과학Ⅰ',
      semester: 'second',
    });
    return { teacher: owner, classId: made.id, code: made.code ?? '' };
  }
  type Room = Awaited<ReturnType<typeof newClass>>;
  const line = (number: SheetCell, name: SheetCell, text: SheetCell = null): SheetCell[] => [
    ...[year, '2학기', '생명과학Ⅰ'],
    ...[number, name, text],
  ];
  type Choices = { row: number; student_id: string | null }[];
  async function read({ teacher, classId }: Room, rows: SheetCell[][], choices: Choices = []) {
    const input = { classId, rows, choices };
    const preview = await teacher.client.must('importTermSheet', { ...input, preview: true });
    const commit = (seen = preview.seen) =>
      teacher.client.send('importTermSheet', { ...input, preview: false, seen });
    return { preview, commit };
  }
  /** The rows of the exported sheet, the header with them, as another program finds them. */
  async function exported({ teacher, classId }: Room): Promise<(string | null)[][]> {
    const { bytes } = await teacher.client.must('exportTermSheet', { id: classId });
    const [sheet] = await readBook(Buffer.from(bytes), { trim: false });
    return (sheet?.data ?? []).map((row) => row.map((cell) => (cell === null ? null : String(cell))));
  }
  async function member(room: Room, name: string, studentNumber: string) {
    const student = await world.student({ name, studentNumber });
    await student.client.must('joinClass', { classCode: room.code });
    return student;
  }
  const expectedOf = async ({ teacher, classId }: Room) =>
    (await teacher.client.must('listExpectedStudents', { classId })).expected;
  async function remarksOf({ teacher, classId }: Room) {
    const { sheet } = await teacher.client.must('openTermSheet', { classId });
    return (await teacher.client.must('listEvaluationResponses', { id: sheet.id })).studentResponses;
  }

  it('gives texts to who is in the class, unconfirmed and with the old text kept, and expects the others', async () => {
    const room = await newClass();
    const [first, second] = [await member(room, '김하늘', '20301'), await member(room, '이바다', '20302')];
    const texts = [
      HEAD,
      line('3/1', '김하늘', '첫 글임.'),
      line('3/2', '이바다', '둘째임.'),
      line('3/7', '박온별', `오지  않음.\n${'가나다라 '.repeat(20)}`),
    ];
    const one = await read(room, texts);
    expect(one.preview.rows.map((row) => [row.row, row.outcome, row.student?.id ?? null])).toEqual([
      [2, 'write', first.id],
      [3, 'write', second.id],
      [4, 'expected', null],
    ]);
    // Enough to know a text by, cut between letters.
    expect(one.preview.rows.map((row) => row.beginning)).toEqual([
      '첫 글임.',
      '둘째임.',
      `오지 않음. ${'가나다라 '.repeat(14)}가나다…`,
    ]);
    expect(await remarksOf(room)).toMatchObject([{ id: null }, { id: null }]);
    expect((await one.commit()).failure).toBeUndefined();
    const [stored] = await remarksOf(room);
    await room.teacher.client.must('confirmRemark', { id: stored?.id ?? '' });
    const again = await read(room, [
      HEAD,
      line('3/1', '김하늘', '새 글임.'),
      line('3/2', '이바다', '(교사 확인 전) 둘째임.'),
      line('3/7', '박온별', '바뀐 글임.'),
    ]);
    expect(again.preview.rows.map((row) => row.outcome)).toEqual(['replace', 'same', 'expected']);
    expect(again.preview.rows[0]?.notices).toEqual(['교사가 확인한 글이 바뀌어요.']);
    await again.commit();
    expect(await remarksOf(room)).toMatchObject([
      { final_evaluation: '새 글임.', confirmed_at: null, provenance: null },
      { final_evaluation: '둘째임.', confirmed_at: null },
    ]);
    const { versions } = await room.teacher.client.must('listVersions', { id: stored?.id ?? '' });
    expect(versions.map((version) => [version.text, version.writer])).toEqual([
      ['새 글임.', 'sheet'],
      ['첫 글임.', 'sheet'],
    ]);
    expect(await expectedOf(room)).toMatchObject([
      { number: '3/7', name: '박온별', final_evaluation: '바뀐 글임.', resembles: [] },
    ]);
    expect((await auditOf(world, room.classId)).filter((row) => row.action === 'importTermSheet'))
      // The first is the look at the preview, which named the two who are in the class.
      .toMatchObject([{ people: 2 }, { people: 3 }, { people: 3 }]);
  });

  it('hands a waiting text to who joins with that number and name, with all it has been', async () => {
    const room = await newClass();
    for (const text of ['먼저 쓴 글임.', '나중 글임.']) {
      const { commit } = await read(room, [HEAD, line('3/7', '박온별', text), line('3/8', '최가람')]);
      await commit();
    }
    const joined = await member(room, '박온별', '20307');
    const half = await member(room, '최 가람', '20308');
    const [taken, other] = await remarksOf(room);
    expect(taken).toMatchObject({
      student_id: joined.id,
      final_evaluation: '나중 글임.',
      confirmed_at: null,
    });
    expect(other).toMatchObject({ student_id: half.id, id: null });
    const { versions } = await room.teacher.client.must('listVersions', { id: taken?.id ?? '' });
    expect(versions.map((version) => version.text)).toEqual(['나중 글임.', '먼저 쓴 글임.']);
    expect(await expectedOf(room)).toMatchObject([
      { name: '최가람', resembles: [{ id: half.id, name: '최 가람', student_number: '20308' }] },
    ]);
  });

  it('never merges who only half matches: the teacher chooses, in the preview or later', async () => {
    const room = await newClass();
    const [number, name] = [await member(room, '김하늘', '20301'), await member(room, '이바다', '20302')];
    const rows = [HEAD, line('3/1', '김하느', '이름이 다름.'), line('4/2', '이바다', '번호가 다름.')];
    const open = await read(room, rows);
    expect(open.preview.rows.map((row) => [row.outcome, row.candidates.map((one) => one.id)])).toEqual([
      ['half', [number.id]],
      ['half', [name.id]],
    ]);
    expect((await open.commit()).failure).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'rows.2' }, {}],
    });
    const chosen = await read(room, rows, [
      { row: 2, student_id: number.id },
      { row: 3, student_id: null },
    ]);
    expect(chosen.preview.rows.map((row) => row.outcome)).toEqual(['write', 'expected']);
    await chosen.commit();
    const [waiting] = await expectedOf(room);
    expect(waiting).toMatchObject({ name: '이바다', resembles: [{ id: name.id }] });
    await room.teacher.client.must('assignExpectedStudent', {
      classId: room.classId,
      expectedId: waiting?.id ?? '',
      studentId: name.id,
    });
    expect((await remarksOf(room)).map((row) => row.final_evaluation)).toEqual([
      '이름이 다름.',
      '번호가 다름.',
    ]);
    expect(await expectedOf(room)).toEqual([]);
  });

  it('says what is wrong by row and column, and stores nothing while something is', async () => {
    const room = await newClass();
    const cases: [SheetCell[], string | null, RegExp][] = [
      [['2019', '2학기', '생명과학Ⅰ', '3/1', '가나', '글'], '학년도', /2019학년도의 줄/],
      [['', '2학기', '생명과학Ⅰ', '3/2', '가나', '글'], '학년도', /비어/],
      [[year, '1학기', '생명과학Ⅰ', '3/3', '가나', '글'], '학기', /이 수업은 2학기/],
      [[year, '2학기', '화학Ⅰ', '3/4', '가나', '글'], '과목', /다른 과목\(화학Ⅰ\)/],
      [line('삼/일', '가나', '글'), '반/번호', /아닙니다/],
      [line('', '가나', '글'), '반/번호', /비어/],
      [line({ date: '2026-03-15T00:00:00.000Z' }, '가나', '글'), '반/번호', /날짜로 바뀌어/],
      [line('3/5', '', '글'), '성명', /비어/],
      [line('3/6', '가나', 3.14), '특기사항', /숫자나 수식/],
      [line('3/7', '가나', 'ㄱ'.repeat(5001)), '특기사항', /너무 깁니다/],
      [line('3/9', '가\ud800나', '글'), '성명', /저장할 수 없는/],
      [line('3/8', 12, '글'), '성명', /숫자나 수식/],
    ];
    const good = line('3/9', '멀쩡함', '들어가면 안 되는 글');
    const { preview, commit } = await read(room, [
      HEAD,
      good,
      ...cases.map(([row]) => row),
      [null],
      line('3/09', '겹침'),
    ]);
    expect(preview.errors).toHaveLength(cases.length + 1);
    for (const [index, [, column, message]] of cases.entries())
      expect(preview.errors[index]).toMatchObject({
        row: index + 3,
        column,
        message: expect.stringMatching(message) as string,
      });
    expect(preview.errors.at(-1)).toMatchObject({
      row: cases.length + 4,
      message: expect.stringMatching(/^2행과/) as string,
    });
    expect((await commit()).failure).toMatchObject({
      code: 'VALIDATION',
      message: expect.stringMatching(/^3행: /) as string,
    });
    expect(await expectedOf(room)).toEqual([]);
    const heads: [SheetCell[][], RegExp][] = [
      [[['학년도', '학기', '과목', '성명', '특기사항'], good], /‘반\/번호’ 열이 없습니다/],
      [[[...HEAD, '성명'], good], /‘성명’ 열이 두 개/],
      [[['아무', '것도', '아님']], /제목 줄을 찾지/],
      [[HEAD], /학생이 없습니다/],
    ];
    for (const [rows, message] of heads)
      expect((await read(room, rows)).preview.errors).toMatchObject([
        { message: expect.stringMatching(message) as string },
      ]);
  });

  it('tells the first two hundred of thousands of places, and how many there are', async () => {
    const room = await newClass();
    const wrong = Array.from({ length: 1000 }, () => ['', '', '', '', '', '글']);
    const { preview, commit } = await read(room, [HEAD, ...wrong]);
    expect([preview.errors.length, preview.errorCount]).toEqual([200, 5000]);
    const { failure } = await commit();
    expect(failure?.details).toHaveLength(200);
    expect(failure?.message).toContain('모두 5,000곳');
  });

  it('finds its columns in any order, under a title, among others, and takes what people type for digits', async () => {
    const room = await newClass();
    const { preview, commit } = await read(room, [
      ['세부능력 및 특기사항'],
      ['성명', '비고', '반 / 번호', '특기사항', '과목', '학기', '학년도'],
      ['김하늘', '메모', 20301, '  앞뒤 빈칸 ', '생명과학 I', 2, Number(year)],
      [null, null, null, null, null, null, null],
      ['이바다', null, '3반 2번', null, '생명과학Ⅰ', '제2학기', `${year}학년도`],
    ]);
    expect(preview.errors).toEqual([]);
    expect(preview.rows.map((row) => [row.row, row.number, row.name])).toEqual([
      [3, '3/1', '김하늘'],
      [5, '3/2', '이바다'],
    ]);
    await commit();
    expect(await exported(room)).toEqual([
      HEAD,
      line('3/1', '김하늘', '  앞뒤 빈칸 '),
      line('3/2', '이바다', null),
    ]);
    const long = await read(room, [HEAD, line('3/1', '김하늘', '가'.repeat(501))]);
    expect(long.preview).toMatchObject({
      errors: [],
      rows: [{ notices: ['1,500바이트를 3바이트 넘어요.', '미가입 명단에 있는 학생이에요. 글만 바뀌어요.'] }],
    });
  });

  it('stores nothing that the teacher was not shown: two sheets at once, and somebody who joins meanwhile', async () => {
    const room = await newClass();
    const [one, other] = [
      await read(room, [HEAD, line('3/1', '김하늘', '한 글')]),
      await read(room, [HEAD, line('3/1', '김하늘', '다른 글')]),
    ];
    const codes = (await Promise.all([one.commit(), other.commit()])).map(
      ({ failure }) => failure?.code ?? 'ok',
    );
    expect(codes.sort()).toEqual(['STALE', 'ok']);
    expect(await expectedOf(room)).toHaveLength(1);
    const late = await read(room, [HEAD, line('3/2', '이바다', '기다린 글')]);
    const student = await world.student({ name: '이바다', studentNumber: '20302' });
    const [, stored] = await Promise.all([
      student.client.must('joinClass', { classCode: room.code }),
      late.commit(),
    ]);
    // Either the sheet was first, and the text went over; or the joining was, and the teacher is asked again.
    if (stored.failure) {
      expect(stored.failure.code).toBe('STALE');
      await (await read(room, [HEAD, line('3/2', '이바다', '기다린 글')])).commit();
    }
    expect((await remarksOf(room)).map((row) => row.final_evaluation)).toEqual(['기다린 글']);
    expect((await expectedOf(room)).map((row) => row.name)).toEqual(['김하늘']);
  });

  it('comes back the same cells out of an empty class, whatever stands in them', async () => {
    const odd = fc.oneof(
      fc.constantFrom(
        '=1+1',
        '@SUM(A1)',
        '-3',
        '+82',
        "'따옴표",
        '_x0041_',
        '_x000D_',
        ' 앞',
        '뒤 ',
        '\n줄\n\n바꿈\n',
        '\t탭',
        '😀👩‍🔬',
        '<b>&amp;</b>',
        '"큰"',
        '㈜①½',
        '\u200b보이지 않음',
        '가'.repeat(500),
        '(교사 확인 전) ',
        '(교사 확인 전) 겹친 말',
      ),
      fc
        .string({ unit: 'binary', maxLength: 40 })
        .map((text) => text.normalize('NFC').replace(/[\0\p{Cs}]/gu, '')),
    );
    const text = fc.array(odd, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    const teacher = await world.teacher();
    const room = await newClass(teacher);
    // In the class one confirmed, one not and one without a text; of another grade a fourth.
    const members = [
      await member(room, '김하늘', '20301'),
      await member(room, '이바다', '10301'),
      await member(room, '박온별', '20312'),
    ];
    const { commit: own } = await read(room, [
      HEAD,
      line('2-3/1', '김하늘', ' =확인한 글\n'),
      line('1-3/1', '이바다', '@확인하지 않은 글 '),
    ]);
    expect((await own()).failure).toBeUndefined();
    const confirmed = (await remarksOf(room)).find((row) => row.student_id === members[0]?.id);
    await teacher.client.must('confirmRemark', { id: confirmed?.id ?? '' });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 15, maxLength: 15 }), async (texts) => {
        const waiting = texts.map((words, at) => line(`${(at % 3) + 4}/${at + 1}`, `기다림${at}`, words));
        const { preview: first, commit: expectThem } = await read(room, [HEAD, ...waiting]);
        expect(first.errors).toEqual([]);
        expect((await expectThem()).failure).toBeUndefined();
        const before = await exported(room);
        const empty = await newClass(teacher);
        const { preview, commit } = await read(empty, before);
        expect(preview.errors).toEqual([]);
        expect((await commit()).failure).toBeUndefined();
        expect(await exported(empty)).toEqual(before);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  }, 120_000);
});
