import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ADVERBS_FILE, buildLexicon, NOUNS_FILE, STEMS_FILE } from './lexicon.ts';

test('the committed lexicon is what the dictionary gives, and stays under 250 KB', async () => {
  const committed = await Promise.all([readFile(STEMS_FILE), readFile(NOUNS_FILE), readFile(ADVERBS_FILE)]);
  const [stems, nouns, adverbs] = committed.map((file) => file.toString('utf8'));
  expect({ stems, nouns, adverbs }).toEqual(await buildLexicon());
  expect(committed.reduce((sum, file) => sum + file.byteLength, 0)).toBeLessThan(250_000);
});
