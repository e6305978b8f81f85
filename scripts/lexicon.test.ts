import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildLexicon, NOUNS_FILE, STEMS_FILE } from './lexicon.ts';

test('the committed lexicon is what the dictionary gives, and stays under 250 KB', async () => {
  const committed = await Promise.all([readFile(STEMS_FILE), readFile(NOUNS_FILE)]);
  const [stems, nouns] = committed.map((file) => file.toString('utf8'));
  expect({ stems, nouns }).toEqual(await buildLexicon());
  expect(committed.reduce((sum, file) => sum + file.byteLength, 0)).toBeLessThan(250_000);
});
