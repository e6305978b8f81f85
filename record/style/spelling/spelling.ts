import { withoutPastBeforeReason } from './twice-past.ts';
import { withoutDoublePassives } from './double-passives.ts';
import { endingIn, lastFinal, withFinal } from '../../hangul.ts';
import { applyRules, type Rule } from '../replace.ts';
import { repairCounts, repairForeign } from './behind-figures.ts';
import { GLUED_NOUNS } from './glued-nouns.ts';
import { HEARD } from './heard-spellings.ts';
import { SPELLING } from './misspellings.ts';
import { SLIPS } from './slips.ts';
import { SPACING } from './spacing.ts';
import { withSpaces } from './unspaced.ts';
import { repairBareCopula } from './bare-copula.ts';
import { repairCopula } from './copula-spelling.ts';
import { withWordsSpelt } from './misspelt-words.ts';
import { DOERS, joinedOn } from './apart.ts';
import { withWordsMeant } from './confused-words.ts';
import { COUNTED } from './counted.ts';
import { withNegationsApart } from './negated.ts';
import { withNounsApart } from './beside.ts';
import { withSeams } from './glued.ts';
import { repairIntention, repairSpokenIntention } from './intentions.ts';
import { isDoing, isDoingNoun, isListedThing, isThingNoun } from '../words/nouns.ts';
import { withOwnersApart } from './of-noun.ts';
import { adnominalStem, isAdjective, isKnownStem, knownTail, pastStem } from '../words/stems.ts';

/** Whether 하다 belongs to the word: a doing or the root of an adjective, neither a doer nor one with 만 behind it. */
function takesHa(word: string): boolean {
  if (DOERS.has(word) || /(?:[나만]|기도|^배가|^도움)$/.test(word)) return false;
  // 정상이 됐다: what it became, though 상이하다 is a word.
  if (/[가-힣]상이$/.test(word)) return false;
  return isDoingNoun(word) || isAdjective(`${word}하`);
}

/** A noun and its 하다 that were written apart at the end of the sentence (발표 했다). */
const SPLIT_HA =
  /(?<![가-힣])(?!(?:정도|가량|이상|이하|만큼) )([가-힣]{2,}) (?=(?:했|하였|함|합니다|됐|되었|됨|됩니다)[가-힣]*[.!?]?$)/;

const LIQUID = endingIn('ㄹ');
const NASAL = endingIn('ㄴ');

/** ㄹ수 있/는것/을때 …: an adnominal form and a bound noun written together. */
const BOUND: readonly Rule[] = [
  [
    new RegExp(
      `(?<!(?:^|\\s)[실필골별홀물칠절결])(?<=[${LIQUID}])수 ?(?=있|없|밖에 ?없|[도가는은] ?[있없])`,
      'g',
    ),
    ' 수 ',
  ],
  // 도망쳤을것 같다, 알거 같다, 될거라고.
  [
    new RegExp(
      `(?<=[${LIQUID}])(?<!(?<![가-힣])[별철])(것|거)(?= ?같|이라|이다|입니|은\\s|을\\s|도\\s|임[.\\s]|라고|라는|라서|라\\s|예요|에요|니까|야[.!\\s]|다(?:[.!?\\s~]*$)|였)(?<!(?:^|\\s)[가-힣])`,
      'g',
    ),
    ' $1',
  ],
  [/ ([알할될볼갈줄쓸올살])(것|거)(?= ?같)/g, ' $1 $2'],
  // 될겁니다.
  [new RegExp(`(?<=[${NASAL}${LIQUID}])겁(?=니[다까])`, 'g'), ' 겁'],
  [
    new RegExp(
      `(?<=[${LIQUID}])(때(?=\\s|$|는|의|마다|도|에|,|랑|와|하고|처럼|보다|부터|까지|만|를|가)|땐(?=\\s))`,
      'g',
    ),
    ' $1',
  ],
  // 클줄 알았다: read as a verb of knowing, it would say the contrary of what was believed.
  [new RegExp(`(?<=[${NASAL}${LIQUID}])줄(?=(?:로|만|은|도)? ?(?:알[았아고]|몰랐|모르))`, 'g'), ' 줄'],
  [/ 수 (?=밖에|[도가는은] ?[있없 ])/g, ' 수'],
  [/( 수[도가는은])(?=[있없])/g, '$1 '],
  [
    /([가-힣]는|[한된할될]|었던|았던|했던|[낀운든]) ?것(?=을|이|은|도|들|에|과|으|만|보다|처럼|\s|$)/g,
    '$1 것',
  ],
  [/([가-힣]는)(데에|데서)(?=\s)/g, '$1 $2'],
  // 처음 해보는거라.
  [
    /(?<=[가-힣]는)거(?=라(?:\s|서|고|는)|여서|였|이[었라]|니까|고\s|든|지만|에|보다|처럼|야|예요|에요|임|잖|네|죠|다[.\s])/g,
    ' 거',
  ],
  // 하루에 걷는 걸음 수다: a number, no chatter.
  [/(?<=(?:걸음|사람|학생|가구|개체|글자|단어|방문자|관객|참가자|이용자|득표) )수다(?=[.!?\s]*$)/g, '수이다'],
  // 반대 계절이라서 온거 였어요.
  [/(?<![가-힣])([온간산준쓴판낸잰뺀센본])(것|거)(?= ?(?:였|에요|예요|입니|이[었었다]|임))/g, '$1 $2'],
  [new RegExp(`(?<=[${NASAL}])탓(?=[이에으임])`, 'g'), ' 탓'],
  [/(?<![가-힣])안한 (?=탓|것|게|건)/g, '안 한 '],
];

