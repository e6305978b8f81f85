import { describe, expect, it } from 'vitest';
import type { Provenance } from '../../../contract/provenance.ts';
import { standingSources, unsourcedIn } from './unsourced.ts';

const answered = '빛의 세기를 바꾸며 기포를 셈.';
const observed = '측정 시간을 맞추어 고른 결과를 얻음.';
const invented = '토론을 이끌며 뛰어난 지도력을 보임.';
const answer = { kind: 'answer' as const, index: 0, start: 0, end: 9 };
const observation = { kind: 'observation' as const, index: 0, start: 0, end: 9 };
const provenance: Provenance = {
  writer: 'model',
  sentences: [
    { text: answered, start: 0, end: 0, intent: '과정', sources: [answer] },
    { text: observed, start: 0, end: 0, intent: '과정', sources: [observation] },
    { text: invented, start: 0, end: 0, intent: '협력', sources: [] },
  ],
  dropped: [],
  missing: [],
};

describe('sentences without a source', () => {
  it('are those that the draft has none for, and not what the teacher wrote', () => {
    const text = `${answered} ${invented} 표를 꼼꼼히 정리함.`;
    expect(unsourcedIn(text, provenance, '맞추어 잼.')).toEqual([invented]);
    expect(unsourcedIn(text, null, '')).toEqual([]);
  });

  it('are also those of an observation that was emptied since', () => {
    expect(unsourcedIn(`${answered} ${observed}`, provenance, ' ')).toEqual([observed]);
    expect(standingSources([answer, observation], '맞추어 잼.')).toEqual([answer, observation]);
    expect(standingSources([answer, observation], '')).toEqual([answer]);
  });

  it('are none in a term remark for what was seen in a form', () => {
    const seen = { ...observation, evaluation_id: '018f0000-0000-7000-8000-000000000000' };
    expect(standingSources([seen], '')).toEqual([seen]);
  });
});
