import { decompose, lastFinal, withFinal } from '../../hangul.ts';
import {
  isComing,
  isDescribing,
  isJoining,
  isNominal,
  isPredicate,
  isSurePredicate,
  isThingDescribed,
  PAST,
} from '../words/forms.ts';
import { isDoing, isDoingNoun, isHaWord, isListedThing, isThingNoun } from '../words/nouns.ts';
import { isSaidHow, ADVERBS } from './said-how.ts';
import { DESCRIBED, describes, NAMED } from './describing.ts';
import { pieces } from '../parting/lattice.ts';
import { isNamed, isNoun as isCompound, isTerm, isWhole } from '../parting/readings.ts';
import { isWholeNoun } from '../parting/whole-nouns.ts';
import { adnominalStem, isAdjective, isKnownStem, openStem } from '../words/stems.ts';
import { remembered } from '../remembered.ts';
import { isWholeForm } from './whole-forms.ts';

/** Shorter words are hardly ever two. */
const WORD = /(?<![가-힣])[가-힣]{3,}/g;
/** Longer ones are junk, and looking at each place of them would take time. */
const LONGEST = 24;

function isNoun(word: string): boolean {
  return word.length > 1 && (isListedThing(word) || isDoing(word));
}

/** Objects of one letter, and places; 마을, 가을 and 노을 are none of these. */
const SHORT_OBJECT = /^[점줄선색칸면원밥약문창글책말답물공불손발눈몸목귀입춤꿈힘돈빛값표시뜻식]$/;
const SHORT_SUBJECT = /^[맛멋땀빛티병눈손발목몸힘물불공말글키코귀]$/;
const SHORT_PLACE = /^[옆앞뒤위곁물집밖땅산강손눈귀몸글책벽판]$/;
/** Whether the particle at the end fits the sound before it and the word before is a noun that takes it. */
function isMarked(noun: string, mark: string): boolean {
  if (mark === '에') return SHORT_PLACE.test(noun);
  if (!'이가을를과와'.includes(mark)) return false;
  if ((decompose(noun.at(-1))?.final !== '') !== '이을과'.includes(mark)) return false;
  if (/[을를]/.test(mark))
    return SHORT_OBJECT.test(noun) || (noun.length > 1 && (isThingNoun(noun) || isDoingNoun(noun)));
  if (SHORT_SUBJECT.test(noun)) return '이가'.includes(mark);
  return isNoun(noun) || (/[과와]/.test(mark) && /(?:친구|조원|팀원|모둠원|부원|선배|후배)들?$/.test(noun));
}

/** 노래로, 손으로: a known noun before the particle that fits it. */
function isByMeans(noun: string): boolean {
  const bare = noun.endsWith('으') ? noun.slice(0, -1) : noun;
  const final = decompose(bare.at(-1))?.final;
  return (
    (noun === bare) === (final === '' || final === 'ㄹ') &&
    (isNoun(bare) || /^[손발글말표선점칼끈책색]$/.test(bare))
  );
}

/** Whether the subject or topic mark fits the sound before it. */
function isOpenTo(noun: string, mark: string): boolean {
  if (!'이가은는'.includes(mark)) return false;
  return (decompose(noun.at(-1))?.final !== '') === '이은'.includes(mark) && !isKnownStem(noun);
}

/** 외울시간: what is to come describes the noun. */
const AWAITED =
  /^(?:시간|필요|예정|계획|생각|정도|기회|내용|방법|문제|사람|주제|자료|질문|역할|부분|과제|활동|공간|이유|목표|아이디어|준비|작품|재료|물건|곳[을이은에]|점[을이은도]|책[을이은]|말[을이은도]|일[을이은도])/;

/** Verbs of one letter and 하다. */
const SHORT_DOING = /^[정향변택피](?:했|하[고여면는]|해[서야])/;
/** Particles and endings that close a word of whatever kind. */
const CLOSING = new Set('까지 처럼 부터 한테 에게 면서 는데'.split(' '));

