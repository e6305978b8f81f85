import { withParticle } from '../hangul.ts';
import { all, patternRule } from './rule.ts';
import { DID, LEFT, anyOf, wholeWord } from './words.ts';
import { CERTIFICATES, CERTIFICATES_IN_CONTEXT } from './words/certificates.ts';

const judge = ({ word }: { word: string }) => ({
  level: 'error' as const,
  message: `${withParticle(`‘${word}’`, '은/는')} 자격증이나 인증시험에 해당하여 이름과 취득 사실을 적을 수 없습니다.`,
});

// 심리 상담사라는 직업, 청소년 지도사의 하루: somebody's work, and no certificate.
const AS_WORK =
  /^(?:(?:이)?라는\s(?:직업|일|진로)|(?:의|가|이|는|은)\s(?:직업|역할|업무|하는\s일|하루|삶|윤리|자질|되)|(?:를|을)\s(?:꿈|희망|만나|인터뷰|면담|직업)|(?:로|로서)\s(?:일|활동|성장)|에\s(?:대해|관해|대한)|와(?:의)?\s(?:만나|만남|면담|인터뷰|대화)|\s(?:직업|인터뷰|면담))/;
const named = patternRule('CERT', wholeWord(CERTIFICATES, '\\s?\\d급|시험|자격|필기|실기'), (hit) =>
  /[사드타]$/.test(hit.word) && AS_WORK.test(hit.after) ? null : judge(hit),
);

const OBTAINED = [
  `(?:취득|획득|합격|응시|통과|보유|소지)(?:${DID}|한\\s학생)`,
  '(?:을|를)?\\s?목표로|취득을\\s?(?:준비|목표|위해)|(?:시험|검정)을?\\s?(?:준비|대비|앞두|목표|치르|치른)|(?:취득|합격|응시)에\\s?(?:도전|성공)|취득(?=[\\s,.])',
  '(?:땀|따고|따서|따며|따(?=[\\s,])|따려|따자|따고자|따는\\s데|따내|딸\\s|따기|땄|딴\\s?(?:뒤|후|경험|실력|솜씨|적))',
  '(?:얻|갖추|갖춘|갖춤|갖고|갖춰|가지고|지니|지님|지닌|있어|있음|있으|있고|(?:발급\\s?)?받(?=[음고아은았을기]))',
].join('|');

/** The thing itself is weighed, and nobody has it: 운전면허 취득 연령. */
const ABOUT_IT =
  /^(?:장의?|의)?\s?(?:연령|나이|비용|절차|요건|제도|기준|비율|시기|조건|난이도|과정의|합격률|응시율|응시자|오답률|(?:문항|문제)(?![을를]\s(?:[가-힣]{1,4}\s)?풀)|대기)(?![^.]*(?:합격(?!률|자)|준비|대비|응시하))/;

