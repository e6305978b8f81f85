import { describe, expect, it } from 'vitest';
import { submissionStatusOf } from './present.ts';
import { areSameAnswers, assertComplete } from './rules.ts';

const at = new Date(0);

describe('submissionStatusOf', () => {
  it.each([
    ['not_submitted', { submittedAt: null, remark: null, publishedAt: null }],
    ['submitted', { submittedAt: at, remark: null, publishedAt: null }],
    ['evaluated', { submittedAt: at, remark: '글', publishedAt: null }],
    ['evaluated', { submittedAt: null, remark: '글', publishedAt: null }],
    ['published', { submittedAt: at, remark: '글', publishedAt: at }],
  ])('%s', (status, row) => {
    expect(submissionStatusOf(row)).toBe(status);
  });
});

describe('areSameAnswers', () => {
  it.each([
    [['가', '나'], ['가', '나'], true],
    [['가', '나'], ['나', '가'], false],
    [['가'], ['가', ''], false],
    [null, [], false],
  ])('%j and %j: %s', (own, given, same) => {
    expect(areSameAnswers(own, given)).toBe(same);
  });
});

describe('assertComplete', () => {
  it.each(['', '  \n', '\u200b\u200d', '\u3164', '\u2800 \u115f'])('takes %j for no answer', (answer) => {
    expect(() => assertComplete(['답', answer], ['하나?', '둘?'])).toThrow('2번 문항에 답해 주세요.');
  });

  it.each(['.', '0', '👩‍🔬', 'ㅎ'])('takes "%s" for one', (answer) => {
    expect(() => assertComplete([answer], ['하나?'])).not.toThrow();
  });
});
