import { describe, expect, it } from 'vitest';
import { withRestoredParticles } from './restored-particles.ts';

describe('the particles that a note leaves out', () => {
  it.each([
    ['추 하나씩 매달아서 무게 잼', '추를 하나씩 매달아서 무게를 잼'],
    ['기록 안 남기면 비교 의미 없다는 거 배움', '기록을 안 남기면 비교 의미가 없다는 것을 배움'],
    ['자료 부족해서 도서관 감', '자료가 부족해서 도서관에 감'],
    [
      '메뉴 뒤에 붙은 숫자(알레르기 번호) 정규식으로 뽑음',
      '메뉴 뒤에 붙은 숫자(알레르기 번호)를 정규식으로 뽑음',
    ],
    ['같은 버스 타는 친구 찾음', '같은 버스를 타는 친구를 찾음'],
  ])('%s', (note, due) => {
    expect(withRestoredParticles(note)).toBe(due);
  });

  it.each([
    ['악보 못 읽었는데 이제 읽음', '못을'],
    ['말 잘하는 게 아니라 듣는 사람', '아니라를'],
    ['친구한테 배운 춤', '한테를'],
    ['공 더 높이 띄움', '높이를'],
    ['운수 좋은 날 읽음', '날이'],
  ])('takes nothing for a noun that is none: %s', (note, wrong) => {
    expect(withRestoredParticles(note)).not.toContain(wrong);
  });

  it('leaves alone what the note quotes', () => {
    expect(withRestoredParticles('"급식 없음" 나오게 함')).toBe('"급식 없음" 나오게 함');
  });
});
