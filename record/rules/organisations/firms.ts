import { all, patternRule, type Judgement } from '../rule.ts';
import { RIGHT, wholeWord } from '../words.ts';
import { AMBIGUOUS_COMPANIES, COMMERCE } from '../words/ambiguous-companies.ts';
import { BRANDS } from '../words/brands.ts';
import { COMPANIES, PRODUCTS } from '../words/companies.ts';
import { either, listed } from '../words/listed.ts';
import { SERVICES } from '../words/services.ts';
import { TOOLS } from '../words/tools.ts';
import { AS_A_WORD, suggest, suggestions, TAILS } from './listed-names.ts';

const COMPANY: Judgement = {
  level: 'error',
  message: '기업, 상표, 플랫폼의 이름은 적을 수 없습니다. 일반적인 말로 바꿔 주세요.',
};

/** 농협을 통한 공동 구매: of the kind of body, not of the bank. */
const CO_OPERATIVE = /협동조합|공동\s?(?:구매|판매|출하)|조합원|출하|수매/;

const NAMED = [...COMPANIES, ...BRANDS, ...TOOLS, ...SERVICES];
/** 벤츠가 발명한 자동차, 샤넬이 여성복에 가져온 변화: the person whose name the firm bears. */
const FOUNDER =
  /^(?:벤츠|샤넬|디올|프라다|페라리|구찌|다이슨|디즈니|혼다|지방시|생로랑|헤르츠|제록스|코닥|지멘스|보쉬)$/;
const FOUNDED =
  /^(?:이|가)\s(?:[가-힣]{1,8}[을를에]?\s){0,3}(?:발명|도입|고안|창안|태어나|말한|남긴|가져온|디자인한|설립한|세운|만든\s(?:세계\s)?최초|처음\s만든)|^(?:의|라는)\s(?:생애|삶|일생|전기|초상|성(?:의|을|씨))/;

const insteadOfCompany = suggestions(NAMED);
const companies = patternRule(
  'ORG',
  wholeWord(
    NAMED.flatMap(({ words }) => words),
    TAILS,
  ),
  ({ word, before, after }) => ({
    ...COMPANY,
    ...(AS_A_WORD.test(after) ||
    (FOUNDER.test(word) && FOUNDED.test(after)) ||
    (/^[농수]협$/.test(word) && CO_OPERATIVE.test(before + after))
      ? { level: 'check' as const }
      : {}),
    ...suggest(insteadOfCompany, word),
  }),
);

const products = patternRule('ORG', wholeWord(PRODUCTS, TAILS), () => ({
  level: 'check',
  message: '상품이나 프로그램의 이름은 일반적인 말로 바꾸는 편이 안전합니다.',
}));

// Words that stand beside trade only as names; 다음, 현대, 라인, 줌, 밴드 stand beside anything.
const BY_COMMERCE = new Set(
  listed(`
    기아, 농심, 아마존, 메타, 하이브, 토스, 멜론, 지니, 벅스, 마블, 자라, 타다, 하림, 한화, 신세계, 효성, 빙그레, 컬리, 옥션, 공차, 켈로그, 웨이브, AMD, GE, CU
  `),
);

const byWord = new Map(AMBIGUOUS_COMPANIES.map((company) => [company.word.toLowerCase(), company] as const));
const ambiguous = patternRule(
  'ORG',
  wholeWord(
    AMBIGUOUS_COMPANIES.map(({ word }) => word),
    TAILS,
  ),
  ({ word, before, after }) => {
    const near = `${before.slice(-18)}${word}${after.slice(0, 18)}`;
    const company = byWord.get(word.toLowerCase());
    if (!company) return null;
    const { instead, not, needs, otherwise } = company;
    const meant =
      !not?.test(near) && (!needs || needs.test(near) || (BY_COMMERCE.has(word) && COMMERCE.test(near)));
    const suggestion = meant ? instead : otherwise;
    if (suggestion === undefined) return null;
    return {
      ...COMPANY,
      ...(AS_A_WORD.test(after) ? { level: 'check' as const } : {}),
      suggestion,
    };
  },
);

