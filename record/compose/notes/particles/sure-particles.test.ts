import { describe, expect, it } from 'vitest';
import { sureParticles } from './sure-particles.ts';

describe('particles that were put in', () => {
  it.each([
    ['어차피 맡은 일', '어차피를 맡은 일'],
    ['표시한 다음 다시 그림', '표시한 다음을 다시 그림'],
    ['아무리 눌러도', '아무리를 눌러도'],
    ['다리가 퉁퉁 부음', '다리가 퉁퉁을 부음'],
    ['이내 꺼져 버림', '이내 꺼져를 버림'],
    ['깊게 팠더니 찍어 냄', '깊게 팠더니를 찍어 냄'],
    ['영상 보고 연습함', '영상 보고를 연습함'],
    ['신문 묶음을 찾음', '신문을 묶음을 찾음'],
    ['국내 선수와 외국 선수 그리고 여자 경기', '국내 선수와 외국 선수를 그리고 여자 경기'],
    ['인상 깊게 봄', '인상이 깊게 봄'],
    ['글씨 크기 키움', '글씨가 크기 키움'],
    ['단면도로 확인함', '단면도로를 확인함'],
    ['방 안에 있다는 공통점도 찾음', '방 안에 있다는 공통점도를 찾음'],
    ['들여오는 것만큼 버리는 것', '들여오는 것만큼을 버리는 것'],
    ['심판 볼 때도 공정함', '심판 볼 때도가 공정함'],
  ])('go again where no name stands: %s', (written, restored) => {
    expect(sureParticles(written, restored, false)).toBe(written);
  });

  it.each([
    ['벌레 먹은 잎을 땀', '벌레를 먹은 잎을 땀'],
    ['둘째 시간 그린 점', '둘째 시간을 그린 점'],
    ['노래를 세 곡 찾음', '노래를 세 곡을 찾음'],
    ['사장님의 셔터 내리는 소리', '사장님의 셔터를 내리는 소리'],
    ['무대 올라가니 떨림', '무대가 올라가니 떨림'],
    ['성격 급한 친구', '성격이 급한 친구'],
  ])('go again in a whole sentence where they might be wrong: %s', (written, restored) => {
    expect(sureParticles(written, restored, true)).toBe(written);
  });

  it('is what the work is done with', () => {
    expect(sureParticles('엑셀 정리함', '엑셀을 정리함', false)).toBe('엑셀로 정리함');
    expect(sureParticles('엑셀 배움', '엑셀을 배움', false)).toBe('엑셀을 배움');
  });

  it.each([
    ['추 매달아 무게 잼', '추를 매달아 무게를 잼', false],
    ['용액의 점도 측정함', '용액의 점도를 측정함', false],
    ['이해도 높임', '이해도를 높임', false],
    ['벌레 먹은 잎', '벌레를 먹은 잎', false],
    ['챗봇 만들었는데', '챗봇을 만들었는데', true],
    ['오류를 인정하고 점수 고침', '오류를 인정하고 점수를 고침', true],
    ['지구 둘레 구했을 때', '지구 둘레를 구했을 때', true],
    ['격자 그리고 따라 그림', '격자를 그리고 따라 그림', true],
    ['필터 쓰는 법', '필터를 쓰는 법', true],
  ])('stay where they are sure: %s', (written, restored, whole) => {
    expect(sureParticles(written, restored, whole)).toBe(restored);
  });
});
