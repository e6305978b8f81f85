import { MESSAGES } from './messages.ts';
import { all, patternRule, unlessFound, where, type Judgement } from './rule.ts';
import { abroadTraces } from './traces/abroad.ts';
import { unlessAnothers } from './whose-stay.ts';
import { DID, LEFT, RIGHT, anyOf } from './words.ts';
import { COUNTRIES } from './words/countries.ts';

const ABROAD: Judgement = {
  level: 'error',
  message: MESSAGES.ABROAD,
};
const MAYBE: Judgement = {
  level: 'check',
  message: MESSAGES.MAYBE_ABROAD,
};

const PLACE = `(?:${anyOf(COUNTRIES)})`;
// Somebody in a work, or in history, may live anywhere.
const OTHERS =
  /작품|소설|영화|주인공|인물|작가|시인|화가|음악가|과학자|학자|독립운동가|이주민|난민|교포|한인|동포|선수|조선|고려|신라|당나라|청나라|개화기|일제|\d{4}년/;

// 중국을 다녀온 사신, 미국에서 사는 이민자: what follows is somebody else, unless it is a memory that is told.
const ATTRIBUTIVE =
  /^[^.]{0,30}?(?:사는|거주하는|거주한|다녀온|건너온|건너간|이주한|생활하는|체류하는|자란|태어난|공부한|유학한|머물던|머문|머무르던|지내던|생활하던|망명한)\s(?!경험|기억|때|적|시절|덕분|추억|동안|이야기|일을|곳|뒤|후|학생|바|것|친구)[가-힣]/;

// 할머니가 미국에서 살 때: told by a pupil of somebody else.
const SOMEBODY =
  /(?:할머니|할아버지|아버지|어머니|부모님|선생님|친구|삼촌|이모|고모|이웃|선배)(?:가|이|께서|께서는|는|은)\s(?:[가-힣]{1,4}\s)?$/;
const others = (before: string) => OTHERS.test(before) || OWNER.test(before) || SOMEBODY.test(before);

// 윤동주의 일본 유학 시절: whose stay it was is said.
const OWNER =
  /(?<![가-힣])(?!자신|본인|가족|방학|여름|겨울|지난|작년|부모|어린|아버지|어머니|친구|학급|모둠|학교|중학교)[가-힣]{2,4}의\s$/;

const named = patternRule(
  'ABROAD',
  new RegExp(
    `${LEFT}(?:[가-힣]{1,20}\\s)?(?:어학\\s?연수|해외\\s?봉사(?!\\s?(?:자(?![가-힣]*\\s?로)|단원|단체|기구|제도|인력))(?:\\s?활동|단)?|워킹\\s?홀리데이|해외\\s?(?:자원\\s?)봉사|국외\\s?봉사|해외\\s?(?:의료|교육|선교)\\s?(?:봉사|활동)|해외\\s?(?:단기\\s?)?연수|국외\\s?연수|단기\\s?유학|현지\\s?연수|해외\\s?유학|조기\\s?유학|교환\\s?학생|해외\\s?인턴(?:십)?)`,
    'g',
  ),
  ({ word, before, after }) => {
    if (others(before) || /^생(?!활)/.test(after)) return MAYBE;
    if (
      /^(?:의|이|을|를)?\s?(?:의의|의미|필요성|문제|문제점|역사|효과|제도|현황|통계|비율|실태|산업|시장|증가|감소|수요|(?:사회적|경제적|교육적|심리적)?\s?(?:비용|영향|배경)|찬반|장단점|원인|폐해|명암|사례|규모|열풍|현상|인식|정책|추이)/.test(
        after,
      )
    )
      return MAYBE;
    return /교환\s?학생/.test(word) && !/^(?:으로|로|이 되|에|을|\s?(?:경험|프로그램))/.test(after)
      ? MAYBE
      : ABROAD;
  },
);

const trips = patternRule(
  'ABROAD',
  new RegExp(
    `${LEFT}(?:해외|국외|외국)\\s?(?:[가-힣]{1,4}\\s)?(?:여행|캠프|체류|자매\\s?학교|영어\\s?캠프|수학여행|인턴|학교\\s?방문|탐방|체험|거주|생활|문화\\s?탐방|현장\\s?체험|견학|경험|방문)`,
    'g',
  ),
  ({ before, after }) => {
    if (others(before)) return MAYBE;
    const own =
      /^(?:을|를|에서|에|의|하며|하던|한)?\s?(?:통해|다녀|경험|참가|참여|시절|중에?|동안|떠나|하며|바탕|계기|느낀|겪은|얻은|익힌|배운|한 |다니|해 본|오래|길게|짧게|학습에서|학습을|학습으로)/.test(
        after,
      );
    return own ? ABROAD : MAYBE;
  },
);

