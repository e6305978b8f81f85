import { describe, expect, it } from 'vitest';
import { INTENTS } from '../../types.ts';
import { fillPattern } from '../fill-pattern.ts';
import { intentOfQuestion } from '../question-intent.ts';
import { suggestQuestions } from '../suggest-questions.ts';
import { ACTIVITY_KINDS, kindsOf } from './kinds.ts';
import { DAY_KINDS } from './kinds-of-days.ts';
import { STUDY_KINDS } from './kinds-of-study.ts';

describe('questions of a kind of activity', () => {
  it('are polite, can be filled and are read back as what they ask for', () => {
    const asked = [...ACTIVITY_KINDS, ...STUDY_KINDS, ...DAY_KINDS].flatMap((kind) =>
      INTENTS.flatMap((intent) =>
        (kind.questions[intent] ?? []).map((pattern) => ({
          intent,
          question: fillPattern(pattern, {
            주제: '산소 발생량',
            작품: '별자리 지도',
            글: '서평',
            규칙: '학급 규칙',
            제목: "'서시'",
            만남: '인터뷰',
          }),
        })),
      ),
    );
    for (const { question } of asked) expect(question).toMatch(/(?:요\?|주세요\.)$/);
    const wrong = asked.filter(({ intent, question }) => intentOfQuestion(question ?? '') !== intent);
    expect(wrong.length / asked.length, JSON.stringify(wrong)).toBeLessThan(0.15);
  });

  it.each([
    ['career', '모의재판: 학교 폭력 사건의 재판 준비', /증거|발언|재판|상대측/],
    ['autonomy', '학급 회의', /안건|합의|약속|낸 의견|함께 정하고/],
    ['autonomy', '학교 폭력 예방 캠페인', /캠페인 전과 후|문구|참여/],
    ['club', '댄스 동아리 축제 공연 준비', /동작|무대|표현|맡고 싶었던 부분|맞추|연습|곡이나 작품|떨리거나/],
  ] as const)('speak of what was done in %s: %s', (creativeType, content, words) => {
    for (const seed of ['1', '2', '3']) {
      const questions = suggestQuestions({ type: 'creative', creativeType, content, count: 7, seed });
      expect(questions.filter((question) => words.test(question)).length).toBeGreaterThanOrEqual(2);
      expect(questions.filter((question) => /이번에? ?한? ?활동/.test(question)).length).toBeLessThanOrEqual(
        2,
      );
    }
  });

  it.each([
    '윤동주 시를 읽고 시대 상황과 관련지어 감상문 쓰기',
    '윤동주의 시를 읽고 낭송하기',
    '김유정 소설 속 인물의 관점에서 편지 쓰기',
    '백석 시 감상과 낭송',
  ])('ask how a work was read, not what was known wrongly of its author: %s', (content) => {
    for (const seed of ['1', '2', '3', '4']) {
      const questions = suggestQuestions({ type: 'subject', content, count: 7, seed });
      expect(
        questions.filter((question) => /구절|장면|작품|해석/.test(question)).length,
      ).toBeGreaterThanOrEqual(3);
      const text = questions.join('\n');
      expect(text).not.toMatch(
        /(?:시|소설|편지)(?:를|을) (?:잘못 알|배우|탐구|다른 상황|활용하여)|직접 계산/,
      );
      expect(text).not.toMatch(/윤동주(?:를|에 대해|와 관련| 가운데)/);
    }
  });

  it.each([
    ['기후 위기 토론 후 캠페인 포스터 제작', /포스터에서 처음에 어느 쪽/],
    ['함수의 그래프를 이용한 자화상 만들기', /자화상에서 내가 풀거나|그래프 작업에서 무엇을 나타내/],
    ['이육사의 생애와 시를 조사하여 카드뉴스 제작', /시 작업에서/],
    ['천체 관측과 별자리 지도 제작', /관측 작업에서/],
    ['한자 성어 만화 그리기', /만화를 (?:잘못 알|이해하기|활용하여|배우)/],
    ['수요와 공급 곡선으로 보는 물가 변동', /보는 물가/],
    ['식물의 광합성에 영향을 주는 요인 실험', /요인을 (?:다른 상황|친구에게|배운)/],
    ['지역 직업인 면담과 진로 탐색', /직업인을 (?:활용하여|배운|잘못 알|다른 상황)/],
  ])('ask of each matter by its own kind where a lesson has two: %s', (content, wrong) => {
    for (const seed of ['1', '2', '3', '4', '5', '6'])
      expect(suggestQuestions({ type: 'subject', content, count: 7, seed }).join('\n')).not.toMatch(wrong);
  });

  it.each([
    'Students read an article about fast fashion and wrote a letter to the company',
    "Reading: 'The Last Leaf' and Writing a different ending",
    'f(x)=x^2-2x+3의 그래프와 x축의 위치 관계를 탐구하기',
    'a_n = 2n+1 꼴의 등차수열과 그 합 S_n 구하기',
    '영어 뉴스 기사(climate change)를 읽고 요약문 쓰기',
    '버려진 물건으로 자화상 만들기',
  ])('take up what the lesson says, without broken words: %s', (content) => {
    for (const count of [5, 7, 10]) {
      const questions = suggestQuestions({ type: 'subject', content, count, seed: '1' });
      expect(questions).toHaveLength(count);
      expect(new Set(questions).size).toBe(count);
      expect(questions.join('\n')).not.toMatch(/를을|을를|f x|꼴의|Reading|자화상을 (?:배우|이해)|undefined/);
    }
  });

  const SIDES = /어느 쪽|입장을 골랐|상대|반론|같은 편|토론/;
  it.each([
    '지역의 미세먼지 자료를 모아 그래프로 나타내고 원인을 토의함',
    '중화 적정 실험을 설계하고 오차의 원인을 토의함',
    '급식 잔반을 줄이는 방법에 대한 모둠 토의',
    'Group discussion on how to reduce plastic waste at school',
  ])('look for an answer together, and take no sides, where it was discussed: %s', (content) => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const questions = suggestQuestions({ type: 'subject', content, count: 10, seed });
      expect(questions.join('\n')).not.toMatch(SIDES);
      expect(questions.join('\n')).not.toMatch(/토의 과정에서 직접 계산/);
      expect(questions.filter((one) => /의견|함께 해결|모은 뒤/.test(one)).length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(['사형 제도 찬반 토론', '동물 실험을 두고 찬반 토의', 'Debate on school uniforms'])(
    'take sides where it was debated: %s',
    (content) => {
      const all = ['1', '2', '3'].map((seed) =>
        suggestQuestions({ type: 'subject', content, count: 10, seed }).join('\n'),
      );
      for (const questions of all) expect(questions).toMatch(SIDES);
      if (content.includes('토의')) expect(all.join('\n')).not.toMatch(/함께 해결하려는|생각을 모은/);
    },
  );

  it('asks two kinds at most, and none of a lesson without signs', () => {
    expect(kindsOf(['광합성의 이해'])).toEqual([]);
    expect(kindsOf(['독서 토론과 영어 연극 공연, 캠페인'])).toHaveLength(2);
  });
});
