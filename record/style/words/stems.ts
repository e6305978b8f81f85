import { compose, decompose, lastFinal, withFinal } from '../../hangul.ts';
import { HA_ADJECTIVES } from '../../lexicon/ha-adjectives.ts';
import { ADJECTIVE_STEMS, PAST_FORMS, VERB_STEMS } from '../../lexicon/stems.ts';
import {
  ADJECTIVE_WHEN,
  DUAL_ADJECTIVES,
  HA_VERB_NOUNS,
  HOMONYMS,
  IRREGULAR_D,
  IRREGULAR_S,
  LIQUID_WHEN,
  MORE_VERBS,
  PAST_OVERRIDES,
  REGULAR_B,
  VERB_WHEN,
} from '../../lexicon/words.ts';
import { isDoing, isDoingNoun, isThingNoun } from './nouns.ts';
import { pastCandidates } from './past-candidates.ts';
import { remembered } from '../remembered.ts';

const words = (list: string) => list.trim().split(/\s+/);
const verbs = new Set(words(VERB_STEMS));
for (const verb of words(MORE_VERBS)) verbs.add(verb);
const dual = new Set(words(DUAL_ADJECTIVES));
const adjectives = new Set([...words(ADJECTIVE_STEMS).filter((stem) => !verbs.has(stem)), ...dual]);
const haAdjectives = new Set(words(HA_ADJECTIVES));
const haVerbNouns = new Set(words(HA_VERB_NOUNS));
const pastForms = new Map(words(PAST_FORMS).map((row) => row.split(':') as [string, string]));
for (const [form, stem] of Object.entries(PAST_OVERRIDES)) pastForms.set(form, stem);

/** The word after the last space. */
export function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

const stems = new Set([...verbs, ...adjectives]);

export function isKnownStem(stem: string): boolean {
  return stems.has(stem);
}

/** The longest tail of the word that is a stem of the dictionary, or '' when none is. */
export const knownTail = remembered((word) => {
  for (let from = Math.max(0, word.length - 6); from < word.length; from += 1) {
    const tail = word.slice(from);
    if (isKnownStem(tail)) return tail;
  }
  return '';
}, 20_000);

/** The best of several candidate stems of one word: the one with the longest tail in the dictionary, else the first. */
function bestStem(candidates: string[]): string {
  let best = candidates[0] ?? '';
  let length = 0;
  for (const candidate of candidates) {
    const tail = knownTail(lastWord(candidate)).length;
    if (tail > length) {
      best = candidate;
      length = tail;
    }
  }
  return best;
}

const AUXILIARY = new Set([...'보주가오내두놓대넣입']);
const HELPER = new Set([...'나지들받짓치먹쓰맞주보크좋내']);

/** Whether the word before the ending is a stem that may be conjugated: known, or built of a known one as verbs are. */
export function isSoundStem(text: string): boolean {
  const word = lastWord(text);
  if (/(?:하|되|시키|당하|스럽|롭|답|있|없|같|싶|않|거리|[트뜨]리|[가-힣]{2}대|이)$/.test(word)) return true;
  const tail = knownTail(word);
  if (tail === word || tail.length > 1) return tail !== '';
  if (tail === '') return false;
  const head = word.slice(0, -1);
  const last = decompose(head.at(-1));
  if (AUXILIARY.has(tail) && last?.final === '' && /[ㅏㅐㅓㅔㅕㅘㅝㅙㅖㅟㅚ]/.test(last.vowel)) return true;
  if (tail === '지' && last?.final === '' && /[ㅏㅐㅓㅔㅕㅘㅝㅙ]/.test(last.vowel)) return true;
  return HELPER.has(tail) && (isDoing(head) || isDoingNoun(head) || isThingNoun(head));
}

