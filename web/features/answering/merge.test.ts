import { describe, expect, it } from 'vitest';
import type { LocalDraft } from '../../lib/drafts.ts';
import { mergeAnswers, restorable, withTheirs } from './merge.ts';

const answers = (...responses: string[]) => ({ responses, teacherRequest: '' });

describe('two versions of a sheet', () => {
  it.each([
    ['neither changed', '처음', '처음', '처음', '처음', 0],
    ['only here', '처음', '여기', '처음', '여기', 0],
    ['only there', '처음', '처음', '저기', '저기', 0],
    ['both, the same', '처음', '같음', '같음', '같음', 0],
    ['both, apart', '처음', '여기', '저기', '여기', 1],
    ['here goes on where there ends', '', '가나다', '가나', '가나다', 0],
    ['there goes on where here ends', '', '가나', '가나다', '가나다', 0],
    ['emptied here', '처음', '', '처음', '', 0],
    ['emptied there', '처음', '처음', '', '', 0],
  ])('%s', (_, base, mine, theirs, expected, conflicts) => {
    const merged = mergeAnswers(answers(base), answers(mine), answers(theirs));
    expect([merged.answers.responses[0], merged.conflicts.length]).toEqual([expected, conflicts]);
  });

  it('decides each question and the message for itself', () => {
    const merged = mergeAnswers(
      { responses: ['', '나', '다'], teacherRequest: '' },
      { responses: ['가', '나', '여기'], teacherRequest: '말씀' },
      { responses: ['', '저기', '저기'], teacherRequest: '다른 말씀' },
    );
    expect(merged).toEqual({
      answers: { responses: ['가', '저기', '여기'], teacherRequest: '말씀' },
      conflicts: [
        { at: 2, mine: '여기', theirs: '저기' },
        { at: 'request', mine: '말씀', theirs: '다른 말씀' },
      ],
    });
    expect(withTheirs(merged, new Set([2]))).toEqual({
      responses: ['가', '저기', '저기'],
      teacherRequest: '말씀',
    });
  });

  it('takes no base for a blank sheet', () => {
    const { answers: put, conflicts } = mergeAnswers(null, answers('가', ''), answers('', '나'));
    expect([put.responses, conflicts]).toEqual([['가', '나'], []]);
  });
});

const EARLY = '2026-03-02T05:00:00.000Z';
const LATE = '2026-03-02T06:00:00.000Z';
const BASE = { ...answers('처음'), saved_at: '2026-03-02T04:00:00.000Z' };
const local = (text: string, at: string, rest: Partial<LocalDraft> = {}): LocalDraft => ({
  responses: [text],
  teacherRequest: '',
  savedAt: Date.parse(at),
  syncedAs: null,
  base: null,
  ...rest,
});
const server = (text: string, saved_at: string) => ({ ...answers(text), saved_at });

describe('the draft to offer on return', () => {
  it.each([
    ['nothing anywhere', null, null, null],
    ['blank drafts', local(' ', LATE), server('', LATE), null],
    ['only here', local('여기', EARLY), null, ['여기', 'device', EARLY]],
    ['only there', null, server('저기', EARLY), ['저기', 'server', EARLY]],
    ['written on here', local('여기', LATE, { base: BASE }), server('처음', EARLY), ['여기', 'device', LATE]],
    [
      'written on there',
      local('처음', EARLY, { base: BASE }),
      server('저기', LATE),
      ['저기', 'server', LATE],
    ],
    [
      'synced here, then written on there, by a clock that runs ahead',
      local('여기', LATE, { syncedAs: EARLY }),
      server('저기', EARLY),
      ['저기', 'server', EARLY],
    ],
    [
      'unsynced here, blank there and later',
      local('여기', EARLY),
      server('', LATE),
      ['여기', 'device', EARLY],
    ],
    ['synced here, emptied there', local('여기', EARLY, { syncedAs: EARLY }), server('', LATE), null],
  ] as const)('%s', (_, here, there, expected) => {
    const found = restorable(here, there);
    expect(found && [found.answers.responses[0], found.where, found.savedAt]).toEqual(expected);
    expect(found?.conflicts ?? []).toEqual([]);
  });

  it('keeps words written offline here although another device saved later', () => {
    const here: LocalDraft = { ...local('', EARLY), responses: ['비행기에서', ''] };
    const found = restorable(here, { ...answers('', '집에서'), saved_at: LATE });
    expect(found).toMatchObject({
      answers: answers('비행기에서', '집에서'),
      conflicts: [],
      where: 'both',
      savedAt: LATE,
    });
  });

  it.each([
    [EARLY, LATE, 'theirs'],
    [LATE, EARLY, 'mine'],
  ])('offers both texts of a question, the newer first', (here, there, newer) => {
    const found = restorable(local('여기', here, { base: BASE }), server('저기', there));
    expect(found).toMatchObject({ conflicts: [{ at: 0, mine: '여기', theirs: '저기' }], newer });
  });
});
