import { afterAll, expect } from 'vitest';
import { composeRecord } from '../../record/index.ts';
import type { RecordDraft } from '../../record/types.ts';
import { createWorld, type Submission, type World } from '../world.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

export const OBSERVATION = '모둠 토의에서 근거를 들어 의견을 조율하는 모습이 돋보임.';
/** What a good model makes of the answers of `World.submission` and of `OBSERVATION`. */
export const GOOD =
  '여섯 지점에서 미세먼지 농도를 재고 표로 정리함. 결과를 보고 원인을 토의함. 모둠 토의에서 근거를 들어 의견을 조율하는 모습이 돋보임.';
export const KEY = 'sk-very-secret-key';

export interface ModelWorld {
  world: World;
  server: ModelServer;
  close(): Promise<void>;
}

/** A world whose server writes with a language model: a local one that does what the test says. */
export async function createModelWorld(env: Record<string, string> = {}): Promise<ModelWorld> {
  const server = await startModelServer();
  const world = await createWorld(undefined, {
    AI_BASE_URL: server.baseUrl,
    AI_API_KEY: KEY,
    AI_MODEL: 'girok-test',
    AI_TIMEOUT_SECONDS: '3',
    AI_DAILY_LIMIT: '500',
    ...env,
  });
  return {
    world,
    server,
    close: async () => {
      await world.close();
      await server.close();
    },
  };
}

/** That of a test file: it closes when the file's tests are done. */
export async function modelWorld(): Promise<ModelWorld> {
  const made = await createModelWorld();
  afterAll(() => made.close());
  return made;
}

/** Asks for a draft with `OBSERVATION`. */
export function write({ teacher, responseId }: Submission, answers?: string[]) {
  return teacher.client.must('evaluateResponse', {
    id: responseId ?? '',
    observation: OBSERVATION,
    ...(answers ? { responses: answers } : {}),
  });
}

/** What the built-in writer makes of this response as it stands at `version`. */
export function builtinDraft(things: Submission, version: number, answers = things.answers): RecordDraft {
  return composeRecord({
    questions: things.questions,
    answers,
    observation: OBSERVATION,
    content: '지역의 미세먼지 자료를 모아 그래프로 나타내고 원인을 토의함',
    limit: 1500,
    names: [things.student.name],
    seed: `${things.responseId}:${version}`,
  });
}

export async function ledgerOf({ teacher, responseId }: Submission) {
  return (await teacher.client.must('getLedger', { id: responseId ?? '' })).entries;
}

export async function versionsOf({ teacher, responseId }: Submission) {
  return (await teacher.client.must('listVersions', { id: responseId ?? '' })).versions;
}

/** `[text, writer]` of every version: one, and the built-in writer's. */
export function onlyBuiltin(draft: RecordDraft): unknown {
  return [expect.objectContaining({ text: draft.text, writer: 'builtin' })];
}
