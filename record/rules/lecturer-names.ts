/** How a speaker from outside is named: a surname, a given name, a title, and what only looks like them. */
import { NOT_A_LECTURER } from './words/not-a-lecturer.ts';

/** Regular-expression source. */
export const SURNAME =
  '[김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예봉사부승피]|남궁|황보|제갈|선우|독고|사공';
/** Regular-expression source. */
export const TITLE =
  '교수|강사|박사|작가|연구원|변호사|의사|대표|소장|원장|기자|감독|멘토|판사|검사|시인|건축가|디자이너|셰프|아나운서|선생|과학자|수학자|역사학자|회장|이사|피디|PD|CEO|경찰관|소방관|간호사|약사|번역가|유튜버|개발자|교사|총장|위원|관장|학장|의원|본부장|센터장|팀장|코치|선수|목사|스님|공학자|전문가|소설가|평론가|화백|창업가|사업가|탐험가|선배|큐레이터|학예사|해설사|연출가|지휘자|작곡가|활동가|엔지니어|프로그래머|조종사|승무원|수의사|한의사|회계사|세무사|노무사|변리사|법무사|건축사|요리사|상담사|통역사|사서|군인|형사|방송인|언론인|음악가|미술가|사진가|웹툰가|만화가|[가-힣]{1,4}(?:학자|공학자|평론가|활동가|전문가|연구가)';
/** Regular-expression source: what a speaker gives. */
export const TALK =
  '강연|특강|강의|강좌|초청|세미나|북\\s?콘서트|토크\\s?콘서트|멘토링|진로\\s?체험|콘서트|특별\\s?수업|만남';

const OCCUPATION = new RegExp(`^(?:${TITLE})$`);

// Three syllables that begin like a surname but are nobody's name.
const NOT_A_NAME =
  /(?:학|과|공|계|적|의|한|된|는|은|을|를|가|와|로|던|들|형|용|별|기|문|부|분|외|명|빙|전문|원어|현직|현역|전직|담당|지도|초청|초빙|방문|이공|명예|석좌|겸임|여성|남성|유명|전공|생명|정치|경제|역사|사회|한국|외국|대학|고교|방송|언론|소설|동화|웹툰|드라마|시나리오|인공지능)$/;
/** Of three syllables 최진기, 황농문, 김태용 and 김고은 are names; 이야기, 공학부 and 젊은 are none. */
const NOT_A_LONG_NAME =
  /(?:학|과|계|적|의|에|된|는|을|를|가|와|로|던|들|별|학부|전문|원어|현직|현역|전직|담당|지도|초청|초빙|방문|석좌|겸임|여성|남성|전공|이야기|전성기|신세기|하기|(?:논|신|인|천|국|영|한|공|질)문|(?:사|실|전|유|적|이)용|[같많높좋젊깊넓맑밝낡작짧]은|(?<!요)한)$/;
/** Whether so many syllables can be somebody's name. */
export function named(name: string): boolean {
  // 공학자 전문가: two occupations and no person.
  const none = name.length === 3 ? NOT_A_LONG_NAME : NOT_A_NAME;
  return !NOT_A_LECTURER.has(name) && !none.test(name) && !OCCUPATION.test(name);
}
