/** Where people work, and what tells of their work: words that a relative of a pupil is told by. Own observation, 2026. */
import { listed } from './listed.ts';

export const WORKPLACES: readonly string[] = listed(`
  직업, 직장, 직책, 직급, 직위, 직무, 회사, 사업, 사업장, 사업체, 가게, 식당, 음식점, 병원, 의원, 한의원, 공장, 농장, 농사, 과수원, 목장, 양식장, 사무실,
  사무소, 일터, 약국, 카페, 편의점, 빵집, 떡집, 고깃집, 국밥집, 횟집, 찻집, 방앗간, 제과점, 세탁소, 미용실, 정비소, 매장, 업체, 점포, 치킨집, 분식집, 꽃집,
  옷가게, 공방, 학원, 어린이집, 교회, 연구실, 현장, 카센터, 공업사, 세차장, 당구장, 문구점, 철물점, 서점, 반찬 가게, 슈퍼, 마트, 노래방, 피시방, 헬스장,
  독서실, 사진관, 목공소, 떡볶이집, 국숫집, 한식당, 중국집, 포장마차, 부동산
`);
