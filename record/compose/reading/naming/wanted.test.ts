import { describe, expect, it } from 'vitest';
import { toldOf } from '../../cases/told-of.ts';

const MORE = '더 알아보고 싶은 점은 무엇인가요?';

// For pupils who answer the last question with a word or two: what they would like to go on with.
describe('a name for what comes next', () => {
  it.each([
    [MORE, '여성 독립운동가', '여성 독립운동가에 대해 더 알아보고 싶어 함.'],
    [MORE, '미세 플라스틱의 분해', '미세 플라스틱의 분해에 대해 더 알아보고 싶어 함.'],
    [MORE, '머신러닝으로 승객수 예측', '머신러닝으로 승객수를 예측하고 싶어 함.'],
    [
      '더 읽고 싶은 작품이나 주제가 있나요?',
      '아홉 켤레의 구두로 남은 사내',
      '아홉 켤레의 구두로 남은 사내에 대해 더 알아보고 싶어 함.',
    ],
    ['더 읽고 싶은 책이 있나요?', '『데미안』', '『데미안』을 읽어 보고 싶어 함.'],
    ['참고한 작가나 작품이 있나요?', '스웨덴 피아노계단, 키스해링', '스웨덴 피아노계단, 키스해링을 참고함.'],
    ['어떤 상황을 모델링했나요?', '농구 자유투', '농구 자유투를 모델링함.'],
  ])('%s %s', (question, answer, told) => {
    expect(toldOf(question, answer)).toBe(told);
  });

  it.each([
    [MORE, '없음'],
    [MORE, '더 열심히 공부'],
    ['맡은 역할과 방법을 적어 주세요.', '드라이기로 열줘서붙임'],
  ])('%s %s names nothing', (question, answer) => {
    expect(toldOf(question, answer)).not.toMatch(/알아보고 싶|붙임을/);
  });
});