const inContext = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}(?:${anyOf(CERTIFICATES_IN_CONTEXT)})(?:을|를|에|이)?\\s?(?:\\d\\s?급|자격|시험|필기|실기|취득|검정|${OBTAINED})`,
    'g',
  ),
  ({ word, after }) =>
    /^(?:할 수 있|하는 (?:과정|방법|절차|나이|조건|사람)|하려면|의\s(?:[가-힣]{1,4}\s)?(?:조건|절차|기준|제도|문제|문항|안전|난이도|역사|의미|종류|차이))/.test(
      after,
    ) || ABOUT_IT.test(after)
      ? { ...judge({ word }), level: 'check' }
      : judge({ word }),
);

const trade = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}(?:[가-힣]{2,6}\\s){1,3}(?:기능사|산업기사|기능장)(?=[를을에]?\\s(?:[가-힣]{1,4}\\s)?(?:취득|합격|준비|시험|자격|필기|실기|도전|응시|땀|따))|${LEFT}(?:[A-Za-z0-9]{1,3}\\s?)?[가-힣]{2,10}(?:기능사|산업기사|기능장|기술사|조리사|조종사\\s자격|검정\\s?시험|검정능력\\s?시험|검증\\s?시험)(?![가-힣]{3,})|${LEFT}[가-힣]{2,10}(?:운용사|관리사|지도사|상담사|관리원|운영사|설계사|조리사|교육사|지도자|전문가|실기사|제작사|재활사|복지사|복원사|마스터|소믈리에)\\s?(?:[1-3일이]|준)급|${LEFT}[가-힣]{0,6}(?:분석|관리|지도|상담|설계|운용|중개|감정|평가|해설|안내|기획|정비|분류|판매|유통|무역|회계|물류|노무|세무|관세|변리|법무|사정|경영|측량|전산)사(?:를|을)?\\s(?:시험|공부|필기|실기|자격(?!\\s?(?:증?의|을\\s조사|제도|요건))|응시|합격|취득)`,
    'g',
  ),
  // A language's own test is LANG_TEST.
  (hit) =>
    /한자|어학|영어|일본어|중국어/.test(hit.word) && /(?:검정|검증)/.test(hit.word) ? null : judge(hit),
);

// A right or a standing, and no certificate: 참가 자격, 선거 자격을 얻음.
const OTHERWISE =
  /(?:참가|참여|선거|투표|출마|피선거|시민|국민|회원|출전|지원|응시|대표|왕위|상속|수급|거주|법적|계승|입학|졸업|비자|체류|난민|공직|인간|임차|귀족)\s?자격|자격지심/;

// 자격증을 네 개 취득할 만큼: of no name, but had.
const several = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}(?:국가\\s?(?:기술\\s?)?|민간\\s?)?자격증?(?:을|를)?\\s(?:(?:여러|두|세|네|다섯|몇|\\d+)\\s?개(?:나|를)?\\s)(?:${OBTAINED})`,
    'g',
  ),
  (hit) => ({ ...judge(hit), level: 'check' }),
);

// The word 자격증 alone is allowed: a named one, obtained, is not.
const obtained = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}[가-힣A-Za-z0-9]{1,20}(?:\\([가-힣]+\\))?(?:\\s[가-힣]{1,20})?\\s?(?:자격증|자격|면허증?|인증서|수료증|합격증|급수증)(?:을|를|도|까지|시험에|에|이)?\\s?(?:[가-힣]{1,20}\\s){0,2}(?:${OBTAINED}|도전|준비하|준비함|공부)`,
    'g',
  ),
  ({ word, after }) => {
    if (OTHERWISE.test(word)) return null;
    if (ABOUT_IT.test(after)) return { ...judge({ word }), level: 'check' };
    return /^(?:국가|관련|민간|전문|다양한|여러|각종)?\s?(?:자격증|자격|면허증?)(?![가-힣]*\()/.test(word) ||
      /(?:있는|얻는|갖춘|지닌|받는|보유한|취득한)$/.test(word) ||
      /^[는은한]?\s(?:사람|직업|전문가|인력|과정|방법|절차|조건|제도)/.test(after)
      ? { ...judge({ word }), level: 'check' }
      : judge({ word });
  },
);

// 국가공인 실용글쓰기 검정에 응시함.
const recognised = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}(?:국가|민간)\\s?(?:기술\\s?)?자격증?\\s?[1-4일이삼사]\\s?종|${LEFT}(?:국가|민간)\\s?공인\\s(?:[가-힣]{1,12}\\s){0,2}(?:[가-힣]{0,12})(?:검정|시험|자격증?)(?:을|를|에|에서)\\s?(?:[가-힣]{1,20}\\s)?(?:${OBTAINED}|도전|준비)`,
    'g',
  ),
  judge,
);

const tests = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}[가-힣]{2,12}\\s?(?:활용|사용|실무)\\s?능력\\s?인증(?=을\\s(?:받|취득|얻|통과))|${LEFT}[가-힣]{0,20}(?:인증\\s?시험|능력\\s?검정(?:\\s?시험)?|급수\\s?시험|인증시험|자격\\s?시험)`,
    'g',
  ),
  ({ word, before, after }) => {
    if (/한자|어학|영어|일본어|중국어/.test(before.slice(-6) + word)) return null;
    const doing =
      /^(?:을|를|에|의|도)?\s?(?:\d급|합격|응시|취득|통과|준비|대비|공부|기출|문제)/.test(after) ||
      /검정|인증$/.test(word);
    return { ...judge({ word }), level: doing ? 'error' : 'check' };
  },
);

