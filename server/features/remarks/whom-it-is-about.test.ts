import { describe, expect, it } from 'vitest';
import { says } from '../../../tests/support/model-server.ts';
import { builtinDraft, GOOD, ledgerOf, modelWorld, write } from '../../../tests/support/model-world.ts';
import { theWorld } from '../../../tests/world.ts';
import { FALLBACKS } from '../../writers/fallback.ts';

const { world, server } = await modelWorld();

describe('of somebody whose account has ended', () => {
  it('nothing is sent, though the class still has them: the built-in writer writes and says why', async () => {
    const things = await world.submission('submitted');
    const admin = await world.admin();
    await admin.client.must('deleteUser', { id: things.student.id });
    server.behave(says(GOOD));
    const { response, final_evaluation: text } = await write(things);
    expect(server.requests).toHaveLength(0);
    expect(await ledgerOf(things)).toEqual([]);
    expect(text).toBe(builtinDraft(things, 1).text);
    expect(response.provenance).toMatchObject({ writer: 'builtin', fallback: FALLBACKS.departed });
  });

  it('nothing more is sent once they have gone while a model was asked', async () => {
    const things = await world.submission('submitted');
    const admin = await world.admin();
    server.behave((request, response, nth) => {
      void admin.client
        .must('deleteUser', { id: things.student.id })
        // A reply that can be mended: it would be asked for once more.
        .then(() => says('미세먼지 농도를 여섯 지점에서 재었습니다.')(request, response, nth));
    });
    const { response } = await write(things);
    expect(server.requests).toHaveLength(1);
    expect(await ledgerOf(things)).toHaveLength(1);
    expect(response.provenance).toMatchObject({ writer: 'builtin', fallback: FALLBACKS.departed });
  });
});

describe('the built-in writer', () => {
  it('leaves out pupils of other classes of the school by their names', async () => {
    const plain = await theWorld();
    const school = '새솔고등학교';
    const teacher = await plain.teacher({ school });
    const things = await plain.submission('draft', { teacher });
    await plain.student({ name: '구본하', school });
    await plain.student({ name: '이상한', school });
    const { evaluation } = await teacher.client.must('createEvaluation', {
      classId: things.classId,
      type: 'subject',
      class_content: '지역의 미세먼지 자료를 모아 그래프로 나타냄',
      questions: [1, 2, 3, 4, 5].map((n) => `${n}. 무엇을 했나요?`),
    });
    await teacher.client.must('distributeEvaluation', { id: evaluation.id });
    const { response } = await things.student.client.must('submitAnswers', {
      id: evaluation.id,
      responses: [
        '옆 반 구본하와 함께 미세먼지 농도를 여섯 지점에서 재고 표로 정리했습니다.',
        '구본하가 그래프의 축을 바꾸자고 제안해서 본하와 함께 그래프를 다시 그렸습니다.',
        '그래프에서 이상한 값을 찾아 다시 재었습니다.',
        '측정값의 평균을 구해 지역별로 비교했습니다.',
        '다음에는 바람의 방향도 함께 조사하고 싶습니다.',
      ],
    });
    const { final_evaluation: text } = await teacher.client.must('evaluateResponse', {
      id: response.id,
      observation: '구본하 학생에게 측정 방법을 차분히 설명함.',
    });
    expect(text).not.toMatch(/구본하|본하/);
    expect(text).toContain('이상한 값');
    expect(text).toContain('친구');
  });
});
