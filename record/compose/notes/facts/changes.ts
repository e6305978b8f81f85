import { withParticle } from '../../../hangul.ts';
import { formOf } from '../word-forms.ts';
import { isDoing } from '../../../style/words/nouns.ts';
import { adnominal } from '../../../style/words/stems.ts';
import { AT_ARROW } from '../arrow-sign.ts';
import { stemOf } from '../step-stem.ts';
import { AND, BY_ITSELF, changed, DONE_TO } from './change-words.ts';
import { partedName } from './moments.ts';
import { isNounPhrase, splitOutside } from './phrases.ts';
import { QUANTITY, type Quantity, quantityOf } from './quantity.ts';

/** Figures of a note: what it was before and after. */

const ENDS_IN = new RegExp(`^(?:(.*?)[ :])??(${QUANTITY})$`);
const BEGINS_WITH = new RegExp(`^(?:(.{1,14}?) )?(${QUANTITY}?)(으?로)?(?: (?:오히려 )?([가-힣]{2,4}))?$`);
/** 하루 평균: how it was counted, no name. */
const COUNTED_HOW =
  /(?:^| )((?:하루|매일|일주일|한 달|한 달간|1인당|주당)(?: 평균)?|평균|\d+(?:개|명|번|회|문항|점|곳) 중(?:에)?)$/;
const ASIDE = / ?\([^()]*\)$/;

/** 올렸더니 총수입 74400원 → 61500원: a clause, and what came of it. */
const LED = /^(.*[가-힣](?:더니|니까|니|자|고 나서|한 뒤|한 후)) (.+)$/;
/** 3일 만에 pH 5.6 → 4.1. */
const WITHIN = /^(\d+ ?(?:일|주|달|개월|년|시간|분) (?:만에|동안|뒤|후)) (.+)$/;

/** 1주차 10개중 3개 → 4주차 10개중 7개: of how many, said at both ends. */
const OF_ALL = /(\d+ ?(?:개|번|명|회|문제|문항|점|곳)) ?중(에?) ?(?=\d)/;

/** 하루 평균 62개 → 41개: from what to what, or null where it is not whole. */
export function changeTold(part: string): string | null {
  const steps = splitOutside(part.replace(ASIDE, ''), AT_ARROW);
  if (steps.length !== 2) return null;
  const totals = part.includes('중') ? steps.map((step) => OF_ALL.exec(step)?.[1]) : [];
  // 10개 중 3개 → 20개 중 7개: nothing is more.
  if (totals[0] && totals[1] && totals[0] !== totals[1]) return null;
  const total = totals[0] === totals[1] ? totals[0] : undefined;
  const [left = '', right = ''] = total
    ? steps.map((step) => step.replace(OF_ALL, ''))
    : steps.map((step) => step.replace(OF_ALL, '$1 중$2 '));
  const [, named = '', first = ''] = ENDS_IN.exec(left) ?? [];
  const [, moment = '', second = '', , how = ''] = BEGINS_WITH.exec(right) ?? [];
  const to = quantityOf(second);
  const from = quantityOf(first);
  if (!from || !to || (from.unit && to.unit && from.unit !== to.unit)) return null;
  const unit = from.unit || to.unit;
  const [, lead = '', rest = named] = LED.exec(named) ?? WITHIN.exec(named) ?? [];
  if (lead && !/[만동뒤후]에?안?$/.test(lead) && formOf(lead.slice(lead.lastIndexOf(' ') + 1)) === null)
    return null;
  const parted = partedName(
    rest.replace(/(?<=[가-힣])[은는이가:]$/, (end) => (end === ':' ? '' : end)),
    moment,
  );
  const behind = parted ? (COUNTED_HOW.exec(parted.name)?.[1] ?? '') : '';
  const name = parted?.name.slice(0, parted.name.length - behind.length).trim() ?? '';
  const counted = total ? `${total} 중` : behind;
  if (!parted || name.length < 2 || !isNounPhrase(name) || quantityOf(name)) return null;
  const sized = (q: Quantity) => (q.unit === '' ? `${q.written}${unit}` : q.written);
  // 1주차 10개 중 3개, 하루 평균 운동 전 62개.
  const [inFront, then] = total ? [parted.before, counted] : [counted, parted.before];
  const course = `${[inFront, then, sized(from)].filter(Boolean).join(' ')}에서 ${moment ? `${moment} ` : ''}${withParticle(sized(to), '으로/로')}`;
  const done = DONE_TO[how];
  const start = lead ? `${lead} ` : '';
  if (done) return `${start}${withParticle(name, '을/를')} ${course} ${done}`;
  if (how && !BY_ITSELF.test(how)) return null;
  const own = how && /짐$/.test(how) ? stemOf(how) : null;
  return `${start}${withParticle(name, '이/가')} ${course} ${own ? adnominal(own) : /^[가-힣]{2}$/.test(how) && isDoing(how) ? `${how}한` : changed(name, { ...from, unit }, { ...to, unit })} 것을 확인했다`;
}

/** 가격 1500→1800원, 판매량 40개 → 26개: one after the other. */
export function changesTold(line: string): string | null {
  const told = splitOutside(line.replace(/[.\s]+$/, ''), /,(?!\d) ?| \/ /).map(changeTold);
  if (told.some((one) => one === null)) return null;
  const [last = '', ...before] = (told as string[]).toReversed();
  if (before.length > 0 && ![last, ...before].every((one) => one.endsWith(' 것을 확인했다'))) return null;
  const joined = before
    .toReversed()
    .map((one) => one.replace(/([가-힣]+) 것을 확인했다$/, (_, how: string) => AND[how] ?? '바뀌고'));
  return [...joined, last].join(' ');
}