function homonym(text: string): string | null {
  for (const { form, rules, otherwise } of HOMONYMS) {
    if (!text.endsWith(form)) continue;
    const before = text.slice(0, -form.length);
    // 다물었: a longer word that is a verb of its own shares only the sound.
    const longer = lastWord(text);
    const own = longer === form ? [] : pastCandidates(longer).filter(isKnownStem);
    if (own.length === 1 && own[0]) return text.slice(0, -longer.length) + own[0];
    for (const [pattern, stem] of rules) {
      if (pattern.test(before)) return before + stem;
    }
    return otherwise ? before + otherwise : null;
  }
  return null;
}

/** The stem of a past form with everything before it: `을 골랐` → `을 고르`. The form ends in a syllable with ㅆ. */
export function pastStem(text: string): string {
  // 어색해보였: 보다 has 봤 and 보았.
  if (text.endsWith('보였')) return `${text.slice(0, -1)}이`;
  const chosen = homonym(text);
  if (chosen) return chosen;
  const word = lastWord(text);
  for (let from = Math.max(0, word.length - 6); from < word.length; from += 1) {
    const form = word.slice(from);
    const known = pastForms.get(form) ?? pastCandidates(form).find(isKnownStem);
    if (known) return text.slice(0, text.length - (word.length - from)) + known;
  }
  const candidates = pastCandidates(text);
  // 신비로웠: any noun may take 롭다, 스럽다 and 답다.
  return candidates.find((stem) => ADJECTIVE_TAILS.test(stem)) ?? candidates[0] ?? withFinal(text, '');
}

/** Stems that an open-stem form may come from once its ending is cut off: 만드 → 만들, 어려우 → 어렵, 나으 → 낫. */
export function openStem(text: string): string {
  const candidates = [text];
  const last = decompose(text.at(-1));
  if (/^[아노부거여머푸드도우미어조저]$/.test(lastWord(text))) return withFinal(text, 'ㄹ');
  const word = lastWord(text);
  if (LIQUID_WHEN[word]?.test(text.slice(0, -word.length))) return withFinal(text, 'ㄹ');
  if (last?.final === '') {
    const liquid = withFinal(text, 'ㄹ');
    const own = lastWord(liquid);
    if (knownTail(own) === own && word.length > 1 && /[드끄푸무도]$/.test(word)) return liquid;
    if ((knownTail(own) === own && !isKnownStem(word)) || knownTail(word) === '') candidates.push(liquid);
  }
  if (last?.initial === 'ㅇ' && last.vowel === 'ㅜ' && last.final === '') {
    const before = text.slice(0, -1);
    const closed = withFinal(before, 'ㅂ');
    // 평화로운: of any noun.
    if (ADJECTIVE_TAILS.test(closed)) return closed;
    if (lastFinal(before) === '') candidates.unshift(closed);
  }
  if (text.endsWith('으')) {
    // 나으면: better, not born; 그은: drawn, not tanned.
    const lost = withFinal(text.slice(0, -1), 'ㅅ');
    if (lastFinal(text.slice(0, -1)) === '' && inTailList(lastWord(lost), IRREGULAR_S)) return lost;
    candidates.unshift(...closedStems(text.slice(0, -1)));
  }
  if (last?.final === '') candidates.push(withFinal(text, 'ㅎ'));
  return bestStem(candidates);
}

function closedStems(text: string): string[] {
  const final = lastFinal(text);
  // 들으면, 지은: 들다 and 지다 have 들면 and 진.
  if (final === 'ㄹ') return [withFinal(text, 'ㄷ'), text];
  if (final === '') return [withFinal(text, 'ㅅ'), text];
  return [text];
}

/** The stem before an adnominal ㄴ/은: `도움이 된` → `도움이 되`, `어려운` → `어렵`. Null when there is none. */
export function adnominalStem(text: string): string | null {
  if (lastFinal(text) !== 'ㄴ') return null;
  if (text.endsWith('은')) {
    const base = text.slice(0, -1);
    if (base && base.at(-1) !== ' ') return openStem(`${base}으`);
  }
  return openStem(withFinal(text, ''));
}

/** 사람인, 편인: of 이다; 붙인 and 보인 are of verbs. */
export function isBeing(clause: string): boolean {
  return clause.endsWith('인') && !isKnownStem(`${lastWord(clause.slice(0, -1))}이`);
}

