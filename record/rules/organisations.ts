import { all, patternRule, type Judgement } from './rule.ts';
import { LEFT, RIGHT, wholeWord } from './words.ts';
import { AMBIGUOUS_COMPANIES, COMMERCE } from './words/ambiguous-companies.ts';
import { COMPANIES, PRODUCTS } from './words/companies.ts';
import type { Group } from './words/listed.ts';
import { HISTORICAL_INSTITUTIONS, INSTITUTIONS, PAST_INSTITUTIONS } from './words/institutions.ts';

const TAILS =
  '링|폼|맵|어스|플레이|월드|이츠|페이|뱅크|톡|타워|몰|마트|프리미엄|뮤직|워치|패드|북스|영상|채널|자료|검색|앱|어플|회사|기업|직원|주식|제품|서비스|지도|번역|클래스룸|문서|설문|드라이브|그룹|공장|견학|사례|광고|계정|게시|스토리|라이브|뉴스|카페|블로그|사전|웹툰|드라마|다큐|강의|강연|폰|매장|커피|세대|챌린지|알고리즘|화|와이드|발|총회|사무총장|본부|협약|기후|헌장|군|홈페이지|누리집|사이트|통계|보고서|조사|유산|협력|대사|한국|가입';

const key = (word: string) => word.replaceAll(/\s/g, '').toLowerCase();

function suggestions(groups: readonly Group[]): Map<string, string> {
  return new Map(groups.flatMap(({ instead, words }) => words.map((word) => [key(word), instead] as const)));
}

function suggest(table: Map<string, string>, word: string): { suggestion: string } | Record<string, never> {
  const suggestion = table.get(key(word));
  return suggestion ? { suggestion } : {};
}

const COMPANY: Judgement = {
  level: 'error',
  message: '기업, 상표, 플랫폼의 이름은 적을 수 없습니다. 일반적인 말로 바꿔 주세요.',
};
const BODY: Judgement = {
  level: 'error',
  message: '교육 관련 기관이 아닌 기관이나 단체의 이름은 적을 수 없습니다. 일반적인 말로 바꿔 주세요.',
};

// A lesson about the word itself: 오라클이라는 낱말의 어원.
export const AS_A_WORD =
  /^[가-힣]{0,2}(?:이)?라는\s(?:낱말|단어|말|줄임말|신조어|표현|어휘|약자|약어|용어|이름의|성씨|지명|고을|마을)|^(?:의|을|를|와|과)?\s?(?:철자|어원|발음|낱말의|뜻을)/;

const insteadOfCompany = suggestions(COMPANIES);
const companies = patternRule(
  'ORG',
  wholeWord(
    COMPANIES.flatMap(({ words }) => words),
    TAILS,
  ),
  ({ word, after }) => ({
    ...COMPANY,
    ...(AS_A_WORD.test(after) ? { level: 'check' as const } : {}),
    ...suggest(insteadOfCompany, word),
  }),
);

const products = patternRule('ORG', wholeWord(PRODUCTS, TAILS), () => ({
  level: 'check',
  message: '상품이나 프로그램의 이름은 일반적인 말로 바꾸는 편이 안전합니다.',
}));

// Words that stand beside trade only as names; 다음, 현대, 라인, 줌, 밴드 stand beside anything.
const BY_COMMERCE = new Set([
  '기아',
  '농심',
  '아마존',
  '메타',
  '하이브',
  '토스',
  '멜론',
  '지니',
  '벅스',
  '마블',
  '자라',
  '타다',
  '하림',
  '한화',
  '신세계',
  '효성',
  '빙그레',
  '컬리',
  '옥션',
  '공차',
  '켈로그',
  '웨이브',
  'AMD',
  'GE',
  'CU',
]);

const ambiguous = all(
  ...AMBIGUOUS_COMPANIES.map(({ word, instead, not, needs }) =>
    patternRule('ORG', wholeWord([word], TAILS), ({ before, after }) => {
      const near = `${before.slice(-18)}${word}${after.slice(0, 18)}`;
      if (not?.test(near) || (needs && !needs.test(near) && !(BY_COMMERCE.has(word) && COMMERCE.test(near))))
        return null;
      return {
        ...COMPANY,
        ...(AS_A_WORD.test(after) ? { level: 'check' as const } : {}),
        suggestion: instead,
      };
    }),
  ),
);

