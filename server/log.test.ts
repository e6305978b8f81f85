import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(error: Error): string {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => lines.push(line) }).error({ err: error }, 'request failed');
  return lines.join('');
}

describe('a logged error', () => {
  const ANSWER = '첫 줄\n    at 김하늘의 답 (answer:1:1)\n  at 김하늘의 답:2:2';

  it('tells where it happened, and no line of what somebody wrote that looks like a place', () => {
    const cause = new Error(`값이 잘못됨: ${ANSWER}`);
    const line = logged(new Error(`Failed query\nparams: ${ANSWER}`, { cause }));
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('김하늘');
  });

  it('holds no word either where the message was changed since', () => {
    const error = new Error(`${ANSWER}\n끝`);
    // It is written when it is first read, and keeps that message.
    expect(error.stack).toContain('김하늘');
    error.message = '다른 말';
    const line = logged(error);
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('김하늘');
  });
});
