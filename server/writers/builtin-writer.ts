import { setImmediate } from 'node:timers/promises';
import { termSteps } from '../../record/compose/compose-term.ts';
import { composeRecord } from '../../record/index.ts';
import type { RecordDraft } from '../../record/types.ts';
import type { RecordWriter, WriterInput } from './record-writer.ts';

/** The built-in writer's draft. Several lessons take many steps: between two of them others have their turn. */
export async function composeDraft(input: WriterInput): Promise<RecordDraft> {
  if (!input.lessons) return composeRecord(input);
  const steps = termSteps(input.lessons, input);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

export const builtinWriter: RecordWriter = {
  name: 'builtin',
  write: async (input) => ({ draft: await composeDraft(input), writer: 'builtin' }),
};
