import { formsOf, withParticle } from '../../hangul.ts';
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

/** Whom the word for the work names already. */
const WORKS =
  '[가-힣]{1,5}(?:관|사|연구원|상담원|안내원)|멘토|감독|작가|코치|강사|교수|사서|기자|판사|검사|배우|화가|선배|조교|원장|소장|관장|회장|국장|팀장|센터장|촌장|이장|통장';
/** Who is named by a word for persons: 장애인, 관계자, 자원봉사자, 조합원, 주민. */
const PERSONS = '[가-힣]{1,5}(?:인|자|원|민|생|객)';
const HONOURED = new RegExp(
  `(?<![가-힣])(?:(${WORKS})님|(${PERSONS})분)(들)?(이|은|을|과|으로|께(?!서))?(?=\\s|,|는|한테|께|에게|의|도|$)`,
  'g',
);

/** 소방관님이 → 소방관이, 시각장애인분들이 → 시각장애인들이; 하느님 and 3인분 stay. */
export function plainPersons(text: string): string {
  if (!/[님분]/.test(text)) return text;
  return text.replace(
    HONOURED,
    (whole, work: string | undefined, person: string | undefined, many = '', particle = '') => {
      const who = `${work ?? person}${many}`;
      if (/^(?:공자|맹자|노자|장자|전자|양자|원자|이자|성인|무인|음원|공원|인원)/.test(who)) return whole;
      if (particle === '께') return `${who}에게`;
      const forms = particle === '' ? undefined : formsOf(particle);
      return forms ? withParticle(who, forms) : who;
    },
  );
}
