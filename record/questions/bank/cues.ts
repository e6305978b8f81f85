import { isDoing, isListedThing } from '../../style/words/nouns.ts';
import { DOING } from '../phrases/phrases.ts';
import { quotedEvents } from '../lesson/head-name.ts';
import { stripParticle } from '../phrases/particles.ts';
import { productOf, ruleOf, writingOf } from '../lesson/product.ts';
import { isTitleOfWork } from '../lesson/works.ts';

/** What a word of a lesson adds to a kind; a lesson is of the kind from two on. Less than none speaks against it. */
export type Cue = readonly [weight: number, words: RegExp];
const ENOUGH = 2;

/** Words that a noun of the lesson ends in: 재판 in 모의재판, but 장단 not in 장단점. */
export function ends(words: string): RegExp {
  return new RegExp(`(?:${words})(?= )`, 'g');
}

/** Nouns of the lesson as they stand: 책, but not 정책. */
export function whole(words: string): RegExp {
  return new RegExp(`(?<= )(?:${words})(?= )`, 'g');
}

/**
 * Words that one class in two has: they tell one thing, however many of them stand there. 경제 정책을 조사하여 is
 * no game of the market, nor is 계획 점검 the keeping of a habit.
 */
export function anyOf(words: string): RegExp {
  return new RegExp(`(?<= )(?:${words})(?= )`);
}

const QUOTED = /『[^』]+』|「[^」]+」|《[^》]+》|〈[^〉]+〉|<[^<>]+>|'[^']+'|‘[^’]+’|“[^”]+”|"[^"]+"/g;
/** 국회의, 사회의: no 회의. */
const ASSEMBLY =
  /^(국회|사회|학회|교회|의회|집회|기회|협회|대회|총회|연합회|위원회|학생회|동호회|음악회|전시회|발표회|박람회|운동회)의$/;
/** Forms of verbs that tell a kind, as a title has them. */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^듣(?:고|는|기)|^들어$/, '듣기'],
  [/^읽(?:고|어|으며|은|는|기)/, '읽기'],
  [/^(?:부르(?:고|며|는|기)|불러)/, '부르기'],
  [/^(?:만들(?:고|어|며|기)|만드는|만든)/, '만들기'],
  [/^(?:그리(?:는|며|기)|그려)/, '그리기'],
  [/^(?:정하(?:고|여|며|는|기)|정해)/, '정하기'],
  [/^(?:지키(?:고|며|는|기)|지켜)/, '지키기'],
  [/^(?:짓(?:고|기|는)|지어)/, '짓기'],
  [/^(?:풀(?:고|어|기)|푸는)/, '풀기'],
  [/^(?:구하(?:고|여|며|는|기)|구해)/, '구하기'],
  [/^(?:쓰(?:고|며|는|기)|써)$/, '쓰기'],
];

function nounOf(token: string): string {
  const verb = VERBS.find(([form]) => form.test(token));
  if (verb) return verb[1];
  const assembly = ASSEMBLY.exec(token);
  if (assembly) return assembly[1] ?? token;
  if (/(?:회의|(?<!마)토의|강의|협의)$/.test(token)) return token;
  const doing = DOING.exec(token)?.[1];
  const { noun } = stripParticle(doing ?? token);
  // 소설도, 경기만; 태권도 is whole.
  const loose = /^([가-힣]{2,})(?:도|만|별로)$/.exec(token)?.[1];
  return noun === token && loose && (isListedThing(loose) || isDoing(loose)) && !isListedThing(token)
    ? loose
    : noun;
}

/**
 * The nouns of a lesson between spaces, which cues are looked for in: without particles and what titles say, verbs
 * as titles have them. {제목}, {작품}, {글} and {규칙} stand for a title and for what is
 * made, written and agreed on.
 */
export function nounsOf(content: string): string {
  const plain = content.normalize('NFC');
  // '안개'가 상징하는 바: quoted, and no title.
  const events = quotedEvents(plain);
  const text = plain
    .replace(QUOTED, (quote) => {
      const name = quote.slice(1, -1);
      if (events.includes(name)) return name;
      return isTitleOfWork(quote, plain) ? ' {제목} ' : ' ';
    })
    .replace(/[^\p{L}\p{N}{}=^\s]+/gu, ' ');
  const signs = [
    productOf(plain) ? '{작품}' : '',
    writingOf(plain) ? '{글}' : '',
    ruleOf(plain) ? '{규칙}' : '',
  ];
  const words = [...text.split(/\s+/).filter(Boolean).map(nounOf), ...signs.filter(Boolean)];
  return ` ${words.join(' ')} `;
}

/** How many different words of a list stand there; of other patterns, whether. */
function found(words: RegExp, nouns: string): number {
  return words.global ? new Set(nouns.match(words) ?? []).size : Number(words.test(nouns));
}

/** Whether the nouns of a lesson carry enough of these cues. */
export function tells(cues: readonly Cue[], nouns: string): boolean {
  return cues.reduce((sum, [weight, words]) => sum + weight * found(words, nouns), 0) >= ENOUGH;
}
