import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, type Person, theWorld, type World } from '../../../tests/world.ts';
import { seoulDay } from '../../clock.ts';
import { activities } from '../../db/schema.ts';
import { MOST_ROWS } from './own-account.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const OBSERVED = '모둠 토의에서 근거를 들어 의견을 조율하는 모습이 돋보임.';

/** The file's text, as somebody would search it. */
async function fileOf(person: Person): Promise<string> {
  const { bytes } = await person.client.must('downloadMyData', {});
  return Buffer.from(bytes).toString('utf8');
}

interface MyData {
  계정: { 이름: string; 역할: string | null; 이메일: string };
  동의: { 항목: string; 판: string; 동의함: boolean }[];
  로그인한_기기: { 기기: string | null }[];
  계정에서_한_일: { 한_일: string }[];
  활동: { 한_일: string }[];
  학생으로서?: {
    수업: { 이름: string; 교사: string }[];
    자기평가: { 답: { 문항: string; 답: string }[]; 교사_관찰: string | null; 기록문: string | null }[];
    쓰는_중인_답: { 답: { 답: string }[] }[];
  };
  교사로서?: {
    수업: {
      참여_코드: string;
      자기평가지: {
        문항: string[];
        학생별: { 이름: string; 교사_관찰: string; 기록문: string; 기록문의_지난_판: object[] }[];
      }[];
    }[];
  };
}

async function dataOf(person: Person): Promise<MyData> {
  return JSON.parse(await fileOf(person)) as MyData;
}

