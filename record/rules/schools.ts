import { lastFinal, withParticle } from '../hangul.ts';
import type { CheckOptions, Finding } from '../types.ts';
import type { Passage } from './passage.ts';
import { festivals } from './festivals.ts';
import { all, patternRule, type Judgement, type Rule } from './rule.ts';
import { anyOf, LEFT, literal, RIGHT } from './words.ts';
import { DISTRICTS } from './words/districts.ts';

const SCHOOL: Judgement = {
  level: 'error',
  message: '특정 학교의 이름은 적을 수 없습니다. ‘인근 고등학교’처럼 이름 없이 적어 주세요.',
};

const KINDS =
  '일반|일반계|인문계|실업계|직업계|전문계|특성화|특목|특수\\s?목적|자율형|사립|공립|국립|자율|여자|남자|남녀공학|과학|외국어|국제|예술|체육|공업|상업|농업|수산|정보|산업|마이스터|대안|영재|방송통신|부설|병설|혁신|거점|지역|전국|전체|인근|주변|근처|다른|타|각|여러|우리|모든|해당|본교|이웃|시골|농촌|도시|도심|분교|같은|출신|당시|미국|일본|중국|영국|독일|핀란드|프랑스|해외|외국|가상|온라인|옛|어느|한';
const GENERIC = new RegExp(
  `^(?:${KINDS}|[가-힣]{1,20}(?:[의는던]|까운|새로운|진학한|졸업한|지원한|입학한|희망한|소재한|위치한))(?:\\s?(?:${KINDS}))*\\s?(?:고등학교|중학교|초등학교|학교)`,
);

const fullName = patternRule(
  'SCHOOL',
  new RegExp(`${LEFT}[가-힣]{2,12}(?:고등학교|중학교|초등학교|영재학교|고교)(?!육|과정)`, 'g'),
  ({ word }) => {
    if (GENERIC.test(word.replace(/고교$/, '고등학교')) || /^(?:영재학교)/.test(word)) return null;
    return /고교$/.test(word) ? { ...SCHOOL, level: 'check' } : SCHOOL;
  },
);

const SHORT_KIND =
  '로봇고|미디어고|인터넷고|관광고|조리고|디자인고|보건고|항공고|금융고|전자고|컨벤션고|애니메이션고|소프트웨어고|반도체고|바이오고|비즈니스고|국악고|철도고|인공지능고|게임고|뷰티고|웹툰고|해양고|수산고|생명과학고|자동차고|기계공고|과학고|외고|외국어고|국제고|여고|여중|여상|예술고|체육고|체고|영재고|마이스터고|공업고|상업고|농업고|공고|상고|예고|과고';
const PREVIEW =
  /(?:사전|입법|일기|방송|개봉|예산|단수|정전|해고|변경|공식|행정|특강|시험)예고$|(?:모집|채용|입찰|선거|합격|분양|공식|행정|고시|제작|법률)공고$|(?:대법원|항소|비)상고$/;
const shortName = patternRule(
  'SCHOOL',
  new RegExp(`${LEFT}[가-힣]{2,6}(?:${SHORT_KIND})${RIGHT}`, 'g'),
  ({ word }) => {
    if (
      PREVIEW.test(word) ||
      new RegExp(
        `^(?:${KINDS})+(?:과학고|외고|외국어고|국제고|여고|여중|예술고|체육고|영재고|마이스터고|공업고|상업고|농업고|공고|상고|예고|과고)`,
      ).test(word)
    )
      return null;
    return /(?:공고|상고|예고|과고)$/.test(word)
      ? {
          ...SCHOOL,
          level:
            /^(?:서울|선화|계원|안양|경기|부산|대전|인천|충남|전주|광주|울산|포항|김천|경남|경북|전남|전북|충북|수원|성남|대구|제주|강원|창원|청주|한성|세종|부천|평택|용인|천안|춘천|강릉|목포|순천|여수|진주|구미)/.test(
              word,
            )
              ? 'error'
              : 'check',
        }
      : SCHOOL;
  },
);

