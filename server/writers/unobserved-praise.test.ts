import { describe, expect, it } from 'vitest';
import type { Told } from './material.ts';
import { doubtOf } from './unobserved-praise.ts';

const told = (kind: 'answer' | 'observation', text: string): Told => ({
  text,
  source: { kind, index: 0, start: 0, end: text.length },
  question: null,
});

describe('doubtOf a sentence of a reply', () => {
  it.each([
    [
      '자료를 모으는 책임감이 남다르고 발표를 적극적으로 준비함.',
      '책임감이 남다르고 발표를 적극적으로 준비했습니다.',
    ],
    ['미세먼지 자료를 분석력을 발휘하여 정리함.', '분석력을 발휘해서 미세먼지 자료를 정리했습니다.'],
    ['학급을 힘차게 이끎.', '학급을 힘차게 이끌었습니다.'],
    ['전국에서 빛나는 연구자임.', '전국에서 빛나는 연구자로 보입니다.'],
    ['이 답은 정답으로 처리됨.', '이 답은 정답으로 처리된다.'],
    [
      '식품 성분표 분석 과제를 끝냄.',
      '과자 하나 살 때도 돼지 성분 들었는지부터 봐야 돼서 식품 성분표 분석 과제는 금방 끝냈다.',
    ],
  ])('has a teacher look at what only an answer claims: %s', (sentence, answer) => {
    const answers = [told('answer', answer)];
    expect(doubtOf(sentence, answers, answers)).toContain('확인이 필요합니다.');
  });

  it.each([
    ['발표를 적극적으로 준비함.', '발표를 적극적으로 준비했습니다.', '발표 준비에 적극적으로 나섬.'],
    ['맡은 일에 책임감이 뛰어남.', '책임감이 뛰어났습니다.', '책임감 있게 맡은 일을 마침.'],
    ['재료의 탄력이 뛰어남을 확인함.', '재료의 탄력이 뛰어난 것을 확인했습니다.', ''],
    ['정부가 적극적으로 나서야 함을 주장함.', '정부가 적극적으로 나서야 한다고 주장했습니다.', ''],
    ['우수한 광고의 문구를 분석함.', '우수한 광고의 문구를 분석했습니다.', ''],
  ])('leaves what was observed, and what judges nobody: %s', (sentence, answer, observation) => {
    const answers = [told('answer', answer)];
    expect(doubtOf(sentence, answers, [...answers, told('observation', observation)])).toBeUndefined();
  });
});
