import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ResponseReply } from '../../../contract/responses.ts';
import { readKey } from '../../lib/read.ts';
import { putResponse, type ResponseList } from './response-cache.ts';

const FORM = '019a0000-0000-7000-8000-000000000001';

const listOf = (text: string) =>
  ({ studentResponses: [{ student_id: 'one', final_evaluation: text }] }) as unknown as ResponseList;
const rowOf = (text: string) => listOf(text).studentResponses[0] as ResponseReply;

test('a reading that left before a save does not take what was saved off the screen', async () => {
  const cache = new QueryClient();
  const queryKey = readKey('listEvaluationResponses', { id: FORM });
  const asked: ((list: ResponseList) => void)[] = [];
  cache.setQueryData(queryKey, listOf('before'));
  const queryFn = () => new Promise<ResponseList>((resolve) => asked.push(resolve));
  const leave = new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => undefined);
  const shown = () => cache.getQueryData<ResponseList>(queryKey)?.studentResponses[0]?.final_evaluation;
  expect(asked).toHaveLength(1);

  putResponse(cache, FORM, rowOf('saved'));
  expect(shown()).toBe('saved');
  asked[0]?.(listOf('before'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('saved');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.(listOf('saved, and told by the server'));
  await expect.poll(shown).toBe('saved, and told by the server');

  // With nothing under way the row is put in, and nobody is asked.
  putResponse(cache, FORM, rowOf('saved again'));
  expect([shown(), asked.length]).toEqual(['saved again', 2]);
  leave();
  cache.clear();
});