/** Lazily: 배웟습니다 holds 배웟습니 before 다 as well. */
const BARE_PAST = new RegExp(
  `(?<![가-힣])([가-힣]*?[${endingIn('ㅅ')}])(?=습니다|슴|어요|어|다|는데|던|고|지만|으나|음|네|더라|더니|어도|거나|[었엇]|는지|을(?:지|까)(?:\\s|$|[도를])|을 ?(?:때|것))`,
  'g',
);

/** 고쳣다 → 고쳤다, wherever ㅆ gives the past of a known verb and ㅅ (벗다, 씻다) no stem. */
function repairPasts(text: string): string {
  return text.replace(BARE_PAST, (whole, form: string) => {
    // 로봇을 때: a borrowed word.
    if (
      /[것옷못곳뜻맛멋빛봇켓릿킷닛벗챗]$|터넷$|^(?:뒷|윗|아랫|옛|첫|풋|헛|덧|웃|햇|숫|맏|셋|넷|젓|뱃|갯|셧)$/.test(
        form,
      )
    )
      return whole;
    const past = withFinal(form, 'ㅆ');
    const stem = pastStem(past);
    // 보람찻다: the whole word is a verb's past, whatever its last letter is.
    const sound = form.length > 1 && isKnownStem(stem) && !isKnownStem(form);
    if (!sound && (isKnownStem(form.slice(-1)) || knownTail(form) !== '')) return whole;
    return knownTail(stem) !== '' || stem.endsWith('하') ? past : whole;
  });
}

/** Behind an object a verb begins; 을 also stands inside nouns (가을밤, 마을회관). */
const OBJECT_VERB =
  /(?<=[가-힣]를|[가-힣]{2}[은는던할것들]?(?<![가마노겨고구시])을)(?=(?:하|했|한|할|해|만들|만든|찾|풀|받|느[끼낀꼈]|알[게고려아았]|보[고니면았여]|봤|본|쓰[고는면]|썼|쓴|읽|배우|배운|배웠|나누|나눠|나눴|맡|정하|정했|그[렸려린]|고르|골[라랐]|발표|조사|지키|도와|가지)[가-힣 ])/g;

/** What follows an ending in 게. */
const CAUSED = /^ (?:되|됐|된|될|됨|돼|하|했|함|해|한|할|만[들든드])/;

