import { withParticle } from '../../../hangul.ts';
import { withLongNegation } from '../negation.ts';

/** What the student is asked to look back on: what was lacking, the limits, what is to regret. */

/** 비교하지 못한 것이 아쉬웠음, asked for what is to regret. */
const REGRETTED = /^([^.]{6,}[가-힣] (?:것|점))(?:이|은|도) (?:가장 |조금 |매우 )?아쉬[가-힣]{1,3}\.$/;

export const LACKING = /(?:부족한|보완할|고쳐야 할|고칠|약한) (?:점|부분)|약점|단점/;

/** 한 학교만 조사해서 일반화하기 어렵다는 점도 아쉬움, asked for the limits. */
const LIMITED =
  /^([^.]{6,}[가-힣][다라]는) (?:것|점)(?:이|은|도) (?:가장 |조금 |매우 )?(?:아쉬|한계)[가-힣]{1,4}\.$/;

/** 강점은 사람 표정 관찰하는 것, where strengths and weaknesses are asked for: the answer says itself which it tells. */
const HEADED =
  /^((?:강|장|약|단)점|(?:기여한|노력한|잘한|잘된|잘했던|좋은|좋았던|부족한|부족했던|못한|아쉬운|아쉬웠던|보완할|개선할|어려운|어려웠던|힘들었던) (?:점|것|건))[은는]? (?=\S)/;

const HEADS = ['점은 ', '점 ', '건 ', '것은 '];
/** What is to be regretted is told where it is asked for. */
export const WEAK = /^(?:약점|단점|부족|못한|아쉬|보완|개선|어려|힘들)/;
const isAskedFor = (as: string, question: string | null): boolean =>
  !WEAK.test(as) || LACKING.test(question ?? '') || (question ?? '').includes(as.slice(0, 2));

/** What a sentence announces itself to tell, with the rest of it; null where it announces nothing. */
export function headed(sentence: string): { as: string; rest: string } | null {
  if (!HEADS.some((word) => sentence.includes(word))) return null;
  const [head = '', name = ''] = HEADED.exec(sentence) ?? [];
  // 장점 두 가지를 찾음: no topic.
  if (!/(?:건|[은는]) $/.test(head)) return null;
  return { as: name.replace(/(?:것|건)$/, '점'), rest: sentence.slice(head.length) };
}

/** A sentence told as what its question looks back on, or null where nothing is asked so. */
export function lookingBack(sentence: string, question: string | null): string | null {
  const own = headed(sentence);
  if (own) {
    const what = /^([^.]+[가-힣][는은]) (?:편|것|점)(?:임|이었음)\.$/.exec(withLongNegation(own.rest))?.[1];
    // 주 이름을 적지 않은 것: left undone, and a fault alone.
    if (WEAK.test(own.as) && /지 (?:않|못)/.test(what ?? '')) return null;
    return what && isAskedFor(own.as, question)
      ? `${what} 점을 ${withParticle(own.as, '으로/로')} 꼽음.`
      : null;
  }
  // 급하면 설명을 대충 하는 편이에요: asked for what is lacking.
  const lacking = LACKING.test(question ?? '')
    ? /^([^.]+[가-힣][는은]) (?:편|것|점)(?:임|이었음)\.$/
        .exec(sentence)?.[1]
        ?.replace(/대충 하는$/, '자세히 하지 못하는')
    : undefined;
  if (lacking) return `${lacking} 점을 스스로 부족한 점으로 돌아봄.`;
  const limit = /한계/.test(question ?? '') ? LIMITED.exec(sentence)?.[1] : undefined;
  if (limit) return `${limit} 점을 한계로 꼽음.`;
  const regretted = /아쉬/.test(question ?? '') ? REGRETTED.exec(withLongNegation(sentence))?.[1] : undefined;
  return regretted ? `${regretted}을 아쉬운 점으로 꼽음.` : null;
}
