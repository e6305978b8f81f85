import { describe, expect, it } from 'vitest';
import { untold } from './untold.ts';

const lost = (raw: string, text: string) => untold(raw, text).map(({ start, end }) => raw.slice(start, end));

// For the teacher: what a sentence leaves out of an answer is named, never lost in silence.
describe('untold', () => {
  it.each([
    ['지호가 설문지 돌리고 저는 계산했어요.', '친구와 역할을 나누어 계산함.', ['지호가 설문지 돌리고']],
    ['회의가 길어져서 답답했는데 찬성이 21표로 통과됐어요.', '찬성이 21표로 통과됨.', ['회의가 길어져서']],
    ['52도일 때 제일 잘 들어감 (10번 중 7번)', '52도일 때 가장 잘 들어가는 것을 확인함.', ['(10번 중 7번)']],
    [
      '의견 충돌(월별로 볼지 / 동별로 볼지) → 둘 다 함',
      '의견 충돌이 생기자 둘 다 함.',
      ['(월별로 볼지 / 동별로 볼지)'],
    ],
    ['힘 빼고 쳐야 공이 멀리 감 (힘 X 타이밍 O)', '힘을 빼고 쳐야 공이 멀리 감.', ['(힘 X 타이밍 O)']],
    ['실험을 세 번(오전, 오후) 했습니다.', '실험을 세 번(오전, 오후) 함.', []],
    ['영상을 올렸고 친구들이 그걸 보고 연습해 왔어요.', '영상을 올렸고 친구들이 그것을 보고 연습해 옴.', []],
  ])('%s', (raw, text, expected) => {
    expect(lost(raw, text)).toEqual(expected);
  });

  it('names the shares of others, one by one or together, and a reason left hanging', () => {
    expect(lost('친구는 코딩, 선배는 물통, 저는 회로를 맡았어요.', '역할을 나누어 회로를 맡음.')).toEqual([
      '친구는 코딩, 선배는 물통,',
    ]);
    expect(lost('"날개"를 골랐는데 그냥 짧아서요ㅎㅎ', '"날개"를 고름.')).toEqual(['그냥 짧아서요ㅎㅎ']);
    expect(lost('유튜브에서 거북이 영상을 봤는데 충격이었어요.', '거북이 영상을 봄.')).toEqual([]);
  });

  it('takes no feeling and no word of talk for a fact', () => {
    expect(lost('솔직히 너무 힘들었는데 그래도 기포를 5분마다 셌어요.', '기포를 5분마다 셈.')).toEqual([]);
  });

  it('takes a sentence told wholly in other words for told', () => {
    expect(lost('국물을 숟가락으로 저었어요.', '음식을 만듦.')).toEqual([]);
  });
});
