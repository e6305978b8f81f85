import { describe, expect, it } from 'vitest';
import { checkRecord } from './check-record.ts';
import { readAsPerson } from './reading.ts';

const OPTIONS = { year: 2026, names: ['김민준'], school: '한빛고등학교' };

function marked(text: string, rule: string): string[] {
  return checkRecord(text, OPTIONS)
    .filter((finding) => finding.rule === rule && finding.level === 'error')
    .map(({ start, end }) => text.slice(start, end));
}

describe('a text is judged as a person reads it, and marked where it is written', () => {
  it.each([
    ['decomposed', '토익 점수를 올림.'.normalize('NFD'), 'LANG_TEST', '토익'.normalize('NFD')],
    ['a decomposed name', '김민준과 함께 조사함.'.normalize('NFD'), 'NAME', '김민준'.normalize('NFD')],
    ['full width', '영어 실력을 쌓고자 ＴＯＥＩＣ을 준비함.', 'LANG_TEST', 'ＴＯＥＩＣ'],
    ['digits in full width', '１등급을 받아 내신이 오름.', 'SCORE', '１등급'],
    ['an invisible space', '토론 대\u200b회에 참가함.', 'CONTEST', '대\u200b회에 참가'],
    ['a soft hyphen and a byte order mark', '유\u00ad튜\ufeff브 영상을 봄.', 'ORG', '유\u00ad튜\ufeff브'],
    ['a break within a phrase', '토론 대회에\n참가해 주장을 펼침.', 'CONTEST', '대회에\n참가'],
    [
      'a break before the deed',
      '캐나다에서 2년간\r\n생활한 경험을 발표함.',
      'ABROAD',
      '캐나다에서 2년간\r\n생활한',
    ],
    ['any case', 'Toeic 단어를 외움.', 'LANG_TEST', 'Toeic'],
    ['a number in words', '수학에서 일등급을 받음.', 'SCORE', '일등급'],
    ['marks in words', '기말고사에서 구십오 점을 받음.', 'SCORE', '구십오 점'],
    ['a phone in words', '공일공 일이삼사 오육칠팔로 연락함.', 'PII', '공일공 일이삼사 오육칠팔'],
  ])('%s', (_, text, rule, part) => {
    expect(marked(text, rule).filter((found) => found.includes(part))).not.toEqual([]);
  });

  it('a sentence that ends before the break stays by itself', () => {
    expect(readAsPerson('자료를 조사함\n대회의 뜻을 살핌').text).toBe('자료를 조사함\n대회의 뜻을 살핌');
    expect(readAsPerson('조사하여\n1. 결과\n\n2. 느낀 점').text).toBe('조사하여\n1. 결과\n\n2. 느낀 점');
  });

  it('every character written belongs to what is read, in order', () => {
    const written = '가\u200b나'.normalize('NFD') + 'Ａ\n다';
    const { text, written: back } = readAsPerson(written);
    expect(text).toBe('가나A 다');
    expect(back(0, text.length)).toEqual({ start: 0, end: written.length });
    expect([...text].map((_char, at) => written.slice(back(at, at + 1).start, back(at, at + 1).end))).toEqual(
      ['가'.normalize('NFD'), '나'.normalize('NFD'), 'Ａ', '\n', '다'],
    );
  });
});
