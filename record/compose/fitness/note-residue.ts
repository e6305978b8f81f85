import type { Mark } from './mark.ts';
import { NOT_WORDED } from './reasons.ts';

/** What shows that a note was not read to its end: signs, endings of notes, one frame inside another. */
export const NOTE_RESIDUE: readonly Mark[] = [
  // = h를 V로 바꿔서, 짧을수록 좋다 & 키워드를 뽑으려면.
  { pattern: /^[=+&→⇒>≠≒]|[가-힣] [&→⇒] [가-힣]|^하여 /, reason: NOT_WORDED },
  // 팔았음 그래서 그 데이터 쓰기로를 주제로 정함.
  {
    pattern:
      /(?:그래서|근데|그런데|하지만|하려다|[가-힣]기로를) [^.]*(?:주제|대상|목표|인물)(?:로|으로) (?:정함|선정함|선택함)\.$|기로를 /,
    reason: NOT_WORDED,
  },
  // 1개임을 확인한다는 점을 알게 됨.
  { pattern: /[음임감됨함]을 (?:확인|파악|이해)한다는 (?:것|점|사실)을 /, reason: NOT_WORDED },
  // 지금 그거한다는 점을.
  { pattern: /(?<![가-힣])(?:그거|이거|저거)[가-힣]/, reason: NOT_WORDED },
  // 앞뒤 3초 더 찍기임; 줄넘기임 is a thing.
  {
    pattern: /(?:더|다시|꼭|잘|안|많이|먼저|[을를]) [가-힣]{1,4}기임\.$/,
    reason: NOT_WORDED,
  },
  // 영양성분표 보기, 간은 나중에 하기, 레시피를 보내줌: parts that are no clauses of one sentence.
  {
    pattern:
      /(?:^|, )[^,.]*[가-힣] [가-힣]{1,4}기(?<!(?:이야|글쓰|말하|듣|읽|줄넘|달리|던지|크|세|굵|밝|빠르|길|높)기)(?: \([^)]*\))?, (?![^.]*기(?:를|와|까지|도|만)? )[^.]*[가-힣] ?(?:함|줌|봄|냄|놓음|적음)\.$/,
    reason: NOT_WORDED,
  },
  // 클리어 3번 왕복하여 11번을 얻음: what it was is no means.
  {
    pattern: /\d+(번|개|회|초|점|명)[^.]*하여 \d+\1(?:을|를)? (?:얻음|기록함|확인함)\.$/,
    reason: NOT_WORDED,
  },
];
