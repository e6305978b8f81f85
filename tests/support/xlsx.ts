import { inflateRawSync } from 'node:zlib';

/** One file of the archive as text, found through the archive's own directory. */
export function partOf(bytes: Uint8Array, path: string): string {
  const zip = Buffer.from(bytes);
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === path) {
      const local = zip.readUInt32LE(at + 42);
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const data = zip.subarray(start, start + packed);
      return (zip.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString('utf8');
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`no ${path} in the archive`);
}

/** All that stands in the cells of a spreadsheet, whichever sheet they are in. */
export function textsOf(bytes: Uint8Array): string {
  return partOf(bytes, 'xl/sharedStrings.xml');
}
