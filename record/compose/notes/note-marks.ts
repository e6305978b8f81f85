import { lastFinal, withParticle } from '../../hangul.ts';
import type { Sentence } from '../../sentences.ts';
import { isDoing, isDoingNoun } from '../../style/words/nouns.ts';
import { lastWord } from '../../style/words/stems.ts';
import { ARROW, AT_ARROW } from './arrow-sign.ts';
import { isNounPhrase } from './facts/phrases.ts';
import { QUANTITY, quantityOf } from './facts/quantity.ts';
import { pointsTold } from './points.ts';
import { endsNote } from './respaced.ts';
import { formOf } from './word-forms.ts';

/** What marks stand for in a student's notes: a slash or a comma between two doings, a plus, a dash, a tool in brackets. */

/** Letters below which a part between two marks is a value, no doing. */
const SHORTEST_PART = 6;
const PARTED = / [/+] |(?<=[가-힣]), (?=[가-힣\d])|(?<=[가-힣])(?:\.{2,}|…+) /g;

/** 느낀 점 - 서로 존중: what the note answers, said once more. */
const LABEL =
  /^(?:(?:새로 |새롭게 )?(?:배운|느낀|깨달은|알게 된)|어려[운웠던]+|힘들었던|좋았던|아쉬[운웠던]+|궁금[한했던]+|인상 깊었던) ?(?:점|것|내용) ?[-–:=] ?|^(?:원인|이유|한계|결과|개선|개선점|방법) ?[-–:=] ?/;

/** 우려냄, 색 변함, 설문지 만들기: a part that tells a doing of its own. */
function tells(part: string): boolean {
  const last = lastWord(part.replace(/ ?\([^()]*\)(?=[.\s]*$)/, '').replace(/[.\s]+$/, ''));
  if (part.length < SHORTEST_PART || !part.includes(' ')) return false;
  return endsNote(last) || (/[함됨]$/.test(last) && isDoingNoun(last.slice(0, -1)));
}

/** 항온수조 38도, 30분: under what the doing beside it was held. */
const AT_FIGURE = new RegExp(`^(?:[가-힣A-Za-z ]{0,14} )?${QUANTITY}(?:씩(?: ${QUANTITY})?)?[.\\s]*$`);
const LEADING = new RegExp(`^${QUANTITY}`);
const TRAILING = new RegExp(`${QUANTITY}$`);
/** 온도 10도, 20도, 30도에서 측정: values of one doing. */
function isNextValue(before: string, part: string): boolean {
  const [one, other] = [TRAILING.exec(before)?.[0], LEADING.exec(part)?.[0]];
  return one !== undefined && other !== undefined && quantityOf(one)?.unit === quantityOf(other)?.unit;
}
const LONG_ENOUGH = 8;
function namesDoing(part: string): boolean {
  const bare = part.replace(/ ?\([^()]*\)/g, '').replace(/[.\s]+$/, '');
  return (
    bare.length >= LONG_ENOUGH && /\d|[가-힣](?:에서|을|를|에|으로|로) /.test(bare) && isDoing(lastWord(bare))
  );
}

/** 승객 최대, 근데 배차는 15분 똑같음; 클리어와 드롭샷, 벽치기 하루 50개씩: of the first only its name is noted. */
const TURNS = /^(?:근데|그런데|하지만|반면) |^[가-힣]{1,6}[은는] [^,]*[가-힣](?:으로|로|에|을|를|에서) /;
const DAILY = /^[가-힣]{2,8} (?:하루|매일|매주|주 ?\d회|아침마다|점심마다)/;
const isTurnedFrom = (before: string, behind: string): boolean =>
  isNounPhrase(before.replace(/^\d+[.)] /, '').replace(/이?랑 /g, ' ')) &&
  (DAILY.test(behind) || (TURNS.test(behind) && endsNote(lastWord(behind.replace(/[.\s]+$/, '')))));

/** 물 / 소금물 / 식초 / 식용유에 넣음: names in a row, of which the last has the particle of all. */
const ROW =
  /^(?:\d+[.)] ?)?([가-힣A-Za-z]{1,7}(?: [가-힣]{1,5})?)((?: ?\/ ?[가-힣A-Za-z]{1,7})+) ?\/ ?[가-힣A-Za-z]{1,7}(?:에|에서|으로|로|을|를|의) [^/,]+$/;