// Looked for once, so that a long list of places is not tried again for each way of telling.
const BEGINS = `${PLACE}|초등|중학|고등|유치원|[0-9]|[일이삼사오한두세네]\\s?(?:년|개월|달)|영어|어학|언어|중국어|일본어|이민|자매|귀국`;

const lived = patternRule(
  'ABROAD',
  new RegExp(
    `${LEFT}(?=${BEGINS})(?:${[
      `${LEFT}${PLACE}(?:에서|에)\\s?(?:[가-힣0-9]+\\s){0,3}?(?:살았|살며|살면서|살다|살던|산\\s?경험|살아(?=[\\s,])|살아[본온]|(?:거주|생활|유학)(?:${DID}|하다)|체류|지내며|지낸|지냈|지냄|머물|자라|자란|태어나|공부(?:한\\s?(?:경험|적)|하던|했)|살\\s때|살았을|자람|자랐|졸업(?:${DID}|하)|나와(?=[\\s,])|보낸\\s(?:한\\s해|[가-힣0-9]+\\s?년|방학|여름|겨울)|보내(?=[\\s,며고]|었|서)|한\\s?달\\s?살기|보낸\\s(?:경험|시간|시절|덕분|기억|뒤|후)|보냄|지내(?=[\\s,고]|서)|지낼\\s|생활한|생활하며|거주한|거주했|체류한|살(?:고|았|면서|게\\s)|이주해|이주하여|이민\\s?(?:온|와)|건너와|전학\\s?(?:온|와|옴)|홈스테이|일하며|자원봉사|봉사(?:${DID})|학교(?:를|에)\\s?다|유학|연수)`,
      `${LEFT}${PLACE}(?:에|을|를|으로|로)\\s?(?:[가-힣]{1,20}\\s){0,3}?(?:다녀|유학|이민|연수|여행을 (?:가|다녀|떠나))`,
      `${LEFT}${PLACE}(?:을|를)?\\s?(?:여행(?:하며|하면서|한\\s?(?:경험|뒤|후)|하던|에서|을 다녀|을 통해)|방문한\\s?경험)`,
      `${LEFT}${PLACE}\\s?(?:여행|생활|거주|유학|체류|살이|연수|봉사|봉사활동|홈스테이|캠프|학교)\\s?(?:경험|시절|중에?|때|당시|을 통해|을 다녀|를 다녀|에 다녀|에서의|을 하|를 하|에 참)`,
      `${LEFT}${PLACE}(?:에서|에|으로|로)?\\s(?:[가-힣]{1,20}\\s){0,2}(?:봉사\\s?활동|봉사\\s?캠프|봉사단|봉사(?=에서|를|에|로|\\s여행)|의료\\s?봉사|교육\\s?봉사|선교)`,
      `${LEFT}${PLACE}\\s(?:[가-힣]{1,20}\\s)?(?:홈스테이|어학원|어학당|단기\\s?연수|단기\\s?유학|한\\s?달\\s?살기|영어\\s?캠프|문화\\s?체험|문화\\s?탐방|자유\\s?여행|배낭\\s?여행|수학여행|수학\\s?여행|교환\\s?방문)`,
      `${LEFT}(?:초등학교|중학교|고등학교|초등학생|중학생|유치원)(?:를|을|은|때|\\s?시절)?\\s?(?:[가-힣0-9]{1,10}\\s){0,2}${PLACE}에서\\s?(?:[가-힣]{1,20}\\s)?(?:다니|다녀|다녔|다닌|나오|나온|졸업|마치|마친|보내|보낸)`,
      `${LEFT}(?:[0-9]+|[일이삼사오한두세네])\\s?(?:년|개월|달)(?:간|\\s?동안)?(?:의)?\\s${PLACE}\\s?(?:생활|거주|유학|체류|살이)`,
      `${LEFT}${PLACE}(?:의|에\\s있는)?\\s현지\\s(?:[가-힣]{1,10}\\s)?(?:학교|아이들|학생들|마을|가정|친구들?|주민들?)(?:에서|에게|과|와|을|를)`,
      `${LEFT}${PLACE}(?:의|에\\s있는)?\\s(?:자매|국제|현지|공립|사립)\\s?(?:결연\\s)?학교(?:를|에|에서)\\s?(?:[가-힣]{1,20}\\s)?(?:방문|다니|다녔|다닌|수업|공부|체험)`,
      `${LEFT}${PLACE}(?:의|에서|에\\s있는)?\\s?(?:[가-힣]{1,20}\\s)?(?:초등|중|고등|국제)?학교(?:를|에)\\s?(?:다니|다녔|다닌|다녀|다닐\\s때)`,
      `${LEFT}${PLACE}(?:에\\s사는|의)?\\s(?:친구|친척|사촌|이모|고모|삼촌|지인|할머니|할아버지)(?:의)?\\s?(?:집|댁|네)(?:에|에서)\\s(?:[가-힣0-9]{1,6}\\s){0,3}(?:머물|지내|묵[으고]|살[며았]|생활하)`,
      `${LEFT}${PLACE}(?:의|에\\s있는)?\\s(?:[가-힣]{1,10}\\s)?(?:국제학교|현지\\s?학교|공립학교|사립학교|기숙\\s?학교|어학원)(?:에서|를|에)\\s(?:[가-힣]{1,10}\\s)?(?:배|익|다니|다녔|다닌|공부|수업|생활|겪|지내|졸업|재학)`,
      `${LEFT}${PLACE}(?:의)?\\s(?:[가-힣]{1,10}\\s)?(?:대학|캠퍼스|고등학교|중학교|초등학교|연구소|마을|유적지|박물관)(?:\\s캠퍼스)?(?:을|를)\\s(?:직접\\s|함께\\s)?(?:탐방|견학|답사)(?:함|하고|하며|하면서|하여|해|했)`,
      `${LEFT}${PLACE}(?:으로|로|에)\\s(?:떠난|떠났던|간|갔던|다녀온)\\s(?:[가-힣]{1,8}\\s){0,3}[가-힣]{0,4}(?:봉사|연수|캠프|탐방|교류|견학|여행)(?:에서|를|을|로|활동|\\s활동|\\s중)`,
      `${LEFT}${PLACE}\\s(?:[가-힣]{1,6}\\s){0,3}[가-힣]{1,6}(?:에서|로|에)\\s(?:[가-힣]{1,8}\\s){0,3}봉사(?:를|을|함|하|활동)`,
      `${LEFT}${PLACE}(?:의)?\\s(?:국제\\s?학교|현지\\s?학교|공립학교|사립학교)\\s(?:재학|시절)`,
      `${LEFT}${PLACE}에서\\s(?:초등|중|고등)?(?:학교|유치원)(?:\\s\\d학년)?(?:을|를)?\\s(?:마침|마치고|마친\\s(?:뒤|후|경험)|졸업함|졸업하고|나옴|나와|다님|다닌\\s(?:기억|경험|뒤))`,
      `${LEFT}${PLACE}(?:의)?\\s(?:사립|공립|국제)?\\s?(?:초등|중|고등)?학교(?:에서의\\s(?:생활|수업|경험|추억)(?![은는]\\s차별)|\\s시절)`,
      `${LEFT}${PLACE}\\s현지에서\\s(?:직접\\s)?(?:배운|배우|익힌|겪은|만난|본|느낀|맛본)`,
      `${LEFT}${PLACE}(?:의)?\\s(?:[가-힣]{1,8}\\s)?교환\\s(?:학생\\s)?프로그램(?:을\\s통해|에\\s(?:참여|참가|다녀|선발)|으로)`,
      `${LEFT}${PLACE}\\s교환\\s?학생\\s(?:시절|때|당시|생활|경험)`,
      `${LEFT}(?:영어|어학|언어|중국어|일본어)\\s?연수(?:를|을)?\\s?(?:다녀|가서|갔|떠나|받|마치|마친|하며|때|시절|경험)`,
      `${LEFT}이민(?:을|\\s)?\\s?(?:갔|가서|가던|떠나|떠났|다녀|생활|시절|가족|가정)`,
      `${LEFT}자매\\s?결연\\s?(?:학교|도시)(?:를|에|의\\s학생)\\s(?:찾|방문|다녀)`,
      `${LEFT}귀국\\s?(?:학생|자녀|청소년|반)`,
      `${LEFT}(?:귀국)(?:한|하여|후|해|\\s후|\\s뒤)`,
    ].join('|')})`,
    'g',
  ),
  ({ word, before, after }) => {
    // 미국에서 학교를 다니는 학생들의 통학 방식.
    if (/다니?$/.test(word) && /^니?는\s(?:학생|아이|청소년)들?(?:의|이|은|을)/.test(after)) return MAYBE;
    // 중국에서 살았던 공룡: what lived there is described, unless it is a memory that is told.
    // 베트남에서 자라는 과일.
    if (/자라$/.test(word) && /^(?:는|나는)\s/.test(after)) return null;
    const described =
      /(?:살았|살던|자란|지낸|산)$/.test(word) &&
      /^(?:던)?\s[가-힣]/.test(after) &&
      !/^(?:던)?\s(?:경험|기억|때|적|시절|덕분|추억|동안|이야기|일을|곳|뒤|후)/.test(after);
    // 외국에서 살다 온 주인공: so does whoever comes back in a work.
    if (/^[^.]{0,16}(?:주인공|인물|화자|이민자|외국인|동포|교포)/.test(after)) return MAYBE;
    if (described) return /[가-힣]이\s$|[가-힣]가\s$/.test(before) ? MAYBE : null;
    // 귀국한 유학생들이 개화기에: others who came back.
    if (
      /^귀국/.test(word) &&
      /^\s(?:유학생|선교사|교포|동포|외교관|사신|지식인|독립운동가|학자|화가|사람|이들|인물)/.test(after)
    )
      return MAYBE;
    const whole = word + after;
    const attributive =
      ATTRIBUTIVE.test(whole) || /(?:다룬|그린|담은|소재로 한|배경으로 한|노래한)\s/.test(after);
    return attributive || others(before) || (/^귀국/.test(word) && before.length > 30) ? MAYBE : ABROAD;
  },
);

