import type { Rule } from '../replace.ts';

const CLOSED = '교장|교감|원장|학장|총장|소장';
const OPEN =
  '의사|한의사|수의사|약사|간호사|영양사|조리사|상담사|변호사|판사|검사|치료사|물리치료사|사회복지사|해설사|사육사|요리사|작가|화가|기자';

/** 선생님 behind an office goes, and its particle is written anew for the sound before it. */
function without(offices: string, [subject, topic, object, along]: readonly string[]): Rule[] {
  const rule = (particle: string, put: string): Rule => [
    new RegExp(`(?<=(?<![가-힣])(?:${offices})) ?(?:선생님|쌤|샘)${particle}`, 'g'),
    put,
  ];
  return [
    rule('(?:께서|이)(?=\\s)', `${subject}`),
    rule('(?:께서는|은)(?=\\s)', `${topic}`),
    rule('을(?=\\s)', `${object}`),
    rule('(?:과|이랑|하고)(?=\\s)', `${along}`),
    rule('(?:께|한테|에게)(?=\\s|,)', '에게'),
    rule('(?=[의도]?\\s)', ''),
  ];
}

/** 교장 선생님께 → 교장에게, 의사 선생님이 → 의사가: the office names the person. */
export const OFFICE_RULES: readonly Rule[] = [
  ...without(CLOSED, ['이', '은', '을', '과']),
  ...without(OPEN, ['가', '는', '를', '와']),
];