const corporate = patternRule(
  'ORG',
  /(?<![가-힣A-Za-z])(?:LG|SK|CJ|GS|HD|KT|LS|KB|NH|DB|HL|OCI|엘지|에스케이|씨제이|지에스|케이티)\s?(?:화학|전자|유플러스|이노텍|디스플레이|에너지솔루션|생활건강|이노베이션|하이닉스|텔레콤|바이오팜|바이오사이언스|제일제당|대한통운|칼텍스|리테일|건설|현대|은행|증권|카드|손해보험|CNS|U\+|ENM|홈쇼핑|엔터테인먼트|일렉트릭|중공업|텔링크|그룹|에너지|사이언스)|(?<![가-힣A-Za-z])(?:삼성|현대|롯데|한화|두산|대우|포스코|신세계|카카오|네이버|쿠팡|구글)(?:전자|벤처스|재팬|브레인|엔터테인먼트|웹툰|클라우드|코리아|파이낸셜|자동차|중공업|건설|물산|화학|케미칼|생명|증권|카드|제과|제철|그룹|모비스|디스플레이|바이오로직스|솔루션|에어로스페이스|에너빌리티|조선해양|엔지니어링|퓨처엠|오일뱅크)|(?:㈜|\(주\))\s?[가-힣A-Za-z]{1,20}|[가-힣A-Za-z]{1,20}(?:㈜|\(주\))|(?<![가-힣])[가-힣A-Z]{2,6}(?:엔터테인먼트|제약|중공업|텔레콤|홀딩스|백화점|일보|홈쇼핑|모터스|케미칼|게임즈|저축은행|금융그룹|금융지주|자산운용|바이오로직스|오토에버|테크윈|픽처스|뮤직비디오사)(?![가-힣]{3,})|(?<![A-Za-z])[A-Z][A-Za-z]{1,15}(?:,?\s(?:Inc|Ltd|Corp|Co)\.?)(?![A-Za-z])|주식회사\s[가-힣A-Za-z]{2,15}|[가-힣]{2,10}\s주식회사(?![가-힣]{2})/g,
  ({ word }) =>
    /^(?:\s?[가-힣]{0,6}(?:한|된|인|의|던|는)\s주식회사|독립일보|주식회사\s(?:설립|제도|형태|의|는|가|를|등|에|체제|구조|창업)|대형|중소|전통|동네|가상|지역|유명|국내|다국적|해외|세계|글로벌|신약|온라인)/.test(
      word,
    )
      ? null
      : COMPANY,
);

const insteadOfBody = suggestions(INSTITUTIONS);
const bodies = patternRule(
  'ORG_PUBLIC',
  wholeWord([...INSTITUTIONS.flatMap(({ words }) => words), ...PAST_INSTITUTIONS], TAILS),
  ({ word, before, after }) => ({
    ...BODY,
    ...(AS_A_WORD.test(after) ? { level: 'check' as const } : {}),
    // 모의 유엔 is a kind of lesson.
    ...(/모의\s?$/.test(before) ? { level: 'check' as const } : {}),
    ...suggest(insteadOfBody, word),
  }),
);

const historical = patternRule('ORG_PUBLIC', wholeWord(HISTORICAL_INSTITUTIONS, TAILS), ({ word, after }) =>
  word === '국회' && /^의원/.test(after)
    ? null
    : {
        level: 'check',
        message:
          '과거의 기관이나 교과 내용에 나오는 단체라도 이름을 적을 수 없다고 보는 경우가 있습니다. 꼭 필요한지 확인해 주세요.',
      },
);

