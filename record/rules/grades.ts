import { all, patternRule, type Judgement } from './rule.ts';
import { LEFT, RIGHT } from './words.ts';

const score = (message: string): Judgement => ({ level: 'error', message });
const SCORED = score(
  '점수, 등급, 석차처럼 성적을 짐작하게 하는 내용은 적을 수 없습니다. 무엇을 알고 할 수 있게 되었는지 적어 주세요.',
);
const MAYBE_SCORE: Judgement = {
  level: 'check',
  message: '성적으로 읽힐 수 있는 표현입니다. 학생의 성적이라면 적을 수 없습니다.',
};

const EXAM =
  '(?:중간|기말|정기)\\s?고사|시험|지필\\s?(?:평가|고사)|수행\\s?평가|모의고사|고사|내신|성적|교과|과목|전\\s?과목|학기|학년|국어|영어|수학|과학|사회|한국사|물리학?|화학|생명과학|지구과학|정보|한문|일본어|중국어';
const CHANGED =
  '받|얻|맞|올|오르|오름|올랐|상승|하락|떨어|유지|기록|달성|향상|진입|도약|거두|거둠|거뒀|차지|획득|나옴|나와|취득|끌어';

// What else carries grades: appliances, meat, earthquakes, stars.
const THINGS =
  /에너지|효율|지진|한우|소고기|쇠고기|돼지|계란|달걀|위험|발암|태풍|재난|방수|방화|화재|신용|품질|난연|대기|수질|생태|보안|영화|관람|장애|위해|산사태|화산|폭발|혈압|병기|제품|가전|냉장고|별|항성|밝기|내진|소음|차량|연비|식품|우유|쌀|국가|채권|투자|호텔|암|레벨|카페인/;
const SPORT = /팀|선수|구단|야구|축구|농구|배구|경기|리그|게임|회귀|데이터|예측|모형|변수|상관/;

const mock = patternRule(
  'MOCK',
  new RegExp(
    [
      '(?:\\d{1,2}월\\s|사설\\s)?모의\\s?고사',
      `${LEFT}(?:\\d{1,2}월\\s?)?(?:모평|학평)${RIGHT}`,
      '(?:수능\\s)?모의\\s?평가',
      '(?:전국\\s?연합\\s?)?학력\\s?평가',
      '(?:수능\\s?모의|모의\\s?수능)(?:고사|평가)?',
      `${LEFT}\\d{1,2}월\\s?모의${RIGHT}`,
      `${LEFT}수능\\s?(?:성적|등급|점수|만점)`,
    ].join('|'),
    'g',
  ),
  () => score('모의고사와 학력평가는 문항이든 성적이든 적을 수 없습니다.'),
);

const csat = patternRule(
  'MOCK',
  new RegExp(
    `${LEFT}(?:수능|대학수학능력시험|배치\\s?고사|진단\\s?평가|학업\\s?성취도\\s?평가)${RIGHT}`,
    'g',
  ),
  ({ after }) =>
    /^\s?모의/.test(after)
      ? null
      : {
          level: 'check',
          message: '수능이나 학력 평가의 준비와 성적은 적을 수 없습니다. 내용을 확인해 주세요.',
        },
);

const words = patternRule(
  'SCORE',
  new RegExp(`${LEFT}(?:내신|석차|성적표|원점수)${RIGHT}(?:\\s?(?:성적|등급|점수))?`, 'g'),
  ({ word, before, after }) => {
    if (/^석차/.test(word) && /^(?:를|을|의)?\s?(?:매기|산출|제도|계산)/.test(after)) return MAYBE_SCORE;
    if (SPORT.test(before) || /^(?:이|가)?\s?아닌/.test(after)) return MAYBE_SCORE;
    return SCORED;
  },
);

const grade = patternRule(
  'SCORE',
  new RegExp(`${LEFT}(?:[1-9]|[A-E]\\+?)\\s?등급(?![가-힣]{0,20}\\s?(?:제|체계))`, 'g'),
  ({ before, after }) => {
    if (THINGS.test(before) || THINGS.test(after.slice(0, 12))) return null;
    if (
      new RegExp(`^[가-힣]{0,3}\\s?(?:${CHANGED})`).test(after) ||
      new RegExp(`(?:${EXAM})[^.]*$`).test(before)
    )
      return SCORED;
    return MAYBE_SCORE;
  },
);