/** 틀린것 같다, 쓴게, 느낀점을 → 틀린 것, 쓴 게, 느낀 점을, where what stands before is the form of a known stem (조건, 관점 are none). */
function repairThings(text: string): string {
  return text.replace(
    /(?<![가-힣])([가-힣]{2,}|[가-힣](?=[게것]))((?:것|거|게|건|걸)(?=[은이을도들만]?(?:\s|$|[.,]))|것(?=이(?:라|다|었|고\s|며|므|니|지)|입니다|과\s|에\s|까지|만은?\s)|거(?=라(?:\s|서|고|는)|여서|였[는지고던]|니까|보다|처럼|야[.!?\s]*$|예요|에요|잖아)|점(?=[은이을도들만](?:\s|있|잇|많|없)| ?[:=-])|적(?=[이은도]? ?(?:있|잇|없|업|많|만[았앗]))|(?:끝|뒤|후|다음)(?=에(?:는|도)?\s)|[뒤후](?=\s|,))/g,
    (whole, form: string, thing: string, at: number) => {
      if (lastFinal(form) !== 'ㄴ' || isListedThing(whole)) return whole;
      // 신을 신게 되었다, 안게 하다: of the stem itself.
      if (thing === '게' && isKnownStem(form) && CAUSED.test(text.slice(at + whole.length))) return whole;
      // 부족했던 점: of whatever verb.
      if (form.endsWith('던') && lastFinal(form.slice(0, -1)) === 'ㅆ') return `${form} ${thing}`;
      const stem = adnominalStem(form);
      const doing = stem?.endsWith('하') && isDoingNoun(stem.slice(0, -1));
      const helped = /[뒤후]/.test(thing) && /[아어여해려와워][보주]$/.test(stem ?? '');
      return stem && (doing || helped || isKnownStem(stem)) ? `${form} ${thing}` : whole;
    },
  );
}

/** 배웠달까요, 이겼당: a plain past behind play. */
function repairPlay(text: string): string {
  if (!/[달당]/.test(text)) return text;
  return text.replace(/([가-힣])(?:달까요?|당)(?=[\s.!?~]*$)/, (whole, form: string) =>
    lastFinal(form) === 'ㅆ' ? `${form}다` : whole,
  );
}

/** 오류를발견하고 → 오류를 발견하고. */
function repairObjects(text: string): string {
  return text
    .replace(OBJECT_VERB, ' ')
    .replace(/(?<=[가-힣][을를])([가-힣]{2})(?=하|했|한|할|해)/g, (whole, noun: string) =>
      isDoingNoun(noun) ? ` ${noun}` : whole,
    );
}

/** 발표때 → 발표 때, but 그때 and 올때 are left to the other rules. */
function repairTimes(text: string): string {
  if (!text.includes('때')) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]{2,6})때(?=\s|는|도|의|,|에|마다|$)(?!문)/g,
    (whole, noun: string) =>
      isDoingNoun(noun) ||
      isThingNoun(noun) ||
      /(?:처음|[가-힣]{2}회|축제|행사|방학|수업|시험|학년|학기|중학교|초등학교|고등학교|초등학생|중학생|고등학생)$/.test(
        noun,
      )
        ? `${noun} 때`
        : whole,
  );
}

/** 발표 했다 → 발표했다, 설명 할 수 있다 → 설명할 수 있다; 싸우기도 했다 is no prayer. */
function repairEnds(text: string): string {
  if (!/ [했하함합됐되됨됩할]/.test(text)) return text;
  return text
    .replace(/(?<![가-힣])([가-힣]{2,}) (?=할 수(?:가|는|도)? ?[있없])/g, (whole, noun: string) =>
      takesHa(noun) ? noun : whole,
    )
    .replace(SPLIT_HA, (whole, noun: string, at: number) =>
      takesHa(noun) && (noun !== '보고' || /(?:[을를]|에게|께|한테) $/.test(text.slice(0, at)))
        ? noun
        : whole,
    );
}

/** 없어진데요, 늘고 있데요: what is told on is 대요; 어려운데요 and 사실인데요 are not. */
function repairHearsay(text: string): string {
  if (!/데요?[\s.!?~]*$/.test(text)) return text;
  return text.replace(/([가-힣]+)데(?=요?[\s.!?~]*$)/, (whole, form: string, at: number) => {
    if (/^(?:는|은|던|건|텐|인|한)$/.test(form) || /(?:는|던|인|그런|이런|저런)$/.test(form)) return whole;
    const before = text.slice(0, at) + form;
    if (/고 있$/.test(before)) return `${form}대`;
    const stem = adnominalStem(before);
    const word = stem?.slice(stem.lastIndexOf(' ') + 1) ?? '';
    return stem && !isAdjective(stem) && (isKnownStem(word) || /[가-힣](?:하|되|지)$/.test(word))
      ? `${form}대`
      : whole;
  });
}

