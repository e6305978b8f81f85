import { lastFinal, withFinal, withParticle } from '../../../hangul.ts';
import { declarative, isSoundStem } from '../../../style/words/stems.ts';
import { stemOf } from '../step-stem.ts';
import { isNounPhrase, splitOutside } from './phrases.ts';

/** The design of a trial, as its labels name it: what was supposed, changed, kept and used. */

const BETWEEN = /,(?!\d) ?| \/ | ?· ?/;
const object = (words: string) => withParticle(words, '을/를');

/** What stands behind each label, and how it is told. */
const NAMED: readonly (readonly [RegExp, (items: string, kind: string) => string])[] = [
  [/^(조작|독립|통제|종속) ?변인$/, (items, kind) => `${object(items)} ${kind} 변인으로 정했다`],
  [/^(?:자료|참고 ?자료|출처)$/, (items) => `${object(items)} 활용했다`],
  [/^통제(?: ?조건)?$/, (items) => `${withParticle(items, '으로/로')} 조건을 통제했다`],
  [/^(?:준비물|재료|도구|사용 ?도구|프로그램|사용 ?언어)$/, (items) => `${object(items)} 사용했다`],
  [/^(?:(?:조사|설문|탐구|실험|분석|연구) ?)?대상$/, (items) => `${object(items)} 대상으로 정했다`],
  [
    /^((?:창업 ?)?아이템|소재|목표|배경|갈래|장르)$/,
    (items, kind) => `${object(items)} ${withParticle(kind, '으로/로')} 정했다`,
  ],
];
const LABELLED = /^([가-힣]{2,3}(?: ?[가-힣]{2,3})?) ?(?::|-|=| (?=[가-힣A-Za-z]+\()) ?(?=\S)/;
/** 조작변인 온도: a label that needs no colon. */
const VARIABLE = /^((?:조작|독립|통제|종속) ?변인) ?[:은는-]? ?(?=\S)/;
const MOST_LETTERS = 90;

/** 조작변인: 온도(5, 20도), 통제변인 감자즙 5mL: with the verb that belongs to the label; null for any other line. */
export function designTold(line: string): string | null {
  const note = line.replace(/[.\s]+$/, '');
  const found = VARIABLE.exec(note) ?? LABELLED.exec(note);
  const label = found?.[1] ?? '';
  const body = note.slice(found?.[0].length ?? 0);
  const [named, tell] = NAMED.find(([pattern]) => pattern.test(label)) ?? [];
  if (!named || !tell || body.length > MOST_LETTERS || /[→⇒=<>:]/.test(body)) return null;
  const items = splitOutside(body, BETWEEN);
  if (!items.every((item) => /[가-힣A-Za-z]/.test(item) && isNounPhrase(item.replace(/,/g, ' '))))
    return null;
  const [, kind = ''] = named.exec(label) ?? [];
  return tell(items.join(', ').replace(/ \(/g, '('), kind);
}

const SUPPOSED = /^(?:나의 |우리 (?:조|모둠)?(?:의)? ?)?(?:(?:가설|예상|예측) ?\d? ?[:=] ?|가설은 )(?=\S)/;
/** 가설은 반은 맞고 반은 틀렸다: how it turned out. */
const TURNED_OUT = /틀[렸리림]|맞[았는고음]|빗나|기각|지지|검증|채택|[었았했였겠됐졌났왔갔봤랐렸]다$|모르/;

/** 가설: 온도 높을수록 거품 많이 난다: told as what was supposed; null for any other line. */
export function hypothesisTold(line: string): string | null {
  const label = SUPPOSED.exec(line)?.[0];
  const said = label ? line.slice(label.length).replace(/[.!~\s]+$/, '') : '';
  if (said.length < 6 || said.length > MOST_LETTERS || /[→⇒=<>:]/.test(said) || TURNED_OUT.test(said))
    return null;
  const clause = declared(said);
  return clause === null ? null : `${clause}는 가설을 세웠다.`;
}

/** 많이 난다 → 많이 난다, 많이 날 것이다 → 많이 날 것이라, 많이 남 → 많이 난다; null where it is no statement. */
function declared(said: string): string | null {
  const future = /^(.*[가-힣]) ?(?:것|거)(?:이다|다|임|입니다|예요|이에요| ?같다| ?같음| ?같아요)$/.exec(
    said,
  )?.[1];
  const named = /^(.*[가-힣][다라])는 (?:것|거)(?:이다|다|임|이었다|입니다|이에요)?$/.exec(said)?.[1];
  if (named) return named;
  if (future && lastFinal(future) === 'ㄹ') return `${future} 것이라`;
  if (/[가-힣](?:고|라고) 생각(?:함|했다|했음|한다)$/.test(said)) return null;
  if (/다$/.test(said) && !/습니다$|[하]였다$/.test(said)) return said;
  // 소금물에서 더 빨리 녹음: it melts, nobody records it.
  const stem = stemOf(said)?.replace(/(?<=(?:더|빨리|많이|에|잘) )녹음하$/, '녹') ?? null;
  if (stem === null || !isSoundStem(stem)) return null;
  const plain = declarative(stem);
  return plain === `${stem}다` || lastFinal(stem) !== '' ? plain : `${withFinal(stem, 'ㄴ')}다`;
}
