import { isAdjective } from '../../../../style/words/stems.ts';
import { clausesOf } from './clause.ts';
import { describing } from './describing.ts';
import { coreOf, marked } from './tokens.ts';

/** A point that ends in the name of what a teacher saw in the student: …으로 바꾼 발상, …을 인정하는 시각, 논증의 구체성. */

const TRAIT =
  /^(?:발상|시각|관점|통찰|안목|사고|문제의식|태도|자세|모습|열의|의지|노력|끈기|배려|배려심|면모|책임감|감수성|감각|집념|열정|호기심|성의|정성|여유|순발력|해석|접근|시도|고민|성찰|공감|이해|판단|구성|연출|표현)$/;
const OF_POWER = /^[가-힣]{1,4}(?:력|성|심)$/;
/** 유연함, 성실함: an adjective by its noun. */
const NAMED_ADJECTIVE = /^([가-힣]{2,4})함$/;
const WORK =
  /^(?:[가-힣]{0,4}(?:글|노트|보고서|건의문|감상문|소감문|입장문|제안서|설명문|비평문|논설문|기사|기사문|일지|서평|대본|시나리오|에세이|수필))$/;
const NOT_SEEN =
  /^(?:가능성|필요성|위험성|중요성|문제점|경향성|관련성|연관성|다양성|특성|속성|남성|여성|인성|영향력|경쟁력|전압력|압력|중력|마찰력|인력|학력|출력|협력|노력|입력|중심|관심|핵심|진심|점심|변심|의심|결심|안심|조심|양심|수심|도심|원심)$/;

function isTrait(noun: string): boolean {
  if (TRAIT.test(noun)) return true;
  const adjective = NAMED_ADJECTIVE.exec(noun)?.[1];
  if (adjective) return isAdjective(`${adjective}하`);
  return OF_POWER.test(noun) && !NOT_SEEN.test(noun);
}

/** Whether words hold a trait that is told beside another: 예리한 문제의식과 …. */
export const holdsTrait = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const noun = /^(.{2,})[과와]$/.exec(coreOf(word))?.[1];
    const whose = words[at - 1] ?? '';
    return noun !== undefined && isTrait(noun) && at < words.length - 1 && describing(whose) !== null;
  });

/** The sentence of a point that ends in a trait or in a work of the student's, or null. */
export function traitTold(words: readonly string[]): string[] | null {
  const last = words.at(-1) ?? '';
  const noun = coreOf(last);
  const before = words.slice(0, -1);
  const { own } = clausesOf(before);
  const beside = own.at(-1) ?? '';
  if (WORK.test(noun)) {
    // 비교한 작가 노트: a noun may stand between.
    const at = [before.length - 1, before.length - 2].find(
      (one) => describing(before[one] ?? '', before[one - 1]) !== null,
    );
    const described = at === undefined ? null : describing(before[at] ?? '', before[at - 1]);
    const least = /^(?:쓰|적|짓|작성하)$/.test(described?.stem ?? '') ? 3 : 2;
    return described !== null && !described.now && before.length >= least
      ? [...before, marked(last, '을/를'), '작성함']
      : null;
  }
  if (!isTrait(noun)) return null;
  // 솔직함과 구체성: told together.
  const pair = /^(.{2,})[과와]$/.exec(coreOf(beside))?.[1];
  const whose = pair !== undefined && isTrait(pair) ? (own.at(-2) ?? '') : beside;
  if (/[가-힣]의$/.test(coreOf(whose))) return [...before, marked(last, '이/가'), '돋보임'];
  return describing(whose) !== null || /[가-힣]적$/.test(coreOf(whose))
    ? [...before, marked(last, '을/를'), '보임']
    : null;
}
