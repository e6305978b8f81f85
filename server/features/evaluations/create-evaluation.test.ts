import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Person, theWorld, type World } from '../../../tests/world.ts';

let world: World;
let teacher: Person;
let classId: string;
beforeAll(async () => {
  world = await theWorld();
  teacher = await world.teacher();
  classId = (await teacher.client.must('createClass', { name: '화학' })).class.id;
});

const content = '중화 적정 실험으로 식초의 농도를 구하고 오차의 원인을 토의함';
const five = ['하나?', '둘?', '셋?', '넷?', '다섯?'];

describe('createEvaluation', () => {
  it('saves a draft that answers under its wire names', async () => {
    const reply = await teacher.client.call('createEvaluation', {
      classId,
      type: 'subject',
      achievement_standard: '[12화학03-02] 중화 반응을 이해한다.',
      class_content: `  ${content}  `,
      other_notes: '모둠 활동',
      questions: five.map((question) => ` ${question} `),
    });
    expect(reply.status).toBe(201);
    expect(reply.data.evaluation).toEqual({
      id: expect.any(String),
      class_id: classId,
      class: { id: classId, name: '화학', type: 'subject', creative_type: null },
      type: 'subject',
      achievement_standard: '[12화학03-02] 중화 반응을 이해한다.',
      class_content: content,
      other_notes: '모둠 활동',
      question_count: 5,
      questions: five,
      is_distributed: false,
      is_closed: false,
      due_at: null,
      created_at: expect.stringMatching(/Z$/),
      responseCount: 0,
      studentCount: 0,
      can: { edit: true, distribute: true, close: false, reopen: false },
    });
  });

  it.each([
    [undefined, 7],
    [5, 5],
    [10, 10],
  ])('writes questions itself: asked for %s, it writes %i different ones', async (questionCount, count) => {
    const { evaluation } = await teacher.client.must('createEvaluation', {
      classId,
      type: 'subject',
      class_content: content,
      ...(questionCount ? { questionCount } : {}),
    });
    expect(evaluation.question_count).toBe(count);
    expect(new Set(evaluation.questions).size).toBe(count);
    expect(evaluation.questions.every((question) => question.trim() !== '')).toBe(true);
  });

  it.each([
    ['no type', { type: undefined }, 'type', '올바른 값을 입력해 주세요.'],
    ['no content', { class_content: undefined }, 'class_content', '수업 내용을 입력해 주세요.'],
    ['blank content', { class_content: ' \n ' }, 'class_content', '수업 내용을 입력해 주세요.'],
    ['four questions', { questions: five.slice(1) }, 'questions', '문항은 5개 이상 필요합니다.'],
    [
      'eleven questions',
      { questions: [...five, ...five, '?'] },
      'questions',
      '문항은 10개까지 만들 수 있습니다.',
    ],
    ['a blank question', { questions: [...five, '  '] }, 'questions.5', '문항을 모두 입력해 주세요.'],
    ['a count of 4', { questionCount: 4 }, 'questionCount', '문항은 5개 이상 필요합니다.'],
    ['a count of 11', { questionCount: 11 }, 'questionCount', '문항은 10개까지 만들 수 있습니다.'],
    ['a count as text', { questionCount: '7' }, 'questionCount', '값의 형식이 올바르지 않습니다.'],
    [
      'a count that contradicts the questions',
      { questionCount: 6, questions: five },
      'questions',
      '문항 수(6개)와 문항이 맞지 않습니다.',
    ],
  ])('refuses %s', async (_, change, path, message) => {
    const input = { classId, type: 'subject', class_content: content, ...change };
    const reply = await teacher.client.send('createEvaluation', input);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path, message }] });
  });

  it('takes a form without an achievement standard', async () => {
    const { evaluation } = await teacher.client.must('createEvaluation', {
      classId,
      type: 'creative',
      achievement_standard: '  ',
      class_content: content,
      other_notes: null,
    });
    expect(evaluation).toMatchObject({ type: 'creative', achievement_standard: null, other_notes: null });
  });

  it('writes down who made it', async () => {
    const { evaluation } = await teacher.client.must('createEvaluation', {
      classId,
      type: 'subject',
      class_content: content,
    });
    expect(await auditOf(world, evaluation.id)).toEqual([
      { actorId: teacher.id, action: 'createEvaluation', subjectType: 'evaluation', people: null },
    ]);
  });
});
