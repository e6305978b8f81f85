import { withParticle } from '../../../hangul.ts';
import { isAdjective } from '../../../style/words/stems.ts';
import { stemOf } from '../step-stem.ts';
import { labelOf } from './label.ts';
import { isNounPhrase, splitOutside } from './phrases.ts';

const BEFORE = /^(?:활동 |실험 |수업 |토론 )?(?:전|이전|처음|예전)(?:에는|엔|에)?$/;
const AFTER = /^(?:활동 |실험 |수업 |토론 )?(?:후|이후|지금|나중|현재|끝나고)(?:에는|은|엔|에)?$/;
const SIDES = / ?\/ ?| ?→ ?|\n+|\. |, (?=(?:활동 )?(?:후|이후|지금|나중) ?:)/;

/** 토론 = 말싸움, 예쁜 건물, 무서움: what was thought, before 고 생각했. */
function thought(said: string): string | null {
  const body = said.replace(/^(?:그냥|걍|단순히) /, '').replace(/[.\s]+$/, '');
  const [what = '', is] = splitOutside(body, / ?= ?/);
  if (is !== undefined) {
    const state = stemOf(is);
    if (state && !is.includes(' ') && isAdjective(state))
      return isNounPhrase(what) ? `${withParticle(what, '이/가')} ${state}다` : null;
    return isNounPhrase(what) && isNounPhrase(is)
      ? `${withParticle(what, '을/를')} ${withParticle(is, '이라/라')}`
      : null;
  }
  if (!body.split(', ').every((one) => isNounPhrase(one))) return null;
  return withParticle(body, '이라/라');
}

/** 전: … 후: …: what was thought at first, and what then. */
export function turnedTold(note: string): string | null {
  const sides = splitOutside(note.trim(), SIDES).filter((side) => side !== '');
  const [one, other] = sides.map(labelOf);
  if (sides.length !== 2 || !one || !other || !BEFORE.test(one.label) || !AFTER.test(other.label))
    return null;
  const [was, is] = [thought(one.body), thought(other.body)];
  return was && is ? `처음에는 ${was}고 생각했으나 ${is}고 생각하게 되었다` : null;
}
