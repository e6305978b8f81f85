import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBytes } from '../../../record/bytes.ts';
import { splitSentences } from '../../../record/sentences.ts';
import { originsOf } from './origins.ts';
import {
  arrange,
  bytesWithout,
  closedSentence,
  exchange,
  leaveOut,
  moveSentence,
  putIn,
  sentenceAt,
  sentencesOf,
  settle,
} from './sentences.ts';

const A = '빛의 세기를 바꾸며 기포를 셈.';
const B = '측정 시간을 맞추어 고른 결과를 얻음.';
const C = '모둠원의 의견을 표로 정리함.';
const text = `${A} ${B} ${C}`;
const read = (words: string) => sentencesOf(words).map((sentence) => sentence.text);

describe('a step in the sentences of a remark', () => {
  it('moves one, leaves one out, puts one in, exchanges one', () => {
    expect(moveSentence(text, 2, 0)).toBe(`${C} ${A} ${B}`);
    expect(moveSentence(text, 0, 1)).toBe(`${B} ${A} ${C}`);
    expect(leaveOut(text, 1)).toBe(`${A} ${C}`);
    expect(leaveOut(A, 0)).toBe('');
    expect(putIn(`${A} ${C}`, 1, B)).toBe(text);
    expect(putIn('', 0, A)).toBe(A);
    expect(exchange(text, 2, A)).toBe(`${A} ${B} ${A}`);
  });

  it('the caret stands in a sentence, or behind one', () => {
    const all = sentencesOf(text);
    const at = (caret: number) => sentenceAt(all, caret);
    expect([0, 1, A.length, A.length + 1, A.length + 2, text.length].map(at)).toEqual([0, 0, 0, 0, 1, 2]);
    expect(sentenceAt([], 0)).toBe(-1);
  });

  it('what the teacher made is one line, and closed', () => {
    expect(closedSentence(' 조도를\n바꿈 ')).toBe('조도를 바꿈.');
    expect(closedSentence(A)).toBe(A);
    expect(closedSentence('  ')).toBe('');
  });

  it('keeps what stood between two sentences that stay neighbours, and parts new neighbours', () => {
    const lines = `${A}\n${B}  ${C}`;
    expect(moveSentence(lines, 2, 0)).toBe(`${C} ${A}\n${B}`);
    expect(leaveOut(lines, 0)).toBe(`${B}  ${C}`);
  });

  it('closes a sentence that gets a follower, so that the two do not read as one', () => {
    expect(moveSentence(`${A} 표로 정리함`, 1, 0)).toBe(`표로 정리함. ${A}`);
    expect(putIn('표로 정리함', 1, A)).toBe(`표로 정리함. ${A}`);
  });

  it('asks for a sentence that is not there: nothing changes', () => {
    expect(moveSentence(text, 7, 0)).toBe(text);
    expect(leaveOut(text, 7)).toBe(text);
  });

  it('a sentence that is being written stays one, whatever marks it has, and may be empty', () => {
    const written = `${A} 처음. 다음. ${C}`;
    const held = { start: A.length + 1, end: written.length - C.length - 1 };
    expect(sentencesOf(written, held).map((one) => one.text)).toEqual([A, '처음. 다음.', C]);
    const empty = { start: A.length + 1, end: A.length + 1 };
    expect(sentencesOf(`${A}  ${C}`, empty).map((one) => one.text)).toEqual([A, '', C]);
  });

  it('is settled when the writing ends: closed, on one line, gone where it is empty', () => {
    const settled = (words: string) =>
      settle(`${A} ${words} ${C}`, { start: A.length + 1, end: A.length + 1 + words.length });
    expect(settled('조도를 바꿈')).toBe(`${A} 조도를 바꿈. ${C}`);
    expect(settled(' 조도를\n바꿈. ')).toBe(`${A} 조도를 바꿈. ${C}`);
    expect(settled('  ')).toBe(`${A} ${C}`);
    expect(settle(`${A} `, { start: A.length + 1, end: A.length + 1 })).toBe(A);
    expect(settle('조도를 바꿈', { start: 0, end: 6 })).toBe('조도를 바꿈');
  });

  it('tells how many bytes are left without each sentence', () => {
    const bytes = bytesWithout(text, sentencesOf(text));
    expect(bytes).toEqual([0, 1, 2].map((index) => countBytes(leaveOut(text, index))));
    expect(bytes[1]).toBe(countBytes(`${A} ${C}`));
  });
});