const isRow = (text: string) => {
  const found = ROW.exec(text);
  return (
    found !== null &&
    [found[1] ?? '', ...(found[2] ?? '').split(/ ?\/ ?/)].every(
      (name) => name === '' || !endsNote(lastWord(name)),
    )
  );
};
/** The row with commas, as a sentence has it; any other text comes back as it is. */
export const withRow = (text: string): string => (isRow(text) ? text.replace(/ ?\/ ?/g, ', ') : text);

/** 껍질을 우려냄 / 80도 10분 / 색 변함, 비트는 다름: doings between slashes, and between commas, are sentences of their own. */
export function atMarks(sentence: Sentence): Sentence[] {
  if (pointsTold(sentence.text) !== sentence.text) return [sentence];
  // 급식소 2개 설치, 6주 동안 고양이 수 기록, 총 7마리 확인: doings by their nouns, each with its own figure or place.
  const marks = [...sentence.text.matchAll(PARTED)];
  const between = marks.length > 0 ? sentence.text.split(PARTED) : [];
  const listed =
    between.some(namesDoing) &&
    between.every((part) => namesDoing(part) || AT_FIGURE.test(part)) &&
    !between.some((part, at) => at > 0 && isNextValue(between[at - 1] ?? '', part));
  const cuts = marks.filter(({ 0: mark, index }) => {
    const before = sentence.text.slice(0, index).split(PARTED).at(-1) ?? '';
    const behind = sentence.text.slice(index + mark.length).split(PARTED)[0] ?? '';
    if (LABEL.test(behind)) return true;
    // 물 샘 -> 테이프 감음, 바람 때문에 오차 -> 3번씩 쏨: two stories.
    if (ARROW.test(before) && ARROW.test(behind))
      return tells(before.split(AT_ARROW).at(-1) ?? '') || /\/|\./.test(mark);
    if (mark.includes('/')) return tells(before) || tells(behind);
    if (/^[.…]/.test(mark)) return /[ㅁㄻ]/.test(lastFinal(before) ?? '') || endsNote(lastWord(before));
    // 공이 멀리 안감 + 손목 아픔: two things that went wrong.
    if (mark.includes('+')) return endsNote(lastWord(before));
    return (tells(before) && tells(behind)) || listed || isTurnedFrom(before, behind);
  });
  if (cuts.length > 0 && isRow(sentence.text)) return [sentence];
  let from = 0;
  const parts: Sentence[] = [];
  for (const cut of [...cuts.map(({ 0: mark, index }) => ({ index, next: index + mark.length })), null]) {
    const text = sentence.text.slice(from, cut?.index);
    parts.push({ text, start: sentence.start + from, end: sentence.start + from + text.length });
    from = cut?.next ?? from;
  }
  return parts;
}

const TOOL =
  /^(.*(?:측정|관찰|계산|기록|촬영|작성|제작|비교))\(([가-힣A-Za-z]*(?:자|계|기|저울|현미경|카메라|앱|엑셀|시트|프로그램|스톱워치))\)$/;
const AT_VALUES =
  /^([가-힣A-Za-z ]{1,14}) (?:\d|[두세네]|다섯) ?(?:가지|단계|종류)\(([^()]*\d[^()]*[,·/][^()]*)\)$/;

/** 폭 측정(줄자) → 줄자로 폭 측정; 지형도 + 사진 → 지형도와 사진; 물 온도 2가지(20도, 40도) → 물 온도 20도, 40도. */
export function withoutMarks(note: string): string {
  return note
    .replace(LABEL, '')
    .replace(/([가-힣]+) ?\+ ?(?=[가-힣])/g, (_, word: string) =>
      // 명도 차이 크게 + 무늬 넣음: made so, and what was done beside it.
      /게$/.test(word) && formOf(word) !== null ? `${word} 하고 ` : `${withParticle(word, '과/와')} `,
    )
    .replace(TOOL, (_, doing: string, tool: string) => `${withParticle(tool, '으로/로')} ${doing}`)
    .replace(AT_VALUES, '$1 $2');
}
