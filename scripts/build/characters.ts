import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Latin, digits and the marks that Korean screens use: small, and wanted on every page. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}·…–—‘’“”→←×✓〈〉「」『』`;

/** Screens that a visitor may see first. The legal pages are long and rarely first: theirs come with the rest. */
const FIRST = [
  'web/layout',
  'web/ui',
  'web/features/session',
  'web/features/notices',
  'web/screens/public',
  // The notice of the login screen.
  'server/features/notices',
];
const NOT_FIRST = /\/legal\//;
const REST = [
  'web',
  'contract',
  // What the server says to somebody who is not in yet: the whole font comes only with a session.
  'server/features/auth',
  'server/features/google',
  'server/features/two-factor',
];

export interface Characters {
  /** On the first screens. */
  first: string;
  /** Elsewhere in our own words. */
  rest: string;
}

/** The characters of our own source; what people write is none of it. `root` is the repository. */
export function charactersOf(root: string): Characters {
  const first = new Set(ALWAYS);
  for (const file of FIRST.flatMap((folder) => sourcesIn(root, folder)))
    if (!NOT_FIRST.test(file)) addHangul(first, readFileSync(join(root, file), 'utf8'));
  const rest = new Set<string>();
  for (const file of REST.flatMap((folder) => sourcesIn(root, folder)))
    addHangul(rest, readFileSync(join(root, file), 'utf8'));
  return { first: sorted(first), rest: sorted(new Set([...rest].filter((char) => !first.has(char)))) };
}

function sorted(characters: Set<string>): string {
  return [...characters].sort().join('');
}

/** Syllables, single letters (ㄱ), and the marks beyond Latin that stand in source. */
function addHangul(found: Set<string>, text: string): void {
  for (const [char] of text.matchAll(/[\u2000-\u2bff\u3000-\u318f\uac00-\ud7a3\uff00-\uffef]/gu))
    found.add(char);
}

function sourcesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|html)$/.test(name) && !/\.test\./.test(name))
    .map((name) => `${folder}/${name}`);
}
