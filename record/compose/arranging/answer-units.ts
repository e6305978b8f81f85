import type { Unit } from '../reading/piece.ts';

/** For tests: units of one answer, one sentence each; `order` leaves room for sentences that were dropped. */
export function answer(...sentences: readonly (readonly [text: string, order?: number])[]): Unit[] {
  return sentences.map(([text, order], at) => ({
    pieces: [
      {
        text,
        raw: text,
        intent: '과정',
        order: order ?? at + 1,
        quality: 1,
        source: { kind: 'answer', index: 0, start: at * 100, end: at * 100 + text.length },
      },
    ],
  }));
}
