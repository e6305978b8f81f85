import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTENTS, type QuestionForm } from '../types.ts';
import { AUTONOMY_BANK } from './bank/autonomy.ts';
import { CAREER_BANK } from './bank/career.ts';
import { CLUB_BANK } from './bank/club.ts';
import { SUBJECT_BANK } from './bank/subject.ts';
import { fillPattern } from './fill-pattern.ts';
import { intentOfQuestion } from './question-intent.ts';
import { likeness } from './likeness.ts';
import { suggestQuestions } from './suggest-questions.ts';

const CONTENTS = [
  '기후 위기의 원인과 대응 방안을 조사하고 모둠별로 발표하기',
  "윤동주 '서시'와 '자화상'을 읽고 화자의 정서와 태도를 분석하여 비평문 쓰기",
  '광합성 실험: 빛의 세기에 따른 산소 발생량 측정, 결과 그래프 작성',
  '이차함수의 최대·최소를 활용한 생활 속 문제 해결 프로젝트',
  '파이썬 반복문과 리스트를 이용해 급식 잔반 데이터를 시각화하는 프로그램 만들기',
  '1차시: 수요와 공급의 개념 이해\n2차시: 가격 탄력성 계산\n3차시: 모둠 토의 - 최저임금제',
  '학급 회의와 1인 1역 활동, 학교 폭력 예방 캠페인',
  'DNA와 RNA, pH 변화',
  '수업',
  '!!!',
];

const form = fc.record({
  content: fc.constantFrom(...CONTENTS),
  kind: fc.constantFrom('subject', 'autonomy', 'club', 'career'),
  count: fc.integer({ min: 5, max: 10 }),
  seed: fc.string(),
});

function formOf({
  content,
  kind,
  count,
  seed,
}: {
  content: string;
  kind: string;
  count: number;
  seed: string;
}): QuestionForm {
  return kind === 'subject'
    ? { type: 'subject', content, count, seed }
    : { type: 'creative', creativeType: kind as 'autonomy' | 'club' | 'career', content, count, seed };
}

it('reads as much of a description as a lesson has, whatever a teacher has pasted into its box', () => {
  const lesson = '광합성 실험: 빛의 세기에 따른 산소 발생량 측정, 결과 그래프 작성';
  const form = { type: 'subject', content: lesson.padEnd(2000, '\n'), count: 5, seed: '1' } as const;
  expect(suggestQuestions({ ...form, content: `${form.content}${'‘'.repeat(3000)}` })).toEqual(
    suggestQuestions(form),
  );
});

