import { describe, expect, it } from 'vitest';
import { lessonSteps } from '../steps/lesson-steps.ts';
import { lessonText } from '../lesson/lesson-text.ts';
import { suggestQuestions } from '../suggest-questions.ts';

describe('what a question quotes', () => {
  it.each([
    ['이를 이용해 적금의 원리합계를 계산하기', '적금의 원리합계를 계산하기'],
    ['주계열성, 거성, 백색왜성 분류', '주계열성, 거성, 백색왜성 분류'],
    ['카탄 룰 익히기/확률 분석하기/맞춤 보드게임 제작', '카탄 룰 익히기'],
    ['학습지, 핵심어 요약', '핵심어 요약'],
    ['몬티홀 문제 시뮬', '몬티홀 문제 시뮬레이션'],
  ])('is no half of a step: %s', (content, step) => {
    expect(lessonSteps(lessonText(content))[0]).toBe(step);
  });

  it('is no paper that went round', () => {
    const content = '모의면접 3인1조 / 자소서 기반 예상질문 5개 / 피드백지 교환';
    const form = { type: 'creative', creativeType: 'career', content, count: 10, seed: '1' } as const;
    expect(suggestQuestions(form).join()).not.toContain('피드백지');
  });

  it('is not asked about twice by one intent, as 대본 and as 대본 쓰기', () => {
    const content = '방송부: 점심방송 대본 → 녹음 → 편집, 사연 코너 신설';
    const form = { type: 'creative', creativeType: 'club', content, count: 10, seed: '1' } as const;
    expect(suggestQuestions(form).filter((one) => /대본.*(?:이어|앞으로)/.test(one)).length).toBeLessThan(2);
  });

  it('is not cut at 사고, a noun', () => {
    const content = '자율 주행차의 사고 상황에 적용하여 자신의 입장을 논술하기';
    expect(lessonSteps(content).join()).not.toMatch(/^상황에|,상황에/);
  });

  it.each([
    ['기후 그래프를 읽고 주민 생활과의 관련성을 발표하였다', /관련성(?:에 대|과 관련)/],
    ['관계대명사 what과 that의 차이를 이해하고 문단을 쓰기', /that의 차이(?:에|를 다)/],
    [
      '정적분 넓이 - 두 곡선 사이, 조별 칠판풀이',
      /곡선(?:에 대|과 관련|을 다루)|사이(?:에 대|와 관련|를 다루)|칠판풀이(?:에 대|와 관련|를 다루)/,
    ],
    ['단진자 주기 측정 → 오차 분석, 보고서 제출', /제출/],
    ['3.1운동 판결문 읽기, 인물 카드 만들기, 갤러리워크', /갤러리워크(?:에 대|와 관련|를 다루)/],
    [
      '비빔국수·오이소박이, 재료 손질→절이기→양념→담기 / 조리 / 위생점검표',
      /(?:박이|점검표)(?:에 대|와 관련|를 다루)/,
    ],
    ['분개를 익히고 가상의 문구점 거래를 회계 처리하였다', /거래(?:에 대|와 관련|를 다루)/],
    ['모의재판 역할분담 / 공소장 작성', /역할분담(?:에 대|과 관련|을 다루)/],
    ['브레드보드 회로 구성, 멀티미터 전압·전류 측정', /멀티미터 전압·전류(?:에 대|와 관련|를 다루)/],
    ['판소리의 해학적 표현을 찾아 그 효과를 분석하였다', /(?:^|\n)효과/],
  ])('is no matter of understanding where it is none: %s', (content, wrong) => {
    for (const seed of ['1', '2', '3', '4'])
      expect(suggestQuestions({ type: 'subject', content, count: 10, seed }).join('\n')).not.toMatch(wrong);
  });
});
