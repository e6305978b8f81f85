import { type Sentence, TO_AND_FRO } from '../../sentences.ts';
import { tooLong } from '../../style/to-record-style.ts';
import { ENDED } from './joined.ts';
import { endsSurely, LAUGHED_OFF } from './clear-ends.ts';
import { isWithin } from './within.ts';

/** Letters below which a part could be half of a name (그림 그림). */
const SHORTEST = 6;
/** 발이 꼬임: the same of what befell. */
const SHORTEST_STORY = 5;
/** 옷 덜 삼 ㅋㅋ 중고앱 씀. */
const SHORTEST_BEHIND_LAUGHTER = 4;
const LAUGHED = /[가-힣][ㄱ-ㅎㅏ-ㅣ]+$/;
const BEFELL = /^[가-힣]{1,4}[이가] [가-힣]{2,}$/;

/**
 * What a careless answer strings together without a mark (… 늘음 드리블 연습 많이함 벽에다 …, … 했어요ㅋㅋ 할머니가 …), one by
 * one with the place of each; the sentence alone where no end in its middle is sure.
 */
export function runOns(sentence: Sentence): Sentence[] {
  const { text, start } = sentence;
  if (tooLong(text) || /→|⇒|->|=>/.test(text)) return [sentence];
  const isEnded = ENDED.test(text);
  const parts: Sentence[] = [];
  let from = 0;
  const push = (to: number) =>
    parts.push({ text: text.slice(from, to), start: start + from, end: start + to });
  for (const { 0: space, index: at } of text.matchAll(/ +/g)) {
    const rest = text.slice(at + space.length);
    const part = text.slice(from, at);
    if (
      (part.length < SHORTEST &&
        part.length < (LAUGHED.test(part.slice(-4)) ? 3 : BEFELL.test(part) ? SHORTEST_STORY : SHORTEST)) ||
      rest.length < (LAUGHED_OFF.test(part) ? SHORTEST_BEHIND_LAUGHTER : SHORTEST)
    )
      continue;
    // 오음 음계로 가락을 얹었어요: who writes sentences does not note in their middle.
    if (isEnded && part.endsWith('음') && !/[있없았었했였]음$/.test(part)) continue;
    // 자르기 전에 넘침 비커에 담아 쟀다: a name, and nobody who overflowed.
    if (isEnded && /[침림김킴힘]$/.test(part) && !/[가-힣][이가을를] (?:[^ ]+ )?[^ ]+$/.test(part)) continue;
    // 단조 = 어두움 X: the sign turns what stands before it.
    if ('XO×'.includes(rest[0] ?? '') && /^[XO×](?:[ .,)]|$)/.test(rest)) continue;
    if (part.endsWith('다') && TO_AND_FRO.test(rest)) continue;
    if (!endsSurely(part, rest) || isWithin(text.slice(0, at))) continue;
    push(at);
    from = at + space.length;
  }
  push(text.length);
  return parts;
}
