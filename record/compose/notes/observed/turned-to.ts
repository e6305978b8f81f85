import { withParticle } from '../../../hangul.ts';
import { saysHow } from './grammar/manner.ts';
import { isBare } from './grammar/nouns.ts';
import { coreOf, wordsOf } from './grammar/tokens.ts';

/** What an arrow turns into something else: 번역투 초안 → 자기 문장으로 전면 수정, 각주구검 → 요즘 뉴스에 빗댐. */

const ARROW = / ?(?:→|⇒|➡|->|=>) ?/;
/** Doings by which one thing becomes or is told as another; 점화식으로 전환한 판단 tells no turn. */
const TURNS =
  /^(?:수정|전환|교체|변경|대체|변환|정정|개선|재구성|재해석|확장|발전|표현|해석|환산|바꿈|고침|옮김|빗댐|나눔|줄임|늘림|연결)(?:함|했음)?$/;
const AS = /[가-힣A-Za-z\d)'"’”](?:으로|로|에)$/;
const FIGURES = /^-?\d[\d.,:/% ]*$/;

/** A turn as a clause with its object; any other note as it is. */
export function turnedTo(note: string): string {
  const parts = note.split(ARROW);
  const [from = '', to = ''] = parts;
  if (parts.length !== 2 || from === '' || to === '') return note;
  const words = wordsOf(to);
  const head = words.at(-1) ?? '';
  const named = wordsOf(from);
  if (!TURNS.test(head) || !isBare(named.at(-1) ?? '', named.at(-2) ?? '')) return note;
  let at = words.length - 2;
  while (at > 0 && saysHow(words[at] ?? '')) at -= 1;
  const as = words.slice(0, at + 1).join(' ');
  if (FIGURES.test(as))
    return `${withParticle(from, '을/를')} ${withParticle(as, '으로/로')} ${words.slice(at + 1).join(' ')}`;
  // 기준을 대사→동작으로 바꿈: from what, where the object is there.
  if (named.length > 1 && /[을를]$/.test(named.at(-2) ?? '') && AS.test(coreOf(words[at] ?? '')))
    return `${from}에서 ${to}`;
  return AS.test(coreOf(words[at] ?? '')) ? `${withParticle(from, '을/를')} ${to}` : note;
}
