import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countBytes } from '../bytes.ts';
import type { Source } from '../types.ts';
import { composeTerm } from './compose-term.ts';
import { joinLessons, type Lesson } from './reading/lessons.ts';
import { isRepeated } from './likeness/near-duplicates.ts';

const folder = new URL('./cases/', import.meta.url);
const worked = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): Lesson & { names: string[] } => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const names = worked.flatMap((one) => one.names);
const textAt = (lesson: Lesson | undefined, { kind, index, start, end }: Source) =>
  (kind === 'observation' ? lesson?.observation : lesson?.answers[index])?.slice(start, end);

describe('a remark over several lessons', () => {
  const seen: Lesson = {
    questions: [],
    answers: [],
    observation: '한 학기 내내 질문을 많이 하고 모둠을 이끎.',
  };
  it.each([
    ['two', [worked[0], worked[1]], 1500, 2, 0.85],
    ['five and what was seen of the whole term', [...worked.slice(2, 7), seen], 1500, 6, 0.85],
    ['four in little room', worked.slice(8, 12), 560, 3, 0.7],
    ['one without answers', [worked[3], { ...worked[4], answers: [] }], 1500, 2, 0.5],
  ])('%s', (_, given, limit, told, filled) => {
    const lessons = given.filter((one) => one !== undefined) as Lesson[];
    const draft = composeTerm(lessons, { limit, names, seed: 's' });
    expect(draft.bytes).toBe(countBytes(draft.text));
    expect(draft.bytes).toBeLessThanOrEqual(limit);
    expect(draft.bytes).toBeGreaterThan(limit * filled);
    const { joined, placeOf } = joinLessons(lessons);
    const order: number[] = [];
    for (const sentence of draft.sentences) {
      expect(draft.text.slice(sentence.start, sentence.end)).toBe(sentence.text);
      expect(sentence.sources.length).toBeGreaterThan(0);
      for (const source of sentence.sources) {
        const { lesson, source: own } = placeOf(source);
        expect(textAt(joined, source)).toBe(textAt(lessons[lesson], own));
        expect(textAt(joined, source)?.trim()).not.toBe('');
        order.push(lesson);
      }
    }
    for (const { text, source } of draft.dropped) expect(textAt(joined, source)).toContain(text.trim());
    // One lesson after the other; only a very small share leaves one without a sentence.
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(told);
  });

  it('tells once what two lessons say, in the words of the earlier', () => {
    const [first, second] = worked;
    if (!first || !second) throw new Error('no cases');
    const again: Lesson = { ...second, answers: [...second.answers, ...first.answers], questions: [] };
    const draft = composeTerm([first, again], { limit: 6000, names, seed: 's' });
    for (const [index, one] of draft.sentences.entries())
      for (const other of draft.sentences.slice(0, index))
        expect([one.text, other.text, isRepeated(one.text, other.text)]).toEqual([
          one.text,
          other.text,
          false,
        ]);
    expect(draft.dropped.filter(({ reason }) => reason.startsWith('다른 활동의')).length).toBeGreaterThan(3);
  });

  it('is the same for the same seed and empty where nothing was told', () => {
    const lessons = worked.slice(0, 2);
    const options = { limit: 1500, names, seed: 'x' };
    expect(composeTerm(lessons, options)).toEqual(composeTerm(lessons, options));
    expect(composeTerm([], options)).toMatchObject({ text: '', bytes: 0, sentences: [] });
  });
});