// 생명다양성재단, 기후변화행동연구소, 서울에너지드림센터: a name, and no kind of body.
const KIND_OF_BODY =
  /^(?:(?:공익|장학|복지|문화|자선|비영리|영리|학교|사회|민간|기업|교육|여러|관련|지역|의료|연구|구호|대형|국제|국내|해외|환경|과학|예술|공공|정부|국책|출연|부설|대학|사설|산하|소속|기술|경제|정책|인공지능|바이오|생명과학|생명공학|생명|반도체|우주|항공|항공우주|가상|유전자|신약|의학|의약|제약|화학|물리|수학|식품|농업|해양|기상|기후|범죄|과학수사|역사|언어|심리|뇌과학|뇌|로봇|에너지|배터리|이차전지|자동차|화장품|미래|모빌리티|데이터|정보|보안|통계|고객|상담|콜|종합|전문|체험|안전|건강|스포츠|청소년|노인|아동|육아|다문화|가족|심리상담|봉사|자원봉사|돌봄|재활|재활용|물류|배송|쇼핑|서비스|응급|권역|외상|직업|진로|창업|평생|학습|문화예술|노동|인권|여성|환자|동물|보호|동물보호|유기동물|재난|비즈니스|산업|컨벤션|아트|음악|미술|공연|수리|정비|관제|통합|지진|화산|지질|암|진료|검진|혈액|신경|시민|국가|핵융합|가속기|원자력|극지|남극|북극|지역사회|사내|기업부설|중앙|작은|큰|새|첫|세계|모둠|우리|한|사회과학|인문|인문학)+)(?:재단|연구소|센터)$/;
const bodiesByName = patternRule(
  'ORG_PUBLIC',
  new RegExp(
    [
      `${LEFT}[가-힣]{2,10}재단(?!사)${RIGHT}`,
      `${LEFT}(?:보건환경|농업기술|산림환경|수산자원)연구원${RIGHT}`,
      `${LEFT}(?!선임|책임|수석|전임|객원|초빙|주임)[가-힣]{4,12}(?<!선임|책임|수석|전임|객원|초빙)연구원(?=(?:의|에서)\\s(?:[가-힣]{1,6}\\s)?(?:자료|보고서|통계|누리집|홈페이지))`,
      `${LEFT}[가-힣]{3,12}연구소${RIGHT}`,
      `${LEFT}(?:중앙|서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주|수원|성남|고양|용인|창원|청주|전주|한국|국가)[가-힣]{2,10}센터${RIGHT}`,
      `${LEFT}(?:한국|서울|부산|경기|중앙|대한)[가-힣]{2,12}본부${RIGHT}`,
      `${LEFT}(?:서울|부산|대구|인천|광주|대전|울산|남산|정독|용산|종로|마포|개포|송파|고척|동대문|서대문|양천|구로|노원|도봉|강서|강남|강동|수원|성남|고양)도서관${RIGHT}`,
      `${LEFT}[가-힣]{2,4}국립[가-힣]{2,10}(?:관|원)${RIGHT}`,
      `${LEFT}(?:서울|부산|대구|인천|광주|대전|울산|강남|강북|분당|일산|경기)(?:[가-힣]{1,6})병원${RIGHT}`,
    ].join('|'),
    'g',
  ),
  ({ word, before, after }) => {
    if (KIND_OF_BODY.test(word) || /(?:한|된|인|의|던|는|은)$/.test(word)) return null;
    if (
      /^재단/.test(word) ||
      /대학?병원$|교육[가-힣]{0,4}(?:센터|재단)$|장학재단$|학생|진로진학|학교/.test(word)
    )
      return null;
    const named = /연구소$/.test(word) ? word.length >= 7 : /재단$/.test(word) ? word.length >= 5 : true;
    const told =
      /자료|보고서|통계|조사|발표|방문|견학|누리집|홈페이지|캠페인|활동|봉사|기부|후원|전시|연구|사례|주최|주관/.test(
        after.slice(0, 24),
      );
    const invented = /가상|상상|모의|설립하|세우|소설|작품/.test(before + after);
    return { ...BODY, level: named && (told || !/연구소$/.test(word)) && !invented ? 'error' : 'check' };
  },
);