// 회계관리 1급, 정보보안기사: whatever it is called, one passes it or gets it.
const graded = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}(?!한자|일본어|중국어|영어|한문|토익|어학)[가-힣A-Za-z]{2,12}(?:\\s[가-힣]{2,6})?\\s?(?:[1-3일이삼]|준)급(?:을|를|에|까지|의)?\\s?(?:시험(?:에|을)\\s?|실기\\s?|필기\\s?)?(?:취득|합격|응시|도전|준비|땀|따고|따기|딴|땄|목표)|${LEFT}(?!운전|택시|버스|배달|신문|인터넷|관련|보도|해외|영문|국내|설치|수리|정비)[가-힣]{2,8}기사(?:를|에|의)?\\s?(?:자격|시험|필기|실기|취득|응시|합격|공부|도전|목표)|${LEFT}(?:일반|피부|네일|메이크업)\\s?미용사|미용사\\s?\\((?:일반|피부|네일|메이크업)\\)|${LEFT}(?:무역\\s?영어|실용\\s?글쓰기|응급\\s?처치\\s?강사|ERP\\s?정보\\s?관리사|KBS\\s?한국어\\s?능력\\s?시험)`,
    'g',
  ),
  ({ word, after }) =>
    /장애|발암|범죄|보안\s?등급|멸종|태풍|위험|지진|공무원|비밀/.test(word) ||
    /^\s?(?:조건|절차|방법)/.test(after)
      ? null
      : judge({ word }),
);

// Schemes that certify at school or outside it: 독서 인증제 금장, 태권도 3단.
const schemes = patternRule(
  'CERT',
  new RegExp(
    [
      `${LEFT}(?:태권도|검도|유도|합기도|바둑|주짓수|택견|해동검도)\\s?유단자`,
      `${LEFT}(?:[가-힣]{1,6}\\s?){1,2}인증제?\\s?(?:에서\\s|의\\s)?(?:금장|은장|동장|(?:[1-9]|일|이|삼)\\s?급)`,
      `${LEFT}(?:태권도|검도|유도|합기도|바둑|주짓수|택견|우슈|쿵푸|해동검도)\\s?(?:공인\\s?)?(?:\\d+|[일이삼사오초])\\s?단`,
      `${LEFT}(?:바둑|장기|체스|주산|암산|수영|피아노|성악)\\s?(?:공인\\s?)?\\d+\\s?급`,
      `${LEFT}(?:[가-힣]{2,8}\\s?)?(?:공인\\s?)?(?:매경|경제|수학|과학|정보|국어|한국사|역사|코딩)\\s?(?:능력\\s?)?(?:테스트|인증)(?:에)?\\s?(?:응시|합격|통과|도전)`,
    ].join('|'),
    'g',
  ),
  ({ word, before }) =>
    /^(?:영어|일본어|중국어|한자|어학|외국어)/.test(word) || /(?:영어|한자)\s?$/.test(before)
      ? null
      : judge({ word }),
);

/** CERT: certificates and certifying tests by name; the bare word 자격증 and tools of the same name pass. */
export const certificates = all(
  named,
  inContext,
  trade,
  obtained,
  several,
  recognised,
  graded,
  tests,
  schemes,
);
