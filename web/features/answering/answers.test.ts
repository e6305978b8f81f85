import { describe, expect, it } from 'vitest';
import { answered, firstUnanswered, fitted, isEmpty, restorable } from './answers.ts';

const local = (text: string, at: string, syncedAs: string | null = null) => ({
  responses: [text],
  teacherRequest: '',
  savedAt: Date.parse(at),
  syncedAs,
});
const server = (text: string, saved_at: string) => ({ responses: [text], teacherRequest: '', saved_at });
const EARLY = '2026-03-02T05:00:00.000Z';
const LATE = '2026-03-02T06:00:00.000Z';

describe('answers', () => {
  it('counts only answers with a word in them', () => {
    const answers = { responses: ['가', ' \n', '', '나'], teacherRequest: '' };
    expect(answered(answers)).toBe(2);
    expect(firstUnanswered(answers)).toBe(1);
    expect(isEmpty(answers)).toBe(false);
    expect(isEmpty({ responses: [' '], teacherRequest: '' })).toBe(true);
    expect(isEmpty({ responses: [''], teacherRequest: '한마디' })).toBe(false);
  });

  it('fits a draft to the form', () => {
    expect(fitted({ responses: ['가'], teacherRequest: '나' }, 2)).toEqual({
      responses: ['가', ''],
      teacherRequest: '나',
    });
  });
});

describe('the draft to offer on return', () => {
  it.each([
    ['nothing anywhere', null, null, null],
    ['blank drafts', local(' ', LATE), server('', LATE), null],
    ['only here', local('여기', EARLY), null, ['여기', 'device', EARLY]],
    ['only there', null, server('저기', EARLY), ['저기', 'server', EARLY]],
    ['newer here', local('여기', LATE), server('저기', EARLY), ['여기', 'device', LATE]],
    ['newer there', local('여기', EARLY), server('저기', LATE), ['저기', 'server', LATE]],
    [
      'the same, by a clock that runs ahead',
      local('저기', LATE, EARLY),
      server('저기', EARLY),
      ['저기', 'server', EARLY],
    ],
    ['saved here, emptied there', local('여기', EARLY), server('', LATE), ['여기', 'device', EARLY]],
  ] as const)('%s', (_, here, there, expected) => {
    const found = restorable(
      here && { ...here, responses: [...here.responses] },
      there && { ...there, responses: [...there.responses] },
    );
    expect(found && [found.answers.responses[0], found.where, found.savedAt]).toEqual(expected);
  });
});