// 한국…원, 국립…관, 서울…청: bodies the list does not hold.
const BY_SHAPE = new RegExp(
  [
    `${LEFT}국립\\s?[가-힣]{1,20}\\s?[가-힣]{0,20}(?:박물관|미술관|과학관|전시관|도서관|생태원|수목원|극장|기상과학관|연구원|연구소|해양박물관|현충원)`,
    `${LEFT}국립(?!공원|대학|병원|학교|유치원)[가-힣]{0,8}(?:원|센터|극장|자원관)${RIGHT}`,
    `${LEFT}[가-힣]{0,4}(?:시립|도립|구립|군립)\\s?[가-힣]{0,20}(?:박물관|미술관|과학관|도서관|복지관|교향악단)`,
    `${LEFT}(?:한국|대한|국가|전국)[가-힣]{2,12}(?:연구원|연구소|공사|공단|진흥원|협회|재단|센터|정보원|위원회|개발원|연맹|연합회|협의회|학회|노동조합|총연합회|안전원|회의소)`,
    `${LEFT}(?:서울|부산|대구|인천|광주|대전|울산|세종|수원|성남|고양|용인|창원|청주|전주|천안|포항|제주|경기|강원|충북|충남|전북|전남|경북|경남)(?:특별시|광역시|시|도)?(?:(?<=시|도)청|구청|시의회|도의회|의회|경찰청|소방서|경찰서|지방법원|고등법원|지방검찰청|문화재단|복지재단|도시공사)${RIGHT}`,
    `${LEFT}[가-힣]{1,6}(?:기상청|경찰청|검찰청|환경청|국세청|노동청|세관|지방법원|고등법원|우주센터)${RIGHT}`,
    `${LEFT}[가-힣]{1,4}(?:구청|군청|도청|시의회|구의회|경찰서|소방서|우체국|주민센터|행정복지센터|보건소)${RIGHT}`,
    `${LEFT}(?:국제|세계|유럽|아시아|미국|영국|일본)[가-힣]{2,10}(?:재판소|연맹|기구|협회|연구소|연구원)${RIGHT}`,
    `${LEFT}(?:국민|국가|중앙|대통령\\s?직속|방송|금융|공정|개인정보|원자력|과거사|소비자|교통|경기|강원|서울|부산)[가-힣]{1,12}위원회${RIGHT}`,
    `${LEFT}(?:국립|국토|한국|대한|중앙|서울|부산|경기|인천|대구|광주|대전|울산|제주|충남|충북|전남|전북|경남|경북|강원|세종|환경|산림|농촌|해양|기상|교통|보험|금융|에너지|원자력|산업|과학기술|정보통신)[가-힣]{1,10}(?:정보원|진흥원|평가원|개발원|관리원|기술원|연구원|과학원|관리공단|공단|공사|재단|총연맹|연합회|상담센터|복지관|문화원|수련원|박물관|미술관|과학관)${RIGHT}`,
    `${LEFT}(?!도시|각\\s?시|이웃|우리|해당|인근|자치)[가-힣]{1,4}[시군구]\\s(?:보건소|보건지소|주민센터|행정복지센터|의회|경찰서|소방서|우체국|복지관|문화원|문화재단|청소년\\s?수련관|노인\\s?복지관)${RIGHT}`,
    `${LEFT}[가-힣]{2,10}(?:노동조합총연맹|노동조합|노총)${RIGHT}`,
    `${LEFT}[가-힣]{1,6}(?:시청|구의회|군의회|고용센터|세무서|교도소|법원|검찰청|출입국관리사무소|치안센터|지구대|파출소|119안전센터)${RIGHT}`,
    `${LEFT}(?:[가-힣]{2,6}\\s?)(?:노인|종합사회|사회|장애인|청소년|종합)\\s?(?:복지관|수련관|문화의\\s?집)${RIGHT}`,
    `${LEFT}[가-힣]{2,8}(?:요양원|보육원|지역아동센터|청소년센터)${RIGHT}`,
    `${LEFT}국회\\s?(?:예산정책처|입법조사처|사무처|미래연구원)${RIGHT}`,
    `${LEFT}유엔[가-힣]{2,}(?:기구|기금|계획|위원회|이사회|총회)`,
  ].join('|'),
  'g',
);
const SHAPED_GENERIC =
  /^(?:동|읍|면|지역|인근|동네|관할|우리|시|군|구|각|학교|담당|가까운|전국)(?:구청|군청|도청|경찰서|소방서|우체국|주민센터|행정복지센터|보건소|의회)/;