describe('downloadMyData', () => {
  it('hands out a JSON file, named with the day, that nothing on the way keeps', async () => {
    const { client, email, name, id } = await world.student();
    const reply = await client.call('downloadMyData', {});
    expect([reply.status, reply.data.name]).toEqual([200, `내_정보_${seoulDay(world.clock.now())}.json`]);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.headers['cache-control']).toBe('no-store');
    const content = JSON.parse(Buffer.from(reply.data.bytes).toString('utf8')) as MyData;
    expect(content.계정).toMatchObject({ 이름: name, 이메일: email, 역할: '학생' });
    expect(content.로그인한_기기).toHaveLength(1);
    expect((await auditOf(world, id)).at(-1)).toEqual({
      actorId: id,
      action: 'downloadMyData',
      subjectType: 'user',
      people: 1,
    });
  });

  it('tells a student their classes, answers and drafts, and of the teacher only what is published', async () => {
    const { teacher, student, evaluationId, responseId, questions, answers } =
      await world.submission('closed');
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
    const remark = studentResponses[0]?.final_evaluation ?? '';
    expect(remark.length).toBeGreaterThan(20);
    const kept = await fileOf(student);
    expect(kept).toContain(answers[0]);
    expect(kept).not.toContain(OBSERVED);
    expect(kept).not.toContain('근거를 들어 의견을 조율');
    for (const sentence of remark.split('. ')) expect(kept).not.toContain(sentence);

    await teacher.client.must('publishRemark', { id: responseId ?? '' });
    const { 학생으로서: shown } = await dataOf(student);
    expect(shown?.수업).toMatchObject([{ 이름: '통합사회 2반', 교사: teacher.name }]);
    expect(shown?.자기평가).toMatchObject([
      {
        답: questions.map((문항, index) => ({ 문항, 답: answers[index] })),
        교사_관찰: OBSERVED,
        기록문: remark,
      },
    ]);
    await teacher.client.must('unpublishRemark', { id: responseId ?? '' });
    expect(await fileOf(student)).not.toContain(OBSERVED);
  });

  it('says nothing of an observation about somebody who did not submit', async () => {
    const { teacher, student, evaluationId } = await world.submission('active');
    await student.client.must('saveDraft', { id: evaluationId, responses: ['쓰다 만 답', '', '', '', ''] });
    const observation = '발표 자료의 출처를 꼼꼼히 확인함.';
    await teacher.client.must('observeStudent', { id: evaluationId, studentId: student.id, observation });
    const { 학생으로서: data } = await dataOf(student);
    expect(data).toMatchObject({
      자기평가: [],
      쓰는_중인_답: [{ 답: [{ 답: '쓰다 만 답' }, {}, {}, {}, {}] }],
    });
    expect(await fileOf(student)).not.toContain('출처를 꼼꼼히');
    expect(await fileOf(teacher)).toContain(observation);
  });

  it('tells a teacher what they made and wrote, and not what students answered', async () => {
    const { teacher, student, code, questions, answers } = await world.submission('evaluated');
    const stranger = await world.submission('evaluated');
    const content = await dataOf(teacher);
    expect(content.교사로서?.수업).toMatchObject([
      {
        참여_코드: code,
        자기평가지: [{ 문항: questions, 학생별: [{ 이름: student.name, 교사_관찰: OBSERVED }] }],
      },
    ]);
    expect(content.활동.map((row) => row.한_일)).toContain('수업 만들기');
    const text = await fileOf(teacher);
    expect(text).not.toContain(answers[0]);
    expect(text).not.toContain(student.email);
    expect(text).not.toContain(stranger.student.name);
    expect((await auditOf(world, teacher.id)).at(-1)).toMatchObject({ people: 2 });
  });

  it('tells a teacher which of their versions brought an earlier one back', async () => {
    const { teacher, responseId } = await world.submission('evaluated');
    const id = responseId ?? '';
    const [drafted] = (await teacher.client.must('listVersions', { id })).versions;
    world.clock.advance(60_000);
    await teacher.client.must('restoreVersion', { id, versionId: drafted?.id ?? '' });
    const [restored] = (await teacher.client.must('listVersions', { id })).versions;
    const [own] = (await dataOf(teacher)).교사로서?.수업 ?? [];
    const { 기록문의_지난_판: versions } = own?.자기평가지[0]?.학생별[0] ?? {};
    expect(versions).toEqual([
      { 쓴_이: '내장 도구', 글: drafted?.text, 때: drafted?.created_at },
      {
        ...{ 쓴_이: '내장 도구', 글: drafted?.text, 때: restored?.created_at },
        되돌린_판의_때: drafted?.created_at,
      },
    ]);
  });

  it('never gives somebody who became a student what they wrote as a teacher', async () => {
    const { teacher } = await world.submission('closed');
    expect(await fileOf(teacher)).toContain(OBSERVED);
    await teacher.client.must('updateRole', { role: 'student', student_number: '10203' });
    const text = await fileOf(teacher);
    expect(text).toContain('역할 바꾸기');
    expect(text).not.toContain(OBSERVED);
  });

  it('holds consents with their version, and no secret, for every role', async () => {
    const visitor = world.visitor();
    const email = `own-data-${world.clock.now().getTime()}@example.com`;
    await visitor.must('register', {
      name: '김하늘',
      email,
      password: PASSWORD,
      role: 'teacher',
      school: '예시고등학교',
      privacyConsent: true,
      termsConsent: true,
      ageConsent: true,
    });
    const registered = Buffer.from((await visitor.must('downloadMyData', {})).bytes).toString('utf8');
    expect((JSON.parse(registered) as MyData).동의).toContainEqual(
      expect.objectContaining({ 항목: '새 소식 받기', 판: '2025-02-01', 동의함: false }),
    );
    const admin = await world.admin();
    const { secret } = await admin.client.must('startTotp', { password: PASSWORD });
    const { recoveryCodes } = await admin.client.must('confirmTotp', { code: world.totpCode(secret) });
    const own = await fileOf(admin);
    expect((JSON.parse(own) as MyData).계정.역할).toBe('관리자');
    for (const hidden of [PASSWORD, secret, ...recoveryCodes, '$argon2'])
      expect(registered + own).not.toContain(hidden);
  });

  it('stays small after a script has clicked all day, and holds what was done last', async () => {
    const student = await world.student();
    await world.ctx.db.execute(sql`
      INSERT INTO ${activities} (user_id, role, action, path, at)
      SELECT ${student.id}::uuid, 'student', 'PAGE_VIEW', '/' || n, ${world.clock.now().toISOString()}::timestamptz
      FROM generate_series(1, ${MOST_ROWS + 1}::int) AS n ORDER BY n`);
    const { 활동: done } = JSON.parse(await fileOf(student)) as { 활동: { 화면: string }[] };
    expect([done.length, done[0]?.화면, done.at(-1)?.화면]).toEqual([MOST_ROWS, '/2', `/${MOST_ROWS + 1}`]);
  });

  it('is not made over and over for one person', async () => {
    const { client } = await world.student();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 21; n += 1) codes.push((await client.call('downloadMyData', {})).failure?.code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => undefined), 'RATE_LIMITED']);
    expect((await (await world.student()).client.call('downloadMyData', {})).status).toBe(200);
  });
});
