import { describe, expect, it } from 'vitest';
import { isStrung, respaced, unstrung } from './respaced.ts';

describe('what careless notes write on', () => {
  it.each([
    ['검수를 두번함', '검수를 두 번 함'],
    ['3시간걸림', '3시간 걸림'],
    ['코를 다시그림', '코를 다시 그림'],
    ['다른애랑 바꿈', '다른 친구랑 바꿈'],
    ['사진찍음', '사진 찍음'],
    ['몇개인지 셈', '몇 개인지 셈'],
  ])('%s', (note, told) => {
    expect(respaced(note)).toBe(told);
  });

  it.each([
    '그림을 그림',
    '지금의 자료와는 맞지 않음',
    '반응식은 맞음',
    '친구들은 바이올린을 보호자와 들음',
    '발표함',
    '세번째 값',
    '다시마를 넣음',
    '줄넘기를 함',
  ])('keeps %s', (note) => {
    expect(respaced(note)).toBe(note);
  });
});

describe('notes strung together', () => {
  it('are several where a word ends one in the middle', () => {
    expect(isStrung('동화책 타자로 쳐서 파일로 바꿈 2권 만듦')).toBe(true);
    expect(unstrung('동화책 타자로 쳐서 파일로 바꿈 2권 만듦')).toBe(
      '동화책 타자로 쳐서 파일로 바꿈. 2권 만듦',
    );
  });

  it.each(['연필로 명암넣음 세 시간', '점자 처음앎 손으로 읽음', '더 달라고 해서 힘듬 공평하게 줌'])(
    'are several where no noun ends so: %s',
    (note) => {
      expect(isStrung(note)).toBe(true);
    },
  );

  it.each(['그림 도구를 씀', '다음 주에 발표함', '게임 규칙을 정함', '발음 연습을 함', '표를 만들고 그림'])(
    'are one where a noun only sounds like an end: %s',
    (note) => {
      expect(isStrung(note)).toBe(false);
      expect(unstrung(note)).toBe(note);
    },
  );
});
