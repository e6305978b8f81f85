import { describe, expect, it } from 'vitest';
import { countBytes } from '../../bytes.ts';
import { type Line, polish } from './polish.ts';
import { seededRandom } from './seeded-random.ts';

function lines(...texts: string[]): Line[] {
  return texts.map((text) => ({ text, intent: '배운 점', kind: 'answer', free: true }));
}

describe('polish', () => {
  it('words an ending anew that returns nearby, without changing what it says', () => {
    const draft = lines(
      '평균이 변한다는 것을 알게 됨.',
      '값이 빠진다는 것을 알게 됨.',
      '표가 낫다는 것을 알게 됨.',
    );
    polish(draft, 5000, seededRandom('1'));
    const endings = draft.map((line) => line.text.match(/다는 (.+)$/)?.[1]);
    expect(new Set(endings).size).toBe(3);
  });

  it('drops an opening that was used already', () => {
    const draft = lines(
      '이번 수업에서 광합성을 실험으로 확인함.',
      '이번 수업에서 변인을 통제하는 방법을 익힘.',
    );
    polish(draft, 5000, seededRandom('1'));
    expect(draft[1]?.text).not.toMatch(/이번 수업/);
  });

  it('does nothing for which there is no room', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const draft = lines(
        '표가 낫다는 것을 느낌.',
        '값이 빠진다는 것을 느낌.',
        '합의가 중요함을 강조함.',
        '자료를 다시 봄.',
      );
      const limit = countBytes(draft.map((line) => line.text).join(' '));
      polish(draft, limit, seededRandom(seed));
      expect(countBytes(draft.map((line) => line.text).join(' '))).toBeLessThanOrEqual(limit);
    }
  });

  it('adds at most two connectives and none of cause', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const draft = lines(
        ...Array.from({ length: 12 }, (_, i) => `자료 ${i}번의 쓰임을 여러 각도에서 알게 됨.`),
      );
      polish(draft, 5000, seededRandom(seed));
      const added = draft.filter((line) => !line.text.startsWith('자료'));
      expect(added.length).toBeLessThanOrEqual(2);
      const doings = lines(
        '자료를 표로 비교하여 정리함.',
        '결과를 그래프로 나타내어 설명함.',
        '발표 자료를 함께 만듦.',
      );
      const before = doings.map((line) => line.text);
      polish(doings, 5000, seededRandom(seed));
      expect(doings.map((line) => line.text)).toEqual(before);
      for (const line of added) expect(line.text).toMatch(/^(?:또한|아울러|나아가) 자료/);
    }
  });
});