const famous = patternRule(
  'SCHOOL',
  new RegExp(
    `${LEFT}(?:민사고|민족사관고|경기과고|서울과고|한국영재고|세종영재고|인천영재고|(?<![은는이가도중] )하나고|상산고|현대청운고|외대부고|용인외대부고|한일고|공주사대부고|휘문고|세화고|중동고|배재고|경복고|대원외고|한국과학영재학교|한국영재|서울대부고|경북고|경기고|서울고|숙명여고|단대부고|양정고|사대부고|사대부중|사대부초)${RIGHT}`,
    'g',
  ),
  () => SCHOOL,
);

const foundation = patternRule(
  'SCHOOL',
  new RegExp(`${LEFT}학교\\s?법인\\s[가-힣]{2,}(?:학원|재단)?`, 'g'),
  () => SCHOOL,
);

const WITH_ANOTHER_SCHOOL =
  /^(?:들)?(?:과|와)(?:의)?\s(?:[가-힣]+\s)?(?:연합|교류|합동|공동|시합|친선|경기|결연|학술|토론)/;
// 한빛고에서: a verb in -고 takes no such particle, but many nouns end in 고.
const COMMON_GO =
  /(?:광|사|보|원|창|금|경|예|참|신|재|장|최|충|투|기|상|항|선|권|통|서|무|수|피|과|외|해|부|로|망|탱|콩|카|중|활|복|공|여|체|영|잔|제|퇴|국제)고$/;
const short = patternRule(
  'SCHOOL',
  new RegExp(`${LEFT}[가-힣]{2}고(?=(?:에서|의|와|에)(?![가-힣]))`, 'g'),
  ({ word, before, after }) => {
    if (COMMON_GO.test(word) || /^(?:과학|일반|특목|예술|체육|영재|초중)고$/.test(word)) return null;
    const beside = /(?:인근|이웃|자매|근처|옆)\s$/.test(before) || WITH_ANOTHER_SCHOOL.test(after);
    return { ...SCHOOL, level: beside ? 'error' : 'check' };
  },
);

/** 은평고, 진주고: many a school is called by its town alone. */
const TOWNS = [...new Set(DISTRICTS.map((name) => name.slice(0, -1)))].filter(
  (stem) => stem.length === 2 && stem !== '구리',
);
const ofTown = patternRule(
  'SCHOOL',
  new RegExp(`${LEFT}(?:${anyOf(TOWNS)})(?:여|남)?고(?=(?:에서|의|와|에)(?![가-힣]))`, 'g'),
  () => SCHOOL,
);

// 인천하늘고의: with its town, and long enough to be no other word.
const placed = patternRule(
  'SCHOOL',
  new RegExp(
    `${LEFT}(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주|수원|성남|고양|용인|창원|청주|전주|천안|포항|안산|안양|평택|김포|파주)[가-힣]{2,5}고(?=(?:에서|의|와|에|를)(?![가-힣]))`,
    'g',
  ),
  ({ word }) => (COMMON_GO.test(word) || /[하되이라자다냐]고$/.test(word) ? null : SCHOOL),
);

// 한빛고 학생들: only where the syllable before 고 is none that a verb's stem ends in.
const pupils = patternRule(
  'SCHOOL',
  new RegExp(
    `${LEFT}[가-힣]{1,2}(?<last>[가-힣])고\\s(?:학생회|학생|친구|선배|후배|교사|선생님|축제|재학생|졸업생|방송부|동아리|총동문회|또래|팀)`,
    'g',
  ),
  ({ groups, word, after }) =>
    lastFinal(groups['last'] ?? '') === 'ㅆ' ||
    /[맡밝묶엮섞하되들누으기리치이우히추키주보가르지내놓두오쓰짓찾끌꾸루나서얻받갖웃묻듣싣어없있같높크그지니배열닦읽심잡맞풀쌓돕고르세펴피려켜쳐파차최광보경라자다냐]/.test(
      groups['last'] ?? '',
    )
      ? null
      : {
          ...SCHOOL,
          level:
            /(?:학생회|축제|재학생|졸업생|총동문회|방송부)$/.test(word) || WITH_ANOTHER_SCHOOL.test(after)
              ? 'error'
              : 'check',
        },
);

