import { withParticle } from '../hangul.ts';
import { all, patternRule } from './rule.ts';
import { LEFT, RIGHT, anyOf, wholeWord } from './words.ts';
import { LANGUAGE_TESTS, LANGUAGE_TEST_CONTEXT } from './words/language-tests.ts';

const judge = ({ word }: { word: string }) => ({
  level: 'error' as const,
  message: `${withParticle(`‘${word}’`, '은/는')} 공인어학시험에 해당하여 참여 사실과 성적 모두 적을 수 없습니다.`,
});

const language =
  '(?:영어|일본어|중국어|독일어|프랑스어|불어|스페인어|러시아어|아랍어|베트남어|외국어|제2외국어|한국어|국어|한문|한자|어학)';

const named = patternRule(
  'LANG_TEST',
  wholeWord(LANGUAGE_TESTS, '\\d|스피킹|라이팅|시험|점수|성적|공부|준비|급수'),
  (hit) =>
    // 토익보다 회화를 중시하는 사회: what society asks for, and no test that was taken.
    /(?:중시|요구|강조|우대|필요로)하는\s(?:[가-힣]+\s){0,2}(?:사회|기업|회사|제도|문화|풍토|현실|채용|추세|시대)/.test(
      hit.after,
    )
      ? { ...judge(hit), level: 'check' as const }
      : judge(hit),
);

const described = patternRule(
  'LANG_TEST',
  new RegExp(
    [
      `${LEFT}(?:국가\\s?|민간\\s?)?공인\\s?(?:영어|어학|외국어|한자)(?:\\s?(?:시험|성적|점수|능력|인증)+)?`,
      `${LEFT}${language}\\s?공인\\s?(?:인증)?\\s?(?:시험|성적|점수)`,
      `${LEFT}(?:괴테\\s?(?:인스티투트|인스티튜트|어학원)?|알리앙스\\s?프랑세즈|세르반테스\\s?문화원)\\s?(?:시험|자격|인증|검정)`,
      `${LEFT}어학\\s?(?:시험|성적|자격증?|점수|인증|검정)`,
      `${LEFT}${language}\\s?(?:능력\\s?)?(?:인증|검정|자격|급수|공인)\\s?(?:능력\\s?)?(?:시험|평가|점수|성적|급수)`,
      `${LEFT}${language}\\s?능력\\s?(?:시험|검정|평가)`,
      `${LEFT}(?:상공회의소|대한검정회|한국어문회|어문회|진흥회)\\s?(?:한자|[준특]?\\s?\\d\\s?급|[준특]\\s?급)`,
      `${LEFT}${language}\\s?(?:공인\\s?)?(?:인증제|인증\\s?(?=[1-9]급)|급수(?=[증를에\\s])(?!\\s?(?:체계|구분)))`,
      `${LEFT}${language}\\s?(?:자격|공인|검정|급수)\\s?시험`,
      `${LEFT}한자\\s?(?:능력|급수(?!별|가\\s)|검정|자격증?)${RIGHT}(?!\\s?(?:이|을 기|을 키|향상|신장))`,
      `${LEFT}한자\\s?(?:준|사범|특)?\\s?\\d?\\s?급(?!수)`,
    ].join('|'),
    'g',
  ),
  judge,
);

const ambiguous = patternRule(
  'LANG_TEST',
  new RegExp(
    `${LEFT}(?:${anyOf(LANGUAGE_TEST_CONTEXT)})(?=\\s?(?:[가-힣]{1,3}어\\s)?(?:시험|점수|성적|급수|\\d급|자격|응시|에 응시|에 합격|을 준비|를 준비))`,
    'g',
  ),
  judge,
);

/** LANG_TEST: tests of a language, by name or by description. */
export const languageTests = all(named, described, ambiguous);
