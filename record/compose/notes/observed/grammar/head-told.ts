import { isDoingNoun } from '../../../../style/words/nouns.ts';
import { INTRANSITIVE } from '../../missing-objects.ts';
import { deedNamed } from './deed-named.ts';
import { beforeDoing } from './doing-told.ts';
import { doingIn } from './doings.ts';
import { innerTold } from './inner-clauses.ts';
import { endsInPredicate } from './predicates.ts';
import { persistenceTold, stateTold } from './state-told.ts';
import { DONE, type Telling } from './telling.ts';
import { coreOf, marked, noteOf, wordsOf } from './tokens.ts';
import { holdsTrait, traitTold } from './traits.ts';
import { twoDoings } from './two-doings.ts';
import { verbTold } from './verb-told.ts';

/**
 * The grammar of a point in a teacher's note: the last word is its head, and what stands before it is told as the head asks for it.
 * 청자의 처지를 고려한 정보 선정 → … 고려하여 정보를 선정함; 끊어 읽기와 강세 양호 → 강세가 양호함; … 바꾼 발상 → … 발상을 보임.
 */

/** 관심, 흥미: shown. */
const SHOWN = /^(?:관심|흥미|호기심)$/;

/** 그림으로 설명 잘함. */
const wellDone: Telling = (words) => {
  const [doing = '', well = ''] = words.slice(-2);
  return /^잘(?:함|했음)$/.test(well) && doingIn(coreOf(doing)) !== null
    ? [...words.slice(0, -2), marked(doing, '을/를'), well]
    : undefined;
};

/** 시료 변경; what only names it is a trait (사고, 해석), or stands beside one. */
const doingTold: Telling = (words) => {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const doing = doingIn(coreOf(last).replace(DONE, ''));
  if (doing === null) return traitTold(words) ?? undefined;
  if (holdsTrait(before)) return [...before, marked(last, '이/가'), '돋보임'];
  const named = beforeDoing(before, doing);
  return named === null ? traitTold(words) : [...named, doing.told];
};

/** 사형제 폐지 찬동함: the teacher's 함 makes a doing of any noun. */
const writtenTold: Telling = (words) => {
  const last = words.at(-1) ?? '';
  const noun = coreOf(last).replace(DONE, '');
  if (!DONE.test(coreOf(last)) || !isDoingNoun(noun) || INTRANSITIVE.test(noun)) return undefined;
  const written = { noun, told: '', takes: 'object', takesDeeds: false, divides: false } as const;
  const said = beforeDoing(words.slice(0, -1), written);
  return said && [...said, last];
};

/** 관심 확장 중: going on. */
const goingOn: Telling = (words) => {
  const doing = words.at(-1) === '중' ? doingIn(coreOf(words.at(-2) ?? '')) : null;
  if (doing === null) return undefined;
  const said = beforeDoing(words.slice(0, -2), doing);
  return said && [...said, `${doing.noun}하고`, '있음'];
};

/** 문화 차이에 관심. */
const interestTold: Telling = (words) => {
  const last = words.at(-1) ?? '';
  return SHOWN.test(coreOf(last)) && /에$/.test(words.at(-2) ?? '')
    ? [...words.slice(0, -1), marked(last, '을/를'), '보임']
    : undefined;
};

const TELLINGS: readonly Telling[] = [
  twoDoings,
  wellDone,
  doingTold,
  persistenceTold,
  stateTold,
  writtenTold,
  goingOn,
  interestTold,
  verbTold,
];

const told: Telling = (words) => {
  const deed = deedNamed(words);
  if (deed !== null) return told(deed) ?? deed;
  for (const telling of TELLINGS) {
    const sentence = telling(words);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
};

/** Letters from which a note whose last clause is complete is a sentence of the teacher's own. */
const LEAST = 20;
const SIGNS = /→|⇒|➡|->|=>|[=↔≠]/;

/** Whether a note is a sentence that the teacher wrote out, down to its last word. */
export function isWhole(note: string): boolean {
  if (note.length < LEAST || SIGNS.test(note) || !/[가-힣][을를] /.test(note) || !endsInPredicate(note))
    return false;
  const sentence = told(wordsOf(note));
  return sentence === undefined || (sentence !== null && noteOf(sentence) === note);
}

/**
 * A point with the particles and the end that its head asks for; null where it tells nothing that is sure, undefined where its last
 * word is no head that is known.
 */
export function headTold(note: string): string | null | undefined {
  const words = wordsOf(innerTold(note));
  if (words.length < 2) return undefined;
  const sentence = told(words);
  return sentence ? noteOf(sentence) : sentence;
}
