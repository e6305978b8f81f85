import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { tellsAModel } from '../../record/compose/to-a-writer/instructions.ts';
import type { ComposeInput } from '../../record/types.ts';
import { type Clock, schoolYear } from '../clock.ts';
import type { ModelSettings } from '../env.ts';
import { composeDraft } from './builtin-writer.ts';
import { checkReply, type ReplyContext } from './check-reply.ts';
import { FALLBACKS, type FallbackReason, ModelFailure } from './fallback.ts';
import { Mask } from './masking/mask.ts';
import { materialOf } from './material.ts';
import { createModelClient, deadlineIn, type Message, type ModelClient } from './model-client.ts';
import { asSent, promptFor } from './prompt.ts';
import { bareReply } from './reply-shape.ts';
import type { Occasion, RecordWriter, Written } from './record-writer.ts';

/** A reply that can be mended is asked for once more: models write too much, and shorten it when told. */
const MOST_ROUNDS = 2;

/**
 * A language model as writer. Whatever it does (nothing, too late, nonsense, somebody's name), a complete and checked text
 * comes back: its own or the built-in writer's, which then says why.
 */
export function createModelWriter(
  settings: ModelSettings,
  { log, clock }: { log: Logger; clock: Clock },
  client: ModelClient = createModelClient(settings),
): RecordWriter {
  return {
    name: 'model',
    async write(input, occasion) {
      const outcome = await draftOf(settings, client, clock, input, occasion, log);
      if (typeof outcome !== 'string') return outcome;
      log.warn({ reason: outcome }, 'built-in writer took over');
      return { draft: await composeDraft(input), writer: 'builtin', fallback: FALLBACKS[outcome] };
    },
  };
}

/** The model's draft, or why there is none. */
async function draftOf(
  settings: ModelSettings,
  client: ModelClient,
  clock: Clock,
  input: ComposeInput,
  occasion: Occasion,
  log: Logger,
): Promise<Written | FallbackReason> {
  if (ownWords(input).some(tellsAModel)) return 'instructed';
  const material = materialOf(input);
  if (material.told.length === 0) return 'empty';
  const { people, rules } = occasion;
  const mask = new Mask(people);
  const boundary = randomBytes(8).toString('hex');
  let messages = promptFor({ ...input, material }, mask, boundary);
  const guidance = messages[0]?.content ?? '';
  const context: ReplyContext = {
    ...{ input, material, people, rules, mask, guidance, boundary },
    year: schoolYear(clock.now()),
  };
  const deadline = deadlineIn(settings.timeoutSeconds);
  let refused: FallbackReason = 'shape';
  for (let round = 1; ; round += 1) {
    const entry = await occasion.open({ model: settings.model, text: asSent(messages) });
    if (typeof entry === 'string') return round === 1 || entry === 'departed' ? entry : refused;
    const reply = await askedOf(client, messages, deadline, log);
    if (typeof reply !== 'string') {
      await entry.close(reply.reason);
      return reply.reason;
    }
    const verdict = checkReply(reply, context);
    if ('draft' in verdict) {
      await entry.close('used');
      return { draft: verdict.draft, writer: 'model', model: settings.model };
    }
    await entry.close(verdict.refused);
    if (verdict.mend === undefined || round >= MOST_ROUNDS || deadline.signal.aborted) return verdict.refused;
    // Its own words, with the stand-ins still in them.
    messages = [
      ...messages,
      { role: 'assistant', content: bareReply(reply) },
      { role: 'user', content: verdict.mend },
    ];
    refused = verdict.refused;
  }
}

/** The answers without their questions: one that was copied into its answer asks for something, but of the student. */
function ownWords({ answers, questions }: ComposeInput): string[] {
  return answers.map((answer, index) => {
    const question = questions[index]?.trim();
    return question ? answer.replace(question, ' ') : answer;
  });
}

async function askedOf(
  client: ModelClient,
  messages: readonly Message[],
  deadline: ReturnType<typeof deadlineIn>,
  log: Logger,
): Promise<string | ModelFailure> {
  try {
    return await client.ask(messages, deadline);
  } catch (error) {
    if (error instanceof ModelFailure) {
      log.warn({ reason: error.reason, status: error.status }, 'model gave no reply');
      return error;
    }
    // Nothing that a stranger's server does may cost the teacher a draft; what is ours to mend stands in the log.
    log.error({ err: error }, 'asking the model failed');
    return new ModelFailure('failing');
  }
}
