import { lastFinal, withParticle } from '../hangul.ts';
import { isDoingNoun, isThingNoun } from '../style/words/nouns.ts';
import { ONE_LETTER_THING, WORD_WITH_I } from '../style/words/one-letter-things.ts';
import type { Finding } from '../types.ts';
import { ACTS } from './persons-deeds.ts';
import { MESSAGES } from './messages.ts';
import { all, patternRule, type Judgement, type Rule } from './rule.ts';
import { reachable } from './traces/reachable.ts';
import { LEFT, literal, RIGHT } from './words.ts';
import { NAME_LIKE_NOUNS } from './words/common-nouns.ts';

const TWO_SYLLABLE_SURNAME = /^(?:남궁|황보|제갈|선우|독고|사공|서문|동방)/;

function givenName(name: string): string {
  if (!/^[가-힣]{3,5}$/.test(name)) return '';
  return name.slice(TWO_SYLLABLE_SURNAME.test(name) && name.length > 3 ? 2 : 1);
}

/** A name of the roster without the spaces that a list may write into a Korean one (김 하늘). */
const asRead = (entry: string) =>
  /^[가-힣\s]+$/.test(entry) ? entry.replace(/\s+/g, '') : entry.trim().replace(/\s+/g, ' ');

/** Surnames that are no other word: 김 하늘과 is a name, 이 하늘은 none. */
const SURNAME_ALONE = /^(?:김|박|최|윤|임|권|황|송|류|홍|허|심|곽|남궁|황보|제갈|선우|독고|사공|서문|동방)$/;

/** The name as a pattern, with or without a space behind a surname. */
function spelled(name: string): string {
  const given = givenName(name);
  const surname = name.slice(0, name.length - given.length);
  return given !== '' && SURNAME_ALONE.test(surname)
    ? `${literal(surname)}\\s?${literal(given)}`
    : literal(name);
}

function judgement(name: string, sure: boolean): Judgement {
  return sure
    ? {
        level: 'error',
        message: `학생 이름 ${withParticle(`‘${name}’`, '을/를')} 적지 않습니다. ‘친구’, ‘모둠원’처럼 바꿔 주세요.`,
        suggestion: '친구',
      }
    : {
        level: 'check',
        message: `${withParticle(`‘${name}’`, '은/는')} 명단에 있는 이름과 같습니다. 학생을 가리킨다면 지워 주세요.`,
      };
}

/** 서연이처럼: the 이 of a called name with what follows it. */
export const CALLED_NAME =
  '이(?=(?:가|는|의|를|와|랑|도|에게서?|한테서?|께|네|처럼|만|만큼|보다|부터|까지|하고|나|라도|마저|조차|밖에|같이)(?![가-힣]))';

// Given names: -이가, -이는, -아, -야 mark a person; with another particle the same syllables may be a noun.
const CALLED = `(?=${CALLED_NAME}|[아야](?=라고|라는|하고|하며|[^가-힣]|$))`;

/** Particles that stand behind a name, and seldom enough behind other words for `RIGHT` not to know them. */
const BESIDE_RIGHT =
  '(?:(?:하고|만큼|네|한테서|에게서|처럼|보다|부터|까지|마저|조차|밖에|같이)(?:는|은|도|만)?|(?:양|군|쌤|씨|님)(?:[은는이가을를과와의도]|에게)?)(?![가-힣])';

/** 담이가, 민준: 준이는: what is called by one letter with 이, and never a thing with 이 (종이가). */
function calledShort(name: string): Rule {
  const last = name.at(-1) ?? '';
  const called = `${last}이`;
  if (name.length < 2 || lastFinal(last) === '' || lastFinal(last) === null || WORD_WITH_I.test(last))
    return () => [];
  // 원이랑 타원: a thing with its particle; 원이가 is none.
  const particles = ONE_LETTER_THING.test(last) ? '가|는|를|의|한테' : '가|는|를|의|랑|이랑|한테|에게|도';
  return patternRule(
    'NAME',
    new RegExp(`${LEFT}${literal(called)}(?=(?:${particles})(?![가-힣]))`, 'g'),
    () => judgement(called, false),
  );
}

