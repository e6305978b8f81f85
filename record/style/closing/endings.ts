import { decompose, endingIn, lastFinal, withFinal } from '../../hangul.ts';
import { isReason, namesWhatItIs, plainlyNoun } from './before-copula.ts';
import {
  adnominalStem,
  isAdjective,
  isKnownStem,
  knownTail,
  lastWord,
  openStem,
  pastStem,
} from '../words/stems.ts';
import { isThingNoun } from '../words/nouns.ts';
import { fromTalk } from './talk-endings.ts';
import { isLooseThing } from '../register/things.ts';

/** The last predicate of a sentence, freed of its ending. */
export type Predicate =
  /** `body` ends in the stem; for the past, `form` ends in the past form (어려웠) that an adjective keeps. */
  | { kind: 'stem'; body: string; form?: string }
  /** `body` ends in the noun before 이다. */
  | { kind: 'copula'; body: string; past?: '였' | '이었' }
  /** `body` ends in the stem before 겠다, ㄹ게요, ㄹ래요. */
  | { kind: 'will'; body: string; seen?: boolean }
  /** `body` ends in the adnominal form before 것이다 (할, 될, 는). */
  | { kind: 'thing'; body: string }
  /** Already a nominal ending: nothing to do. */
  | { kind: 'nominal'; body: string };

/** What may follow a stem or a past form and end a sentence, the longest first. */
const AFTER_STEM = [
  '더라고요|더라구요|더라고|더라구|잖아요|잖아|더군요|더군|더랍니다|었더랬다|답니다|다고요|던데요|던데|더라',
  '는데요|은데요|는데|은데|거든요|거든|네요|네|는군요|군요|구나|지요|죠|지|고요|구요|으나|지만요|지만|길래|으니까요|으니까|니까요|니까|기도 하다|기도 했다|고|으며|면서',
  '습니다만|습니다|읍니다|습니당|음|으음|다',
].join('|');
/** Finding the past must not depend on how greedy a pattern is. */
const SS = endingIn('ㅆ');
const PAST = new RegExp(
  `^(.*[${SS}])(?:어요|아요|여요|어용|어여|어염|어엿|어욤|어유|엉|어서요|어서|어|으|${AFTER_STEM})$`,
);
const CLOSED = new RegExp(`^(.+)(?:${AFTER_STEM})$`);
const COPULA =
  /^(.+?)(이었습니다|이었어요|이었다|이었음|이었죠|이었지요|이었네요|이었는데|이었어|였습니다|였어요|였다|였음|였죠|였어|였네요|입니다|이에요|예요|에요|이여요|여요|이야|야|이다|이죠|이지요|이네요|이랍니다|이었답니다|이라서|이라는 점|임|인데요|이거든요|이니까)$/;
/** Nouns in ㅁ that are never a predicate in its nominal form. */
const NOUNS_IN_M =
  /(?:^(?:쌤|껌|힘|음|점|폼|밤|몸|땀|곰|뱀|팀)|사람|마음|처음|다음|프로그램|시스템|게임|이름|모임|여름|가슴|구름|책임|담임|체험|실험|시험|경험|위험|보험|탐험|모험|관심|핵심|중심|열심|진심|양심|자부심|호기심|의심|결심|욕심|알고리즘|메커니즘|리듬|필름|플랫폼|다이어그램|(?:책임|자신|영|호|질|양|만족|성취|유대|친밀|거리|소속|안정|행복|긴장|현장|존재|부담|위기|상실|사명|예|실|입체|속도|공)감|소감|(?<!알아)차림)$/;
/** What stands before a noun: behind it 느낌, 그림, 어려움 are nouns, elsewhere predicates. */
const MODIFIER = /(?:[은던의]|(?<!기)는|[한된할될운인른큰긴좋]|[가-힣]적|(?:^|\s)(?:이|그))$/;

/** 10분 이하, 영하, 지하: nouns that only look like a root with 하다 (특이하다 is one). */
const HA_NOUN = /(?:^|\s|\d[^\s가-힣]*[가-힣]?)이하$|(?:^|\s)(?:영하|지하|산하|휘하|슬하)$/;

