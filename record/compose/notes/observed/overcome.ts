import { withParticle } from '../../../hangul.ts';
import { endedStem } from '../word-forms.ts';
import { turnedTo } from './turned-to.ts';
import { headTold } from './grammar/head-told.ts';
import { isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { adnominal, pastForm } from '../../../style/words/stems.ts';

/** What went wrong, in a hurried note, and what came of it behind an arrow. */

const TROUBLE =
  '(?:오류|에러|논쟁|혼동|오해|실수|문제|갈등|어려움|막힘|고장|충돌|의견 ?차|의견 ?차이|이견|사고|분쟁|버그|오차|긴장|한계|사건|논란|시행착오|혼란|혼선|소란|괴리|[가-힣]{2}사고)';
const ARROW = ' ?(?:→|⇒|➡|->|=>) ?';
/** 2층 실패, 질문에 막힘. */
const WENT_WRONG = /[가-힣\d](?:이|가|에|에서)? (?:실패|막힘|변화|필요)$/;
/** 선공 유리 → 보정 규칙 넣음, 기준 불일치 → 조작적 정의: why something was done. */
const UNEVEN = '(?:유리|불리|불편|복잡|불안정|애매|불균형|불일치|불명확|모호|과다)';
const BECAUSE = new RegExp(`^([^→⇒➡]{1,30}[가-힣\\d]) (${UNEVEN})(?:함)? ?(?:→|⇒|➡|->|=>) ?(?=[^→⇒➡]+$)`);
const ENDS_IN_TROUBLE = new RegExp(`[가-힣\\d] ${TROUBLE}$`);
/** 음수 오류 → print로 추적, 60/70 혼동 → 애드리브로 넘김. */
const BY = new RegExp(
  `^([^→⇒➡]{1,24} ${TROUBLE})${ARROW}([^→⇒➡,]{1,16}(?:으로|로)) (?=(?:다시 |직접 |스스로 )?(?:해결|추적|넘김|극복|개선|수정|대처|처리|풂|풀어냄|정리|마무리|보완|해소)(?:함|했음|됨)?[.\\s]*$)`,
);
/** 덮어쓰기 사건 → 파일명 규칙 만듦. */
const AFTER = new RegExp(`^([^→⇒➡]{1,24} ${TROUBLE})${ARROW}(?=[^→⇒➡]+$)`);
/** 질문에 막힘 → …: it came first, and the student went on. */
const STUCK = new RegExp(`^([^→⇒➡]{1,30}?)(막힘|틀림|헷갈림|실패|탈락)${ARROW}(?=[^→⇒➡]+$)`);
/** 관점 문제 → 친구 지적 후 재구성. */
const TOLD_BY = new RegExp(
  `^([^→⇒➡]{1,30} (?:문제|오류|실수|오해|혼동))${ARROW}(친구|짝|모둠원|조원|팀원|동료|교사)(?:의)? (지적|조언|피드백|제안) (후|뒤|받고|받아|듣고)(?:에)? (?=[^→⇒➡]+$)`,
);
/** 의미 변화 → 표제어 분할. */
const CHANGED = new RegExp(`^([^→⇒➡]{2,30} (?:변화|차이))${ARROW}(?=[^→⇒➡]+$)`);
/** 보충 필요 → …. */
const NEEDED = new RegExp(`^([^→⇒➡]*[가-힣)]) 필요${ARROW}([^→⇒➡]+)$`);
/** 조각 남음 발견. */
const FOUND = /^(.{0,20}?)([가-힣]+) (?=(?:발견|확인|파악|인지|지적)(?:함|했음)?[.\s]*$)/;

/** A noun without its particle. */
const BARE = /[가-힣A-Za-z0-9](?<![은는이가을를에의도서로]) $/;

/** Whether what stands before an arrow is told with what stands behind it. */
export const isTrouble = (before: string): boolean =>
  ENDS_IN_TROUBLE.test(before.trim()) ||
  new RegExp(` ${UNEVEN}(?:함)?$`).test(before.trim()) ||
  WENT_WRONG.test(before.trim());

/** The rest of a note behind its arrow as its head asks for it. */
const rest = (note: string): string => headTold(note) ?? note;

/** A trouble told with its way out, and a state with who found it; any other note as it is. */
export function withWayOut(written: string): string {
  const note = turnedTo(written);
  const [, trouble = '', way = ''] = BY.exec(note) ?? [];
  if (way) return note.replace(BY, `${withParticle(trouble, '을/를')} ${way} `);
  const [told = '', of = '', who = '', what = '', when = ''] = TOLD_BY.exec(note) ?? [];
  if (told)
    return `${of}에 대해 ${who}의 ${withParticle(what, '을/를')} ${/^[받듣]/.test(when) ? when : '받은 뒤'} ${rest(note.slice(told.length).replace(/^본인이 /, '스스로 '))}`;
  const [stuck = '', at = '', how = ''] = STUCK.exec(note) ?? [];
  if (stuck) {
    const behind = rest(note.slice(stuck.length));
    const stem = endedStem(how);
    return stem === null ? `${at}${how} 후 ${behind}` : `${at}${pastForm(stem)}으나 ${behind}`;
  }
  const [why = '', uneven = '', so = ''] = BECAUSE.exec(note) ?? [];
  if (why) return `${withParticle(uneven, '이/가')} ${so}하여 ${rest(note.slice(why.length))}`;
  const [change = '', changed = ''] = CHANGED.exec(note) ?? [];
  if (change) return `${changed}에 따라 ${rest(note.slice(change.length))}`;
  const [, needed = '', since = ''] = NEEDED.exec(note) ?? [];
  if (needed)
    return `${withParticle(needed, '이/가')} 필요하였으나 ${since.replace(/ 정확$/, ' 정확하게 해냄')}`;
  const [after = '', befell = ''] = AFTER.exec(note) ?? [];
  if (after) return `${withParticle(befell, '을/를')} 계기로 ${rest(note.slice(after.length))}`;
  return note.replace(FOUND, (whole, before: string, state: string) => {
    // 친구 그림 지적: a noun.
    const stem = isListedThing(state) || isThingNoun(state) ? null : endedStem(state);
    if (!stem) return whole;
    const whose = BARE.test(before) ? `${withParticle(before.trim(), '이/가')} ` : before;
    return `${whose}${/[있없]음$/.test(state) ? `${state.slice(0, -1)}는` : adnominal(stem)} 것을 `;
  });
}
