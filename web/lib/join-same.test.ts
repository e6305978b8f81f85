import { expect, it } from 'vitest';
import { joinSame } from './join-same.ts';

/** Sends nothing and answers when told to. */
function sender() {
  const sent: { input: object; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const send = joinSame(
    (input: object) =>
      new Promise<string>((answer, fail) => {
        sent.push({ input, answer, fail });
      }),
  );
  return { sent, send };
}

it('sends the same once while it is under way, and what is different beside it', async () => {
  const { sent, send } = sender();
  const answers = [send({ id: 1 }), send({ id: 1 }), send({ id: 2 })];
  expect(sent.map(({ input }) => input)).toEqual([{ id: 1 }, { id: 2 }]);
  sent[0]?.answer('one');
  sent[1]?.answer('two');
  expect(await Promise.all(answers)).toEqual(['one', 'one', 'two']);
});

it('sends the same again once there was an answer, a refusal for one', async () => {
  const { sent, send } = sender();
  const [first, second] = [send({}), send({})];
  sent[0]?.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await expect(second).rejects.toThrow('no');
  const third = send({});
  sent[1]?.answer('yes');
  expect(await third).toBe('yes');
});
