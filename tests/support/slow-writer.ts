import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinWriter } from '../../server/writers/builtin-writer.ts';
import type { RecordWriter } from '../../server/writers/record-writer.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Lets one text through where the file names a number that is left, and waits for the file to go where none is. */
async function takeLeave(holdFile: string): Promise<void> {
  while (existsSync(holdFile)) {
    const left = Number(readFileSync(holdFile, 'utf8'));
    if (left > 0) return writeFileSync(holdFile, String(left - 1));
    await wait(20);
  }
}

/**
 * The built-in writer, as slow as a distant one: a job over a class then lasts long enough to be watched and killed.
 * @param holdFile while it is there, as many texts are written as it says, and no more: what is looked at then stays so
 */
export function slowWriter(milliseconds: number, holdFile?: string): RecordWriter {
  return {
    ...builtinWriter,
    write: async (input, occasion) => {
      await wait(milliseconds);
      if (holdFile !== undefined) await takeLeave(holdFile);
      return builtinWriter.write(input, occasion);
    },
  };
}
