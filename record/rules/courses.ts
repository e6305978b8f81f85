import { withParticle } from '../hangul.ts';
import { AS_A_WORD } from './organisations/listed-names.ts';
import { all, patternRule, unlessFound, type Judgement } from './rule.ts';
import { openCourses } from './traces/open-courses.ts';
import { MESSAGES } from './messages.ts';
import { studySheets } from './study-sheets.ts';
import { LEFT, RIGHT, wholeWord } from './words.ts';

const MOOC: Judgement = { level: 'error', message: '온라인 공개강좌의 이름과 수강 사실은 적을 수 없습니다.' };
const AFTER: Judgement = {
  level: 'error',
  message: MESSAGES.COURSE,
};

const PLATFORMS = [
  ...[
    'K-MOOC',
    'KMOOC',
    'K MOOC',
    'MOOC',
    'MOOCs',
    'KOCW',
    '케이무크',
    '케이 무크',
    '무크',
    '코세라',
    'Coursera',
    'edX',
    'EDX',
    'edx',
    'K-mooc',
    'k-mooc',
    'Mooc',
    'mooc',
    '늘배움',
    '온국민평생배움터',
    '서울런',
    '생활코딩',
    '오픈 에듀',
    '스터디파이',
    '패스트캠퍼스',
    '에드위드',
    'edwith',
    'Udacity MOOC',
    '에드엑스',
    '유데미',
    'Udemy',
  ],
  ...[
    '칸아카데미',
    '칸 아카데미',
    'Khan Academy',
    '인프런',
    '클래스101',
    '유다시티',
    'Udacity',
    '퓨처런',
    '에듀케이션넷',
    '부스트코스',
    '오픈코스웨어',
    '콜로소',
  ],
];

const platforms = patternRule('MOOC', wholeWord(PLATFORMS, '강좌|강의|수업|영상|과정'), ({ after }) =>
  AS_A_WORD.test(after) ? { ...MOOC, level: 'check' } : MOOC,
);
const described = patternRule(
  'MOOC',
  new RegExp(`${LEFT}(?:한국형\\s|대규모\\s|글로벌\\s)?(?:온라인\\s?)?공개\\s?강[좌의]`, 'g'),
  ({ word, before, after }) => ({
    ...MOOC,
    level:
      /온라인|한국형|대규모|글로벌/.test(word) ||
      (/온라인/.test(before + after) && /수강|이수|들음|들으|듣고|들어/.test(after))
        ? 'error'
        : 'check',
  }),
);

/** What else a street has, right beside it. */
const AMONG_SHOPS =
  /(?:카페|식당|음식점|편의점|약국|미용실|은행|병원|상점|마트|서점|옷 ?가게|꽃집|문구점)(?:와 |과 |, ?|·|나 )학원|학원(?:과 |, ?|·|이나 )(?:카페|식당|음식점|편의점|약국|미용실|은행|병원|상점|마트|서점|옷 ?가게|꽃집|문구점)/;

