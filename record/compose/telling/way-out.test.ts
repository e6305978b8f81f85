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
      '두부가 자꾸 부서지자 전분을 한 숟갈 넣으니 부서지지 않음.',
    ],
    ['슛이 자꾸 뜸 그래서 손목을 눌렀더니 낮게감', '슛이 자꾸 뜨자 손목을 눌렀더니 낮게 감.'],
  ])('are one sentence: %s', (answer, text) => {
    const draft = told(HARD, answer);
    expect(draft.text).toBe(text);
    expect(draft.sentences[0]?.sources).toHaveLength(2);
  });

  it.each([
    [HARD, '물레가 자꾸 멈췄다. 그래서 페달의 끈을 새로 묶었다.', '페달의 끈을 새로 묶음.'],
    [
      '한 일',
      '메일을 보냈는데 일주일 동안 답이 없었습니다. 그래서 박물관에 직접 찾아가 면담했습니다.',
      '답이 없자 박물관에',
    ],
    [HARD, '외운 대사를 두 번 까먹었다. 근데 대본을 안 보고 몸짓으로 이어 갔다.', '잊어버렸으나 대본을'],
    [HARD, '시간이 모자라서 뒷면은 못 그렸다. 나중에 집에서 마저 그려 냈다.', '못 그렸으나 나중에'],
    [
      HARD,
      '첫 번째 다리는 무게를 못 버텼다. 삼각형 뼈대로 바꾸자 5kg을 버티는 데 성공했다.',
      '삼각형 뼈대로',
    ],
    [
      HARD,
      '첫 번째 탑이 무너졌다. 처음에는 풀이 약해서라고 생각했는데 사진을 다시 보니 기둥이 기울어 있었다.',
      '무너지자 처음에는',
    ],
    [HARD, '불이 안 켜졌다. 그래서 건전지를 반대로 끼웠다.', '켜지지 않아 건전지를'],
    [
      '느낀 점',
      '수학은 공식만 외우는 과목이라고 생각했다. 지금은 왜 그런지 먼저 따져 본다.',
      '생각했으나 지금은',
    ],
    [
      '과정',
      '처음에는 설문지를 복도에 붙이려고 했는데, 그러면 관심 있는 사람만 쓰게 되니까 번호를 뽑아 30명을 찾아갔다.',
      '붙이려 했으나',
    ],
    [HARD, '1회째는 색이 너무 진해져서 버렸다. 급하게 콕을 열어서 그렇다.', '급하게 콕을 열어서 1회째는'],
    [
      '결과',
      '찌그러진 캔은 끝까지 종이라고 나왔다. 왜 그런지는 아직도 모르겠다.',
      '나온 이유에 의문을 가짐.',
    ],
  ])('are told with the link that the student made: %s %s', (question, answer, text) => {
    expect(told(question, answer).text).toContain(text);
  });

  it.each([
    ['느낀 점', '수학은 공식이 중요하다고 생각했다. 친구들과 문제를 바꿔 풀었다.', '생각했으나'],
    [HARD, '두 번째 곡이 어려웠다. 그런데 친구가 갑자기 그만두었다.', '어려웠으나'],
    [HARD, '종이가 찢어졌다. 표지를 파란색으로 칠했다.', '찢어지자'],
    ['알게 된 점', '물이 끓지 않았다. 그래서 기압이 중요하다는 것을 알게 되었다.', '않아 기압'],
    [HARD, '친구가 대사를 잊어버렸다. 그래서 제가 신호를 주었다.', '친구가 대사를 잊어버리자'],
    [HARD, '음이 안 맞았다. 그런데 박자도 안 맞았다.', '않았으나'],
  ])('stay apart where no such link is: %s %s', (question, answer, text) => {
    expect(told(question, answer).text).not.toContain(text);
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
