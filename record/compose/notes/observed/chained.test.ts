import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../reading/material.ts';

const toldOf = (observation: string): string =>
  readMaterial({ questions: [], answers: [], observation, content: '', limit: 1500, names: [], seed: '1' })
    .pieces.map(({ text }) => text)
    .join(' ');

describe('points that an arrow makes one story', () => {
  it.each([
    ['맞바람 분석 본인 제안 → 숏패스', '맞바람 분석을 스스로 제안함.'],
    ['응답 제거 기준 세움 → 칭찬', '응답 제거 기준을 세움.'],
    ['우는 친구를 달램 → 배려', '우는 친구를 달램.'],
    ['학급에서 풀이가 가장 정확했음 → 다음 반 수업에서 예로 씀', '학급에서 풀이가 가장 정확했음.'],
  ])('stand without a word of praise or what the teacher did with them: %s', (note, due) => {
    expect(toldOf(note)).toBe(due);
  });

  it.each([
    '1차 찬성 → 2차 반대 → 최종 조건부',
    '물류 경로 최적화 → 수학이랑 연결해 주면 좋을 듯',
    '언어 이해 깊음 → 통역 화면 문제까지',
  ])('are left out whole where a part of them cannot be told: %s', (note) => {
    expect(toldOf(note)).toBe('');
  });
});