/** Conglomerates by their letters, and what stands behind them: LG화학. */
const LETTERS = either(
  'LG, SK, CJ, GS, HD, KT, LS, KB, NH, DB, HL, OCI, 엘지, 에스케이, 씨제이, 지에스, 케이티',
);
const TRADES_OF_LETTERS = either(`
  화학, 전자, 유플러스, 이노텍, 디스플레이, 에너지솔루션, 생활건강, 이노베이션, 하이닉스, 텔레콤, 바이오팜, 바이오사이언스, 제일제당, 대한통운, 칼텍스, 리테일, 건설, 현대, 은행,
  증권, 카드, 손해보험, CNS, U+, ENM, 홈쇼핑, 엔터테인먼트, 일렉트릭, 중공업, 텔링크, 그룹, 에너지, 사이언스
`);
/** Conglomerates by a name, which alone may be a word, and what stands behind it: 현대제철. */
const HOUSES = either('삼성, 현대, 롯데, 한화, 두산, 대우, 포스코, 신세계, 카카오, 네이버, 쿠팡, 구글');
const TRADES_OF_HOUSES = either(`
  전자, 벤처스, 재팬, 브레인, 엔터테인먼트, 웹툰, 클라우드, 코리아, 파이낸셜, 자동차, 중공업, 건설, 물산, 화학, 케미칼, 생명, 증권, 카드, 제과, 제철, 그룹, 모비스, 디스플레이,
  바이오로직스, 솔루션, 에어로스페이스, 에너빌리티, 조선해양, 엔지니어링, 퓨처엠, 오일뱅크
`);
/** How a firm's name ends, whatever stands before. */
const TRADES = either(`
  엔터테인먼트, 제약, 중공업, 텔레콤, 홀딩스, 백화점, 일보, 홈쇼핑, 모터스, 케미칼, 게임즈, 저축은행, 금융그룹, 금융지주, 자산운용, 바이오로직스, 오토에버, 테크윈, 픽처스,
  뮤직비디오사
`);
const INCORPORATED = '(?:㈜|\\(주\\))';
const NO_FIRM = new RegExp(
  `^(?:\\s?[가-힣]{0,6}(?:한|된|인|[의던는은을를에로]|[가-힣][이가])\\s주식회사|(?:여러|모든|각|어떤|일반|보통)\\s주식회사|독립일보|주식회사\\s(?:설립|제도|형태|의|는|가|를|등|에|체제|구조|창업)|${either('대형, 중소, 전통, 동네, 가상, 지역, 유명, 국내, 다국적, 해외, 세계, 글로벌, 신약, 온라인')})`,
);

const byShape = patternRule(
  'ORG',
  new RegExp(
    [
      `${INCORPORATED}\\s?(?![은는이가을를와과의에도로](?![가-힣]))[가-힣A-Za-z]{1,20}`,
      `[가-힣A-Za-z]{1,20}${INCORPORATED}`,
      `(?<![가-힣A-Za-z])${LETTERS}\\s?${TRADES_OF_LETTERS}`,
      `(?<![가-힣A-Za-z])${HOUSES}${TRADES_OF_HOUSES}`,
      `(?<![가-힣])[가-힣A-Z]{2,6}${TRADES}(?![가-힣]{3,})`,
      `(?<![A-Za-z])[A-Z][A-Za-z]{1,15}(?:,?\\s(?:Inc|Ltd|Corp|Co)\\.?)(?![A-Za-z])`,
      `주식회사\\s[가-힣A-Za-z]{2,15}`,
      `[가-힣]{2,10}\\s주식회사(?![가-힣]{2})`,
    ].join('|'),
    'g',
  ),
  ({ word }) => (NO_FIRM.test(word) ? null : COMPANY),
);

/** S전자, H자동차: a name that is only half hidden. A, B and X stand in exercises. */
const initials = patternRule(
  'ORG',
  new RegExp(
    `(?<![A-Za-z0-9가-힣])[D-WYZ]\\s?(?:전자|자동차|그룹|은행|마트|백화점|제약|항공|통신|화학)${RIGHT}|(?<![A-Za-z0-9가-힣])[D-WYZ]사(?=[와과의는가에를]\\s)`,
    'g',
  ),
  () => ({ ...COMPANY, level: 'check' }),
);

/** Companies, their products, and what is a firm by its shape. */
export const firms = all(companies, products, ambiguous, byShape, initials);
