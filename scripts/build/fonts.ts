import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf } from './characters.ts';
import { renameFont } from './rename-font.ts';

/** Ten letters each, as the reserved name has (rename-font.ts). */
const FAMILY = { name: 'Girok-Sans', spaced: 'Girok Sans' };
/** From the text's weight to the heaviest heading's (look.md, "Type"). */
const WEIGHTS = { min: 400, max: 800 };
/** Tabular figures, kerning, and what composes; the family's stylistic sets would be a third of the file. */
const FEATURES = ['kern', 'tnum', 'calt', 'ccmp'];

/**
 * Cuts Pretendard down to the characters of our own source, in two files: what a first visit needs, which is preloaded,
 * and the rest of our words. Writes `.cache/fonts/girok-{first,rest}.woff2` and the sheet that names them; done again
 * only when characters or the font changed. About half a second each.
 */
export async function prepareFonts(root: string): Promise<void> {
  const folder = join(root, '.cache/fonts');
  const source = createRequire(import.meta.url).resolve(
    'pretendard/dist/public/variable/PretendardVariable.ttf',
  );
  const font = readFileSync(source);
  const { first, rest } = charactersOf(root);
  const recipe = JSON.stringify([FAMILY, WEIGHTS, FEATURES, first, rest]);
  const key = createHash('sha256').update(font).update(recipe).digest('hex');
  const stamp = join(folder, 'key');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sheet: string[] = [];
  for (const [part, characters] of Object.entries({ first, rest })) {
    writeFileSync(join(folder, `girok-${part}.woff2`), await cut(font, characters));
    sheet.push(faceOf(part, characters));
  }
  writeFileSync(join(folder, 'girok-sans.css'), sheet.join(''));
  writeFileSync(stamp, key);
}

/** The font with these characters alone, as TrueType and still under its author's name. */
export function cutDown(font: Buffer, characters: string): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

async function cut(font: Buffer, characters: string): Promise<Buffer> {
  const renamed = renameFont(await cutDown(font, characters), FAMILY);
  // The second pass writes new checksums around the new name.
  return subsetFont(renamed, characters, { targetFormat: 'woff2', keepFeatures: FEATURES });
}

function faceOf(part: string, characters: string): string {
  return `@font-face {
  font-family: "${FAMILY.spaced}";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("./girok-${part}.woff2") format("woff2");
  unicode-range: ${rangesOf(characters)};
}
`;
}

/** `U+20-7e, U+ac00, …` */
export function rangesOf(characters: string): string {
  const points = [...characters].map((char) => char.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges.map(([from, to]) => `U+${from === to ? hex(from) : `${hex(from)}-${hex(to)}`}`).join(', ');
}
