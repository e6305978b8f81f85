import { decompose, lastFinal, withFinal } from '../../hangul.ts';
import { isComing, isDescribing, isNominal, isPredicate, isVerb, PAST } from '../../style/words/forms.ts';
import { isAdverb, isDoing, isListedThing } from '../../style/words/nouns.ts';
import { adnominalStem, isKnownStem, openStem, pastStem } from '../../style/words/stems.ts';

/** What stands before a word of a description: nothing, a bare noun, one with 의, one with 와, one with another particle, a verb. */
export type Before = 'start' | 'noun' | 'of' | 'with' | 'case' | 'verb';

/** Nouns in ㅁ that the dictionary does not list: 문장의 짜임, 문학의 흐름. */
const NOUN_IN_M =
  /(?:흐름|짜임|쓰임|움직임|울림|떨림|믿음|꿈|춤|웃음|모음|묶음|어울림|알림|이름|구름|얼음|기름|지름|여름|가름|사람|바람|보람|씨름|마음|처음|다음|죽음|젊음|싸움|배움|모임|도움|느낌|그림|놀음|걸음|물음|삶|앎|힘|밤|몸|담|섬|곰|빛남)$/;
/** Single letters that nobody takes for a noun behind another one: 감상문 씀, 문제 풂. */
const SHORT_NOMINAL = /^(?:씀|풂|짬|함|냄|둠|줌|뽑음|깸)$/;
/** Adjectives of two letters before a noun; 무신 and 지진 are none. */
const SHORT_DESCRIBING =
  /^(?:멋진|예쁜|바른|빠른|다른|둥근|그런|이런|어떤|힘든|슬픈|기쁜|아픈|나쁜|바쁜|커진|생긴|만든)$/;
/** 동의 and 대기, not only verbs: what the dictionary has for a noun. */
const isNoun = (word: string) => isListedThing(word) || isDoing(word);

/** The stem that is joined to what follows: 그려 → 그리, 익혀 → 익히, 써 → 쓰; null for what is no such form. */
export function joiningStem(token: string): string | null {
  const last = decompose(token.at(-1));
  if (!last || last.final !== '' || !/[ㅏㅐㅓㅔㅕㅘㅙㅝㅞ]/.test(last.vowel)) return null;
  if (/해$/.test(token) && !isNoun(token)) return `${token.slice(0, -1)}하`;
  if (/[가-힣]시켜$/.test(token)) return `${token.slice(0, -1)}키`;
  const stem = pastStem(withFinal(token, 'ㅆ'));
  return isVerb(stem) ? stem : null;
}

/** The stem of a verb that closes a sentence as a noun or in its plain form: 나타냄, 만들었음, 구한다; null for no such form. */
export function closingStem(token: string): string | null {
  const past = PAST.exec(token)?.[1];
  if (past && /(?:음|다)$/.test(token)) return pastStem(past);
  const present = /^([가-힣]+)다$/.exec(token)?.[1];
  if (present && lastFinal(present) === 'ㄴ')
    return present.endsWith('는') ? present.slice(0, -1) : openStem(withFinal(present, ''));
  const final = lastFinal(token);
  if (final === 'ㄻ') return withFinal(token, 'ㄹ');
  if (final !== 'ㅁ') return null;
  if (!token.endsWith('음')) {
    const open = withFinal(token, '');
    return open.endsWith('하') || isKnownStem(open) ? open : openStem(open);
  }
  const open = token.slice(0, -1);
  // 지음, 깨달음: what is irregular before a vowel.
  if (lastFinal(open) === '') return withFinal(open, 'ㅅ');
  return lastFinal(open) === 'ㄹ' ? withFinal(open, 'ㄷ') : open;
}

/** 나타냄, 써 봄, 만듦: a verb that closes its clause as a noun, told from 그림 and 흐름 by what stands before it. */
export function isClosingVerb(token: string, before: Before): boolean {
  // 분석한 다음: then, and no form of 닷다.
  if (/^(?:다음|처음|마음|사람|이름)$/.test(token)) return false;
  // 쓰고 녹음: sounds are nouns.
  if (/(?:녹|발|소|화|자|모|고|저|잡|방|흡)음$/.test(token)) return false;
  const past = PAST.exec(token)?.[1];
  if (past && /(?:음|다)$/.test(token)) return true;
  if (/^[가-힣]+[는-닣]?다$/.test(token) && isPredicate(token) && lastFinal(token.slice(0, -1)) === 'ㄴ')
    return true;
  const bound = before === 'case' || before === 'verb';
  if (/^[가-힣]함$/.test(token)) return bound;
  if (!isNominal(token)) return false;
  if (bound) return true;
  // 힘과 움직임, but 문제와 견줌.
  if (before === 'with') return !isNoun(token) && !NOUN_IN_M.test(token);
  if (before !== 'noun') return false;
  return token.length === 1 ? SHORT_NOMINAL.test(token) : !isNoun(token) && !NOUN_IN_M.test(token);
}

