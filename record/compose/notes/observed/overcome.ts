import { withParticle } from '../../../hangul.ts';
import { endedStem } from '../word-forms.ts';
import { withDoneTo } from './done-to.ts';
import { withRestoredParticles } from '../particles/restored-particles.ts';
import { sureParticles } from '../particles/sure-particles.ts';
import { isListedThing, isThingNoun } from '../../../style/nouns.ts';
import { adnominal } from '../../../style/stems.ts';

/** What went wrong, in a hurried note, and what came of it behind an arrow. */

const TROUBLE =
  '(?:오류|에러|논쟁|혼동|실수|문제|갈등|어려움|막힘|고장|충돌|의견 ?차|의견 ?차이|이견|사고|분쟁|버그|오차|긴장|한계|사건|논란|시행착오|혼란|혼선|소란|[가-힣]{2}사고)';
const ARROW = ' ?(?:→|⇒|➡|->|=>) ?';
const ENDS_IN_TROUBLE = new RegExp(`[가-힣\\d] ${TROUBLE}$`);
/** 음수 오류 → print로 추적, 60/70 혼동 → 애드리브로 넘김. */
const BY = new RegExp(
  `^([^→⇒➡]{1,24} ${TROUBLE})${ARROW}([^→⇒➡,]{1,16}(?:으로|로)) (?=(?:다시 |직접 |스스로 )?(?:해결|추적|넘김|극복|개선|수정|대처|처리|풂|풀어냄|정리|마무리|보완|해소)(?:함|했음|됨)?[.\\s]*$)`,
);
/** 덮어쓰기 사건 → 파일명 규칙 만듦. */
const AFTER = new RegExp(`^([^→⇒➡]{1,24} ${TROUBLE})${ARROW}(?=[^→⇒➡]+$)`);
/** 조각 남음 발견. */
const FOUND = /^(.{0,20}?)([가-힣]+) (?=(?:발견|확인|파악|인지|지적)(?:함|했음)?[.\s]*$)/;

/** A noun without its particle. */
const BARE = /[가-힣A-Za-z0-9](?<![은는이가을를에의도서로]) $/;

/** Whether what stands before an arrow is told with what stands behind it. */
export const isTrouble = (before: string): boolean => ENDS_IN_TROUBLE.test(before.trim());

/** A trouble told with its way out, and a state with who found it; any other note as it is. */
export function withWayOut(note: string): string {
  const [, trouble = '', way = ''] = BY.exec(note) ?? [];
  if (way) return note.replace(BY, `${withParticle(trouble, '을/를')} ${way} `);
  const [after = '', what = ''] = AFTER.exec(note) ?? [];
  if (after) {
    const rest = note.slice(after.length);
    return `${withParticle(what, '을/를')} 계기로 ${withDoneTo(sureParticles(rest, withRestoredParticles(rest), false))}`;
  }
  return note.replace(FOUND, (whole, before: string, state: string) => {
    // 친구 그림 지적: a noun.
    const stem = isListedThing(state) || isThingNoun(state) ? null : endedStem(state);
    if (!stem) return whole;
    const whose = BARE.test(before) ? `${withParticle(before.trim(), '이/가')} ` : before;
    return `${whose}${/[있없]음$/.test(state) ? `${state.slice(0, -1)}는` : adnominal(stem)} 것을 `;
  });
}
