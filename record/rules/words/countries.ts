/** Countries, regions and cities pupils live in, travel to or study in. Public geographic names, collected in 2026. */
import { listed } from './listed.ts';

export const COUNTRIES: readonly string[] = listed(
  `미국, 캐나다, 영국, 호주, 뉴질랜드, 필리핀, 일본, 중국, 대만, 홍콩, 싱가포르, 말레이시아, 태국, 베트남, 캄보디아, 라오스, 미얀마, 인도네시아, 인도, 네팔, 몽골, 
  러시아, 독일, 프랑스, 스위스, 오스트리아, 이탈리아, 스페인, 네덜란드, 핀란드, 튀르키예, 이집트, 케냐, 우간다,
  두바이, 멕시코, 브라질, 외국, 해외, 유럽, 아프리카, 남미, 동남아, 하와이, 뉴욕, 런던, 파리, 도쿄, 상하이`,
);
