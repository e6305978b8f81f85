/** Words that begin like a surname and stand before 교수, 강사, 작가: nobody's name. Own observation of record texts, 2026. */
import { listed } from './listed.ts';

export const NOT_A_LECTURER: ReadonlySet<string> = new Set(
  listed(
    `서울, 우주, 공학, 이공계, 반도체, 고전, 전임, 주임, 선임, 안전, 기후, 노동, 지역, 문화, 음악, 사진, 영화, 국어, 인권, 금융, 국제, 민간, 성우, 정보, 지리, 미술, 조리, 연극, 도시,
    환경, 한방, 천문, 공연, 마술, 요리, 로봇, 기타, 현대, 고대, 연세, 고려, 성균관, 차세대, 인기, 남자, 전체, 주요, 석사, 선배, 원격, 우리, 지난, 하나, 이번, 지금, 국내, 기업, 청년`,
  ),
);
