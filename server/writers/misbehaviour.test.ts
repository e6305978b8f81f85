import { describe, expect, it } from 'vitest';
import {
  type Behaviour,
  breaksOff,
  completion,
  fails,
  hangs,
  says,
  stalls,
  startModelServer,
  streamsHalf,
} from '../../tests/support/model-server.ts';
import {
  builtinDraft,
  modelWorld,
  GOOD,
  ledgerOf,
  OBSERVATION,
  onlyBuiltin,
  versionsOf,
  write,
} from '../../tests/support/model-world.ts';
import { createWorld, type Submission } from '../../tests/world.ts';
import { checkRecord, countBytes } from '../../record/index.ts';
import { FALLBACKS, type FallbackReason } from './fallback.ts';
import { guidance } from './prompt.ts';

const { world, server } = await modelWorld();

/** The draft is the built-in writer's, whole, says why, and is the only version. */
async function expectBuiltin(things: Submission, reason: FallbackReason) {
  const { response, final_evaluation: text } = await write(things);
  const expected = builtinDraft(things, 1);
  expect(text).toBe(expected.text);
  expect(response.provenance).toEqual({
    ...{ writer: 'builtin', fallback: FALLBACKS[reason], missing: expected.missing },
    ...{ sentences: expected.sentences, dropped: expected.dropped },
  });
  expect(countBytes(text)).toBeLessThanOrEqual(1500);
  expect(checkRecord(text, { year: 2026 }).filter(({ level }) => level === 'error')).toEqual([]);
  expect(await versionsOf(things)).toEqual(onlyBuiltin(expected));
}

describe('a model that misbehaves', () => {
  const misbehaviours: [string, Behaviour, FallbackReason][] = [
    ['never answers', hangs, 'late'],
    ['falls silent in the middle', stalls, 'late'],
    ['breaks off in the middle', breaksOff, 'cut'],
    ['streams half a reply', streamsHalf, 'cut'],
    ['stops at a length', says(GOOD, 'length'), 'cut'],
    ['answers with a page', (_, response) => void response.end('<html><body>nginx</body></html>'), 'foreign'],
    [
      'answers with half a completion',
      (_, response) => void response.end(completion(GOOD).slice(0, 90)),
      'cut',
    ],
    ['answers with nothing', (_, response) => void response.end(), 'foreign'],
    ['answers no content', fails(204), 'foreign'],
    ['answers another JSON', (_, response) => void response.end('{"ok":true,"choices":"none"}'), 'foreign'],
    ['answers without a choice', (_, response) => void response.end('{"id":"x","choices":[]}'), 'shape'],
    ['is broken', fails(500), 'failing'],
    ['is away', fails(503), 'failing'],
    ['is too busy for today', fails(429, { 'retry-after': '3600' }), 'busy'],
    ['stays busy', fails(429), 'busy'],
    ['does not know the key', fails(401), 'setup'],
    ['does not know the model', fails(404), 'setup'],
    ['sends elsewhere', fails(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }), 'setup'],
    ['declines', (_, response) => void response.end(completion(null, 'content_filter')), 'declined'],
    ['calls a tool', (_, response) => void response.end(completion(null, 'tool_calls')), 'shape'],
    ['says nothing', says(''), 'shape'],
    ['sends 5 MB', says('미세먼지를 조사함. '.repeat(200_000)), 'tooLarge'],
    ['writes nonsense', says('zxcv qwer asdf 1234 !!!! lorem ipsum dolor'), 'shape'],
    ['writes JSON', says(JSON.stringify({ text: GOOD })), 'shape'],
    ['writes Markdown', says(`## 기록문\n\n**${GOOD}**`), 'shape'],
    [
      'writes English',
      says('The student measured fine dust in six places and discussed the causes.'),
      'shape',
    ],
    [
      'writes far too much',
      says(
        Array.from(
          { length: 60 },
          (_, i) => `${i + 1}번째로 여섯 지점에서 미세먼지 농도를 재고 표로 정리함.`,
        ).join(' '),
      ),
      'long',
    ],
    ['names a stranger’s phone', says(`${GOOD} 연락처는 010-1234-5678임.`), 'persons'],
    ['tells what it was told', says(guidance(1500)), 'leak'],
    [
      'echoes all that it got',
      (request, response, nth) =>
        says(request.messages.map(({ content }) => content).join('\n'))(request, response, nth),
      'leak',
    ],
    [
      'makes everything up',
      says('소설의 시점과 서술자의 태도를 분석하여 주제 의식을 파악함. 등장인물의 갈등을 연극으로 표현함.'),
      'unsourced',
    ],
    ['praises beyond measure', says(`${GOOD} 전국에서 가장 탁월한 인재임.`), 'unsourced'],
    ['mentions a prize', says(GOOD.replace('모둠 토의에서', '교내 과학 경시대회에서 금상을 받고')), 'rules'],
  ];
  it.each(misbehaviours)('hands over when the model %s', async (_, behaviour, reason) => {
    const things = await world.submission('submitted');
    server.behave(behaviour);
    await expectBuiltin(things, reason);
    const entries = await ledgerOf(things);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry.outcome).toBe(FALLBACKS[reason]);
  });

  it('hands over when nobody listens', async () => {
    const gone = await startModelServer();
    await gone.close();
    const lost = await createWorld(undefined, { AI_BASE_URL: gone.baseUrl, AI_MODEL: 'm' });
    await expectBuiltin(await lost.submission('submitted'), 'unreachable');
    await lost.close();
  });

  it('hands over when the model names another student', async () => {
    const things = await world.submission('active', { student: await world.student({ name: '김민준' }) });
    const other = await world.student({ name: '황보아라' });
    await other.client.must('joinClass', { classCode: things.code });
    const { response } = await things.student.client.must('submitAnswers', {
      id: things.evaluationId,
      responses: things.answers,
    });
    for (const name of ['황보아라', '아라', '김민준']) {
      server.behave(says(`${GOOD} ${name}와 함께 자료를 정리함.`));
      const reply = await things.teacher.client.must('evaluateResponse', {
        id: response.id,
        observation: OBSERVATION,
      });
      expect(reply.response.provenance).toMatchObject({ writer: 'builtin', fallback: FALLBACKS.persons });
      expect(reply.final_evaluation).not.toContain(name);
    }
  });
});