const ADJECTIVE_TAILS = /(?:스럽|롭|답|다랗|찮|잖)$/;

/** Whether the predicate at the end of the text is an adjective (its past stays in the record ending). */
export function isAdjective(text: string): boolean {
  const word = lastWord(text);
  if (/[않하싶같]$/.test(word)) {
    const denied = text.replace(/지 ?(?:않|못하)$/, '');
    if (denied !== text) return isAdjective(denied.replace(/지(?:가|는|도|를)$/, ''));
    if (/(?:고 ?싶|[것거] ?같|듯하|[가-힣] 만하)$/.test(text)) return true;
    // 어렵기는 했다: the adjective before decides.
    const granted = /^(.*[가-힣])(?:기는|기도|기만|긴) 하$/.exec(text)?.[1];
    if (granted) return isAdjective(granted);
  }
  // 내용을 더함, and no 정도가 더함.
  if (word === '더하' && /[을를] $/.test(text.slice(0, -word.length))) return false;
  if (word.endsWith('하') && word.length > 1) {
    if (word === '척하' || word === '체하') return false;
    const root = word.slice(0, -1);
    if (haVerbNouns.has(root) || (isDoing(root) && !haAdjectives.has(root))) return false;
    for (let from = 0; from < root.length; from += 1) {
      const tail = root.slice(from);
      if (haAdjectives.has(tail) && (tail.length > 1 || from === 0)) return true;
    }
  }
  if (word === '아니' || /스[름레]하$/.test(word)) return true;
  if (word === '못하' || word === '하' || word === '되' || word.endsWith('시키')) return false;
  const tail = knownTail(word);
  // An adjective takes no object: 각주를 달았다 is a verb, 맛이 달았다 is not.
  if (
    /[을를] (?:잘 |못 |안 |다 |직접 |[가-힣]+[리이히게로껏씩] )?$/.test(
      text.slice(0, text.length - word.length),
    ) &&
    verbs.has(tail)
  )
    return false;
  if (/[하되]$/.test(tail) && tail !== word) return false;
  if (ADJECTIVE_WHEN[tail]?.test(text.slice(0, -tail.length))) return true;
  if (VERB_WHEN[tail]?.test(text.slice(0, -tail.length))) return false;
  if (tail) return adjectives.has(tail);
  return ADJECTIVE_TAILS.test(word);
}

/** Whether the stem at the end of the text is one of a closed class; the longest listed tail decides. */
function inTailList(word: string, list: readonly string[]): boolean {
  return list.some((tail) => word.endsWith(tail));
}

/** The text, ending in a stem, in its nominal form: 만들 → 만듦, 돕 → 도움, 깨닫 → 깨달음, 짓 → 지음, 하 → 함. */
export function nominal(text: string): string {
  const last = decompose(text.at(-1));
  if (!last) return text;
  const word = lastWord(text);
  const before = text.slice(0, -1);
  switch (last.final) {
    case '':
      return withFinal(text, 'ㅁ');
    case 'ㄹ':
      // 줆 and 늚 are correct but nobody writes them.
      if (word === '늘') return `${text}어남`;
      return word === '줄' ? `${text}어듦` : withFinal(text, 'ㄻ');
    case 'ㅂ':
      return inTailList(word, REGULAR_B) ? `${text}음` : `${withFinal(text, '')}움`;
    case 'ㄷ':
      return inTailList(word, IRREGULAR_D) ? `${withFinal(text, 'ㄹ')}음` : `${text}음`;
    case 'ㅅ':
      return inTailList(word, IRREGULAR_S) ? `${withFinal(text, '')}음` : `${text}음`;
    case 'ㅎ':
      if (/(?:그렇|이렇|저렇|어떻)$/.test(word)) return `${before}러함`;
      return knownColour(word) ? withFinal(text, 'ㅁ') : `${text}음`;
    default:
      return word === '갖' ? `${before}가짐` : `${text}음`;
  }
}

