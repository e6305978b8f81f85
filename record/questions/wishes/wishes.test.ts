import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { suggestQuestions } from '../suggest-questions.ts';
import { wishedQuestion } from './wish-question.ts';
import { wishesIn } from './wishes.ts';

const read = (notes: string) =>
  wishesIn(notes)
    .map(({ matter, isWanted }) => (isWanted ? wishedQuestion(matter) : `-${matter}`))
    .join(' || ');

/** Notes as a stranger wrote them for teachers in a hurry; half of them ask for nothing. */
const NOTES = readFileSync(new URL('../cases/wishes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [notes: string, asked: string]);

it.each(NOTES)('%s', (notes, asked) => {
  expect(read(notes)).toBe(asked === '-' ? '' : asked);
});

it.each([
  ['데이터 편향에 대해 생각해보게 하고 싶어요', '데이터 편향에 대한 나의 생각을 그 까닭과 함께 적어 주세요.'],
  ['사료 해석한 부분', '사료를 해석한 부분은 무엇인가요? 구체적으로 적어 주세요.'],
  ['단순 요약 말고 자기 생각', '이번 활동에서 다룬 내용에 대한 나의 생각을 그 까닭과 함께 적어 주세요.'],
])('%s: asked so that a student knows of what', (notes, asked) => {
  expect(read(notes)).toBe(asked);
});

it.each(['제출 기한을 꼭 알려 주세요', '감점 기준도 꼭 적어 주세요', '준비물을 꼭 적게 해 주세요'])(
  '%s: for the desk, though it asks',
  (notes) => expect(wishesIn(notes)).toEqual([]),
);

it.each([
  ['세특에 들어갈 변화 과정 위주로', '변화 과정을 순서대로 구체적으로 적어 주세요.'],
  ['점수를 올리기 위한 노력', '점수를 올리기 위한 노력을 구체적으로 적어 주세요.'],
])('%s: a wish in the desk’s words', (notes, asked) => expect(read(notes)).toBe(asked));

const form: QuestionForm = {
  type: 'subject',
  content:
    '수면 시간을 추정하는 통계 프로젝트를 모둠별로 진행함. 설문 문항을 만들고 표본을 뽑아 신뢰구간을 구함.',
  count: 6,
  seed: '1',
};

describe('for the teacher who types what to ask beside the lesson', () => {
  it('the form asks it, in as many questions as were wanted altogether', () => {
    const questions = suggestQuestions({
      ...form,
      notes: '맡은 역할, 표본 추출의 한계점. 제출은 금요일까지',
    });
    expect(questions).toContain('맡은 역할은 무엇이었고, 그 역할을 위해 한 일은 무엇인가요?');
    expect(questions).toContain('표본 추출의 한계점은 무엇이며, 어떻게 보완할 수 있을까요?');
    expect(questions).toHaveLength(6);
    expect(questions.join()).not.toMatch(/금요일/);
  });

  it('a form of one question asks the first wish', () => {
    expect(suggestQuestions({ ...form, count: 1, notes: '표본 추출의 한계점, 느낀 점' })).toEqual([
      '표본 추출의 한계점은 무엇이며, 어떻게 보완할 수 있을까요?',
    ]);
  });

  it('what a kept question asks already is not asked again', () => {
    const kept = '표본 추출의 한계점은 무엇이며, 어떻게 보완할 수 있을까요?';
    const questions = suggestQuestions({ ...form, keep: [kept], notes: '표본 추출의 한계점' });
    expect(questions.filter((question) => question.includes('표본 추출의 한계점'))).toEqual([kept]);
  });

  it('a question of the teacher’s own does not cost the wish', () => {
    const keep = ['오늘 가장 열심히 한 일은 무엇인가요?'];
    expect(suggestQuestions({ ...form, keep, notes: '표본 추출의 한계점' }).join()).toContain('한계점');
  });

  it('one wish noted twice is asked once', () => {
    const notes = '표본 추출의 한계점. 표본 추출의 한계점을 꼭 물어봐 주세요';
    const questions = suggestQuestions({ ...form, notes });
    expect(questions.filter((question) => question.includes('한계점'))).toHaveLength(1);
  });

  it('the form’s own questions kept but for the wish turn it away', () => {
    const notes = '표본 추출의 한계점';
    const keep = suggestQuestions({ ...form, notes }).filter((question) => !question.includes('한계점'));
    expect(suggestQuestions({ ...form, notes, keep }).join()).not.toContain('한계점');
  });

  it('a wish that was turned away does not come back when one question is replaced', () => {
    const notes = '표본 추출의 한계점';
    const questions = suggestQuestions({ ...form, notes });
    const wished = questions.find((question) => question.includes('한계점')) ?? '';
    const keep = questions.filter((question) => question !== wished);
    expect(suggestQuestions({ ...form, notes, keep, avoid: [wished] })).not.toContain(wished);
  });

  it.each([
    ['모둠 얘기는 묻지 말아 주세요', /모둠|친구|역할을 어떻게 나누/],
    ['어려웠던 점은 빼 주세요', /어려웠|막힌|막혔|실수/],
    ['진로 얘기는 빼 주세요', /진로|직업/],
    ['느낀 점은 됐어요', /느낀|소감/],
  ])('%s: no question does', (notes, words) => {
    for (let seed = 0; seed < 20; seed += 1)
      for (const count of [5, 7, 10]) {
        const questions = suggestQuestions({ ...form, notes, count, seed: String(seed) });
        expect(questions.filter((question) => words.test(question))).toEqual([]);
        expect(new Set(questions).size).toBe(count);
      }
  });
});
