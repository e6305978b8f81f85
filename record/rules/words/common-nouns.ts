/** Names that are ordinary nouns as well: a match is a 'check'. Dictionary words that occur as Korean names, collected in 2026. */
import { listed } from './listed.ts';

export const NAME_LIKE_NOUNS: ReadonlySet<string> = new Set(
  listed(
    `하늘, 가을, 보람, 슬기, 지혜, 은혜, 사랑, 소망, 미래, 우주, 다정, 정의, 인성, 진리, 나라, 이슬, 한결, 바다, 가람, 누리, 예지, 수지, 지수, 민주, 진주, 윤리, 유리, 소리,
    보라, 주연, 정원, 선정, 성실, 수정, 은하, 기준, 동기, 현상, 우수, 영상, 정수, 재현, 지원, 태양, 하루, 영원, 연구, 진화, 
    이상, 한국, 지구, 송이, 우정, 평화, 희망, 고은, 여름, 겨울, 마음, 나무, 구름, 노을, 자유, 조화, 정성, 대표`,
  ),
);
