import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { lessonText } from '../lesson/lesson-text.ts';
import { readLessonWords } from '../lesson/lesson-words.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

function all(form: Pick<QuestionForm, 'content'> & Partial<QuestionForm>): string {
  return SEEDS.map((seed) => suggestQuestions({ type: 'subject', count: 7, seed, ...form }).join('\n')).join(
    '\n',
  );
}

const creative = (creativeType: 'autonomy' | 'club' | 'career') => ({
  type: 'creative' as const,
  creativeType,
});

describe('what teachers type is asked about as a teacher would', () => {
  it.each([
    ['1학기 2차 지필평가 대비 복습', /지필|복습/],
    ['Speaking test: My role model 소개하기', /Speaking test/],
    ['가창 수행평가 - 이탈리아 가곡 "Caro mio ben"', /수행평가|ben"(?:을|에 대해|과 관련)/],
    ['고전시가 - 정철, 관동별곡', /정철|고전시[^가]|배우면서/],
    ['ㅇㅇ', /ㅇㅇ/],
    ['자유 주제 탐구', /(?:^|\n)자유(?:를|가|와)/],
    ['칸트의 의무론 vs 벤담의 공리주의', / vs /],
    ['매체 문식성: 가짜 뉴스 팩트체크하기(3~4차시)', /뉴스를 활용하여/],
    ['수묵화로 우리 학교 풍경 그리기', /수묵화를 (?:잘못|배우|설명)|풍경을 (?:다른|활용|배우)/],
    ['건강한 식단 짜고 샌드위치 만들어 먹기', /샌드위치(?:를 (?:활용|배우|이해)|와 관련하여 서로)/],
    ['농구 레이업 슛과 3:3 경기', /슛(?:이 실제|을 (?:배운|탐구|설명))/],
    ['배드민턴 하이클리어, 헤어핀', /헤어핀(?:을 (?:이해|배우|잘못)|과 관련하여 서로)/],
    ['단소로 아리랑 연주하기', /단소에서/],
    ['你好! 자기소개 대화문 만들기', /你/],
    ['프랑스 혁명을 다룬 역사 신문 만들기', /다룬 역사(?! 신문 만들기')/],
    ['달의 위상 변화 관찰', /같게 한 조건/],
    ['음악 감상: 드뷔시 "달빛"', /드뷔시(?:를|에|가)|달빛"(?:을 배우|을 이해)/],
    ['오늘 수업 소감', /소감(?:을|과|에)/],
    ['심폐소생술 실습', /실습을 (?:탐구|두고)|실습과 관련하여 서로/],
    [
      '조건문과 반복문을 이용해 파이썬으로 업다운 게임 만들기',
      /반복문과 관련하여 서로 다른|파이썬을 설명하기/,
    ],
  ])('%s', (content, silly) => {
    expect(all({ content })).not.toMatch(silly);
  });

  it.each([
    ['autonomy', '2026. 5. 12. 체육 한마당', /12\.|꾸준히 실천|왜 필요하다고/],
    ['autonomy', '4.16 추모 리본 만들기', /(?:^|[\n ])16 추모/],
    ['autonomy', '흡연 예방 교육', /위급한|꾸준히 실천/],
    ['club', '천체관측 - 목성과 토성', /천체관측 - /],
    ['club', '코딩 동아리', /동아리 작업/],
    ['career', '직업인과의 만남: 간호사', /만남: /],
    ['career', '명사 초청 특강', /특강(?: 활동을 함께하며|을 하며)/],
  ] as const)('in %s: %s', (creativeType, content, silly) => {
    expect(all({ content, ...creative(creativeType) })).not.toMatch(silly);
  });

  it.each([
    ['생활과 과학: 화장품 속 화학', '화장품 속 화학'],
    ['3·1 운동 100주년 기념관 전시 기획', '3·1 운동'],
    ['판구조론과 지진, 화산 활동', '화산 활동'],
    ['우리 몸의 소화 기관과 영양소', '우리 몸의 소화 기관과 영양소'],
    ['이탈리아 가곡 부르기', '이탈리아 가곡'],
  ])('%s speaks of %s', (content, term) => {
    expect(readLessonWords(lessonText(content)).terms).toContain(term);
  });
});
