import { describe, expect, it } from 'vitest';
import type { QuestionForm } from '../../types.ts';
import { withTitleVerbs } from '../phrases/closing-verbs.ts';
import { readLessonWords } from '../lesson/lesson-words.ts';
import { productOf, ruleOf, writingOf } from '../lesson/product.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const SEEDS = ['1', '2', '3', '4', '5'];
type Area = 'subject' | 'autonomy' | 'club' | 'career';

function asked(area: Area, content: string): string[] {
  const form: Pick<QuestionForm, 'type' | 'creativeType'> =
    area === 'subject' ? { type: 'subject' } : { type: 'creative', creativeType: area };
  return SEEDS.flatMap((seed) => suggestQuestions({ ...form, content, count: 10, seed }));
}

describe('for a teacher who ends a description in a verb', () => {
  it.each([
    ['광합성 실험을 설계하고 결과를 그래프로 나타냄', '나타내기'],
    ['시화를 만듦', '만들기'],
    ['인물에게 보내는 편지를 써 봄', '편지를 쓰기'],
    ['거리의 관계를 실험으로 구해 봄', '실험으로 구하기'],
    ['알뜰 시장을 열었음', '시장을 열기'],
    ['현대 시조를 지음', '시조를 짓기'],
    ['그림책으로 엮어 냄', '그림책으로 엮기'],
    ['전류를 잼', '전류를 재기'],
    ['교내 합창제에서 반을 이끎', '이끌기'],
    ['결과를 그래프로 나타낸다.', '나타내기'],
  ])('%s is read as %s', (content, title) => {
    expect(withTitleVerbs(content)).toMatch(new RegExp(`${title}$`));
  });

  it.each([
    '문학의 흐름',
    '문장의 짜임',
    '힘과 움직임',
    '수묵화 그림',
    '자료 모음',
    '이웃 돕기',
    '생활 속 얼음',
  ])('%s is a noun', (content) => {
    expect(withTitleVerbs(content)).toBe(content);
  });

  it.each([
    ['이차함수의 그래프를 그려 꼭짓점과 축의 방정식을 구함', ['꼭짓점과 축의 방정식', '이차함수의 그래프']],
    ['민요의 장단을 익혀 장구로 연주함', ['민요의 장단']],
    ['고려 시대 무신 정권의 성립과 변천을 연표로 정리함', ['고려 시대 무신 정권의 성립', '변천']],
    ['조선 후기 상품 화폐 경제의 발달을 사료로 살펴봄', ['조선 후기 상품 화폐 경제의 발달']],
    ['황금비가 쓰인 건축물을 찾아 비율을 재고 보고서로 정리함', ['황금비', '건축물', '비율']],
    ['임진왜란 당시 의병장의 격문을 써 봄', ['임진왜란 당시 의병장의 격문']],
    ['천체 망원경으로 달의 표면을 관측하고 사진을 찍음', ['달의 표면']],
    ['별의 밝기와 거리의 관계를 실험으로 구해 봄', ['별의 밝기와 거리의 관계']],
    ['염상섭 「삼대」의 인물 관계를 파악함', ['인물 관계', '염상섭']],
    ['미세 먼지 대책을 찾아보고 시청에 보낼 건의문을 마련함', ['미세 먼지 대책', '건의문', '시청']],
    ['높임 표현의 오류를 찾아 바르게 고침', ['높임 표현의 오류']],
    ['찰흙으로 인체의 동세를 빚음', ['인체의 동세']],
    ['아리스토텔레스의 중용을 일상의 예로 풀어 봄', ['아리스토텔레스의 중용']],
    ['경기대회 심판 역할도 알아봄', ['경기대회 심판 역할']],
    ['물가 지수와 임금', ['물가 지수와 임금']],
    ['판소리의 역사', ['판소리의 역사']],
  ])('%s speaks of its matters alone', (content, terms) => {
    expect(readLessonWords(content).terms).toEqual(terms);
  });

  it.each([
    ['카드 뉴스로 만듦', '카드 뉴스', null],
    ['탄소 화합물의 구조를 모형으로 만들어 봄', '모형', null],
    ['광고를 다시 만듦', '광고', null],
    ['맹자와 순자의 인성론을 비교해 표로 만듦', null, null],
    ['나의 강점을 찾아 자기소개서를 써 봄', null, '자기소개서'],
    ['대화문을 만듦', null, '대화문'],
    ['유튜브 제작자의 강연', null, null],
    ['양파 세포를 염색하여 살펴보고 그려 냄', null, null],
  ])('%s makes %s and writes %s', (content, product, writing) => {
    const title = withTitleVerbs(content);
    expect([productOf(title), writingOf(title)]).toEqual([product, writing]);
  });
});