// 모교인 은빛초에서, 푸른솔중을 졸업한: 초 and 중 end many words, so the school has to be told beside it.
const lower = patternRule(
  'SCHOOL',
  new RegExp(
    `(?<=(?:모교|출신교|(?:출신|이웃|인근|자매|근처|옆|연합|교류)\\s?학교)인\\s)[가-힣]{2,5}(?:초|중|고)${RIGHT}|${LEFT}[가-힣]{2,4}(?:초|중|고)(?=를\\s(?:졸업|나온|다닌|다니|방문|찾)|을\\s(?:졸업|나온|다닌)|\\s(?:재학|출신|졸업생|학생들?(?:과|에게|을|의)|후배|동문))|${LEFT}[가-힣]{2,3}초(?=에서\\s(?:[가-힣]{1,6}\\s){0,2}(?:봉사|멘토|가르|수업|전학))|${LEFT}[가-힣]{2,3}중(?=\\s(?:방송부|학생회|축제|동아리)(?:에서|의|와|를|가))`,
    'g',
  ),
  ({ word, before, after }) =>
    COMMON_GO.test(word) ||
    /(?:수업|방학|학기|재학|생활|활동|그|친구들|여러분|학생|인원|[하되이으오우맡밝묶엮섞]|초|과학|일반|특목|특성화|외국어|국제)[초중고]$|(?:기|최|약|잡|해|시|건|벌|화|호|당|애|감|후|식|민|수|난|목|독|원|태|월|연|양|자|분|일)초$|(?:도|와|집|존|대|관|청|공|신|가|귀|열|치|편|체|적|시|백|이|삼|평)중$/.test(
      word,
    )
      ? null
      : {
          ...SCHOOL,
          level:
            /(?:모교|출신교|학교)인\s$/.test(before) || /^\s(?:졸업생|동문|출신\s학생)/.test(after)
              ? 'error'
              : 'check',
        },
);

// 졸업한 한결중의 은사: a school one has been to.
const attended = patternRule(
  'SCHOOL',
  new RegExp(
    `(?<=${LEFT}(?:졸업한|졸업했던|다니던|다녔던|나온)\\s)(?!결과|이유|의견|내용|자료|과정|것|책|말)[가-힣]{2,5}[초중고](?=(?:의\\s(?:은사|교사|선생|후배|친구|교정|교실)|에서\\s|에\\s(?:찾아|방문|다시)|를\\s(?:찾|방문)))`,
    'g',
  ),
  ({ word }) => (COMMON_GO.test(word) ? null : SCHOOL),
);

// A school and what belongs to it: 한빛고 학생회. Any connective ends in 고 too, so a person has to look.
const belongs = patternRule(
  'SCHOOL',
  new RegExp(`${LEFT}[가-힣]{2}고\\s(?:학생회|축제|재학생|졸업생|방송부|동아리|총동문회)`, 'g'),
  ({ word }) =>
    /^(?:그리|하|되|보|쓰|만들|알|가지|맡|돕|이끌|모으|나누|다루|펼치|꾸리|열|읽|듣|찾|느끼|배우|살피|지키|키우|고치|바꾸|세우|넘|넓히|[가-힣][라자다냐])고\s/.test(
      word,
    )
      ? null
      : { ...SCHOOL, level: 'check' },
);

