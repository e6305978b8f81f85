import { describe, expect, it } from 'vitest';
import { presumes } from '../assumptions.ts';
import { productOf, writingOf } from './product.ts';
import { suggestQuestions } from '../suggest-questions.ts';
import type { QuestionForm } from '../../types.ts';

const SEEDS = ['1', '2', '3', '4', '5'];
const asked = (content: string, type: Partial<QuestionForm> = {}) =>
  SEEDS.flatMap((seed) =>
    suggestQuestions({ type: 'subject', ...type, content, standard: '', count: 8, seed }),
  ).join('\n');

describe('a student is asked how a thing was made only where one was made', () => {
  it.each([
    ['농구 3대3 경기 전략 짜기, 수비 전술 만들고 리그전'],
    ['소비 예산 짜기, 신용 관리'],
    ['갈릴레이식 망원경 조립하고 배율 계산'],
    ['망원경 조립하기, 달 관측하고 스케치'],
    ['학급 비전 문장 만들기, 급훈 정하기'],
    ['우리 지역 하천의 수질을 재고 시청에 보낼 개선안 만들기'],
  ])('of %s nothing', (content) => {
    expect(productOf(content)).toBeNull();
    expect(asked(content)).not.toMatch(/만들면서|만들기 전|작업에서|완성한|잘 만들고/);
  });

  it.each([
    ['수학여행 코스 투표, 조 짜기, 방 배정, 안전 교육'],
    ['학급 자치 시간에 청소 구역 나누기, 시험 기간 스터디 그룹 짜기, 벌칙 만들기'],
    ['체육대회를 앞두고 반티 디자인을 정하고 응원 구호를 만들어 연습함'],
  ])('nor of what a class decides: %s', (content) => {
    expect(asked(content, { type: 'creative', creativeType: 'autonomy' })).not.toMatch(
      /만들면서|만들기 전|새로 만들고|작업에서|잘 만들고/,
    );
  });

  it.each([
    ['파이썬으로 로또 번호 생성기 짜기', '로또 번호 생성기'],
    ['폐품으로 목도리 짜기', '목도리'],
    ['간이 망원경 만들기', '간이 망원경'],
    ['칠판 없는 교실 도안 그리기', '교실 도안'],
  ])('but %s makes %s', (content, product) => {
    expect(productOf(content)).toBe(product);
  });

  it.each([
    ['전략을 만들고 경기하기', true],
    ['응원 구호 3개 만들기', true],
    ['칠보 공예', false],
    ['종이 다리를 만들기', false],
  ])('a question of making in %s presumes too much: %s', (said, isTooMuch) => {
    expect(presumes('만들면서 쓴 방법 가운데', said)).toBe(isTooMuch);
  });
});

describe('what a picture shows or shares with another one is no product', () => {
  it.each([
    ['수묵 담채로 학교 풍경 그리기', null],
    ['우리 고장 지도 그리기', '우리 고장 지도'],
  ])('%s', (content, product) => {
    expect(productOf(content)).toBe(product);
  });

  it.each([
    ['정도전과 정몽주 가상 토론 대본 만들어 연기', '가상 토론 대본'],
    ['친구와 환경 칼럼 쓰기', '환경 칼럼'],
  ])('%s writes %s', (content, text) => {
    expect(writingOf(content)).toBe(text);
  });
});
