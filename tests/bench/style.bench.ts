import { readFileSync } from 'node:fs';
import { bench, describe } from 'vitest';
import { splitSentences } from '../../record/sentences.ts';
import { parseCases } from '../../record/style/cases/accepted.ts';
import { toRecordStyle } from '../../record/style/to-record-style.ts';

/** Run with `npx vitest bench tests/bench/style.bench.ts`: how many times dearer a sentence is in record style than split by one pattern. */
const folder = new URL('../../record/style/cases/', import.meta.url);
const sentences = ['given.tsv', 'own.tsv'].flatMap((file) =>
  parseCases(readFileSync(new URL(file, folder), 'utf8')).map(({ input }) => input),
);
const text = sentences.join('\n');

describe(`${sentences.length} sentences a round`, () => {
  bench('split by one pattern (the yardstick)', () => {
    text.split(/(?<=[.!?])\s+|\n/);
  });
  bench('split into sentences', () => {
    splitSentences(text);
  });
  bench('into record style', () => {
    for (const sentence of sentences) toRecordStyle(sentence);
  });
});
