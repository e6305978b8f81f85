/**
 * Universities by the forms people write. Source: public names of Korean and well-known foreign universities, collected
 * in 2026. Full names ending in 대학교 need no entry. Left out on purpose: 고대, 연대, 이대, 성대, 외대 (ordinary words).
 */
import { listed } from './listed.ts';

export const UNIVERSITIES: readonly string[] = listed(
  `서울대, 연세대, 고려대, 서강대, 성균관대, 한양대, 이화여대, 중앙대, 경희대, 한국외대, 서울시립대, 시립대, 건국대, 동국대, 홍익대, 숙명여대, 국민대, 숭실대, 세종대,
  단국대, 인하대, 아주대, 가천대, 광운대, 명지대, 상명대, 가톨릭대, 항공대, 과기대, 서울과기대, 인천대, 경기대, 경북대, 부산대, 전남대, 전북대, 충남대, 충북대, 강원대,
  제주대, 경상대, 조선대, 영남대, 동아대, 계명대, 울산대, 포항공대, 한동대, 교원대, 한국교원대, 한국체대, 
  공주대, 순천대, 부경대, 경남대, 육사, 경찰대, 경찰대학, 육군사관학교, 해군사관학교, 공군사관학교, 한국예술종합학교, 한예종,
  카이스트, 포스텍, 지스트, 유니스트, 디지스트, 켄텍, 방송통신대, 방통대, 
  KAIST, POSTECH, GIST, UNIST, DGIST, MIT, UCLA, Harvard, Stanford, 
  칼텍, `,
);

/** What stands before 대학교 or 대학 without naming one. */
export const GENERIC_UNIVERSITIES: readonly string[] = listed(
  `전문, 종합, 단과, 의과, 치과, 한의과, 약학, 간호, 사범, 교육, 공과, 이공, 인문, 과학, 예술, 음악, 미술, 체육, 농업, 법과, 경영, 여자, 국립, 사립, 공립, 지방, 지역,
  수도권, 주요, 명문, 국내, 해외, 외국, 미국, 유럽, 일본, 중국, 영국, 희망, 목표, 관심, 여러, 다른, 사이버, 방송통신, 산업, 기술, 거점, 인근, 유명, 모든, 일반, 폴리텍, 중세`,
);

/** Universities written as a place or a person and 대 or 대학. */
export const UNIVERSITY_STEMS: readonly string[] = listed(
  `하버드, 예일, 프린스턴, 스탠퍼드, 스탠포드, 케임브리지, 옥스퍼드, 컬럼비아, 코넬, 시카고, 버클리, 존스홉킨스, 도쿄, 교토, 와세다, 베이징, 칭화, 소르본, 토론토, 서울, 연세, 고려, `,
);
