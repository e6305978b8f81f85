import { withParticle } from '../../../hangul.ts';
import { lastWord } from '../../../style/stems.ts';
import { formOf } from '../word-forms.ts';
import { AT_ARROW } from '../arrows.ts';
import { isNamed, QUANTITY, type Quantity, quantityOf, splitOutside } from './phrases.ts';

/** Figures of a note: what it was before and after, and what was found of each of several things. */

const ENDS_IN = new RegExp(`^(?:(.*?)[ :])??(${QUANTITY})$`);
const BEGINS_WITH = new RegExp(`^(?:(.{1,14}?) )?(${QUANTITY}?)(으?로)?(?: (?:오히려 )?([가-힣]{2,4}))?$`);
/** 하루 평균: how it was counted, no name. */
const COUNTED_HOW = /(?:^| )((?:하루|매일|일주일|한 달|한 달간|1인당|주당)(?: 평균)?|평균)$/;
const ASIDE = / ?\([^()]*\)$/;

const PRICE = /(?:가격|요금|값|물가|금액|임금|시급|환율)$/;
const LEVEL = /(?:률|율|온도|기온|수온|체온|농도|점수|정확도|만족도|전압|기압|습도|밀도|비율|pH|성적)$/;
const LEVEL_UNIT = /^(?:%|퍼센트|도|℃|°C?|점|V|hPa|dB)$/;

/** What happened of itself, and what was done to it. */
const BY_ITSELF =
  /^(?:증가|감소|상승|하락|향상|단축|[가-힣]+(?:어짐|아짐|여짐)|줄어듦|줄어듬|줆|늘어남|오름|내림|내려감|올라감|떨어짐|바뀜|변함|됨)$/;
const DONE_TO: Readonly<Record<string, string>> = {
  줄임: '줄였다',
  늘림: '늘렸다',
  올림: '올렸다',
  낮춤: '낮췄다',
  높임: '높였다',
  바꿈: '바꿨다',
  변경: '변경했다',
  조정: '조정했다',
  수정: '수정했다',
};

/** How it changed, before a noun. */
function changed(name: string, from: Quantity, to: Quantity): string {
  if (from.value === null || to.value === null || from.value === to.value) return '바뀐';
  const more = to.value > from.value;
  if (PRICE.test(name)) return more ? '오른' : '내린';
  if (LEVEL.test(name) || LEVEL_UNIT.test(from.unit)) return more ? '높아진' : '낮아진';
  return more ? '늘어난' : '줄어든';
}

/** 운동 전 and 운동 후, 2010년 and 2023년: the same kind of moment. */
function alike(one: string, other: string): boolean {
  if (/(?:전|처음)$/.test(one) && /(?:후|뒤|나중)$/.test(other)) return true;
  return (
    /^\d+(?:년|월|일|차|학년|주차|회차)$/.test(one) && one.replace(/\d/g, '') === other.replace(/\d/g, '')
  );
}

/** The name on the left without the moment that the right one answers. */
function partedName(left: string, moment: string): { name: string; before: string } | null {
  if (moment === '') return { name: left, before: '' };
  const words = left.split(' ');
  const size = moment.split(' ').length;
  const tail = words.slice(-size).join(' ');
  const head = words.slice(0, size).join(' ');
  if (alike(tail, moment)) return { name: words.slice(0, -size).join(' '), before: tail };
  if (alike(head, moment)) return { name: words.slice(size).join(' '), before: head };
  return null;
}

/** 올렸더니 총수입 74400원 → 61500원: a clause, and what came of it. */
const LED = /^(.*[가-힣](?:더니|니까|니|자|고 나서|한 뒤|한 후)) (.+)$/;
/** 3일 만에 pH 5.6 → 4.1. */
const WITHIN = /^(\d+ ?(?:일|주|달|개월|년|시간|분) (?:만에|동안|뒤|후)) (.+)$/;

/** 하루 평균 62개 → 41개: from what to what, or null where it is not whole. */
export function changeTold(part: string): string | null {
  const steps = splitOutside(part.replace(ASIDE, ''), AT_ARROW);
  const [left = '', right = ''] = steps;
  if (steps.length !== 2) return null;
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
  const counted = parted ? (COUNTED_HOW.exec(parted.name)?.[1] ?? '') : '';
  const name = parted?.name.slice(0, parted.name.length - counted.length).trim() ?? '';
  if (!parted || name.length < 2 || !isNamed(name) || quantityOf(name)) return null;
  const sized = (q: Quantity) => (q.unit === '' ? `${q.written}${unit}` : q.written);
  const course = `${counted ? `${counted} ` : ''}${parted.before ? `${parted.before} ` : ''}${sized(from)}에서 ${moment ? `${moment} ` : ''}${withParticle(sized(to), '으로/로')}`;
  const done = DONE_TO[how];
  const start = lead ? `${lead} ` : '';
  if (done) return `${start}${withParticle(name, '을/를')} ${course} ${done}`;
  if (how && !BY_ITSELF.test(how)) return null;
  return `${start}${withParticle(name, '이/가')} ${course} ${changed(name, { ...from, unit }, { ...to, unit })} 것을 확인했다`;
}

