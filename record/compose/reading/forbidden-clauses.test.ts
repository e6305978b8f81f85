import { describe, expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';
import { withoutForbiddenEnd, withoutForbiddenFront } from './forbidden-clauses.ts';
import { RENAMED_EVENT, REWORDED, screened } from './screened.ts';
import { WITHOUT_NAME } from './sheet.ts';

// For a teacher: one clause that no record may hold costs that clause, and takes nothing of it along.
describe('a clause that may not stand', () => {
  it.each([
    ['오답 노트를 만들어서 성적이 20점 오름.', '성적', null],
    ['틀린 문제를 모아 오답 노트를 만들어서 성적이 20점 오름.', '성적', '틀린 문제를 모아 오답 노트를 만듦.'],
    ['근육 수축 단원을 더 찾아서 정리했고 토익 900점을 받음.', '토익', '근육 수축 단원을 더 찾아서 정리함.'],
    // What it was done for goes with it.
    ['대회를 준비하며 문제를 매일 열 개씩 풀어서 은상을 받음.', '은상', null],
  ])('%s', (text, forbidden, left) => {
    expect(withoutForbiddenEnd(text, text.indexOf(forbidden))).toBe(left);
  });

  it('at the front only where it says how it began', () => {
    const text = '토익 책을 읽다가 번역 프로그램이 문장을 나누는 원리를 찾아 표로 정리함.';
    expect(withoutForbiddenFront(text, 2)).toBe('번역 프로그램이 문장을 나누는 원리를 찾아 표로 정리함.');
    expect(withoutForbiddenFront('아버지가 의사라서 의학을 다룬 책을 찾아 읽고 표로 정리함.', 7)).toBe(null);
  });

  it('leaves the firm behind it told by what it is', () => {
    const [told] = screened(['서울대 강의 영상을 보다가 삼성전자에서 만든 로봇의 기사를 찾아 읽음.']);
    expect(told).toEqual({
      text: expect.stringMatching(/^국내 .*로봇의 기사를 찾아 읽음\.$/),
      review: REWORDED,
      cut: expect.stringContaining('대학'),
    });
  });

  it('is given the reason that is true of it: a firm told by what it is, or a sports day by its own word', () => {
    expect(
      screened(['체육대회에서 줄다리기 순서를 정함.', '유튜브 영상을 보고 체육대회 안무를 짬.']),
    ).toEqual([
      { text: '체육 행사에서 줄다리기 순서를 정함.', review: RENAMED_EVENT },
      { text: expect.stringContaining('체육 행사 안무'), review: REWORDED },
    ]);
  });

  it('keeps the word that a name was changed', () => {
    const { sentences } = composeRecord({
      questions: ['무엇을 했나요?'],
      answers: ['지민이와 함께 문제를 풀고 결과를 표로 정리했고 토익 900점을 받았다.'],
      observation: '',
      limit: 1500,
      names: ['김지민'],
      seed: '1',
    });
    expect(sentences).toMatchObject([
      { text: '친구와 함께 문제를 풀고 결과를 표로 정리함.', review: WITHOUT_NAME },
    ]);
  });

  it('is named among what was left out, however short it is', () => {
    const { dropped } = composeRecord({
      questions: ['무엇을 했나요?'],
      answers: ['토익 책을 읽다가 번역 프로그램이 문장을 나누는 원리를 찾아 표로 정리했다.'],
      observation: '',
      limit: 1500,
      names: ['김지민'],
      seed: '1',
    });
    expect(dropped).toMatchObject([
      { text: '토익 책을 읽다가', reason: expect.stringContaining('공인어학시험') },
    ]);
  });
});
