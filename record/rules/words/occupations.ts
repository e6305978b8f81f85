/** Occupations and ranks that give away what a relative does. Common job names, collected in 2026. */
import { listed } from './listed.ts';

export const OCCUPATIONS: readonly string[] = listed(
  `의사, 한의사, 치과의사, 수의사, 간호사, 약사, 변호사, 판사, 검사, 세무사, 회계사, 교사, 교수, 교장, 강사, 공무원, 경찰, 경찰관, 소방관, 군인, 
  외교관, 국회의원, 회사원, 사업가, 대표, 사장, 회장, 이사, 부장, 과장, 팀장, 은행원, 연구원, 과학자, 엔지니어, 기술자, 개발자, 건축가, 디자이너,
  작가, 기자, 아나운서, 감독, 요리사, 미용사, 농부, 기사, 조종사, 상담사, 사회복지사, 목사, 배우, 자영업자,
  공인중개사, 원장, 소장`,
);
