import { expect, it } from 'vitest';
import * as engine from './index.ts';

it('the engine has one door with these functions behind it', () => {
  const functions = Object.entries(engine).filter(([, value]) => typeof value === 'function');
  expect(functions.map(([name]) => name).sort()).toEqual([
    'checkRecord',
    'composeRecord',
    'countBytes',
    'findCopies',
    'splitSentences',
    'suggestQuestions',
    'toRecordStyle',
  ]);
});
