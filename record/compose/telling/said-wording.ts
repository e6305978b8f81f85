import type { Step } from './talked-wording.ts';

/** What was said, told as what it was: a proposal, an answer, something settled. */
export const AS_SAID: readonly Step[] = [
  [/자고 (?:함|말함|이야기함|얘기함)\.$/, '자고 제안함.'],
  [/좋겠다고 (?:말)?함\.$/, '좋겠다고 답함.'],
  // 친구가 담당을 하겠다고 함, 없어도 되겠다고 함: nothing is settled.
  [
    /(?<!(?:친구|모둠원|짝|조원|선배|교사)들?[이가은는도] .*)([가-힣]+)(?<!되|있|낫|없|알|좋)겠다고 (?:말)?함\.$/,
    '$1기로 함.',
  ],
  [/(둘 다|모두|에는|에|[을를]) 적었음\.$/, '$1 적음.'],
  // 숫자로 보여 주는 것이 먹힘.
  [/(?<=는 것이 )(?:더 |잘 )?먹힘\.$/, '더 효과적임을 알게 됨.'],
  // 모두 끝까지 응답해 줌: given to the student, whoever reads it.
  [/(?<=(?:모두|끝까지|[들분]이?|전원이?) (?:[가-힣]+ )?)(응답|대답|답변|참여|협조|동참)해 ?줌\.$/, '$1함.'],
];
