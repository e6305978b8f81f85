import { describe, expect, it } from 'vitest';
import { countBytes } from '../../bytes.ts';
import { asItStands } from './as-it-stands.ts';
import { composeTerm } from '../compose-term.ts';

// For a teacher who has read a text once: what stood in it stands in the term's, to the letter.
const SENTENCES = [
  '공공 통계 자료를 모아 지역별 인구 변화를 견줌.',
  '표로 나타내기 어려운 값을 비율로 바꾸어 그래프로 정리함.',
  '모둠원의 물음에 근거를 들어 답하고 발표 차례를 조정함.',
];
const TEXT = SENTENCES.join(' ');

describe('a settled text', () => {
  it('is taken whole where there is room, each sentence from its own place', () => {
    const draft = asItStands(TEXT, 1500);
    expect(draft.text).toBe(TEXT);
    expect(draft.bytes).toBe(countBytes(TEXT));
    for (const { text, start, end, sources } of draft.sentences) {
      expect(draft.text.slice(start, end)).toBe(text);
      expect(TEXT.slice(sources[0]?.start, sources[0]?.end)).toBe(text);
    }
  });

  it('loses whole sentences where there is none, and says so', () => {
    const [first = '', second = '', third = ''] = SENTENCES;
    const limit = countBytes(`${first} ${third}`);
    const draft = asItStands(TEXT, limit);
    expect(draft.text).toBe(`${first} ${third}`);
    expect(draft.bytes).toBe(limit);
    expect(draft.dropped.map(({ text }) => text)).toEqual([second]);
    expect(draft.dropped[0]?.reason).toMatch(/분량/);
  });

  it('stands beside a lesson that is told from its answers, and is not told twice', () => {
    const told = { questions: [], answers: [], observation: TEXT, settled: true };
    const other = {
      questions: ['무엇을 했나요?'],
      answers: ['저는 온도를 다섯 번 재고 평균을 구해 꺾은선그래프로 그렸습니다.'],
      observation: '오차의 까닭을 끝까지 따져 밝힘.',
    };
    const options = { limit: 1500, names: [], seed: 's' };
    const draft = composeTerm([told, other], options);
    expect(draft.text.startsWith(`${TEXT} `)).toBe(true);
    expect(draft.text).toContain('온도');
    expect(composeTerm([told, told], options).text).toBe(TEXT);
  });
});