const privateLessons = patternRule(
  'AFTERSCHOOL',
  new RegExp(
    [
      `${LEFT}(?:[가-힣]{0,6}학원가?|입시\\s?학원|재수\\s?종합반|단과반|공부방|교습소|(?:영어|수학|코딩|논술|선행)\\s?(?:캠프|스쿨)|어학원|과외\\s?(?:교사|선생님))(?!\\s?(?:물|폭력|장르|도시|소설|판타지|만화|드라마|웹툰|로맨스|액션|코미디|청춘))${RIGHT}`,
      `${LEFT}(?:개인|방문)\\s?(?:교습|레슨|과외)${RIGHT}`,
      `${LEFT}(?:고액\\s|영어\\s|수학\\s)?과외(?!\\s?활동|\\s?소득|\\s?수입|\\s?시간|의 (?:시간|활동|일)|로\\s(?:[가-힣]{1,5}(?:는|한|된|린|던)\\s)(?:[가-힣]{1,6}\\s)?(?:봉사|활동|행사|체험|동아리|캠페인))${RIGHT}`,
      `${LEFT}(?:인강|인터넷\\s?강의|동영상\\s?강의|메가스터디|메가패스|대성마이맥|이투스|강남\\s?인강|일타\\s?강사|에듀윌|엠베스트|밀크티|아이스크림\\s?홈런)${RIGHT}`,
      `${LEFT}(?:EBS|이비에스|EBSi)\\s?(?:[가-힣]{1,6}\\s){0,2}(?:수능\\s?)?(?:강의|듣기|강좌|인강|특강|교재|방송|수능|문제집|연계)`,
    ].join('|'),
    'g',
  ),
  ({ word, before, after }) => {
    if (/대학원$|의학원|과학원|법학원|문학원|한국학원|총장/.test(word)) return null;
    if (/^(?:이)?라는\s/.test(after)) return { ...AFTER, level: 'check' };
    // 신시가지는 학원과 카페가 많음: shops of a street.
    if (AMONG_SHOPS.test(`${before.slice(-8)}${word}${after.slice(0, 8)}`)) return null;
    if (/수능\s?특강/.test(word)) return AFTER;
    // '상록수'의 청석학원: of a work, or of those who once founded it.
    if (/[’'”"』」》〉](?:의|에서|에|속|\s속)\s(?:[가-힣]+\s){0,3}$/.test(before)) return null;
    const told =
      /(?:그린|담은|다룬|배경으로 한|소재로 한)\s|소재로\s|(?:소설|영화|시|작품|드라마)\s?속|(?:세운|설립한|세워진|설립된)\s$/.test(
        before,
      ) || /(?:그린|담은|다룬|배경으로 한|소재로 한)\s|소재로\s/.test(after);
    // A room to learn in as well.
    if (word === '공부방' && !/다니|다녀|다닌|배운|배워|배움|수업|가르|지도|복습|예습|학습|공부/.test(after))
      return { ...AFTER, level: 'check' };
    const policy =
      /^[가-힣]{0,20}\s?(?:많은|몰린|늘어난|줄어든|상권|교습|심야|규제|제한|금지|수강료|비율|통계|산업|시장|문제|밀집|거리|열풍|(?:사회적|교육적|경제적)\s(?:영향|비용|문제|효과|가치|격차|불평등|수요|공급)|찬반|폐해|실태|의존도|학습\s효과)/.test(
        after,
      ) || /비율|통계|사교육|실태/.test(before);
    // 인강보다 대면 수업의 효과가 큰 까닭을 토론함: weighed, and not taken.
    const weighed =
      /^(?:보다|과|와|의\s(?!도움|힘|설명|내용|강의)|은|는|이|가)[^.]*(?:토론|논의|논쟁|비교|장단점|찬반|까닭|효과를|영향을)/.test(
        after,
      ) &&
      !/듣|들[으음어었]|수강|받[으음아았]|다니|다녀|배[우운워웠움]|시청|통해|활용|보충|복습|예습|공부/.test(
        after,
      );
    return policy || told || weighed ? { ...AFTER, level: 'check' } : AFTER;
  },
);

const afterSchool = patternRule(
  'AFTERSCHOOL',
  /(?<![가-힣])방과\s?후\s?(?:학교|수업|강좌|교실|보충|특기|교과|프로그램|심화반|특강|(?!시간|남아|친구|매일|혼자|함께|학교)[가-힣]{1,5}\s?(?:교실|강좌|수업|프로그램|심화반|특강)|(?:[가-힣]{1,4}\s)?[가-힣]{2,4}반(?=에서|을|에))(?!(?<=교실)에\s(?:[가-힣]{1,4}\s)?(?:남|모[여이인]|앉|머물))/g,
  () => AFTER,
);
const after = patternRule(
  'AFTERSCHOOL',
  /(?<![가-힣])방과\s?후(?!\s?(?:학교|수업|강좌|교실|보충|특기|교과|프로그램|심화반|특강|(?!시간|남아|친구|매일|혼자|함께|학교)[가-힣]{1,5}\s?(?:교실|강좌|수업|프로그램|심화반|특강)))|(?<![가-힣])(?:사교육|방문\s?학습지|학습지(?=\s(?:교사|선생|회사|구독|수업)|로\s|를\s(?:구독|밀리))|온라인\s?강의(?!실)|학교\s밖(?:의)?\s(?:수업|강의|강좌)|(?:[가-힣]{2,8}\s?)?영재\s?(?:교육)?\s?원)(?![가-힣]{3})/g,
  ({ word, after: rest }) => {
    if (word === '사교육') {
      if (/^(?:\s?없이|을 받|에 의존|에 기대|의 도움|\s?대신|보다)/.test(rest)) return AFTER;
      return null;
    }
    return {
      level: 'check',
      message: `${withParticle(`‘${word}’`, '이/가')} 방과후학교나 사교육을 가리킨다면 적을 수 없습니다. 내용을 확인해 주세요.`,
    };
  },
);

// 대치동에서 배운 풀이, 노량진에서 강의를 들으며: quarters known for their private schools, and something learnt there.
const quarters = patternRule(
  'AFTERSCHOOL',
  new RegExp(
    `${LEFT}(?:대치동|노량진|목동|중계동|평촌|대치|강남|분당|수성구)(?:에서|까지|에\\s가서)\\s(?:[가-힣]{1,6}\\s){0,3}(?:배운|배우|배워|배웠|배움|강의|강좌|특강|선행|단과|과외|다니며|다니면서|다녀)|${LEFT}(?:대치동|노량진|중계동)\\s(?:강사|강의|수업|특강|선생|단과|현강)`,
    'g',
  ),
  ({ before, after }) =>
    /현상|실태|문제점|정책|상권|밀집|인물|소설|작품/.test(before + after)
      ? null
      : { level: 'check', message: MESSAGES.MAYBE_COURSE },
);

// 유료 강의를 결제하여 예습함.
const paid = patternRule(
  'AFTERSCHOOL',
  new RegExp(
    `${LEFT}유료\\s?(?:온라인\\s?)?(?:강의|강좌)[를로]?\\s(?:결제|구매|구독|수강|듣|들으|들음|들어|보며|활용하여\\s예습)`,
    'g',
  ),
  () => AFTER,
);
const subscribed = patternRule(
  'AFTERSCHOOL',
  new RegExp(`${LEFT}(?:강의|강좌)를\\s(?:결제|구독|구매)하(?:여|고|며)`, 'g'),
  () => ({ ...AFTER, level: 'check' }),
);

/** MOOC and AFTERSCHOOL: learning outside the school's lessons. */
export const courses = all(
  unlessFound(all(platforms, described), openCourses),
  privateLessons,
  afterSchool,
  after,
  quarters,
  studySheets,
  paid,
  subscribed,
);
