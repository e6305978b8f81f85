import { beforeAll, describe, expect, it } from 'vitest';
import { activitiesOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const lesson = {
  type: 'subject',
  class_content: '광합성 실험을 설계하고 결과를 그래프로 나타냄',
  questionCount: 7,
} as const;

describe('suggestQuestions', () => {
  it('writes as many different questions as asked, and saves nothing', async () => {
    const teacher = await world.teacher();
    const { questions } = await teacher.client.must('suggestQuestions', lesson);
    expect(new Set(questions).size).toBe(7);
    expect((await teacher.client.must('listTaughtEvaluations', {})).evaluations).toEqual([]);
    expect(await activitiesOf(world, teacher.id)).toEqual(['GENERATE_QUESTIONS']);
  });

  it('gives the same for the same seed', async () => {
    const { client } = await world.teacher();
    const seeded = { ...lesson, seed: '한 번' };
    const first = await client.must('suggestQuestions', seeded);
    expect(await client.must('suggestQuestions', seeded)).toEqual(first);
  });

  it('leaves the kept ones as they are, first', async () => {
    const { client } = await world.teacher();
    const keep = ['실험에서 가장 놀란 점은 무엇인가요?', '다음에 바꿀 조건은 무엇인가요?'];
    const { questions } = await client.must('suggestQuestions', { ...lesson, keep });
    expect(questions.slice(0, 2)).toEqual(keep);
    expect(new Set(questions).size).toBe(7);
  });

  it('offers nothing that was turned away', async () => {
    const { client } = await world.teacher();
    const { questions } = await client.must('suggestQuestions', lesson);
    const keep = questions.slice(1);
    const avoid = [...questions];
    for (let i = 0; i < 8; i += 1) {
      const again = await client.must('suggestQuestions', { ...lesson, keep, avoid });
      expect(avoid).not.toContain(again.questions.at(-1));
      avoid.push(again.questions.at(-1) ?? '');
    }
  });

  it.each([
    [{ class_content: '' }, 'class_content', '수업 내용을 입력해 주세요.'],
    [{ questionCount: 4 }, 'questionCount', '문항은 5개 이상 필요합니다.'],
    [{ questionCount: 11 }, 'questionCount', '문항은 10개까지 만들 수 있습니다.'],
    [{ questionCount: undefined }, 'questionCount', '필수 입력 항목입니다.'],
  ])('refuses %j', async (change, path, message) => {
    const { client } = await world.teacher();
    const reply = await client.send('suggestQuestions', { ...lesson, ...change });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path, message }] });
  });
});
