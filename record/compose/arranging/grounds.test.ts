import { describe, expect, it } from 'vitest';
import type { Unit } from '../reading/piece.ts';
import { groundsOf, linksOf } from './grounds.ts';

/** Units of one answer, one sentence each; `order` leaves room for sentences that were dropped. */
function answer(...sentences: readonly (readonly [text: string, order?: number])[]): Unit[] {
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

describe('what a sentence goes on from', () => {
  it.each([
    ['결국 셔틀을 운영하는 것으로 합의함.', '주차장을 두고 의견이 갈림.'],
    ['둘째로 굴뚝은 산업화를 상징한다고 설명함.', '죽음을 항의로 읽어야 한다고 주장함.'],
    ['지금은 밑줄을 그으며 읽음.', '줄거리를 요약하면 된다고 생각함.'],
    ['근정전도 후보였는데 기둥을 근거로 친구들을 설득함.', '무량수전을 고름.'],
    ['보고서에는 다른 견해가 있어 둘을 표로 비교함.', '착시를 바로잡는다는 설명을 찾음.'],
    ['um을 할 때마다 손뼉을 쳐 주기로 함.', '영상을 보니 um을 열네 번 함.'],
  ])('%s', (next, before) => {
    expect(groundsOf(linksOf(answer([before], [next]), '영어 연설'))).toEqual([-1, 0]);
  });

  it.each([
    ['표를 만들어 발표함.', '친구를 면담함.'],
    ['친구도 많이 도와줌.', '도면을 그림.'],
    ['연설을 세 번 연습함.', '연설을 준비함.'],
  ])('stands by itself: %s', (next, before) => {
    expect(groundsOf(linksOf(answer([before], [next]), '영어 연설'))).toEqual([-1, -1]);
  });

  it('goes on from its neighbour only, not from one further off', () => {
    const units = answer(['의견이 갈림.'], ['결국 셔틀을 운영하기로 합의함.', 3]);
    expect(groundsOf(linksOf(units, ''))).toEqual([-1, -1]);
  });

  it.each([
    '첫째는 나누지 않고 곱한 것임.',
    '이상해서 하나씩 다시 봄.',
    '왜 그런지 관세를 찾아봄.',
    '모둠도 이 방식을 따라 규칙을 정함.',
    '이 기준으로 낱말을 나눔.',
    '그 뒤로 시작할 때 한마디씩 함.',
  ])('is adrift where that was left out: %s', (next) => {
    const units = answer(['영상을 분석함.'], [next, 3]);
    expect(linksOf(units, '')[1]).toMatchObject({ leans: false, adrift: true });
    expect(linksOf(answer(['영상을 분석함.'], ['표를 만듦.', 3]), '')[1]).toMatchObject({ adrift: false });
    // It opens the answer: nothing was left out.
    expect(linksOf(answer([next, 3]), '')[0]).toMatchObject({ adrift: false });
  });

  it.each([
    ['기름칠을 하니 부드럽게 움직임.', '축이 자꾸 걸려서 움직이지 않음.'],
    ['주사기로 재기로 결정함.', '재는 방법이 두 가지 있었음.'],
    ['세 명이 날짜를 다르게 입력함.', '다섯 명에게 써 보게 하고 옆에서 지켜봄.'],
  ])('tells what came of what stood open: %s', (next, before) => {
    expect(linksOf(answer([before], [next]), '')[1]).toMatchObject({ before: 0, called: true });
  });

  it.each([
    ['사람이라고 대답함.', '조밥을 먹는 장면을 두고 이야기함.'],
    ['가장 많이 나오는 방법이었음.', '스티커를 붙이려고 함.'],
    ['43개에서는 차이가 없음을 확인함.', '두 방법의 속도를 비교함.'],
    ['다음 날 다시 재니 3cm임을 확인함.', '콩을 심음.'],
  ])('says nothing without the one before: %s', (next, before) => {
    expect(linksOf(answer([before], [next]), '')[1]).toMatchObject({ before: 0, leans: true });
  });
});
