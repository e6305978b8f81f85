import { describe, expect, it } from 'vitest';
import { likeness } from '../likeness.ts';
import { suggestQuestions } from '../suggest-questions.ts';

describe('another question in one place, twenty times', () => {
  it.each(['판구조론과 지진, 화산 활동', '세금', '수묵화로 우리 학교 풍경 그리기', '배드민턴 하이클리어'])(
    'is each time a new one: %s',
    (content) => {
      const form = { type: 'subject' as const, content, count: 6 };
      let list = suggestQuestions({ ...form, seed: '1' });
      const seen = [...list];
      for (let i = 0; i < 20; i += 1) {
        const keep = list.filter((_, place) => place !== 2);
        const next = suggestQuestions({ ...form, keep, avoid: seen, seed: String(i) }).at(-1) ?? '';
        expect(seen).not.toContain(next);
        for (const other of keep) expect(likeness(other, next)).toBeLessThan(0.5);
        seen.push(next);
        list = [...keep.slice(0, 2), next, ...keep.slice(2)];
      }
    },
  );

  it('still gives as many as asked for where all were turned away', () => {
    const form = { type: 'subject' as const, content: '세금', count: 5 };
    const avoid = ['1', '2', '3', '4', '5', '6'].flatMap((seed) =>
      suggestQuestions({ ...form, count: 10, seed }),
    );
    expect(suggestQuestions({ ...form, avoid, keep: ['오늘 수업은 어땠나요?'] })).toHaveLength(5);
  });
});
