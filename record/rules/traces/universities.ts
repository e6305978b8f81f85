import { MESSAGES } from '../messages.ts';
import { all, patternRule, where, type Judgement } from '../rule.ts';
import { LEFT, anyOf } from '../words.ts';
import { COUNTRIES } from '../words/countries.ts';

const UNIV: Judgement = {
  level: 'error',
  message: MESSAGES.UNIVERSITY_TOLD,
  suggestion: '한 대학',
};
const MAYBE: Judgement = { ...UNIV, level: 'check' };

const CITY =
  '(?:서울|부산|대구|인천|광주|대전|울산|세종|수원|성남|고양|용인|청주|충주|천안|전주|군산|익산|목포|여수|순천|포항|경주|안동|구미|창원|진주|김해|춘천|강릉|원주|제주|공주|서산|나주|경산)(?:시|광역시)?';
const QUARTER =
  '(?:신촌|안암동?|관악산?|흑석동|회기동?|왕십리|혜화동?|행당동|상도동|신림동?|정릉동?|서교동|대학로|월계동|하월곡동|유성구?|북문로|[가-힣]{1,3}동)';
/** Of one kind there is one in a town: 대전에 있는 과학기술원. */
const ONLY_ONE =
  '(?:과학\\s?기술원|교육\\s?대학교?|(?:국립|시립|도립|여자|공과|해양|과학\\s?기술|체육|예술|외국어|항공|의과|수산)\\s?대(?:학교?)?|(?:국립|시립)\\s?대학교?)';
const AT = '(?:에\\s(?:있는|위치한|자리한|소재한|자리\\s?잡은)|\\s소재(?:의)?)\\s(?:한\\s)?';

/** That somebody was there or heard what it teaches. */
const THERE =
  /방문|견학|탐방|둘러|체험|찾아|찾음|캠퍼스|연구실|연구소|실험실|박물관|도서관|강의|강연|특강|수업을|참여|참가|실험|학생들과|교수|축제|진학|입학|지원|목표|희망|다니는|재학/;
const SPOKEN_OF = /신입생|통계|비율|감소|역사|등록금|입시|비교|설립|제도|인구|소설|작품/;

// 대전에 있는 과학기술원의 연구실; 안암동에 있는 대학의 캠퍼스; 광주에 있는 대학 may be any.
const byTown = patternRule(
  'UNIV',
  new RegExp(
    `${LEFT}(?:${CITY}${AT}|(?<quarter>${QUARTER})(?:${AT}|(?:\\s(?:자락|기슭|근처|옆|앞|부근|아래))?의\\s))(?:(?<kind>${ONLY_ONE})|(?:[가-힣]{1,4}\\s)?(?:대학교|대학(?!원|생|가|로)))(?=[가-힣]{0,3}(?![가-힣])|\\s)`,
    'g',
  ),
  ({ word, groups, before, after }) => {
    if (SPOKEN_OF.test(before + after) || !THERE.test(after)) return null;
    // 서울에 있는 여자 대학교: there are several.
    const single = groups['quarter'] !== undefined || (groups['kind'] !== undefined && !/^서울/.test(word));
    return single ? UNIV : MAYBE;
  },
);

// 런던의 한 대학 연구진, 보스턴에 있는 공과대학: which one a person may be able to tell.
const abroad = patternRule(
  'UNIV',
  new RegExp(
    `${LEFT}(?:${anyOf(COUNTRIES)})(?:\\s(?:동부|서부|남부|북부|[가-힣]{2,5}))?(?:의|에\\s(?:있는|위치한|자리한))\\s(?:한\\s)?(?:(?:명문|유명|공과|경제|의과|음악|예술)\\s?)?대학교?(?!원|생|가|들|로)`,
    'g',
  ),
  ({ word, before, after }) =>
    SPOKEN_OF.test(before + after) || !/한\s|에\s있|에\s위|에\s자|명문|유명|공과|경제/.test(word)
      ? null
      : /연구|강의|강연|발표|실험|교수|방문|견학|탐방|목표|진학/.test(after)
        ? MAYBE
        : null,
);

// 포항의 공과대학에서 열린 캠프.
const ofTown = patternRule(
  'UNIV',
  new RegExp(`${LEFT}${CITY}의\\s${ONLY_ONE}(?=[가-힣]{0,3}(?![가-힣])|\\s)`, 'g'),
  ({ before, after }) =>
    SPOKEN_OF.test(before + after) || !/방문|견학|탐방|체험|참여|참가|강의|강연|목표|진학|학과/.test(after)
      ? null
      : MAYBE,
);

/** UNIV told without its name: by the town or the quarter it stands in. */
export const universitiesByPlace = where(/대학|기술원|[국시도]립대|여대|공대/, all(byTown, ofTown, abroad));