describe('for a teacher whose lesson has a word of another kind of lesson in it', () => {
  const SPORT = /체력|호흡|동작|작전|같은 편|경기하면서/;
  const MUSIC = /떨리거나|연습한 부분|이 곡|소리나/;
  const READ = /구절|작품/;
  const MEETING = /안건|약속|함께 정하|합의/;
  const BOOK = /(?<![가-힣])책[의을에]/;
  const TRIED = /실험 (?:순서|결과|전에)|같게 한/;
  it.each([
    ['subject', '누진제의 장단점을 정리하고 발표함', MUSIC],
    ['subject', '경기 변동과 물가의 관계를 그래프로 설명함', SPORT],
    ['subject', '물체의 운동을 분석하기 위해 빗면 실험 장치에서 수레의 속력을 측정함', SPORT],
    ['subject', '전자기 유도를 이용한 간이 발전기를 만듦', SPORT],
    ['subject', '농구 자유투의 포물선 궤적을 분석함', SPORT],
    ['subject', '스포츠 경기 관람 문화의 문제점을 짚어 봄', SPORT],
    ['career', '경기대회 심판 역할과 관련 직업을 조사함', SPORT],
    ['club', '로봇 축구 대회를 준비하며 코드를 고침', SPORT],
    ['subject', '민요의 장단을 익혀 장구로 연주함', READ],
    ['subject', '인상주의 화가의 작품을 감상하고 비평문을 씀', /구절|인물의 행동/],
    ['career', '소설가와의 만남에서 궁금한 점을 물음', /구절/],
    ['subject', '정약용과 박제가의 모의 어전회의', MEETING],
    ['subject', '국회의 법률 제정 과정을 조사하여 흐름도를 그림', MEETING],
    ['career', '미래 사회의 변화와 유망 직업을 조사해 발표함', MEETING],
    ['subject', '기본 소득 정책을 두고 찬반 토론을 함', BOOK],
    ['subject', '환경 문제 대책을 토의함', BOOK],
    ['subject', '동물 실험에 대한 윤리적 쟁점을 정리함', TRIED],
    ['subject', '최저 임금의 적정 수준을 따져 봄', TRIED],
    ['subject', '대동법 시행을 둘러싼 논쟁을 역할극으로 꾸밈', /곡을|반론/],
    ['subject', '파이썬 함수를 정의하여 계산기를 만듦', /식을 세우/],
    ['subject', '노동조합의 역할을 알아봄', /식을 세우/],
    ['subject', '세계의 축제를 조사함', /맡은 일과 실제로/],
  ] as [Area, string, RegExp][])('%s: %s', (area, content, wrong) => {
    expect(asked(area, content).join('\n')).not.toMatch(wrong);
  });

  it.each([
    ['subject', '농구 레이업 슛을 익히고 경기에 적용함', SPORT],
    ['subject', '건강 체력 요소를 측정하고 운동 계획을 세움', SPORT],
    ['subject', '민요의 장단을 익혀 장구로 연주함', MUSIC],
    ['subject', '백석의 시를 읽고 감상문을 씀', READ],
    ['subject', "허균의 '홍길동전'을 읽고 영웅 서사의 구조를 찾음", READ],
    ['subject', '정약용과 박제가의 모의 어전회의', /발언|맡고 싶었던 역할/],
    ['autonomy', '학급회의에서 소풍 장소를 정함', /안건|합의/],
    ['subject', '물체의 낙하 시간을 측정하는 실험을 함', TRIED],
    ['subject', '한 학기 한 권 읽기 책을 소개함', BOOK],
    ['subject', '등비수열의 합으로 적금의 원리합계를 구해 봄', /식을 세우/],
    ['subject', '독일어로 길 묻고 답하기', /발음|표현 두세 개/],
    ['club', '연극 대본을 쓰고 축제에서 공연함', /맞지 않거나 어색|떨리거나/],
  ] as [Area, string, RegExp][])('%s: %s is still asked as what it is', (area, content, due) => {
    expect(asked(area, content).filter((question) => due.test(question)).length).toBeGreaterThanOrEqual(
      SEEDS.length,
    );
  });

  it('speaks of the rule that a class agrees on', () => {
    expect(ruleOf('휴대전화 사용 규칙을 정하고 포스터를 만들기')).toBe('휴대전화 사용 규칙');
    for (const seed of SEEDS) {
      const questions = suggestQuestions({
        type: 'creative',
        creativeType: 'autonomy',
        content: '휴대전화 사용 규칙을 정하고 포스터를 만듦',
        count: 10,
        seed,
      });
      expect(questions.filter((one) => one.includes('휴대전화 사용 규칙')).length).toBeGreaterThanOrEqual(3);
    }
  });
});
