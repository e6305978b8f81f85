import { formsOf, withParticle } from '../../../hangul.ts';
import type { Step } from '../../../style/replace.ts';

/** 교수님, 사장님, 조리사님: a record names people by their work. 선생님, 부모님 and 손님 are words of their own. */
export const TITLES: readonly Step[] = [
  [
    /(?<![가-힣])([가-힣]{0,6}(?:교수|조교|박사|셰프|멘토|사장|원장|관장|점장|소장|국장|팀장|실장|작가|강사|코치|기자|감독|의사|약사|대표)|[가-힣]{2,6}[사가자수원관장])님(이|은|을|과)?(?=[ 의도만들]|에게|께)/g,
    (_, who, particle) => {
      const forms = particle ? formsOf(particle) : undefined;
      return forms ? withParticle(who ?? '', forms) : (who ?? '');
    },
  ],
];
