import { RECKONED, TOOL } from './tools.ts';

/** What is known and explained rather than met with: a law, a cause, a society; a drawing or a size is none. */
const TERM =
  /(?:[가-힣]{2,}(?:력|성|률|율|량|권|(?<![소허해연시건])설|법칙|법|정리|지대|온도|속도|농도|세기|부피|넓이|질량|형질|효소|반응|방정식|함수)|(?<!공간 )제도|정책|사상|현상|작용|구조|변화|변동|문제|원인|특징|성격|혁명|(?<!체육 )운동|전쟁|사회|문화|경제|산업|기후|지형|생태계|물질|(?<![토변반입결언여추])론|(?<! )주의|학설|사건|조약|정치|권리|기본권|인권|헌법|민주주의|시장|자원|에너지|환경|도시|인구|(?:산성|도시|사막|세계|온난|산업|정보|고령|민주|근대|상업|부영양)화|불평등|갈등|진화|유전|세포|호르몬|면역|원소|결합|힘|파동|별|행성|외계행성|문법|품사|음운|시제|어휘 체계|가치관|윤리|지수|비용|물가|환율|금리)$/;

/** 이별의 정서, 사회의 변화: what belongs to something else, where it is nobody's own. */
const OF_SOMETHING = /(?<!나|만|우리|자신|친구|오차)의 (?!날)[^ ]+$/;

/** Whether a matter is known by its very word: 산업 혁명, 반응 속도. */
export const isKnownTerm = (matter: string) => TERM.test(matter);

/** Whether one can learn, mistake and explain a matter; others are only spoken of. */
export function isConcept(matter: string): boolean {
  return TERM.test(matter) || OF_SOMETHING.test(matter) || TOOL.test(matter) || RECKONED.test(matter);
}
