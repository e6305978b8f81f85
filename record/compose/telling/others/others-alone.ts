import { PEER } from './somebody.ts';

/** What only the others did, said or spoilt. */

/** 친구가 사진을 찍고 다른 친구는 표를 그림. */
export const PEERS_ONLY = new RegExp(
  `^${PEER}(?:이|가|은|는) (?!.*자신)[^.]{2,40}고,? ${PEER}(?:이|가|은|는) [^.]{2,40}\\.$`,
);
/** 친구는 손이 아프다고 그만둬서 다른 친구가 나머지를 씀. */
export const LEFT_TO_ANOTHER = new RegExp(
  `^${PEER}(?:이|가|은|는) (?!.*(?:자신|함께|같이|서로))[^.]*서 (?:또 )?다른 (?:친구|모둠원)(?:이|가) [^.]*\\.$`,
);
/** 친구는 사진을 찍어서 발표 자료를 만듦: a topic holds to the end of its sentence. */
export const OF_FRIENDS = new RegExp(`^(?:그리고 )?${PEER}(?:은|는) [^.]*\\.$`);
/** 친구는 … 골라줬는데 …, 친구는 유아교육과 해서 …: what follows is nobody's. */
export const TURNED_OFF =
  /^(?!.*(?:자신[은이](?!의)|함께|같이|도와|설명|[다라자냐]고 )).*(?:는데|지만) |[가-힣]{3,}(?<!(?<!겠)[다라자냐]고) 해서 /;
export const WITH_FRIENDS =
  /(?:이?라서|라) [^.]*[이가] |자신[은이](?!의)|자신에게|함께|같이|서로|모두|나누|도와|도움|알려|가르|설명|조언|의견|제안|[다라자냐]고 |["“'‘]|보여|칭찬|동의|찬성|반대|(?:이|가) [^.]*[아어여해려져워]서 |(?:모르|몰라|어려|힘들|없어|느려|못)[^.]* /;
/** 친구가 다른 조명에서 찍어서 색이 다르게 나옴: nobody is blamed in a record. */
export const SPOILT_BY = new RegExp(
  `^${PEER}(?:이|가) (.*[아어여해려져워]서 .*(?:이|가) [^.]*(?:나옴|되지 않음|안 됨|틀림|다름|달라짐|떨어짐|깨짐|망가짐|부러짐|맞지 않음)\\.)$`,
);
/** 친구가 그림을 잘 그려서 지도를 맡음: all of it is theirs. */
export const FRIEND_DID = new RegExp(`^${PEER}(?:이|가) (.*서 [^.]*\\.)$`);