/** 끝까지뛴게 → 끝까지 뛴 게: what was parted may be written on once more. */
function repairWritten(text: string): string {
  const parted = withSpaces(text).replace(
    /(?<= )안(?=[됨됐된될돼]|되[는고어었지]|나[서고는며면지]|났|난|남|들[리렸려]|보[이여였])/g,
    '안 ',
  );
  return parted === text ? text : repairThings(parted);
}

/** 청소도했는데, 발표도하고: the particle; 시도했다 is a word. */
function repairAlso(text: string): string {
  if (!/도[했하해함]/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]{2,}도)(?=했|하(?:고|며|면|는|였|기|지)|해(?:서|드|줬|주|봤|보)|함(?:[.\s]|$))/g,
    (whole, noun: string) => {
      if (isDoingNoun(noun) || isListedThing(noun) || isAdjective(`${noun}하`)) return whole;
      const bare = noun.slice(0, -1);
      return isDoingNoun(bare) || (bare.length > 2 && isThingNoun(bare)) ? `${noun} ` : whole;
    },
  );
}

/** 문제을, 수학와: the form of the particle that does not follow this sound; 사회과 is a name. */
function repairParticles(text: string): string {
  return text.replace(
    /(?<![가-힣])([가-힣]{2,})([을를은는와])(?=\s|,|$)/g,
    (whole, noun: string, mark: string) => {
      const open = lastFinal(noun) === '';
      if (open === '를는와'.includes(mark) || isKnownStem(whole) || isListedThing(whole)) return whole;
      if (!isListedThing(noun) && !isDoing(noun)) return whole;
      const right = { 을: '를', 를: '을', 은: '는', 는: '은', 와: '과' }[mark];
      return right ? `${noun}${right}` : whole;
    },
  );
}

/** 잃기만해서, 먹기도했다: behind the form of a known stem; 기만하다 is a word. */
function repairGranted(text: string): string {
  if (!/기[만도는][하했해한함]/.test(text)) return text;
  return text.replace(/([가-힣]+)기([만도는])(?=[하했해한함])/g, (whole, stem: string, mark: string) =>
    isKnownStem(stem) ? `${stem}기${mark} ` : whole,
  );
}

/** 민수가했다: no noun of doing, so the letter is a particle. */
function repairDoers(text: string): string {
  if (!/[가은는](?:했|하였|함)/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]{2,}[가은는])(?=(?:했|하였|함)(?:다|음|어요|습니다)?[.!?\s]*$)/,
    (whole, noun: string) => (isDoingNoun(noun) || isAdjective(`${noun}하`) ? whole : `${noun} `),
  );
}

/** One table, in this order: a table that is asked once is cheaper than four. */
const SPELT: readonly Rule[] = [...HEARD, ...SLIPS, ...SPELLING, ...GLUED_NOUNS, ...SPACING];

/** In this order: each step reads what the ones before it have mended. */
const STEPS: readonly ((text: string) => string)[] = [
  (text) => withWordsMeant(withWordsSpelt(text)),
  repairPlay,
  repairThings,
  repairPasts,
  (text) => applyRules(text, SPELT),
  joinedOn,
  repairHearsay,
  repairSpokenIntention,
  repairIntention,
  repairCopula,
  repairBareCopula,
  (text) => applyRules(text, BOUND),
  withOwnersApart,
  repairObjects,
  repairWritten,
  (text) => withNounsApart(withSeams(repairCounts(repairForeign(applyRules(text, COUNTED))))),
  repairTimes,
  repairEnds,
  repairGranted,
  repairDoers,
  withNegationsApart,
  repairAlso,
  repairParticles,
  withoutDoublePassives,
  withoutPastBeforeReason,
];

/** The sentence with frequent typos and spacing errors repaired; anything unknown stays as written. */
export function repairSpelling(text: string): string {
  return STEPS.reduce((mended, step) => step(mended), text);
}