const attached = patternRule(
  'SCHOOL',
  new RegExp(
    `${LEFT}[가-힣]{2,8}(?:부속고|부속중|부속초|사대부고|사대부중|대부고|대부중|사대부초)${RIGHT}`,
    'g',
  ),
  () => SCHOOL,
);

const nurseries = patternRule(
  'SCHOOL',
  new RegExp(`${LEFT}(?<name>[가-힣]{2,8})(?<kind>유치원|어린이집|고등공민학교|특수학교)${RIGHT}`, 'g'),
  ({ groups }) =>
    /^(?:병설|단설|인근|국공립|공립|사립|국립|지역|직장|우리|동네|학교|구립|시립|민간|가정|대학|다문화|세계|최초의?|대안)+$/.test(
      groups['name'] ?? '',
    )
      ? null
      : groups['kind'] === '유치원'
        ? SCHOOL
        : { ...SCHOOL, level: 'check' },
);

/** 새솔여자고등학교 → 새솔여자고등학교, 새솔여고, 새솔고 and so on; the stem is 새솔. */
function ownNames(school: string): { stem: string; names: string[] } {
  const full = school.trim();
  const parts = /^(.*?)(여자|남자)?(고등|중|초등)학교$/.exec(full);
  const stem = parts?.[1] ?? '';
  if (!parts || stem.length < 2) return { stem: '', names: full ? [full] : [] };
  const level = { 고등: '고', 중: '중', 초등: '초' }[parts[3] ?? ''] ?? '';
  const girls = parts[2] === '여자' ? '여' : parts[2] === '남자' ? '남' : '';
  const names = [
    full,
    `${stem}${girls}${level}`,
    `${stem}${level}`,
    `${stem}고교`,
    `${stem}제`,
    `${stem}인`,
    `${stem} 축제`,
  ];
  return {
    stem,
    names: [
      ...names,
      `${stem}축제`,
      `${stem}학원`,
      `${stem} 학원`,
      `${stem}재단`,
      `${stem} 재단`,
      `${stem} 교육재단`,
    ],
  };
}

const own: Rule = (passage: Passage, { school }: CheckOptions): Finding[] => {
  if (!school) return [];
  const { stem, names } = ownNames(school);
  if (!passage.text.includes(stem || school.trim())) return [];
  const anyName = names
    .map(literal)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const full =
    names.length > 0
      ? patternRule('SCHOOL', new RegExp(`(?:${anyName})${RIGHT}`, 'g'), () => ({
          ...SCHOOL,
          message: '재학 중인 학교와 재단, 축제의 이름은 적을 수 없습니다.',
        }))
      : null;
  const bare = stem
    ? patternRule('SCHOOL', new RegExp(`${LEFT}${literal(stem)}${RIGHT}`, 'g'), () => ({
        level: 'check',
        message: `${withParticle(`‘${stem}’`, '이/가')} 우리 학교를 가리킨다면 적을 수 없습니다.`,
      }))
    : null;
  return [...(full?.(passage, { year: 0 }) ?? []), ...(bare?.(passage, { year: 0 }) ?? [])];
};

// 교명에 담긴 '백운'의 뜻: the name itself, in marks of quotation.
const quotedName = patternRule(
  'SCHOOL',
  /(?<![가-힣])(?:교명|학교\s이름|학교명)(?:에|의|인|이|을|으로)\s(?:[가-힣]{1,6}\s){0,3}['‘“"「『][가-힣]{1,8}['’”"」』]/g,
  ({ before, after }) =>
    /소설|작품|영화|드라마|가상|상상/.test(before + after) ? null : { ...SCHOOL, level: 'error' },
);

/** SCHOOL: any named school, its foundation and festival, the student's own above all. */
export const schools = all(
  fullName,
  shortName,
  famous,
  foundation,
  short,
  placed,
  ofTown,
  pupils,
  lower,
  attended,
  belongs,
  attached,
  nurseries,
  quotedName,
  festivals,
  own,
);
