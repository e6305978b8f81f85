import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCases } from '../cases/accepted.ts';
import { withSpaces } from '../spelling/unspaced.ts';
import { pieces } from './lattice.ts';

const styleCases = new URL('../cases/', import.meta.url);
const composeCases = new URL('../../compose/cases/', import.meta.url);
const read = (folder: URL, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** Every word of what a record should say, of the sheets drafts are made of, and of the drafts. */
function wordsWritten(): string[] {
  const outputs = read(styleCases, '.tsv').flatMap((file) =>
    parseCases(file).map(({ accepted }) => accepted[0] ?? ''),
  );
  const texts = [...outputs, ...read(composeCases, '.json'), ...read(composeCases, '.md')];
  const words = texts.flatMap((text) => text.match(/(?<![가-힣])[가-힣]{3,}/g) ?? []);
  return [...new Set(words)];
}

/** `word → parted`, read one by one: each is a slip of the pen that is rightly mended. */
const rightly = readFileSync(new URL('rightly-parted.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('of the words of well-written sentences none is parted but the slips that were read', () => {
  const words = wordsWritten();
  expect(words.length).toBeGreaterThan(11_000);
  const parted = words.filter((word) => withSpaces(word) !== word);
  const unread = parted
    .map((word) => `${word} → ${withSpaces(word)}`)
    .filter((row) => !rightly.includes(row));
  expect(unread).toEqual([]);
});

test.each([
  ['키큰사람이', '키 큰 사람이'],
  ['안드는곳은', '안 드는 곳은'],
  ['방향이바뀌는', '방향이 바뀌는'],
  ['의견이안맞아서', '의견이 안 맞아서'],
  ['끓기직전에', '끓기 직전에'],
  ['알고있었다는', '알고 있었다는'],
])('%s → %s', (word, parted) => {
  expect(pieces(word)?.join(' ')).toBe(parted);
});

test.each([
  '끓는점이',
  '열린사회를',
  '이산화탄소가',
  '높을수록',
  '알고리즘을',
  '각설탕을',
  '첫인상이',
  '푸른여고에서',
])('%s stays one word', (word) => {
  expect(withSpaces(word)).toBe(word);
});
