/**
 * Institutions and bodies outside education. Source: the Korean government organisation chart and public names of
 * international bodies and foundations; collected in 2026. The ministry and the offices of education may be named and are
 * left out; 한국…연구원, 국립…박물관 and the like are found by their shape, see organisations.ts.
 */
import { group, listed, type Group } from './listed.ts';

export const INSTITUTIONS: readonly Group[] = [
  group(
    '국제기구',
    `국제 연합, 유엔, UN, 세계 보건 기구, WHO, 세계 무역 기구, WTO, 국제 통화 기금, IMF, 유네스코, UNESCO, 유니세프, UNICEF, 경제 협력 개발 기구, OECD,
    국제 노동 기구, ILO, 국제 원자력 기구, IAEA, 세계은행, UNHCR, 국제 형사 재판소, 북대서양 조약 기구, 나토, NATO, 안전 보장 이사회,
    식량 농업 기구, 세계 식량 계획, IPCC, 국제 올림픽 위원회, IOC, FIFA, 피파, 세계 경제 포럼, 국제 연맹`,
  ),
  group(
    '국제 구호 단체',
    `국경 없는 의사회, 그린피스, 세이브 더 칠드런, 굿네이버스, 월드비전, 앰네스티, 적십자, 대한 적십자사, 초록우산, 옥스팜, 세계 자연 기금,
    YMCA, 반크, `,
  ),
  group('해외 우주 연구 기관', 'NASA, 미국 항공 우주국, 미 항공 우주국, ESA, 유럽 우주국, JAXA'),
  group(
    '정부 기관',
    `통계청, 기상청, 경찰청, 검찰청, 소방청, 산림청, 특허청, 조달청, 관세청, 국세청, 문화재청, 국가유산청, 농촌진흥청, 해양경찰청, 질병관리청,
    질병관리본부, 식품의약품안전처, 식약처, 국가보훈부, 환경부, 국방부, 외교부, 통일부, 법무부, 행정안전부, 행안부, 보건복지부, 복지부, 고용노동부, 노동부, 여성가족부,
    여가부, 국토교통부, 국토부, 해양수산부, 해수부, 과학기술정보통신부, 과기정통부, 중소벤처기업부, 산업통상자원부, 산자부, 농림축산식품부, 문화체육관광부, 문체부, 기획재정부,
    기재부, 감사원, 국가정보원, 국정원, 공정거래위원회, 공정위, 금융위원회, 금융감독원, 금감원, 방송통신위원회, 선거관리위원회, 선관위, 국가인권위원회, 인권위,
    헌법재판소, 헌재, 대법원, 청와대, 대통령실, 미국 식품의약국, FDA, CDC, CIA, FBI`,
  ),
  group(
    '공공 기관',
    `한국은행, 한국전력, 한전, 코레일, 한국수력원자력, 한수원, 국민연금공단, 국민건강보험공단, 건강보험공단, 근로복지공단, 한국소비자원, 한국거래소, 연방준비제도, 연준,
    국립국어원, 국사편찬위원회, 국과수, `,
  ),
  group(
    '연구 기관',
    '항공우주연구원, 항우연, 천문연구원, ETRI, KIST, 기초과학연구원, 극지연구소, CERN, 유럽 입자 물리 연구소, NIH, ',
  ),
  group(
    '박물관',
    '대영박물관, 영국박물관, 루브르 박물관, 루브르, 메트로폴리탄 미술관, 간송미술관, 전쟁기념관, 독립기념관, 예술의 전당, 세종문화회관, 국회도서관, 국회의사당, 서대문형무소역사관, 코엑스, ',
  ),
];

/** Bodies that history and social studies can hardly avoid, past or present: a person has to decide. */
export const HISTORICAL_INSTITUTIONS: readonly string[] = listed(
  `조선총독부, 총독부, 동양 척식 주식회사, 동인도 회사, 집현전, 규장각, 홍문관, 의금부, 사헌부, 성균관, 독립협회, 신간회, 신민회, 의열단, 한인애국단,
  조선어학회, 대한민국 임시 정부, 임시 정부, 한국광복군, 반민특위, 코민테른, 나치당, 유럽 연합, EU, 아세안, ASEAN, G7, G20, APEC, 국회, 교황청`,
);