/** Counting words that look like verb stems with 이 (서른 개였다 is no 개이다). */
const COUNTED = /(?:^|\s|\d)(?:개|배|대|해|세|시|초|위|도|차|회|채|매|수|주|자|사|띠|때|예)$/;

function isPastSyllable(text: string): boolean {
  return lastFinal(text) === 'ㅆ';
}

function fromPast(form: string): Predicate {
  if (/[있]$/.test(form)) return { kind: 'stem', body: form };
  if (form.endsWith('겠')) return { kind: 'will', body: form.slice(0, -1) };
  // 했었다, 있었었다: one past is enough.
  const single = /[ㄱ-힣][었았]$/.test(form) && isPastSyllable(form.slice(0, -1)) ? form.slice(0, -1) : form;
  if (single.endsWith('있') && form !== single) return { kind: 'stem', body: single, form };
  return { kind: 'stem', body: pastStem(single), form: single };
}

function copula(text: string): Predicate | null {
  const match = COPULA.exec(text);
  if (!match) return null;
  const [, noun = '', ending = ''] = match;
  const last = noun.at(-1) ?? '';
  if (!/[가-힣A-Za-z0-9)\]%℃℉°Ωμπ²³\ue000-\uf8ff]/.test(last)) return null;
  if (/^(?:예요|에요|여요|야)$/.test(ending) && noun.endsWith('아니')) return { kind: 'stem', body: noun };
  if (/^이/.test(ending) || ending === '임' || ending === '입니다') {
    // 보이다, 쓰이다, 모이다, 줄이다: 이 belongs to a verb.
    const stem = `${noun}이`;
    const tail = knownTail(lastWord(stem));
    if (tail.length > 1 && !/(?:때문|것|점|편)$/.test(noun)) {
      if (/^이다$/.test(ending)) return { kind: 'copula', body: noun };
      if (lastWord(stem) === tail || /[을를이가게] $/.test(stem.slice(0, -tail.length))) return null;
    }
    if ((noun.endsWith('하') && !HA_NOUN.test(noun)) || noun.endsWith('되')) return null;
  }
  if (
    /^였/.test(ending) &&
    !COUNTED.test(noun) &&
    !HA_NOUN.test(noun) &&
    ((lastFinal(noun) ?? '') !== '' || /하$/.test(noun) || isKnownStem(`${lastWord(noun)}이`))
  )
    return null;
  if (
    /^였/.test(ending) &&
    !isThingNoun(lastWord(noun)) &&
    /(?:보|모|쓰|높|줄|붙|섞|끓|먹|속|녹|기울|움직|들|놓|쌓|꼬|덮)$/.test(noun)
  )
    return null;
  // 끈기야, 12야: only behind what is a noun for certain; 해야 and 봐야 are none.
  if (ending === '야' && !plainlyNoun(noun) && !isReason(noun) && !namesWhatItIs(noun)) return null;
  if (ending === '에요' && (lastFinal(noun) ?? '') !== '') return null;
  if (ending === '여요') return null;
  const past = ending.startsWith('였') ? '였' : /^이었|^이었답/.test(ending) ? '이었' : undefined;
  const thing = /^(.*[가-힣]) ?(?:것|거)$/.exec(noun);
  if (thing?.[1] && lastFinal(thing[1]) === 'ㄹ' && !/(?:는|은|던)$/.test(thing[1]))
    return { kind: 'thing', body: thing[1] };
  // 양인 거예요: it is the amount.
  const being = past ? null : /^(.*[가-힣A-Za-z0-9)])인 ?(?:것|거)$/.exec(noun);
  if (being?.[1]) return { kind: 'copula', body: being[1] };
  const loose = isLooseThing(noun);
  return {
    kind: 'copula',
    body: loose ? `${noun.slice(0, -1)}것` : noun,
    ...(past && { past: loose ? '이었' : past }),
  };
}

