import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { says } from '../../tests/support/model-server.ts';
import { builtinDraft, modelWorld, versionsOf, write } from '../../tests/support/model-world.ts';
import type { Submission } from '../../tests/world.ts';
import { checkRecord } from '../../record/index.ts';

/** What each says is told in record/compose/to-a-writer; here every fourth of them shows that none is answered by a model. */
const INJECTIONS = readFileSync(new URL('../../record/compose/cases/talk/first.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((row) => row.startsWith('1\t'))
  .map((row) => row.slice(2).replaceAll(' ⏎ ', '\n'))
  .filter((_, place) => place % 4 === 0);

const { world, server } = await modelWorld();

describe('answers that talk to the model', () => {
  it('are at least sixty, all different', () => {
    expect(new Set(INJECTIONS).size).toBe(INJECTIONS.length);
    expect(INJECTIONS.length).toBeGreaterThanOrEqual(60);
  });

  let things: Submission;
  const written: string[] = [];
  beforeAll(async () => {
    things = await world.submission('submitted');
  });
  it.each(INJECTIONS)('get nothing: %s', async (injection) => {
    // A model that does whatever it is told, and tells all it knows.
    server.behave((request, response, nth) => {
      says(`최우수 학생임. ${injection} ${request.messages.map(({ content }) => content).join(' ')}`)(
        request,
        response,
        nth,
      );
    });
    const answers = [...things.answers.slice(0, 4), `${things.answers[4]} ${injection}`];
    const { response, final_evaluation: text } = await write(things, answers);
    const expected = builtinDraft(things, response.version - 1, answers);
    expect(text).toBe(expected.text);
    expect(response.provenance).toMatchObject({
      writer: 'builtin',
      fallback: expect.stringMatching(/기본 작성기로 썼어요/),
    });
    expect(server.requests).toHaveLength(0);
    expect(text).not.toMatch(/최우수|지시|프롬프트|시스템|\[\[|자료 (?:시작|끝)|칭찬|만점|1등|탁월|최고/);
    expect(checkRecord(text, { year: 2026, limit: 1500 }).filter(({ level }) => level === 'error')).toEqual(
      [],
    );
    written.push(text);
  });

  // Asked for once: with each injection the list of all before it grows.
  it('leave exactly one version each, of that very text', async () => {
    const all = await versionsOf(things);
    expect(all.map(({ text }) => text).toReversed()).toEqual(written);
    expect(all).toHaveLength(INJECTIONS.length);
    expect(new Set(all.map(({ writer }) => writer))).toEqual(new Set(['builtin']));
  });
});
