import { describe, expect, it } from 'vitest';
import { lessonText } from './lesson-text.ts';

describe('the conditions of a lesson', () => {
  it.each([
    ['3대 이상의 가계도를 만들어 문제를 출제함', '가계도를 만들어 문제를 출제함'],
    ['본문 1,000자 내외 작성', '본문 작성'],
    ['창작 의도를 5줄 내외로 덧붙임', '창작 의도를 덧붙임'],
    ['근거를 두 가지 이상 쓰기', '근거를 쓰기'],
    ['방언 어휘 20개 표로 정리', '방언 어휘 표로 정리'],
    ['B4 한 장짜리 신문을 만든다', '신문을 만든다'],
    ['3분짜리 영상 촬영', '영상 촬영'],
    ['서브(숏/롱) 각 10개, 복식 연습', '서브(숏/롱), 복식 연습'],
    ['지역 문제 정책 1가지 제안서 쓰기', '지역 문제 정책 제안서 쓰기'],
  ])('are no part of what it is: %s → %s', (content, text) => expect(lessonText(content)).toBe(text));

  it.each(['베토벤 소나타 3번 감상', '「햄릿」 2막 1장 낭독', '3·1 운동 조사', '훈요 10조 읽기'])(
    'and a number that belongs to a name stays: %s',
    (content) => expect(lessonText(content)).toBe(content),
  );

  it('leave the number where a particle needs it', () =>
    expect(lessonText('학생 40명 이상에게 물었다')).toBe('학생 40명에게 물었다'));

  it('stand in parts of their own where they are numbered in brackets', () =>
    expect(lessonText('에세이 쓰기 (1) 자료 인용 (2) 연결어')).toBe('에세이 쓰기\n자료 인용\n연결어'));
});