/** 정하는 계기다, 필요한 것은 다리죠: a noun that is spelt like a verb. */
function fromNamed(text: string): Predicate | null {
  const body = /^(.*[가-힣])(?:다|죠|지요?|네요?|거든요?|군요?|더라(?:[고구]요)?|더군요?|던데요?)$/.exec(
    text,
  )?.[1];
  if (body && HA_NOUN.test(body)) return { kind: 'copula', body };
  return body && isKnownStem(lastWord(body)) && namesWhatItIs(body) ? { kind: 'copula', body } : null;
}

function fromFormal(text: string): Predicate | null {
  if (!/(?:니다|니당|니다만)$/.test(text)) return null;
  const cut = text.replace(/니다만$|니다$|니당$/, '');
  if (lastFinal(cut) !== 'ㅂ') return null;
  if (cut.endsWith('습') && (lastFinal(cut.slice(0, -1)) ?? '') !== '')
    return { kind: 'stem', body: cut.slice(0, -1) };
  return { kind: 'stem', body: openStem(withFinal(cut, '')) };
}

function fromPlainPresent(text: string): Predicate | null {
  if (text.endsWith('는다')) {
    const stem = text.slice(0, -2);
    if (lastFinal(stem)) return { kind: 'stem', body: stem };
  }
  if (!text.endsWith('다') || text.length < 3) return null;
  const stem = text.slice(0, -1);
  if (lastFinal(stem) === 'ㄴ') return { kind: 'stem', body: openStem(withFinal(stem, '')) };
  const word = lastWord(stem);
  const last = decompose(stem.at(-1));
  if (!last) return null;
  if (isKnownStem(word) || /(?:하|되|있|없|같|않|좋|많|크|싶|스럽|롭|답)$/.test(word))
    return { kind: 'stem', body: stem };
  // 기호다, 마찬가지다: the copula loses its 이 behind a vowel.
  if (last.final === '') return { kind: 'copula', body: stem };
  return knownTail(word) ? { kind: 'stem', body: stem } : null;
}

/** 해요, 느껴요, 어려워요, 좋아, 했어: the informal present, read through the past that shares its vowel. */
function fromInformal(text: string): Predicate | null {
  // 했어용 is play; 수업 내용, 색지 이용, 조용 are not.
  const polite = /(?:요|염|욤|[아어여해에네세져와워려돼라러커]용)$/.test(text);
  const bare = polite ? text.slice(0, -1) : text;
  const last = decompose(bare.at(-1));
  if (!last || last.final !== '') return null;
  if (
    !polite &&
    !/(?:(?:[가-힣]|[야안못] )해|돼|같아|좋아|싶어|있어|없어|많아|[려워껴져]|알아|몰라|커|않아|못해)$/.test(
      bare,
    )
  )
    return null;
  const form = withFinal(bare, 'ㅆ');
  const stem = pastStem(form);
  if (stem === withFinal(form, '') && !isKnownStem(knownTail(lastWord(stem)))) return null;
  return { kind: 'stem', body: stem };
}

function fromPromise(text: string): Predicate | null {
  const match = /^(.+?)(?:게요|께요|게|래요?|려고요|려구요|려고 합니다|려고 해요|려고 한다|려고)$/.exec(text);
  if (!match?.[1]) return null;
  const base = match[1];
  const intends = /려[고구]/.test(text.slice(base.length));
  if (intends) return { kind: 'stem', body: `${base}려고 하` };
  if (lastFinal(base) !== 'ㄹ' || /(?:하|되)게$/.test(text)) return null;
  if (!/(?:요|래)$/.test(text) && !/[할볼될을킬릴낼]게$/.test(text)) return null;
  const stem = base.endsWith('을') ? base.slice(0, -1) : openStem(withFinal(base, ''));
  return { kind: 'will', body: stem };
}

