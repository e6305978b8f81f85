import { composeRecord } from '../../record/index.ts';
import type { RecordWriter } from './record-writer.ts';

export const builtinWriter: RecordWriter = {
  name: 'builtin',
  write: async (input) => ({ draft: composeRecord(input), writer: 'builtin' }),
};
