import { RECKONED, TOOL } from './fitness.ts';

/** What is known and explained rather than met with: a law, a cause, a society; a drawing or a size is none. */
const CONCEPT =
  /(?:의 [^ ]+|(?<!공간 )제도|정책|사상|현상|작용|구조|변화|변동|문제|원인|특징|성격|혁명|(?<!체육 )운동|전쟁|사회|문화|경제|산업|기후|지형|생태계|물질|론|주의|학설|사건|조약|정치|권리|기본권|인권|헌법|민주주의|시장|자원|에너지|환경|도시|인구|세계화|불평등|갈등|진화|유전|세포|호르몬|면역|원소|결합|힘|파동|별|행성|외계행성|문법|품사|음운|시제|어휘 체계|가치관|윤리|지수|비용|물가|환율|금리)$/;

/** Whether one can learn, mistake and explain a matter; others are only spoken of. */
export function isConcept(matter: string): boolean {
  return CONCEPT.test(matter) || TOOL.test(matter) || RECKONED.test(matter);
}