/** 입체처럼보여서, 끝까지뛴게, 투표로정했다, 급하게썼다. */
function followsEnding(head: string, rest: string): boolean {
  if (head.length > 2 && CLOSING.has(head.slice(-2)))
    return isPredicate(rest) || isThingDescribed(rest) || /^(?:했|하[라자고면는여니]|해[서야])/.test(rest);
  const base = head.slice(0, -1);
  if (/^[세크작길짧높낮]게$/.test(head) && (isPredicate(rest) || isNominal(rest))) return true;
  if (head.endsWith('게'))
    return (
      isAdjective(base) &&
      (isPredicate(rest) || isComing(rest) || isNominal(rest) || isDescribing(rest) || SHORT_DOING.test(rest))
    );
  if (head.endsWith('로'))
    return (
      (isByMeans(base) || /[가-힣]적으$/.test(base)) &&
      (isPredicate(rest) || isDescribing(rest) || SHORT_DOING.test(rest))
    );
  return false;
}

/** 오차가생긴, 애착이간다: what the lists do not know is a noun where a particle and a sure form of a verb follow. */
function followsUnknown(noun: string, mark: string, rest: string): boolean {
  const head = noun + mark;
  if (noun.length < 2 || rest.length < 2 || /였/.test(rest) || /^[지하했해함되됐된될됨시받당]/.test(rest))
    return false;
  if (!'이가을를'.includes(mark) || (decompose(noun.at(-1))?.final !== '') !== '이을'.includes(mark))
    return false;
  if (isKnownStem(head) || isListedThing(head) || isDoingNoun(head) || isThingNoun(head)) return false;
  if (isKnownStem(noun) || isPredicate(head)) return false;
  if (/^간다$|^갔|^났|^나고|^나서/.test(rest)) return true;
  return isSurePredicate(rest) || (rest.length > 1 && isDescribing(rest) && !/^[가-힣]는$/.test(rest));
}

/** 시간이없어서, 글을쓸, 이해가안갔다, 취구를조금, 관계는아닐. */
function followsParticle(noun: string, mark: string, rest: string): boolean {
  // 잠도못자고.
  // 자신감도생겼다.
  if (
    mark === '도' &&
    isNoun(noun) &&
    !isListedThing(`${noun}도`) &&
    !isDoing(`${noun}도`) &&
    (isNominal(rest) || (PAST.test(rest) && isPredicate(rest)))
  )
    return true;
  if (mark === '도') return /^[안못]./.test(rest) && (isPredicate(rest.slice(1)) || /^못[하했함]/.test(rest));
  if (!'이가은는을를과와에'.includes(mark) || (mark === '에' && rest.startsWith('서'))) return false;
  if (isMarked(noun, mark)) {
    if ('을를'.includes(mark) && (isComing(rest) || isJoining(rest))) return true;
    const denied = /^[안못](.{2,})/.exec(rest)?.[1];
    if (rest.length > 1 && !/^지[고는며면]|^졌/.test(rest) && isPredicate(denied ?? rest)) return true;
    if (denied && isPredicate(rest)) return true;
    if (isDescribing(rest)) return true;
  }
  if (followsUnknown(noun, mark, rest)) return true;
  if (noun.length < 2 || rest.length < 2) return false;
  // 무한루프에빠져서, but 시험관에서는.
  if (mark === '에')
    return (
      !/^[서는게도만]/.test(rest) &&
      (isPredicate(rest) || isDescribing(rest)) &&
      (isThingNoun(noun) || PAST.test(rest))
    );
  // 결과는달랐다.
  if ('은는'.includes(mark) && isOpenTo(noun, mark) && isNoun(noun) && PAST.test(rest) && isPredicate(rest))
    return true;
  if ('을를'.includes(mark)) return ADVERBS.has(rest);
  return /^(?:있|없|아니[라다고었]|아닌|아닐)/.test(rest) && isOpenTo(noun, mark);
}

/** 요양원가서. */
function isGoneTo(place: string, rest: string): boolean {
  return (
    rest.startsWith('가') &&
    /^가(?:서|니|면|려고)$/.test(rest) &&
    /[원관실장집교소점터동행프험사학산회]$/.test(place) &&
    (isNoun(place) || isCompound(place))
  );
}

/** 빌리러감. */
function isGoingTo(head: string, rest: string): boolean {
  const stem = /^([가-힣]+)러$/.exec(head)?.[1];
  return (
    stem !== undefined &&
    !isListedThing(head) &&
    (stem.length > 1 || /^[보사하놀주쓰]$/.test(stem)) &&
    /^(?:가|갔|감|간|갈|오|왔|옴|와|나가|나갔|다니|다녔)/.test(rest) &&
    isKnownStem(openStem(stem))
  );
}

