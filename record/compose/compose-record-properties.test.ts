import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBytes } from '../bytes.ts';
import { splitSentences } from '../sentences.ts';
import { type ComposeInput, INTENTS, type RecordDraft, type Source } from '../types.ts';
import { composeRecord } from './compose-record.ts';

const folder = new URL('./cases/', import.meta.url);
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ComposeInput);

/** Answers of one case, some of them missing, shortened or moved, under any limit and seed. */
const inputs = fc
  .record({
    base: fc.constantFrom(...cases),
    keep: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    observed: fc.boolean(),
    extra: fc.constantFrom(
      '',
      '\n\n',
      'ㅋㅋㅋㅋ',
      ' 😊 정말 좋았다!! ',
      '<b>bold</b> 했다. ',
      '자료를 찾고 표를 만들고 그래프를 그리고 글을 썼다',
    ),
    limit: fc.integer({ min: 0, max: 2200 }),
    seed: fc.string(),
  })
  .map(
    ({ base, keep, observed, extra, limit, seed }): ComposeInput => ({
      ...base,
      answers: base.answers.map((answer, i) => (keep[i] ? answer + extra : '')),
      observation: observed ? base.observation : '',
      limit,
      seed,
    }),
  );

const drafts = new Map<string, RecordDraft>();

/** The properties draw the same inputs, from one seed (tests/support/seed.ts): each is composed once for all of them. */
function draftOf(input: ComposeInput): RecordDraft {
  const key = JSON.stringify(input);
  const draft = drafts.get(key) ?? composeRecord(input);
  drafts.set(key, draft);
  return draft;
}

function origin(input: ComposeInput, source: Source): string {
  return source.kind === 'observation' ? input.observation : (input.answers[source.index] ?? '');
}

function key(source: Source): string {
  return `${source.kind} ${source.index} ${source.start} ${source.end}`;
}

function used(draft: RecordDraft): Set<string> {
  return new Set(draft.sentences.flatMap((sentence) => sentence.sources.map(key)));
}

describe('composeRecord, whatever it is given', () => {
  it('never passes the limit and counts exactly', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const draft = draftOf(input);
        expect(draft.bytes).toBe(countBytes(draft.text));
        expect(draft.bytes).toBeLessThanOrEqual(input.limit);
      }),
      { numRuns: 80 },
    );
  });

  it('points from each sentence into the draft and into its very source', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const draft = draftOf(input);
        expect(draft.text).toBe(draft.sentences.map((sentence) => sentence.text).join(' '));
        expect(draft.text).not.toMatch(/\n/);
        for (const sentence of draft.sentences) {
          expect(draft.text.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(INTENTS).toContain(sentence.intent);
          expect(sentence.sources.length).toBeGreaterThan(0);
          for (const source of sentence.sources) {
            const text = origin(input, source);
            // A sentence of its author's, or a part of one.
            expect(
              splitSentences(text).some(({ start, end }) => start <= source.start && source.end <= end),
            ).toBe(true);
          }
        }
      }),
    );
  });

  it('accounts for every word once: told, or left out with a reason', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const draft = draftOf(input);
        const left = draft.dropped.map(({ source }) => key(source));
        const inText = used(draft);
        expect(new Set(left).size).toBe(left.length);
        expect(left.filter((source) => inText.has(source))).toEqual([]);
        const places = [
          ...draft.sentences.flatMap(({ sources }) => sources),
          ...draft.dropped.map(({ source }) => source),
        ];
        [...input.answers, input.observation].forEach((text, i) => {
          const observed = i === input.answers.length;
          const own = places.filter(({ kind, index }) =>
            observed ? kind === 'observation' : kind === 'answer' && index === i,
          );
          const spans = [...new Map(own.map((source) => [key(source), source])).values()].sort(
            (a, b) => a.start - b.start,
          );
          // No word stands in two places, and none outside of all: what is left between them are marks.
          let at = 0;
          for (const { start, end } of [...spans, { start: text.length, end: text.length }]) {
            expect(start).toBeGreaterThanOrEqual(at);
            expect(text.slice(at, start)).not.toMatch(/[\p{L}\p{N}]/u);
            at = end;
          }
        });
        for (const { text, reason, source } of draft.dropped) {
          expect(reason).toMatch(/[가-힣]/);
          expect(origin(input, source).slice(source.start, source.end)).toBe(text);
        }
      }),
    );
  });

  it('holds all this for any text at all', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 80 });
    const hangul = fc.string({ unit: fc.constantFrom(...'가나다했음고요.,? \n\'"ㅋ1aㅠ'), maxLength: 80 });
    const text = fc.oneof(anything, hangul);
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 4 }),
        text,
        fc.array(text, { maxLength: 4 }),
        (answers, observation, names) => {
          const input: ComposeInput = {
            questions: [],
            answers,
            observation,
            limit: 300,
            names,
            seed: '1',
            content: answers[0] ?? '',
            standard: observation,
          };
          const draft = composeRecord(input);
          expect(draft.bytes).toBeLessThanOrEqual(300);
          for (const { source } of draft.dropped)
            expect(origin(input, source).length).toBeGreaterThanOrEqual(source.end);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('gives the same draft for the same seed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(composeRecord(input)).toEqual(draftOf(input));
      }),
      { numRuns: 40 },
    );
  });

  it('never names anybody of the roster', () => {
    const particles = [
      '이가',
      '이랑',
      '이는',
      '이에게',
      '이의',
      '은',
      '과',
      '을',
      '한테',
      ' 친구와',
      '이 덕분에',
    ];
    const sentence = fc.tuple(
      fc.constantFrom('김민준', '민준', '남궁현', '이서연', '서연'),
      fc.constantFrom(...particles),
      fc.constantFrom('함께 표를 만들어 결과를 정리했다.', '자료를 나누어 조사했다.'),
    );
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), (parts) => {
        const answers = [
          parts.map(([name, particle, rest]) => `모둠 활동에서 ${name}${particle} ${rest}`).join(' '),
        ];
        const draft = composeRecord({
          questions: ['협력은?'],
          answers,
          observation: '김민준은 실험 결과를 표로 정리함.',
          limit: 1500,
          names: ['김민준', '남궁현', '이서연'],
          seed: '1',
        });
        expect(draft.text).not.toMatch(/민준|남궁현|서연/);
      }),
    );
  });
});