/** The past form before a noun: 느끼 → 느낀, 만들 → 만든, 돕 → 도운, 읽 → 읽은. */
export function adnominal(text: string): string {
  const form = nominal(text);
  return form.endsWith('음') ? `${form.slice(0, -1)}은` : withFinal(form, 'ㄴ');
}

function knownColour(word: string): boolean {
  return /(?:갛|겋|랗|렇|맣|멓|얗|옇)$/.test(word);
}

/** The form before -다는/-다고: 하 → 한다, 읽 → 읽는다, 중요하 → 중요하다, 만들 → 만든다. */
export function declarative(text: string): string {
  if (isAdjective(text)) return `${text}다`;
  const final = lastFinal(text);
  if (/(?:있|없)$/.test(text)) return `${text}다`;
  if (final === '' || final === 'ㄹ') return `${withFinal(text, 'ㄴ')}다`;
  return `${text}는다`;
}

const HARMONIC = new Set(['ㅏ', 'ㅗ', 'ㅑ']);

/** The connective form in -아/어: 되 → 되어, 하 → 하여, 돕 → 도와, 어렵 → 어려워, 느끼 → 느껴. */
export function infinitive(text: string): string {
  const last = decompose(text.at(-1));
  if (!last) return text;
  const before = text.slice(0, -1);
  if (text.endsWith('하')) return `${text}여`;
  // 파래, 누레, 그래: the ㅎ is lost in the vowel.
  if (last.final === 'ㅎ' && (knownColour(text) || /[그이저]렇$|어떻$/.test(text))) {
    const dark = last.vowel === 'ㅓ' && !/(?:[그이저]렇|어떻)$/.test(text);
    const joined = { ㅏ: 'ㅐ', ㅓ: dark ? 'ㅔ' : 'ㅐ', ㅑ: 'ㅒ', ㅕ: 'ㅖ' }[last.vowel];
    if (joined) return before + compose(last.initial, joined);
  }
  // 푸르러, 이르러; 서툴러: 서툴다 is short for 서투르다.
  if (/푸르$|에 이르$/.test(text)) return `${text}러`;
  if (/(?:서툴|머물|서둘)$/.test(text)) return `${text}러`;
  if (last.final === '' && last.vowel === 'ㅣ') return before + compose(last.initial, 'ㅕ');
  if (text.endsWith('르') && before) {
    const harmony = HARMONIC.has(decompose(before.at(-1))?.vowel ?? '');
    return withFinal(before, 'ㄹ') + (harmony ? '라' : '러');
  }
  if (last.final === '' && last.vowel === 'ㅡ') {
    const harmony = HARMONIC.has(decompose(before.at(-1))?.vowel ?? '');
    return before + compose(last.initial, harmony ? 'ㅏ' : 'ㅓ');
  }
  if (last.final === '' && last.vowel === 'ㅗ') return before + compose(last.initial, 'ㅘ');
  if (last.final === '' && last.vowel === 'ㅜ') return before + compose(last.initial, 'ㅝ');
  if (last.final === '' && ['ㅏ', 'ㅓ', 'ㅐ', 'ㅔ', 'ㅕ'].includes(last.vowel)) return text;
  if (last.final === 'ㅂ' && !inTailList(lastWord(text), REGULAR_B)) {
    return withFinal(text, '') + (/[돕곱]$/.test(text) ? '와' : '워');
  }
  if (last.final === 'ㄷ' && inTailList(lastWord(text), IRREGULAR_D))
    return infinitive(withFinal(text, 'ㄹ'));
  if (last.final === 'ㅅ' && inTailList(lastWord(text), IRREGULAR_S)) return `${withFinal(text, '')}어`;
  return text + (HARMONIC.has(last.vowel) ? '아' : '어');
}

/** The stem in the past, as it is spoken: 하 → 했, 느끼 → 느꼈, 돕 → 도왔. */
export const pastForm = (stem: string): string => withFinal(infinitive(stem).replace(/하여$/, '해'), 'ㅆ');
