import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Submission, theWorld, type World } from '../../../tests/world.ts';
import { classes } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const COPIED =
  '하천의 수질을 지점별로 재고 용존 산소와 탁도의 관계를 그래프로 나타내어 원인을 조리 있게 설명함. 모둠의 의견이 갈릴 때 자료를 다시 확인하자고 제안하여 결론을 함께 고침.';
const OTHER =
  '근대 시의 운율을 소리 내어 읽으며 비교하고 시인이 살았던 시대를 조사하여 발표함. 친구의 질문에 시구를 들어 대답하며 해석을 넓힘.';
const ANSWERS = [
  '저는 강가에서 물을 떠서 온도를 쟀고 오후에 더 따뜻해지는 것을 보았습니다.',
  '처음에는 온도계를 읽는 법을 몰라서 선생님께 여쭈어 보았습니다.',
  '모둠에서 표를 그리는 일을 맡아 칸을 나누고 숫자를 옮겨 적었습니다.',
  '물의 온도가 산소의 양과 이어져 있다는 것을 새로 알게 되었습니다.',
  '다음에는 비가 온 다음 날의 물도 떠서 비교해 보고 싶습니다.',
];

async function write({ teacher, responseId }: Submission, final_evaluation: string) {
  const id = responseId ?? '';
  const { version } = (await teacher.client.must('confirmRemark', { id })).response;
  await teacher.client.must('editResponse', { id, version, final_evaluation });
}

/** Another student of the same form who submitted these answers. */
async function classmate({ teacher, evaluationId: id, code }: Submission, responses: string[]) {
  const student = await world.student();
  await student.client.must('joinClass', { classCode: code });
  const { response } = await student.client.must('submitAnswers', { id, responses });
  return { teacher, student, responseId: response.id };
}

async function evaluated(things: Submission, responses: string[]) {
  const other = await classmate(things, responses);
  await things.teacher.client.must('evaluateResponse', { id: other.responseId, observation: '차분함.' });
  return { ...things, ...other };
}

describe('findRemarkCopies', () => {
  it('shows two remarks of one form that share a text, and where', async () => {
    const one = await world.submission('evaluated');
    const two = await evaluated(one, ANSWERS);
    await write(one, `${COPIED} 발표를 맡음.`);
    await write(two, `기록을 꼼꼼히 남김. ${COPIED}`);
    const { pairs, texts } = await one.teacher.client.must('findRemarkCopies', { id: one.evaluationId });
    expect(pairs).toHaveLength(1);
    const [pair] = pairs;
    expect(pair?.score).toBeGreaterThan(0.5);
    const textOf = (id: string | undefined) => texts.find((text) => text.id === id);
    const [a, b] = [textOf(pair?.a), textOf(pair?.b)];
    expect(new Set([a?.student.name, b?.student.name])).toEqual(
      new Set([one.student.name, two.student.name]),
    );
    expect([a?.kind, b?.kind]).toEqual(['remark', 'remark']);
    const [span] = pair?.spans ?? [];
    expect(a?.text.slice(span?.aStart, span?.aEnd)).toContain(COPIED.slice(0, -1));
    expect(b?.text.slice(span?.bStart, span?.bEnd)).toContain(COPIED.slice(0, -1));
    expect((await auditOf(world, one.evaluationId)).at(-1)).toMatchObject({
      actorId: one.teacher.id,
      action: 'findRemarkCopies',
      people: 2,
    });
  });

  it('compares with remarks of the same teacher’s other classes and years, this form’s text first', async () => {
    const past = await world.submission('evaluated');
    await world.ctx.db.update(classes).set({ schoolYear: 2024 }).where(eq(classes.id, past.classId));
    await write(past, COPIED);
    const now = await world.submission('evaluated', { teacher: past.teacher });
    await write(now, COPIED);
    const { pairs, texts } = await now.teacher.client.must('findRemarkCopies', { id: now.evaluationId });
    const found = pairs.map(({ a, b, score }) => ({
      a: texts.find((text) => text.id === a)?.evaluation.id,
      b: texts.find((text) => text.id === b)?.evaluation.id,
      score,
    }));
    expect(found).toEqual([{ a: now.evaluationId, b: past.evaluationId, score: 1 }]);
    expect(texts.map((text) => text.evaluation.class.school_year)).toContain(2024);
  });

  it('knows nothing of other teachers, and does not report what only past forms share', async () => {
    const stranger = await world.submission('evaluated');
    await write(stranger, COPIED);
    const first = await world.submission('evaluated');
    await write(first, OTHER);
    const second = await world.submission('evaluated', { teacher: first.teacher });
    await write(second, OTHER);
    const now = await world.submission('evaluated', { teacher: first.teacher });
    await write(now, COPIED);
    expect(await now.teacher.client.must('findRemarkCopies', { id: now.evaluationId })).toEqual({
      pairs: [],
      texts: [],
    });
  });

  it('compares answers with answers only, as the students wrote them', async () => {
    const one = await world.submission('active');
    const first = await classmate(one, ANSWERS);
    const copy = [...ANSWERS.slice(0, 4), '잘 모르겠습니다.'];
    const second = await classmate(one, copy);
    await one.teacher.client.must('editResponse', {
      id: second.responseId,
      version: 1,
      responses: copy.map((_, index) => `다듬은 답 ${index + 1}`),
    });
    // A remark that quotes an answer word for word is no pair: it is made of it.
    await one.teacher.client.must('evaluateResponse', { id: first.responseId, observation: '차분함.' });
    await write({ ...one, responseId: first.responseId }, ANSWERS.join(' '));
    const { pairs, texts } = await one.teacher.client.must('findRemarkCopies', { id: one.evaluationId });
    expect(pairs).toHaveLength(1);
    expect(new Set(texts.map(({ kind, text }) => `${kind}: ${text}`))).toEqual(
      new Set([`answer: ${ANSWERS.join('\n')}`, `answer: ${copy.join('\n')}`]),
    );
  });

  it('takes no question for copied that two students wrote out before their answers', async () => {
    const one = await world.submission('active');
    const own = [
      ['얼음물로 온도를 맞춤', '기포가 늘어남', '친구가 초를 잼', '표를 그림', '다른 물풀도 궁금함'],
      ['소금을 더 넣음', '무가 시듦', '칼질을 나눔', '저울을 씀', '김치도 해 보고 싶음'],
    ];
    for (const answers of own)
      await classmate(
        one,
        one.questions.map((question, index) => `${question} ${answers[index % answers.length]}`),
      );
    expect((await one.teacher.client.must('findRemarkCopies', { id: one.evaluationId })).pairs).toEqual([]);
  });
});
