import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../reading/material.ts';

const QUESTIONS = ['어떻게 했나요?', '어려웠던 점은?'];
const HOW = '온도계를 세 곳에 걸고 한 시간마다 기록했습니다.';

/** Whether the second answer's sentence is told where the observation says so. */
const toldWith = (observation: string, sentence: string): boolean =>
  readMaterial({
    questions: QUESTIONS,
    answers: [HOW, sentence],
    observation,
    content: '',
    limit: 1500,
    names: ['강하늘', '윤새봄'],
    seed: '1',
  }).pieces.some(({ source }) => source.kind === 'answer' && source.index === 1);

describe('what a teacher notes not to be written', () => {
  it.each([
    ['새봄 병원 다닌 얘기는 절대 기재 금지', '병원에 다니느라 자료를 늦게 모았지만 밤에 표를 완성했습니다.'],
    ['하늘이랑 다툰 건 안 씀', '하늘이와 의견이 갈려 크게 다투었지만 표본을 늘리기로 정했습니다.'],
    ['지각 잦음(쓰지말것)', '지각을 줄이는 방법을 설문으로 조사했습니다.'],
    ['짝 실력 늘음 (점수는 쓰지 말 것)', '회차마다 점수를 기록하여 두 모둠의 변화를 비교했습니다.'],
    ['게임 이름·결제금액은 생기부 X', '세뱃돈 5만원을 써서 뽑기 확률을 계산했습니다.'],
    ['청소 빠진 건 기재 안 함', '청소에 두 번 빠진 뒤 당번표를 다시 만들었습니다.'],
    ['이모 댁 침수 사연은 제외 요망', '이모 댁이 침수된 날의 강수량 자료를 찾아 비교했습니다.'],
    [
      '동생 돌보느라 늦음. 이 얘기는 기록하지 말 것',
      '동생을 돌보느라 측정 시간을 저녁으로 옮겨 기록했습니다.',
    ],
  ])('%s keeps it out of what the student tells', (note, sentence) => {
    expect(toldWith(note, sentence)).toBe(false);
    expect(toldWith('측정값을 표로 정리함.', sentence)).toBe(true);
  });

  it.each([
    ['새봄 동생 병 얘기는 절대 기재 금지', '측정값이 흔들려서 온도계를 상자에 넣고 다시 측정했습니다.'],
    ['하늘이랑 다툰 건 안 씀', '하늘이의 조언을 듣고 표본을 늘리기로 정했습니다.'],
    ['게임 이름·결제금액은 생기부 X', '게임 기록을 모은 뒤 확률을 계산했습니다.'],
    ['이상값은 제외하고 평균을 구함', '이상값이 나온 날의 평균을 다시 계산했습니다.'],
    ["'항상'이라는 표현은 안 씀", '표현을 고치며 근거를 다시 찾았습니다.'],
  ])('%s leaves the rest of it', (note, sentence) => {
    expect(toldWith(note, sentence)).toBe(true);
  });

  it('what goes on with the matter stays out to the end of the answer', () => {
    const { pieces, dropped } = readMaterial({
      questions: QUESTIONS,
      answers: [HOW, '하늘이와 말다툼을 했습니다. 사흘 동안 자료를 따로 모았습니다.'],
      observation: '하늘이랑 다툰 건 안 씀',
      content: '',
      limit: 1500,
      names: ['강하늘'],
      seed: '1',
    });
    expect(pieces.filter(({ source }) => source.index === 1 && source.kind === 'answer')).toEqual([]);
    expect(dropped.filter(({ reason }) => reason.startsWith('관찰에 기록하지 않기로'))).toHaveLength(3);
  });
});