// 유학 is also Confucian learning; going away to study needs a verb of going or of having been.
const visits = patternRule(
  'ABROAD',
  new RegExp(
    `${LEFT}${PLACE}(?:을|를|의)?\\s?(?:[가-힣]{1,20}(?:를|을|에)?\\s){0,3}?방문(?:하여|하고|하며|해|함|했)`,
    'g',
  ),
  ({ before, word }) =>
    !others(before) &&
    !/대통령|총리|사절|정상|대표단/.test(before + word) &&
    /자매|학교|교류|가정|현지|봉사/.test(before + word)
      ? ABROAD
      : MAYBE,
);

const study = patternRule(
  'ABROAD',
  new RegExp(
    `${LEFT}(?:${PLACE}\\s|단기\\s|조기\\s){0,2}유학(?:을|를|에서|\\s)?\\s?(?:통해|바탕|중에|중\\s|하며|한\\s(?:경험|뒤|후)|떠나|떠남|다녀|다니|가서|가고|가며|갔|간\\s|온|와서|생활|시절|경험|준비|계획|목표|을 계획)`,
    'g',
  ),
  ({ word, before, after }) =>
    others(before) ||
    // 윤동주가 유학 시절에 쓴 시: somebody's works are spoken of.
    (/[가-힣]{2}[이가은는]\s$/.test(before) &&
      /^에?\s(?:쓴|지은|그린|남긴|발표한|작곡한|집필한|만난|쓰고)\s/.test(after)) ||
    (/온$/.test(word) && /^\s(?:외국인|학생|친구|사람|청년)/.test(after))
      ? MAYBE
      : ABROAD,
);

const residence = patternRule(
  'ABROAD',
  new RegExp(
    `${LEFT}(?:홈스테이|재외국민\\s?전형|이민\\s?생활|해외\\s?거주|해외\\s?체류)(?:${RIGHT}|(?=하며|하면서|하여|한\\s경험))`,
    'g',
  ),
  ({ before, after }) =>
    /^(?:를|을)?\s?(?:하며|하면서|하여|하고|함|했|통해|경험|한\s)/.test(after) && !others(before)
      ? ABROAD
      : MAYBE,
);

/** ABROAD: what the student did or where the student lived outside the country; other countries as a subject are fine. */
export const abroad = where(
  new RegExp(`${PLACE}|해외|국외|외국|이국|나라\\s밖|유학|연수|교환|귀국|이민|홈스테이|홀리데이|재외|자매`),
  unlessAnothers(unlessFound(all(named, trips, lived, visits, study, residence), abroadTraces)),
);