/** 가격 1500→1800원, 판매량 40개 → 26개: one after the other. */
export function changesTold(line: string): string | null {
  const told = splitOutside(line, /,(?!\d) ?| \/ /).map(changeTold);
  if (told.some((one) => one === null)) return null;
  const [last = '', ...before] = (told as string[]).toReversed();
  if (before.length > 0 && ![last, ...before].every((one) => one.endsWith(' 것을 확인했다'))) return null;
  const joined = before
    .toReversed()
    .map((one) => one.replace(/([가-힣]+) 것을 확인했다$/, (_, how: string) => AND[how] ?? '바뀌고'));
  return [...joined, last].join(' ');
}
const AND: Readonly<Record<string, string>> = {
  오른: '오르고',
  내린: '내리고',
  높아진: '높아지고',
  낮아진: '낮아지고',
  늘어난: '늘어나고',
  줄어든: '줄어들고',
  바뀐: '바뀌고',
};

/** What is no quantity of the first one's kind: it takes no unit from it. */
const STATISTIC = /(?:표준편차|분산|계수|비율|[률율])$/;
const ITEM = new RegExp(`^(.*?[가-힣A-Za-z\\d)])(?: ?(?:→|->|=>|⇒|:) ?| )(${QUANTITY})( ?\\([^()]*\\))?$`);
const BETWEEN = /,(?!\d) ?| \/ | [<>] | vs\.? /i;
const FIGURES_AT_LEAST = 2;

/** 포도당 4.2cm > 설탕 3.9 > 젖당 0: what was found of each; the unit given once goes with all. */
export function resultsListed(line: string): string | null {
  const items = splitOutside(line.replace(/[.\s]+$/, ''), BETWEEN).map((item) => ITEM.exec(item));
  if (items.length < FIGURES_AT_LEAST) return null;
  let unit = '';
  const told: string[] = [];
  for (const item of items) {
    const [, name = '', figure = '', aside = ''] = item ?? [];
    const quantity = quantityOf(figure);
    const nameOnly = name.replace(/까지$/, '');
    // 62개 → 41개: a change, no result of its own.
    if (quantity?.unit && name.endsWith(quantity.unit) && /\d/.test(lastWord(name))) return null;
    if (!quantity || !isNamed(nameOnly) || /(?:^| )[OX](?: |$)/.test(name) || /[<>=→]/.test(aside))
      return null;
    unit ||= quantity.unit;
    const lacks = quantity.unit === '' && unit !== '' && !STATISTIC.test(name);
    told.push(`${name.trim()} ${figure}${lacks ? unit : ''}${aside.trim()}`);
  }
  // 1차 61%, 2차 78%: of what, the question says.
  if (
    items.every((item) => quantityOf(item?.[1] ?? '') || /^\d+(?:차|일째|주차|회차)$/.test(item?.[1] ?? ''))
  )
    return null;
  if (unit === '' && !/pH|지수|계수|탄력성|편차/.test(line)) return null;
  return told.join(', ');
}

/** 남해 수온 28~29도 / 매미 때보다 약 1.5도 높음: one fact and what it is beside another. */
const BESIDE = new RegExp(
  `^(.{2,30}?) (${QUANTITY}) ?[/,] ?(.{1,20}보다 (?:${QUANTITY} )?(?:더 )?(?:높|낮|많|적|크|작|길|짧|빠르|느리|무겁|가볍)?[가-힣]*[음ㅁ큼김림름움]?)$`,
);
const STATES = /(?:높음|낮음|많음|적음|큼|작음|긺|짧음|빠름|느림|무거움|가벼움)$/;

export function comparedTold(line: string): string | null {
  const [, name = '', figure = '', beside = ''] = BESIDE.exec(line.replace(/[.\s]+$/, '')) ?? [];
  if (!name || !isNamed(name) || !STATES.test(beside)) return null;
  return `${withParticle(name, '이/가')} ${withParticle(figure, '으로/로')} ${beside}을 확인했다`;
}
