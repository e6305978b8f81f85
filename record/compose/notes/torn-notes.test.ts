import { describe, expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';

const draft = (answer: string, question = '한 일을 써 보세요.') =>
  composeRecord({
    questions: [question],
    answers: [answer],
    observation: '',
    limit: 1500,
    names: ['김태윤'],
    seed: '1',
  });

describe('notes that were read between others that were not', () => {
  it('leave a dialogue whole to the teacher, so that no advice is told as a deed', () => {
    const { text, dropped } = draft(
      '태윤: 뼈대를 더 단단하게 하자 → 나는 반대. 단단하면 시간 짧아짐\n쌤: 단단한 부분이랑 찌그러지는 부분을 나눠봐라 (자동차 앞부분처럼) → 반영\n결국 태윤 말도 반은 맞음. 달걀 있는 칸은 안 찌그러져야됨',
    );
    expect(text).toBe('');
    expect(dropped.map((one) => one.text).join(' ')).toContain('달걀 있는 칸은 안 찌그러져야됨');
  });

  it('leave a chain whose arrows stand between the lines', () => {
    const { text } = draft(
      '덩 덩 덩따쿵따 기본형 → 너무 심심\n↓\n북이 엇박으로 들어오기 → 다 같이 꼬임 (4번 해서 1번 성공)\n↓\n엇박 빼고 3,4장단 주고받기\n↓\n생수통은 각 장단 끝에만 탁\n↓ 완성 (빠르기 100→92로 낮춤)',
      '곡을 만들면서 어떤 시도를 했나요?',
    );
    expect(text).toBe('');
  });

  it('do not take away a sentence, a plan, or a note in whole words', () => {
    const unread = '책 10권(약 12kg) ok\n생수 2L×15 = 30kg ok, 삐걱';
    expect(draft(`${unread}\n결국 5.5mm로 하고 모서리를 살짝 접어서 끼웠습니다.`).text).toContain('끼움.');
    expect(draft(`${unread}\n무게중심을 아래로 내리는 설계를 해보고싶음`).text).toContain('싶어 함.');
    const whole = '홈을 5mm로 팠다가 끼우지 못해 6mm로 넓힘\n모서리를 접어서 판을 끼움\n칸을 사선으로 나눔';
    expect(draft(`${whole}\n${unread}`).text).toContain('넓힘');
  });

  it.each([
    '서연: 근거가 약하다 / 나: Yes, but 표로 보충',
    '엄마는 "힘들다 딴거해라", 나는 아직 유지',
    '후배: 노래를 늘리자 / 나: 소리부터',
  ])('share no work where they are talk: %s', (answer) => {
    expect(draft(answer, '친구들과 나눈 이야기').text).not.toContain('역할을 나누어');
  });

  it('stand where the notes beside them are whole notes of their own', () => {
    expect(draft('엑셀로 시간별 평균 → 꺾은선그래프. 낮에는 차이 0.8도, 밤은 2.7도 차이남').text).toContain(
      '꺾은선그래프로 나타냄.',
    );
  });
});