const byShape = patternRule('ORG_PUBLIC', BY_SHAPE, ({ word }) => {
  if (
    /(?:한|된|인|의|던|는|은)\s[가-힣]+$|^(?:지역|인근|동네|관내|우리|학교|근처|가까운|여러|노인|장애인|청소년|종합|사회|시립|구립|아동|무료|민간|사설|전문|요양|현지|국제\s?사회|대안|영재|가상|모의|지방|가정|행정|고등|군사|특별|하급|상급|상급심|해당|국제|국내|국민|국가|관련|담당|학급|학생|교내|산업|과학기술|환경|해양|중앙)?\s?(?:시청|구의회|군의회|고용센터|세무서|교도소|법원|검찰청|치안센터|지구대|파출소|복지관|수련관|요양원|보육원|지역아동센터|청소년센터|위원회|연구소|연구원|협회|연맹|기구|공사|공단|재단|박물관|미술관|과학관|노동조합)$/.test(
      word,
    )
  )
    return null;
  if (
    /(?:시청|지구대)$/.test(word) &&
    !/^(?:서울|부산|대구|인천|광주|대전|울산|수원|성남|고양|용인|창원|청주|전주|천안|포항|제주|안산|안양|평택|화성|김포|파주|춘천|원주|강릉|목포|여수|순천|군산|익산|구미|경주|김해|진주|세종)/.test(
      word,
    )
  )
    return null;
  if (SHAPED_GENERIC.test(word) || /^(?:한국교육|국가교육)/.test(word)) return null;
  return BODY;
});

// 안전보건공단, 청소년활동진흥센터: probably a body, and a person has to see.
const perhaps = patternRule(
  'ORG_PUBLIC',
  new RegExp(`${LEFT}[가-힣]{2,10}(?:공단|진흥원|진흥회|총연맹|개발원|진흥센터|지원센터)${RIGHT}`, 'g'),
  ({ word }) =>
    /^(?:산업|공업|국가|지역|수출|기계|석유화학|섬유|일반|학습|학생|교육|다문화|상담|창업|돌봄|진로|마을)+(?:공단|지원센터|진흥원|진흥센터)$/.test(
      word,
    )
      ? null
      : { ...BODY, level: 'check' },
);

// A museum with its town is one museum: 수원화성박물관.
const PLACED =
  /^(?:서울|부산|대구|인천|광주|대전|울산|세종|수원|성남|고양|용인|창원|청주|전주|천안|포항|제주|경기|강원|경주|공주|부여|강릉|춘천|안동|목포|여수|순천|김해|진주|통영|거제|파주|양평|가평|화성|안산|안양|부천|평택|익산|군산|남원|영월|속초|삼척|태백|단양|충주|아산|당진|서산|보령|홍성|구미|영주|상주|문경|대영|루브르)[가-힣]*(?:박물관|미술관|과학관|기념관|문학관|천문대|수목원|동물원|식물원)/;

const museums = patternRule(
  'ORG_PUBLIC',
  new RegExp(
    `${LEFT}[가-힣]{2,}(?:박물관|미술관|과학관|기념관|문학관|천문대|수목원|동물원|식물원)${RIGHT}`,
    'g',
  ),
  ({ word }) =>
    /^(?:국립|시립|도립|구립|사립|가상|온라인|자연사|민속|지역|우리|학교|작은|미니|현대|역사|과학|교내|학급|모둠|해양|세계|유명|인근)(?:박물관|미술관|과학관|기념관|문학관)/.test(
      word,
    )
      ? null
      : { ...BODY, level: PLACED.test(word) ? 'error' : 'check' },
);

// 나사 is a screw unless space is the subject.
const nasa = patternRule('ORG_PUBLIC', wholeWord(['나사'], 'NASA'), ({ before, after, word }) => {
  const screw =
    /풀|조이|조임|볼트|너트|못|회전|나선|드라이버|홈|고정|감|모양|부품|방향/.test(after) ||
    /볼트|너트|암|수/.test(before.slice(-4));
  const space = /우주|화성|달\s|탐사|위성|로켓|천체|망원경|은하|발사|항공|행성|태양/.test(before + after);
  return !screw && (space || word === '나사NASA') ? { ...BODY, suggestion: '해외 우주 연구 기관' } : null;
});

/** ORG and ORG_PUBLIC: companies, brands, platforms; institutions and bodies outside education. */
export const organisations = all(
  companies,
  products,
  ambiguous,
  corporate,
  bodies,
  historical,
  byShape,
  bodiesByName,
  perhaps,
  museums,
  nasa,
);