function describes(token: string, before: Before): boolean {
  const bound = before === 'case' || before === 'verb';
  // 임을 향한 마음, 덜어 줄 물건.
  if (bound && /^[가-힣]한$/.test(token)) return true;
  if (bound && /^[가-힣]{1,3}은$/.test(token) && isKnownStem(token.slice(0, -1))) return true;
  if (before === 'verb' && /^[줄볼둘낼할갈올]$/.test(token)) return true;
  if (isDescribing(token)) {
    return bound || token.endsWith('는') || token.length > 2 || SHORT_DESCRIBING.test(token);
  }
  // 황금비가 쓰인 건축물.
  if (!bound || !token.endsWith('인') || token.length < 2) return false;
  const stem = adnominalStem(token);
  return stem !== null && isKnownStem(stem);
}

/**
 * Whether a word of a lesson's description is a form of a verb and no noun (그려, 이루는, 미친, 나타냄). A noun of the
 * dictionary is one only where its place says so: 재고 behind 비율을, 그림 at the end behind 그래프를.
 * @param next what follows in the same clause
 */
export function isVerbForm(token: string, before: Before, next: string | undefined): boolean {
  if (!/^[가-힣]+$/.test(token)) return false;
  const bound = before === 'case' || before === 'verb';
  if (next === undefined && isClosingVerb(token, before)) return true;
  if (isNoun(token)) return bound && next !== undefined && token.endsWith('고') && isPredicate(token);
  // 구할 수 있다, 발표할 내용을.
  if (
    bound &&
    /^(?:수|때|것|줄|계획)(?:[가-힣]|$)/.test(next ?? '') &&
    (isComing(token) || token.endsWith('할'))
  )
    return true;
  if (describes(token, before)) return true;
  // 시청에 보낼 건의문, 어느 지역인지.
  if (bound && token.length > 1 && !token.endsWith('을') && isComing(token)) return true;
  if (/[가-힣]{2}[인한]지$|[가-힣](?:이라면|라면)$/.test(token)) return true;
  // 프로그램을 짜서: done first.
  if (
    bound &&
    token.length > 1 &&
    token.endsWith('서') &&
    (isPredicate(token) || isKnownStem(token.slice(0, -1)))
  )
    return true;
  // H-R도 그려서, 사진 찍어서: no noun ends so.
  if (/[가-힣][아어여해려겨켜쳐와워]서$/.test(token) && joiningStem(token.slice(0, -1)) !== null) return true;
  // 토론 논제 정하고 입론; but 친구하고.
  if (/[가-힣]하고$/.test(token) && (isKnownStem(token.slice(0, -1)) || isVerb(token.slice(0, -1))))
    return true;
  // 찾아보고, 바르게.
  if (/[가-힣]{2}(?:고|며|면서|도록|거나)$/.test(token) && isPredicate(token)) return true;
  if (next !== undefined && token.endsWith('게') && isKnownStem(token.slice(0, -1))) return true;
  if ((isAdverb(token) || /[가-힣]{2}히$/.test(token)) && next !== undefined) return true;
  const joined = joiningStem(token);
  if (joined !== null && (bound || (token.length > 1 && !/^[가-힣]해$/.test(token)))) return true;
  // 나타냄으로써.
  const nominal = /^([가-힣]{2,})(?:으로써|으로|을|를|은|과)$/.exec(token)?.[1];
  return nominal !== undefined && bound && isNominal(nominal) && !isNoun(nominal) && !NOUN_IN_M.test(nominal);
}

/** The word in 기 that is a doing (꾸미기), no thing (발전기). */
export function isDoingInGi(token: string): boolean {
  const stem = token.slice(0, -1);
  return !isListedThing(token) && (isVerb(stem) || /(?:하|되|시키|보|내)$/.test(stem));
}
