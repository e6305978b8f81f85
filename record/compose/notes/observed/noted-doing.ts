import { isDoingNoun } from '../../../style/nouns.ts';
import { lastWord } from '../../../style/stems.ts';
import { endedStem } from '../word-forms.ts';

/** How a point of a hurried note ends that only names what was done: 자진 신고, 17:11 가결, 표현 안 씀. */

/** What comes about, and is not done by anybody. */
const COMES_ABOUT = /^(?:가결|부결|정착|통과|당선|선출|선정|채택)$/;
/** Nouns that are a doing by the dictionary, and a state or an event in a note: 무음 사고, 시행 초 혼란. */
const NO_DOING =
  /(?:사고|혼란|변화|차이|관계|관심|고민|생각|반응|호응|실수|오해|경험|활동|수업|대화|문제|기준|역할|과제|준비물|결과|질문|평균|담당|방식|[가-힣]별)$/;

/** 직접 설명 → 직접 설명함: the end that a bare doing leaves out; anything else as it is. */
export function withDoingDone(point: string): string {
  const note = point.replace(/[.\s]+$/, '');
  const last = lastWord(note);
  if (!/[가-힣\d] [가-힣]{2,4}$/.test(note) || !isDoingNoun(last) || NO_DOING.test(last)) return point;
  return `${note}${COMES_ABOUT.test(last) ? '됨' : '함'}`;
}

/** 표현 안 씀 → 표현 쓰지 않음, 끝까지 안 빠짐 → 끝까지 빠지지 않음; null where nothing is denied. */
export function denied(note: string): string | null {
  const [, before = '', word = ''] = /^(.*[가-힣\d'"’”)] )안 ?([가-힣]{1,4})$/.exec(note) ?? [];
  const stem = word === '' ? null : endedStem(word);
  return stem === null ? null : `${before}${stem}지 않음`;
}