function fromNominal(text: string): Predicate | null {
  if (lastFinal(text) !== 'ㅁ' && lastFinal(text) !== 'ㄻ') return null;
  if (lastFinal(text) === 'ㄻ') return { kind: 'nominal', body: text };
  const word = lastWord(text);
  const before = text.slice(0, text.length - word.length).trim();
  if (/(?:같음|싶음|겠음)$/.test(word)) return null;
  // 결론에 이름: reached, no name.
  if (
    NOUNS_IN_M.test(word) &&
    !(
      /^(?:이름|뱀|모임)$/.test(word) &&
      /(?:에|에도|에는|에만|에서|까지|로|더|[이가]|많이|모두|다|함께)$/.test(before)
    ) &&
    !(word === '구름' && before.endsWith('게'))
  )
    return null;
  if (
    /^(?:느낌|그림|도움|웃음|믿음|꿈|춤|잠|봄|남|감|짐|틈|김|섬|싸움|흐름|기쁨|슬픔|아픔|물음|죽음|[가-힣]+[려거로러두다]움)$/.test(
      word,
    )
  ) {
    // 백 번은 봄: counted, not described.
    if (before === '' || (MODIFIER.test(before) && !/(?:번|개|명|장|권|시간|분|편|쪽|바퀴)은$/.test(before)))
      return null;
  }
  // 일컬음, of 일컫다.
  if (word.endsWith('일컬음')) return { kind: 'nominal', body: text };
  const stem = openStem(word.endsWith('음') ? word.slice(0, -1) : withFinal(word, ''));
  if (
    /(?:함|됨|짐|킴|임|냄|봄|줌|옴|감)$/.test(word) ||
    knownTail(stem) !== '' ||
    /(?:롭|스럽|답)$/.test(stem)
  )
    return { kind: 'nominal', body: text };
  return null;
}

/** The last predicate, or null when the text ends in something that is none (a noun, a fragment). */
export function parseEnding(text: string): Predicate | null {
  const found = /^(.*[있없])(?:더라(?:고요?|구요?)?|던데요?)$/.exec(text)?.[1];
  if (found) return { kind: 'stem', body: found, form: `${found}었` };
  const form = PAST.exec(text)?.[1];
  if (form && isPastSyllable(form)) {
    // 편집이었거든요, 실수한 거였더라고요: whatever follows the past of 이다.
    const asCopula = copula(text) ?? (/(?:였|이었)$/.test(form) ? copula(`${form}다`) : null);
    if (asCopula && /(?:이었|였)$/.test(form)) return asCopula;
    // 못 알아듣겠더라고요: seen to be so, not meant.
    const unable = /^(.*(?:못 ?[가-힣]+|지 못하))겠$/.exec(form)?.[1];
    if (unable && /^(?:더라|던데)/.test(text.slice(form.length))) return { kind: 'stem', body: unable };
    const past = fromPast(form);
    return past.kind === 'will' ? { ...past, seen: /^(?:더라|던데)/.test(text.slice(form.length)) } : past;
  }
  const named = fromNamed(text);
  if (named) return named;
  const nominal = fromNominal(text);
  if (nominal) {
    // 할 거임 is talk for a plan; 할 것임 is record style already.
    const talk = / ?거임$/.test(text) ? copula(text) : null;
    return talk ?? nominal;
  }
  const asCopula = copula(text);
  if (asCopula) return asCopula;
  // 문제가 어려운데요, 제일 큰데.
  const described = /데요?$/.test(text) ? adnominalStem(text.replace(/데요?$/, '')) : null;
  if (described && isAdjective(described)) return { kind: 'stem', body: described };
  const talk = fromTalk(text);
  if (talk) return talk;
  const formal = fromFormal(text);
  if (formal) return formal;
  const promise = fromPromise(text);
  if (promise) return promise;
  const informal = fromInformal(text);
  const closed = CLOSED.exec(text);
  if (
    closed?.[1] &&
    !text.endsWith('는다') &&
    lastFinal(closed[1]) &&
    !/[ㄴㅂ]/.test(lastFinal(closed[1]) ?? '') &&
    knownTail(lastWord(closed[1]))
  ) {
    return { kind: 'stem', body: closed[1] };
  }
  const present = fromPlainPresent(text);
  if (present) return present;
  if (informal) return informal;
  if (closed?.[1] && !text.endsWith('다') && !/(?:지|고|음)$/.test(text) && knownTail(lastWord(closed[1]))) {
    return { kind: 'stem', body: openStem(closed[1]) };
  }
  if (closed?.[1] && /(?:네요|지요|죠|거든요|더라고요|더라구요)$/.test(text))
    return { kind: 'stem', body: openStem(closed[1]) };
  return null;
}
