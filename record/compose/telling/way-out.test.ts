import { describe, expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';

/** One answer to one question, told. */
const told = (question: string, answer: string) =>
  composeRecord({
    questions: [question],
    answers: [answer],
    observation: '',
    content: '',
    limit: 1500,
    names: [],
    seed: '1',
  });

const HARD = '어려웠던 점과 해결 방법은 무엇인가요?';
const NEXT = '새롭게 알게 된 점과 더 해 보고 싶은 것은?';

describe('a short difficulty and its way out', () => {
  it.each([
    [
      '두부가 자꾸 부서졌어요ㅠ 그래서 전분을 한 숟갈 넣으니까 안 부서졌습니다.',
      '두부가 자꾸 부서져서 전분을 한 숟갈 넣으니 부서지지 않음.',
    ],
    ['슛이 자꾸 뜸 그래서 손목을 눌렀더니 낮게감', '슛이 자꾸 떠서 손목을 눌렀더니 낮게 감.'],
  ])('are one sentence: %s', (answer, text) => {
    const draft = told(HARD, answer);
    expect(draft.text).toBe(text);
    expect(draft.sentences[0]?.sources).toHaveLength(2);
  });

  it('stay two where nothing says that one came of the other', () => {
    const draft = told(HARD, '두부가 자꾸 부서졌어요. 전분을 한 숟갈 넣고 반죽을 다시 했습니다.');
    expect(draft.text).not.toContain('부서져서');
  });
});

describe('what is specific enough where its intent has nothing else', () => {
  it.each([
    [NEXT, '다음에는 제가 직접 쓴 시로도 해 보고 싶어요.', '다음에는 직접 쓴 시로도 해 보고 싶어 함.'],
    ['이 시를 고른 까닭은 무엇인가요?', "저는 윤동주의 '자화상'을 골랐어요!", "윤동주의 '자화상'을 선택함."],
    ['맡은 역할은?', '골키퍼 했는데 아무도 안해서 내가함ㅋㅋ', '아무도 맡지 않아 골키퍼를 맡음.'],
    [NEXT, '혼자 잘하는거보다 패스가 중요하다는거?', '혼자 잘하는 것보다 패스가 중요하다는 점을 알게 됨.'],
  ])('%s %s', (question, answer, text) => {
    expect(told(question, answer).text).toBe(text);
  });

  it('leaves a wish that names nothing out', () => {
    const draft = composeRecord({
      questions: ['활동 과정을 적어 주세요.', NEXT],
      answers: ['발아율을 3일 동안 측정하여 표로 정리했다.', '다른 것도 해 보고 싶어요.'],
      observation: '',
      content: '',
      limit: 1500,
      names: [],
      seed: '1',
    });
    expect(draft.text).not.toContain('다른 것');
  });
});

describe('notes strung together without a mark', () => {
  it('are read one by one where the whole is lost', () => {
    const answer = '씨앗을 젖은 솜에 올려놓음 매일 아침 뿌리 길이를 자로 잼 벽에다 대고 하루에 50번씩';
    expect(told('한 일을 순서대로 적어 주세요.', answer).text).toContain('뿌리 길이를 자로 잼.');
    expect(told('맡은 역할은?', '베이스 했는데 아무도 안해서 내가함 친구가 박자 세줌').text).toBe(
      '아무도 맡지 않아 베이스를 맡음.',
    );
  });
});