const points = patternRule(
  'SCORE',
  /\d+(?:\.\d+)?\s?점(?=[을으이에의만\s,.대]|$)(?!\s?만점|\s?(?:척도|문항|슛|차|제))/g,
  ({ before, after }) => {
    const exam =
      new RegExp(`(?:${EXAM}|점수)`).test(before) && !/만족도|척도|설문|지수|평점|별점/.test(before);
    if (SPORT.test(before) || /^\s?(?:만점|척도)/.test(after)) return null;
    if (exam && new RegExp(`^(?:대|\\s이상|\\s넘)?[가-힣]{0,3}\\s?(?:${CHANGED})`).test(after)) return SCORED;
    return new RegExp(`^[가-힣]{0,2}\\s?(?:받|맞)`).test(after) ? MAYBE_SCORE : null;
  },
);

const marks = patternRule(
  'SCORE',
  new RegExp(
    [
      `(?<![가-힣])성적(?:이|을|도|은|에서)?\\s?(?:[가-힣]{1,20}(?:[게히이에]|으로)\\s|\\d+점\\s|가장\\s|많이\\s){0,3}(?:${CHANGED}|우수|상위|산출|좋|높|낮|1위)`,
      `(?:우수한|높은|좋은|뛰어난|상위권|최상위)\\s(?:학업\\s)?성적`,
      `(?:시험|고사|평가|과목|국어|영어|수학|과학|사회)(?:에서|의)?\\s(?:[가-힣]{1,20}\\s){0,2}점수(?:가|를|도)?\\s?(?:[가-힣]{1,20}[게히]\\s)?(?:${CHANGED}|우수)`,
      `(?:우수한|높은|좋은|최고)\\s점수(?:를|로|가)?\\s?(?:${CHANGED}|통과)`,
      `(?:시험|고사|평가|과목|국어|영어|수학|과학|사회|퀴즈)(?:에서|의|을|를)?\\s(?:[가-힣]{1,20}\\s){0,2}만점`,
      `${LEFT}만점(?:을|으로|에|자)?\\s?(?:받|맞|기록|획득|달성|통과|가까운\\s(?:점수|성적))`,
      `(?:전교|학급|학년|반)(?:에서|\\s)?\\s?\\d+\\s?(?:등|위)`,
      `(?:과목|국어|영어|수학|과학|사회|시험|고사|교과)(?:에서|\\s)?\\s?\\d+\\s?등(?!급|성|분|변)`,
      `(?:과목|교과|국어|영어|수학|과학|사회|물리학|화학|생명과학|지구과학|평가|시험)(?:에서|은|는|의)?\\s(?:모두\\s)?[A-E]\\+?(?:를|을|등급을|학점을)?\\s?(?:받|유지|얻)`,
      `평균\\s\\d+(?:\\.\\d+)?\\s?점(?:을|대를|으로)?\\s?(?:받|맞|유지|올)`,
      `내신\\s\\d(?:점대|등급대)`,
      `${LEFT}(?:성취도|학점|평점|평가에서|과목에서)\\s?(?:는|가|에서|를)?\\s?[A-E]\\+?(?![A-Za-z])`,
      `상위\\s?\\d+\\s?(?:%|퍼센트|프로)(?:의|에)?\\s?(?:성적|점수|드는 성적)`,
      `${LEFT}(?:전\\s?과목|평균)\\s?\\d+(?:\\.\\d+)?\\s?점`,
      `(?:백분위|표준\\s?점수)(?:\\s?\\d+|(?:가|이)\\s?(?:높|오르|올|상승|향상))`,
    ].join('|'),
    'g',
  ),
  ({ word, before }) => {
    if (/^성적/.test(word) && SPORT.test(before)) return MAYBE_SCORE;
    if (/^평균/.test(word) && SPORT.test(before)) return MAYBE_SCORE;
    if (/^평균/.test(word) && !/[받맞유올]/.test(word)) return new RegExp(EXAM).test(before) ? SCORED : null;
    return SCORED;
  },
);

const vague = patternRule(
  'SCORE',
  new RegExp(`${LEFT}(?:(?:중간|기말)\\s?고사|지필\\s?평가|지필\\s?고사|백분위|등수)${RIGHT}`, 'g'),
  () => MAYBE_SCORE,
);

/** MOCK and SCORE: mock examinations, marks, grades and ranks of the student; those of things are subject matter. */
export const grades = all(mock, csat, words, grade, points, marks, vague);