/** 유형을, 방식으로: a known noun with its particle. */
function isMarkedNoun(word: string): boolean {
  const noun = word.replace(/(?:에서|으로|[을를은는이가에의도만과와로])$/, '');
  return noun !== word && noun.length > 1 && (isListedThing(noun) || isDoing(noun));
}

/** 매일사진을; 직접민주주의를 is one word. */
const WITH_A_NOUN = /^(?:매일|매주|계속|먼저|함께|같이|일부러|열심히|꾸준히)$/;

/** 세번그렸다. */
const COUNTED = /^(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|여러)(?:번|개|명|장|권|시간)$/;

/** Where the word has to be parted, or 0. */
function seam(word: string): number {
  for (let at = 1; at < word.length; at += 1) {
    const head = word.slice(0, at);
    const rest = word.slice(at);
    const noun = head.slice(0, -1);
    if (noun && followsParticle(noun, head.at(-1) ?? '', rest)) return at;
    if (noun && followsEnding(head, rest)) return at;
    if (noun && isGoingTo(head, rest)) return at;
    if (rest.length < 2) continue;
    if (COUNTED.test(head) && head !== '한번' && isPredicate(rest)) return at;
    if (WITH_A_NOUN.test(head) && isMarkedNoun(rest)) return at;
    if (isGoneTo(head, rest) || isSaidHow(head, rest)) return at;
    if (
      AWAITED.test(rest) &&
      (noun
        ? isComing(head) || (head.endsWith('할') && isAdjective(`${head.slice(0, -1)}하`))
        : /^[할볼갈쓸될줄올살]$/.test(head))
    )
      return at;
    if (
      noun &&
      lastFinal(head) === 'ㄴ' &&
      (NAMED.test(rest) ? describes(head) : DESCRIBED.test(head) && isMarkedNoun(rest))
    )
      return at;
  }
  return 0;
}

/** 척하다, 뻔하다: of two words one. */
const HELD = / (척|체|뻔) (?=[하했한함할])/;

/** 다그친, 엄청났다, 은행나무였다, 태양에너지: one word, though it begins like two. */
function describesItself(word: string): boolean {
  if (/^엄청[나난났]|[가-힣]에너지/.test(word) || isNamed(word)) return true;
  return lastFinal(word) === 'ㄴ' && !word.endsWith('는') && isKnownStem(adnominalStem(word) ?? '');
}

/** 도와줄게: what somebody will do, and no 것이. */
const isPromise = (word: string) =>
  word.length > 3 &&
  word.endsWith('게') &&
  lastFinal(word.at(-2) ?? '') === 'ㄹ' &&
  isKnownStem(withFinal(word.slice(0, -1), ''));

/** 줄이기라고: a doing by its nominal form, with what 이다 takes. */
function isDoingCalled(word: string): boolean {
  const stem = /^([가-힣]+)기(?:라고|라는|라서|라면|라도|라며)$/.exec(word)?.[1];
  return stem !== undefined && isKnownStem(stem);
}

/** 소방관이시다: somebody honoured; 맛이시다 is 맛이 시다. */
const isHonoured = (word: string) => /^[가-힣]{2,}이시(?:다|고|며|지만)$/.test(word);

/** The word as it was parted: looking at each of its places is dear. */
const parted = remembered((word) => {
  const whole =
    isListedThing(word) ||
    isPredicate(word) ||
    isHaWord(word) ||
    isNominal(word) ||
    isTerm(word) ||
    describesItself(word) ||
    isWholeForm(word) ||
    isWholeNoun(word) ||
    isDoingCalled(word) ||
    isPromise(word) ||
    isHonoured(word) ||
    /^(?:진짜|가짜)(?:인[지가데]?|이|일|임|여|였)|^(?:아무|누구|[이그저]것)하고(?:는|도|만)?$/.test(word) ||
    /^못(?:마땅|지않|생[기겼긴])|^잘생[기겼긴]|^그만[두둔둘뒀둬둠]/.test(word);
  const at = whole ? 0 : seam(word);
  if (at > 0) return `${withSpaces(word.slice(0, at))} ${withSpaces(word.slice(at))}`;
  return whole || isWhole(word) ? word : (pieces(word)?.join(' ').replace(HELD, ' $1') ?? word);
}, 20_000);

/** The sentence with spaces where two words were written as one, each of them known: 시간이없어서 → 시간이 없어서. */
export function withSpaces(text: string): string {
  return text.replace(WORD, (word) => (word.length > LONGEST ? word : parted(word)));
}
