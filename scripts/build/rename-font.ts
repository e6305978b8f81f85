/** Name records that call the font by its name; copyright, licence and version stay as their author wrote them. */
const NAMES = new Set([1, 3, 4, 6, 16, 25]);
const RESERVED = 'Pretendard';

/**
 * Gives a TrueType font another family name, as the Open Font License asks of a changed version: "Pretendard" is
 * reserved. Both names have as many letters, so the name table keeps its size; checksums are left to whoever writes the
 * file next. `name` may not contain a space for the PostScript name's sake, hence `spaced` for people.
 */
export function renameFont(font: Buffer, { name, spaced }: { name: string; spaced: string }): Buffer {
  if (name.length !== RESERVED.length || spaced.length !== RESERVED.length)
    throw new Error(`a name of ${RESERVED.length} letters is needed`);
  const renamed = Buffer.from(font);
  const table = nameTableOf(renamed);
  const count = renamed.readUInt16BE(table + 2);
  const texts = table + renamed.readUInt16BE(table + 4);
  for (let index = 0; index < count; index += 1) {
    const record = table + 6 + index * 12;
    const id = renamed.readUInt16BE(record + 6);
    if (!NAMES.has(id) && id < 256) continue;
    const length = renamed.readUInt16BE(record + 8);
    const start = texts + renamed.readUInt16BE(record + 10);
    const wide = renamed.readUInt16BE(record) !== 1;
    const text = renamed.subarray(start, start + length);
    const isPostScript = id === 6 || id === 25 || id >= 256;
    replaceIn(text, RESERVED, isPostScript ? name : spaced, wide);
  }
  return renamed;
}

function replaceIn(text: Buffer, from: string, to: string, wide: boolean): void {
  const [old, given] = [from, to].map((word) =>
    wide ? Buffer.from(word, 'utf16le').swap16() : Buffer.from(word, 'latin1'),
  );
  if (!old || !given) return;
  for (let at = text.indexOf(old); at >= 0; at = text.indexOf(old, at + 1)) given.copy(text, at);
}

/** Where the `name` table begins: the directory's records of 16 bytes follow the 12 bytes of the header. */
function nameTableOf(font: Buffer): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === 'name') return font.readUInt32BE(record + 8);
  }
  throw new Error('the font has no name table');
}
