import { describe, expect, it } from 'vitest';
import { toldUnits } from '../arranging/told-units.ts';
import type { ComposeInput } from '../../types.ts';
import { type Standing, standingOf } from './standing.ts';

/** How the sentences of one student's answers would stand, by the words that each begins with. */
function standings(
  ...answers: string[]
): (beginning: string) => { place: number; standing: Standing | undefined } {
  const input: ComposeInput = {
    questions: answers.map(() => '활동에서 무엇을 하였고 무엇을 알게 되었나요?'),
    answers,
    observation: '질문을 스스로 만들어 끝까지 조사함.',
    content: '우리 지역의 하천 수질을 조사하고 보고서를 쓰는 활동',
    limit: 1500,
    names: [],
    seed: '1',
  };
  const { units, gone } = toldUnits(input);
  const all = standingOf(units, gone, input);
  return (beginning) => {
    const place = units.findIndex(({ pieces }) => pieces[0]?.text.startsWith(beginning));
    expect(place, units.map(({ pieces }) => pieces[0]?.text).join(' ')).toBeGreaterThanOrEqual(0);
    return { place, standing: all[place] };
  };
}
const chance = (standing: Standing | undefined, place: number) =>
  standing?.needs.find(([needed]) => needed === place)?.[1] ?? 0;

describe('what a sentence needs to be understood', () => {
  const of = standings(
    '다리 밑 세 곳에서 간이 측정기로 인산염 농도를 쟀습니다. 측정기 눈금이 두 번째 곳에서만 0.4였습니다. 다음에는 비가 온 뒤의 수질도 조사해 보고 싶습니다.',
    '하천의 오염은 공장보다 생활 하수에서 더 많이 온다는 것을 알게 되었습니다.',
  );

  it('takes up what the sentence before it introduced', () => {
    const [before, after] = [of('다리 밑'), of('측정기 눈금')];
    expect(chance(after.standing, before.place)).toBeGreaterThan(0.3);
  });

  it('looks ahead, or says by itself what was learnt', () => {
    for (const beginning of ['다음에는 비가', '하천의 오염은'])
      for (const [, needed] of of(beginning).standing?.needs ?? []) expect(needed).toBeLessThan(0.3);
  });

  it('is less understood where the sentence before it was left out', () => {
    const told = standings('측정기를 하나 샀습니다. 눈금이 두 번째 곳에서만 0.4였습니다.')('눈금이');
    const lost = standings('측정기 ㅋㅋㅋㅋ. 눈금이 두 번째 곳에서만 0.4였습니다.')('눈금이');
    expect(lost.standing?.lost).toBeGreaterThan(told.standing?.lost ?? 1);
  });

  it('is nothing that is asked of what the teacher saw', () => {
    expect(of('질문을 스스로').standing).toBeUndefined();
  });
});

describe('whether a sentence is anything for a record', () => {
  it('rather what was found out than what was eaten', () => {
    const of = standings(
      '상류와 하류의 수질을 비교하여 생활 하수가 원인임을 자료로 설명했습니다.',
      '친구들이랑 컵라면을 먹고 집에 늦게 갔습니다.',
    );
    expect(of('친구').standing?.unfit).toBeGreaterThan(of('상류와').standing?.unfit ?? 1);
  });
});
