import { builtinWriter } from '../../server/writers/builtin-writer.ts';
import type { RecordWriter } from '../../server/writers/record-writer.ts';

/** The built-in writer, as slow as a distant one: a job over a class then lasts long enough to be watched and killed. */
export function slowWriter(milliseconds: number): RecordWriter {
  return {
    ...builtinWriter,
    write: async (input, occasion) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return builtinWriter.write(input, occasion);
    },
  };
}