type Step = { kind: 'move' | 'out' | 'in' | 'swap' | 'write'; a: number; b: number; words: string };
const steps = (words: fc.Arbitrary<string>) =>
  fc.array(
    fc.record<Step>({
      kind: fc.constantFrom('move', 'out', 'in', 'swap', 'write'),
      a: fc.nat(12),
      b: fc.nat(12),
      words,
    }),
    { maxLength: 12 },
  );

function take(now: string, { kind, a, b, words }: Step): string {
  const count = sentencesOf(now).length;
  if (kind === 'in') return putIn(now, a % (count + 1), words);
  if (count === 0) return now;
  if (kind === 'move') return moveSentence(now, a % count, b % count);
  if (kind === 'out') return leaveOut(now, a % count);
  if (kind === 'swap') return exchange(now, a % count, words);
  const { start, end } = sentencesOf(now)[a % count] ?? { start: 0, end: 0 };
  return settle(now.slice(0, start) + words + now.slice(end), { start, end: start + words.length });
}

it('any steps over any text leave exact offsets and nothing but white space between the sentences', () => {
  const piece = fc.constantFrom(
    '함.',
    '음',
    '했다',
    ' ',
    '\n',
    '3.5',
    '“',
    '”',
    '(',
    '.',
    '?!',
    'ㅋㅋ',
    '그리고',
    '가',
  );
  const any = fc
    .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 })))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(any, steps(any), (start, all) => {
      let now = start;
      for (const step of all) {
        now = take(now, step);
        let at = 0;
        for (const { text: words, ...span } of sentencesOf(now)) {
          expect(now.slice(at, span.start).trim()).toBe('');
          expect(now.slice(span.start, span.end)).toBe(words);
          at = span.end;
        }
        expect(now.slice(at).trim()).toBe('');
      }
    }),
  );
});

it('any steps over record sentences do to the text what they do to a list, and each keeps its source', () => {
  const word = fc.constantFrom(
    '자료를',
    '표로',
    '근거를 들어',
    '3.5 cm의',
    '모둠에서',
    'pH를',
    '비교하여',
    '‘빛’을',
  );
  const sentence = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 5 }), fc.constantFrom('정리함.', '설명함.', '발표함'))
    .map(([words, end]) => [...words, end].join(' '));
  fc.assert(
    fc.property(fc.uniqueArray(sentence, { minLength: 1, maxLength: 8 }), steps(sentence), (start, all) => {
      const model = start.map((words) => (/\.$/.test(words) ? words : `${words}.`));
      const draft = [...model];
      let now = model.join(' ');
      const provenance = {
        writer: 'builtin' as const,
        sentences: draft.map((words, index) => ({
          ...{ text: words, start: 0, end: 0, intent: '과정' as const },
          sources: [{ kind: 'answer' as const, index, start: 0, end: 1 }],
        })),
        dropped: [],
        missing: [],
      };
      for (const step of all) {
        const closed = { ...step, words: /\.$/.test(step.words) ? step.words : `${step.words}.` };
        const { kind, a, b, words } = closed;
        const count = model.length;
        if (kind === 'in') model.splice(a % (count + 1), 0, words);
        else if (count > 0 && kind === 'move') model.splice(b % count, 0, ...model.splice(a % count, 1));
        else if (count > 0 && kind === 'out') model.splice(a % count, 1);
        else if (count > 0) model.splice(a % count, 1, words);
        now = take(now, closed);
        expect(now).toBe(model.join(' '));
        expect(read(now)).toEqual(model);
      }
      const { origins, spares } = originsOf(model, provenance);
      const claimed = new Set<string>();
      for (const [index, words] of model.entries()) {
        const known = draft.indexOf(words);
        if (known < 0 || claimed.has(words)) continue;
        claimed.add(words);
        expect(origins[index]).toMatchObject({ kind: 'draft', sources: [{ index: known }] });
      }
      for (const { words } of spares) expect(model).not.toContain(words);
    }),
  );
});

it('the sentences are those of the record engine', () => {
  expect(sentencesOf(text)).toEqual(splitSentences(text));
  expect(arrange(text, [0, 1, 2])).toBe(text);
});