describe('suggestQuestions', () => {
  it('gives exactly the number asked for, no two alike, each a polite question or request', () => {
    fc.assert(
      fc.property(form, (drawn) => {
        const questions = suggestQuestions(formOf(drawn));
        expect(questions).toHaveLength(drawn.count);
        for (const [i, question] of questions.entries()) {
          expect(question).toMatch(/(?:요\?|[가-힣]+ 주세요\.)$/);
          expect(question).not.toMatch(/[{}]|undefined|세특|생기부|기록부/);
          for (const other of questions.slice(0, i)) expect(likeness(question, other)).toBeLessThan(0.9);
        }
      }),
    );
  });

  it('keeps what is kept, first and unchanged, and replaces one question by another', () => {
    fc.assert(
      fc.property(form, fc.nat(9), (drawn, at) => {
        const asked = formOf(drawn);
        const before = suggestQuestions(asked);
        const keep = before.filter((_, i) => i !== at % before.length);
        const after = suggestQuestions({ ...asked, keep });
        expect(after.slice(0, keep.length)).toEqual(keep);
        expect(after).toHaveLength(drawn.count);
        expect(before).not.toContain(after.at(-1));
      }),
    );
  });

  it('works beside questions that a teacher wrote', () => {
    const keep = ['오늘 수업은 어땠나요?', '선생님께 바라는 점이 있나요?'];
    const questions = suggestQuestions({ type: 'subject', content: CONTENTS[0] ?? '', count: 7, keep });
    expect(questions.slice(0, 2)).toEqual(keep);
    expect(new Set(questions).size).toBe(7);
  });

  it('is the same for the same seed and worded differently for others', () => {
    for (const content of CONTENTS) {
      const write = (seed: string) => suggestQuestions({ type: 'subject', content, count: 7, seed });
      expect(write('가')).toEqual(write('가'));
      const shared = write('가').filter((question) => write('나').includes(question));
      expect(shared.length).toBeLessThan(7);
    }
  });

  it('asks for all six intents when there is room', () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const questions = suggestQuestions({ type: 'subject', content: CONTENTS[0] ?? '', count: 7, seed });
      expect(new Set(questions.map(intentOfQuestion)).size).toBeGreaterThanOrEqual(5);
    }
  });

  it('speaks in the words of the lesson with fitting particles', () => {
    const questions = suggestQuestions({
      type: 'subject',
      content: CONTENTS[2] ?? '',
      count: 8,
      seed: '가',
    }).join(' ');
    expect(questions).toMatch(/빛의 세기|산소 발생량|광합성/);
    expect(questions).not.toMatch(/세기을|세기은|발생량를|광합성를|\(|을\(를\)/);
  });

  it('never lets a code of a standard into a question', () => {
    const questions = suggestQuestions({
      type: 'subject',
      content: '통합적 관점으로 사회 현상 탐구하기',
      standard:
        '[10통사01-02] 시간적, 공간적, 사회적, 윤리적 관점의 특징을 이해하고 통합적 관점이 요청되는 이유를 도출한다.',
      count: 10,
    });
    expect(questions.join('')).not.toMatch(/10통사|01-02|\[/);
  });
});

describe('the intent of a question', () => {
  it('is read back from at least nine in ten of our own patterns', () => {
    const words = { 주제: '빛의 세기', 개념: '산소 발생량', 활동: '발표', 제목: "'서시'" };
    const asked = [SUBJECT_BANK, AUTONOMY_BANK, CLUB_BANK, CAREER_BANK].flatMap((bank) =>
      INTENTS.flatMap((intent) =>
        bank[intent].map((pattern) => ({ intent, question: fillPattern(pattern, words) ?? '' })),
      ),
    );
    const right = asked.filter(({ intent, question }) => (intentOfQuestion(question) ?? '과정') === intent);
    expect(right.length / asked.length).toBeGreaterThan(0.9);
  });

  it.each([
    ['우리 모둠의 연구 주제와 가설은 무엇이며, 그 주제를 고른 까닭은 무엇인가요?', '동기'],
    ['측정값과 계산 과정을 들어 우리 모둠의 결과를 설명해 주세요.', '과정'],
    ['오차가 생긴 원인은 무엇이며 어떻게 줄일 수 있을까요?', '어려움과 해결'],
    ['다른 모둠과 도움을 주고받은 장면을 써 주세요.', '협력'],
    ['이번 활동으로 새롭게 이해한 점은 무엇인가요?', '배운 점'],
    ['더 알아보고 싶은 것이나 진로와 이어지는 점을 써 주세요.', '확장·진로'],
  ])('%s → %s', (question, intent) => {
    expect(intentOfQuestion(question)).toBe(intent);
  });
});

describe('the pattern banks', () => {
  const banks = { SUBJECT_BANK, AUTONOMY_BANK, CLUB_BANK, CAREER_BANK };
  it.each(Object.entries(banks))(
    '%s holds enough patterns that are distinct and can be filled',
    (name, bank) => {
      const all = Object.values(bank).flat();
      expect(new Set(all).size).toBe(all.length);
      for (const intent of INTENTS) {
        expect(bank[intent].length).toBeGreaterThanOrEqual(name === 'SUBJECT_BANK' ? 8 : 6);
        const withTopicAlone = bank[intent].filter(
          (pattern) => fillPattern(pattern, { 주제: '이번 활동' }) !== null,
        );
        expect(withTopicAlone.length).toBeGreaterThanOrEqual(3);
      }
    },
  );
});