/** NAME: names of the roster with their particles, given names of two or more syllables too. */
const roster: Rule = (passage, options) => {
  const findings: Finding[] = [];
  for (const entry of new Set(options.names ?? [])) {
    const name = asRead(entry);
    const given = givenName(name);
    if (passage.text.includes(`${name.at(-1)}이`)) findings.push(...calledShort(name)(passage, options));
    // Most names of a roster are not in the text: no pattern is built for those.
    if (
      name === '' ||
      !(given === '' ? name.split(' ') : [given]).some((part) => passage.text.includes(part))
    )
      continue;
    const latin = /[A-Za-z0-9]$/.test(name);
    const full = new RegExp(
      `(?<![가-힣A-Za-z0-9])${spelled(name)}${latin ? '(?![A-Za-z0-9])' : `(?:이(?=[가는의를와랑도](?![가-힣])|${BESIDE_RIGHT}))?(?:[아야](?![가-힣]))?(?:${RIGHT}|(?=${BESIDE_RIGHT}))`}`,
      'g',
    );
    // 이유, 정의: a name of two syllables may be a word of every second sentence.
    const word = name.length === 2 && (isThingNoun(name) || isDoingNoun(name));
    const sure = name.length > 1 && !word && !NAME_LIKE_NOUNS.has(name);
    findings.push(...patternRule('NAME', full, () => judgement(name, sure))(passage, options));
    // Emily Kim is called Emily, and Kim Minji is called Minji.
    for (const part of latin && name.includes(' ') ? name.split(' ') : []) {
      if (!/^[A-Z][a-z]{2,}$/.test(part)) continue;
      const called = new RegExp(
        `(?<![가-힣A-Za-z0-9]|[A-Z][a-z]{2,}\\s)${part}(?![A-Za-z0-9]|\\s[A-Z])`,
        'g',
      );
      findings.push(...patternRule('NAME', called, () => judgement(part, false))(passage, options));
    }
    if (given.length < 2) continue;
    const common = NAME_LIKE_NOUNS.has(given);
    const called = new RegExp(`${LEFT}${literal(given)}${CALLED}`, 'g');
    // With 에게, 랑, 학생 or 함께 the name can only be a person, or, of a noun, probably is.
    const person = new RegExp(
      `${LEFT}${literal(given)}(?=(?:에게|한테|께|랑|이랑)(?:서|도|는|만|은)?(?![가-힣])|이?네(?:가|는|를|도|의)?\\s(?:조|모둠|팀|집|반)?|이?꺼|(?:쌤|샘|쓰|띠|찡|짱)(?:이랑|랑|이|가|은|는|을|를|의|과|와|도|에게|한테)?(?![가-힣])|(?:팀|조)(?:이|가|의|은|는|에서|과|와|에|을|를|도)(?![가-힣])|작전|\\s?(?:조장|팀장|모둠장|반장)(?:이|가|의|은|는|을|를|과|와|에게)(?![가-힣])|\\s?(?:학생|군|양|친구|언니|누나|오빠|선배|후배|쌤)(?:이|가|의|은|는|을|를|과|와|에게)?(?![가-힣])|(?:[와과]|하고)\\s(?:함께|짝|같이|협력|협동|힘을|의견을|역할을|모둠|한\\s(?:모둠|조|팀)|대화|토론|마주|번갈아|이야기)|의\\s(?:의견|발표|질문|말을|도움|제안|설명|생각))`,
      'g',
    );
    findings.push(...patternRule('NAME', person, () => judgement(given, !common))(passage, options));
    const plain = new RegExp(
      `${LEFT}${literal(given)}${common ? ACTS : '(?=(?:은|는|이|가|을|를|와|과|의|도|에게|께|만|처럼|보다|부터|까지|이?나|이?라도|마저|조차|밖에|만큼)(?![가-힣]))'}`,
      'g',
    );
    findings.push(...patternRule('NAME', called, () => judgement(given, !common))(passage, options));
    findings.push(...patternRule('NAME', plain, () => judgement(given, false))(passage, options));
  }
  return findings;
};

const REGION =
  '(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주|충청[남북]도|전라[남북]도|경상[남북]도)';

const personal = patternRule(
  'PII',
  new RegExp(
    [
      '(?<!\\d)01[016789][-.\\s]?\\d{3,4}[-.\\s]?\\d{4}(?!\\d)',
      '(?<!\\d)0(?:2|[3-6][1-5]|70|50\\d)[-)\\s.]\\s?\\d{3,4}[-.\\s]\\d{4}(?!\\d)',
      '(?<!\\d)1[568]\\d{2}-\\d{4}(?!\\d|\\s?년)',
      '공일공[-\\s]?[공영일이삼사오육칠팔구]{3,4}[-\\s]?[공영일이삼사오육칠팔구]{4}',
      '(?<!\\d)\\d{6}\\s?-\\s?[1-4]\\d{6}(?!\\d)',
      '[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+',
      'https?:\\/\\/[^\\s가-힣]+|(?<![A-Za-z])www\\.[^\\s가-힣]+',
      `${REGION}(?:특별시|광역시|특별자치시|특별자치도|시|도)?\\s(?:[가-힣]{1,5}[시군구]\\s){1,2}[가-힣0-9]{1,10}(?:로|길|동|읍|면|리)\\s?\\d+(?:번?길)?(?:\\s?\\d+)?(?:-\\d+)?`,
      '[가-힣]{1,5}[시군구]\\s[가-힣0-9]{1,10}(?:로|길)\\s?\\d+(?:번?길\\s?\\d+)?(?:-\\d+)?',
      '[가-힣]{1,6}[동리]\\s?\\d+(?:-\\d+)?\\s?번지',
      '[가-힣]{1,20}아파트\\s?\\d+동(?:\\s?\\d+호)?|\\d{3,4}동\\s?\\d{3,4}호',
      `${REGION}(?:특별시|광역시|특별자치시|특별자치도|시|도)?\\s(?:[가-힣]{1,5}[시군구]\\s){0,2}[가-힣]{1,6}[0-9]?(?:동|읍|면|리)(?=에(?:서)?\\s(?:살|거주|사는|위치한\\s집))`,
      '(?:[1-3]|[4-6])\\s?학년\\s?\\d{1,2}\\s?반\\s?\\d{1,2}\\s?번',
      '(?<![가-힣A-Za-z0-9])[가-힣]{1,20}(?:아이디|ID)\\s?:?\\s?[A-Za-z0-9_.]{4,}',
      '(?:아이디|ID)(?:는|가|인|:)?\\s?:?\\s?(?=[A-Za-z0-9_.]*\\d)[A-Za-z][A-Za-z0-9_.]{3,}',
      '학번\\s?:?\\s?\\d{4,}',
      '(?<![A-Za-z0-9.])@[A-Za-z0-9_.]{4,}',
    ].join('|'),
    'g',
  ),
  () => ({ level: 'error', message: MESSAGES.PERSONAL }),
);

const birthday = patternRule('PII', /\d{4}년\s?\d{1,2}월\s?\d{1,2}일\s?생(?![가-힣])/g, () => ({
  level: 'check',
  message: '생년월일로 보입니다. 학생의 개인정보라면 적지 않습니다.',
}));

/** NAME and PII: who the student and the classmates are, and how to reach them. */
export const persons = all(roster, personal, birthday, reachable);
