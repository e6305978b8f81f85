import { describe, expect, it } from 'vitest';
import { INTENTS } from '../../types.ts';
import { fillPattern } from '../fill-pattern.ts';
import { intentOfQuestion } from '../question-intent.ts';
import { suggestQuestions } from '../suggest-questions.ts';
import { CAREER_KINDS } from './kinds-of-careers.ts';
import { CLASS_KINDS } from './kinds-of-classes.ts';
import { INQUIRY_KINDS } from './kinds-of-inquiry.ts';
import { STEP_BANK } from './steps.ts';

const SEEDS = ['1', '2', '3'];
const WORDS = { 주제: '학과 탐색', 단계: "'묘비명 쓰기'", 직업: '간호사', 학과: '간호학과' };

describe('questions of what was done there', () => {
  it('ask for each intent, politely, and are read back as what they ask for', () => {
    const banks = [...CAREER_KINDS, ...CLASS_KINDS, ...INQUIRY_KINDS].map(({ questions }) => questions);
    for (const questions of banks) expect(Object.keys(questions)).toEqual([...INTENTS]);
    const asked = [...banks, STEP_BANK].flatMap((questions) =>
      INTENTS.flatMap((intent) =>
        (questions[intent] ?? []).map((pattern) => ({ intent, question: fillPattern(pattern, WORDS) ?? '' })),
      ),
    );
    for (const { question } of asked) expect(question).toMatch(/(?:요\?|주세요\.)$/);
    const wrong = asked.filter(({ intent, question }) => intentOfQuestion(question) !== intent);
    expect(wrong.length / asked.length, JSON.stringify(wrong)).toBeLessThan(0.15);
  });

  it.each([
    ['career', '직업인 초청 강연(물리치료사) 듣고 소감문', /물리치료사|들은|이야기를 듣|강연/, 4],
    ['career', '학과 탐색: 관심학과 2개 비교표', /학과/, 5],
    ['career', 'MBTI, 직업 흥미검사 결과 해석하기', /결과|검사/, 4],
    ['career', '나의 강점을 담은 자기소개서 쓰기', /담은|소개|경험|글/, 3],
    ['career', '진로독서 - 관심분야 책 1권 읽기', /책/, 3],
    ['career', '모의면접 3인 1조', /답변|답하|질문|면접|말이 막혔/, 4],
    ['career', '소방관 직업 체험', /체험|소방관|해 본/, 4],
    ['career', '진로 로드맵 그리기', /계획|단계|목표/, 3],
    ['career', '창업 아이디어 사업계획서', /아이디어|제공|현실/, 2],
    ['autonomy', '학급 회장 선거', /뽑|후보|대표|선거/, 3],
    ['autonomy', '또래 멘토링 수학', /친구에게|친구를 돕|설명이|함께한 친구/, 3],
    ['autonomy', '1인 1역 칠판 담당', /맡은|맡을/, 3],
    ['autonomy', '학교 주변 플로깅 봉사', /도움이 되고|어디에서|이웃|함께한/, 3],
    ['autonomy', '수련회 야영', /떠나기|다녀|함께 다니는|낯설/, 3],
    ['autonomy', '마니또 칭찬 편지 쓰기', /마음/, 3],
    ['autonomy', '학습 플래너 작성', /꾸준히|계획대로|실천|습관/, 3],
    ['autonomy', '합창제 준비', /준비|반 친구/, 3],
  ] as const)('%s: %s', (creativeType, content, words, least) => {
    for (const seed of SEEDS) {
      const questions = suggestQuestions({ type: 'creative', creativeType, content, count: 10, seed });
      expect(questions.filter((question) => words.test(question)).length).toBeGreaterThanOrEqual(least);
    }
  });

  it.each([
    ['통학 시간 설문 조사 후 히스토그램으로 나타냄', /자료를/],
    ['이진 탐색을 파이썬 코드로 구현', /코드|오류|짜 보면서/],
    ['종묘제례악 감상', /음악을 듣|귀 기울|더 듣고 싶은/],
    ['명화 감상', /보기 전에|보고 나서|눈여겨|더 보고 싶은/],
    ['선반 가공 실습: 도면 읽고 축 깎기', /실습|작업|손에 익|솜씨/],
    ['훈요 10조와 시무 28조 사료 비교 읽기', /대목|자료/],
    ['무지의 베일 게임', /전략|선택|규칙이나/],
    ['지역 축제 사례 조사 발표', /조사/],
  ])('in a subject: %s', (content, words) => {
    for (const seed of SEEDS) {
      const questions = suggestQuestions({ type: 'subject', content, count: 10, seed });
      expect(questions.filter((question) => words.test(question)).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('tell activities apart: no two kinds get the same form', () => {
    const forms = ['모의 면접', '학과 탐색', '흥미 검사', '직업 체험', '진로 로드맵', '직업인 특강'].map(
      (content) =>
        suggestQuestions({ type: 'creative', creativeType: 'career', content, count: 10, seed: '1' }),
    );
    for (const [i, one] of forms.entries())
      for (const other of forms.slice(0, i))
        expect(one.filter((question) => other.includes(question)).length).toBeLessThanOrEqual(3);
  });
});
