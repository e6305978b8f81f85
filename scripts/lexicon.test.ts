import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildLexicon, LEXICON_FILE } from './lexicon.ts';

test('the committed lexicon is what the dictionary gives, and stays under 200 KB', async () => {
  const committed = await readFile(LEXICON_FILE);
  expect(committed.toString('utf8')).toBe(await buildLexicon());
  expect(committed.byteLength).toBeLessThan(200_000);
  // Unpacking 46 MB takes a second on a free machine.
}, 60_000);
