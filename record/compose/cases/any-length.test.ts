import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Effort } from '../../copies/effort.ts';
import { splitSentences } from '../../sentences.ts';
import { toRecordStyle } from '../../style/to-record-style.ts';
import { composeRecord } from '../compose-record.ts';
import { withoutNearDuplicates } from '../likeness/near-duplicates.ts';
import type { Piece } from '../reading/piece.ts';

// Students write the answers: 5,000 letters of anything, ten times. What is counted is how many letters patterns read.
const ANSWER = 5000;
type Exec = (this: RegExp, text: string) => RegExpExecArray | null;
const native = Reflect.get(RegExp.prototype, 'exec') as Exec;
let letters = 0;

beforeEach(() => {
  RegExp.prototype.exec = function counted(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = native.call(this, text);
    letters += (found ? found.index + found[0].length : text.length) - from + 1;
    return found;
  };
});
afterEach(() => {
  RegExp.prototype.exec = native;
});

function lettersRead(act: () => void): number {
  letters = 0;
  act();
  return letters;
}

const compose = (...answers: string[]) =>
  composeRecord({
    questions: answers.map(() => '활동에서 무엇을 했나요?'),
    answers,
    observation: '',
    limit: 1500,
    names: ['김민준'],
    seed: '1',
  });
const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

describe('answers of any length', () => {
  it.each(['고 ', '‘', '가', '는데', "'", '1.', '함. ', '실험했다.', 'ㅋ ', '가.\n', '표를 만들고 '])(
    'of %j: twice the text is about twice the reading, and bounded',
    (unit) => {
      const some = lettersRead(() => compose(filled(unit, ANSWER / 2)));
      const twice = lettersRead(() => compose(filled(unit, ANSWER)));
      expect(some).toBeGreaterThan(0);
      expect(twice).toBeLessThan(some * 3);
      expect(twice).toBeLessThan(ANSWER * 200);
    },
  );

  it('reads a chain of clauses at a few of its joints only', () => {
    const chain = (clauses: number) => '고 '.repeat(clauses);
    const some = lettersRead(() => compose(chain(170)));
    expect(lettersRead(() => compose(chain(340)))).toBeLessThan(some * 3);
  });

  it('reads so many sentences of a sheet and no more, however many answers hold them', () => {
    const sheet = (answers: number) =>
      Array.from({ length: answers }, (_, i) => filled(`표 ${i}개를 만들고 값을 비교함. `, ANSWER));
    const some = lettersRead(() => compose(...sheet(3)));
    expect(lettersRead(() => compose(...sheet(9)))).toBeLessThan(some * 1.5);
  });

  it('leaves out what is longer than any record, unread, and reads the rest', () => {
    const long = `${'가나다 '.repeat(200)}했다.`;
    const draft = compose(`${long} 저는 식물의 광합성량을 빛의 세기에 따라 측정하여 표로 정리했다.`);
    expect(draft.text).toContain('광합성량');
    expect(draft.dropped).toEqual([
      expect.objectContaining({ text: long, reason: '한 문장이 너무 길어 제외했습니다.' }),
    ]);
    expect(toRecordStyle('가'.repeat(20_000))).toEqual({ dropped: '한 문장이 너무 길어 제외했습니다.' });
  });

  it('accounts for each of thousands of sentences, read or not', () => {
    const draft = compose(
      filled('함. ', ANSWER),
      '식물의 광합성량을 빛의 세기에 따라 측정하여 표로 정리했다.',
    );
    expect(draft.text).toContain('광합성량');
    expect(draft.dropped).toHaveLength(splitSentences(filled('함. ', ANSWER)).length);
    expect(draft.dropped.at(-1)?.reason).toMatch(/[가-힣]/);
    expect(draft.dropped.filter(({ reason }) => /너무 많아/.test(reason)).length).toBeGreaterThan(1000);
  });

  it('holds the limit and accounts for every sentence, whatever is repeated', () => {
    const piece = fc
      .tuple(
        fc.constantFrom('고 ', '가', '했다', '. ', '‘', '"', '저는 ', '친구와 ', '\n', 'ㅋ', '표를 만들고 '),
        fc.integer({ min: 1, max: 400 }),
      )
      .map(([unit, times]) => unit.repeat(times));
    const answer = fc
      .array(piece, { minLength: 1, maxLength: 4 })
      .map((pieces) => pieces.join('').slice(0, ANSWER));
    fc.assert(
      fc.property(answer, (text) => {
        const draft = compose(text);
        expect(draft.bytes).toBeLessThanOrEqual(1500);
        const told = new Set(
          [
            ...draft.sentences.flatMap(({ sources }) => sources),
            ...draft.dropped.map(({ source }) => source),
          ].map(({ start }) => start),
        );
        expect(told.size).toBe(splitSentences(text).length);
      }),
      { numRuns: 40 },
    );
  });
});

describe('near duplicates among thousands', () => {
  // Every text of letters of its own, so that all would have to be compared with all.
  const piece = (order: number): Piece => ({
    text: Array.from({ length: 20 }, (_, i) =>
      String.fromCharCode(0xac00 + ((order * 20 + i) % 11_172)),
    ).join(''),
    source: { kind: 'answer', index: 0, start: order, end: order + 1 },
    intent: '과정',
    raw: `${order}`,
    order,
    quality: 1 - order / 10_000,
  });

  it('stops comparing when the effort is used up, keeps the best and says so of the rest', () => {
    const pieces = Array.from({ length: 500 }, (_, order) => piece(order));
    const effort = new Effort(20_000);
    const { kept, dropped } = withoutNearDuplicates(pieces, effort);
    expect(effort.spent).toBeLessThan(20_000 + 500 * 21);
    expect(kept.length).toBeGreaterThan(30);
    expect(kept.map(({ order }) => order)).toEqual(kept.map((_, order) => order));
    expect(kept.length + dropped.length).toBe(500);
    expect(dropped.every(({ reason }) => reason === '문장이 너무 많아 제외했습니다.')).toBe(true);
  });
});
