import { withParticle } from '../../../hangul.ts';
import { isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { lastWord } from '../../../style/words/stems.ts';
import { labelOf } from './label.ts';
import { isNounPhrase, splitOutside } from './phrases.ts';

const OWN = /^(?:나|저|본인|내|내가)$/;

/** 나-코딩: written on. */
const DASHED = /^([가-힣]{1,4})-(?=[가-힣A-Za-z])/;
/** 서연: 근거가 약하다 / 나: 표로 보충: what they said to each other shares no work. */
function isTalk(body: string): boolean {
  const last = lastWord(body.replace(/[.~\s]+$/, ''));
  if (/[?!"“”]/.test(body) || /^(?:Yes|No|OK|응|네|아니|어|아|음)(?![가-힣A-Za-z])/i.test(body)) return true;
  return (
    /(?:[다자냐네며요까]|잖아|하지|[가-힣]부터|아직 .*)$/.test(last) &&
    !isThingNoun(last) &&
    !isListedThing(last)
  );
}

const sideOf = (side: string) => labelOf(side.replace(DASHED, '$1: '));

/** 승우: 장부 입력 / 나: 탄력성 계산, 발표: the student's own part, and that it was shared. */
export function sharedTold(note: string): string | null {
  const sides = splitOutside(note.replace(/[.\s]+$/, ''), / ?\/ ?|, (?=[가-힣]{1,4} ?(?:: ?| - |-))/).map(
    sideOf,
  );
  if (sides.length < 2 || sides.some((side) => side === null || side.label.length > 4)) return null;
  if (sides.some((side) => side !== null && isTalk(side.body))) return null;
  const own = sides.find((side) => OWN.test(side?.label ?? ''));
  const parts = own?.body.split(/, ?/) ?? [];
  if (parts.length === 0 || !parts.every((part) => isNounPhrase(part))) return null;
  return `친구와 역할을 나누어 ${withParticle(parts.join(', '), '을/를')} 맡았다`;
}
