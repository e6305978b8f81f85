import { isConcept } from '../matters/concepts.ts';
import { isDoingInGi } from '../phrases/verb-forms.ts';

const PRACTISED =
  /(?:수묵화|판화|풍경|초상|소묘|크로키|캐릭터|도자기|가곡|합창|노래|가창|연주|장단|리코더|기타|우쿨렐레|밴드|슛|드리블|패스|토스|서브|스매시|클리어|[가-힣]기|경기|체조|댄스|요가|배드민턴|농구|축구|배구|탁구|샌드위치|식단|간식|요리|김치|쿠키|빵|비누|화분|리본|커팅|콜라주|공예|점토|염색|키링|에코백|카드 ?뉴스|포스터|뮤직비디오|웹툰|만화|게임|대화문|자기소개|PPT|UCC|실습|기사|신문|뜀틀|창업|(?:뜀틀|매트|맨손|준비|유산소|근력) 운동|탐구|프로젝트|보고서|독서|[Mm]y [a-z ]+)$/;
/** Of sport everything is practised, whatever its name. */
const SPORT =
  /(?<![가-힣])(?:PAPS|셔틀런|왕복 ?오래 ?달리기|배드민턴|농구|축구|배구|탁구|육상|수영|체조|플로어볼|핸드볼|뜀틀|매트 ?운동|철봉|줄넘기|티볼|피구|족구|넷볼|킨볼|풋살|하키|럭비|태권도|유도|씨름|볼링|골프)/;
/** Of cooking every dish is. */
const COOKING = /(?:한식|양식|중식|일식)? ?조리(?! ?(?:원리|과학|사))|재료 손질|레시피|플레이팅/;
/** Nouns in 기 that are no doing. */
const NO_DOING =
  /(?:세기|공기|자기|전기|주기|크기|밝기|굵기|경기 침체|대기|전자기|유전자기|학기|시기|초기|중기|말기|위기|분위기|계기|동기|용기|일기|연기|후기|열기|증기|유기|무기|생태기|이야기)$/;

/** A song or a piece by its title, where it is played or sung. */
const TITLE = /^['"‘“「『《〈<]/;
const PERFORMED =
  /가창|가곡|장단|추임새|불러|부르|판소리|합창|연주|합주|노래|리코더|단소|장구|기타 |피아노|우쿨렐레|오카리나|바이올린|칼림바|밴드/;

/** A piece that is played or sung is not gone through as a text. */
export const isPerformed = (content: string) => PERFORMED.test(content);

/** 독립운동가 조사 후 신문 만들기: what was looked into is not what was made. */
const STUDIED_FIRST =
  /^(?:을|를) [가-힣 ]*(?:모형|뉴스|만화|표|신문|기사|역할극|포스터|지도|그림)(?:으로|로) |^(?:을|를)? ?(?:(?:이용|활용|응용|적용|조사|분석|탐구|토론|토의|관찰|비교|이해)|[가-힣]{1,6} (?:후|뒤)(?: |에))/;

/** What is made or drawn in this lesson, or of what: 샌드위치 만들어 먹기, 수묵화로 그리기. */
export function practised(topic: string, told: string): boolean {
  // 리딩로그(인상적인 문장)를 쓰기.
  const content = topic.includes('(') ? told : told.replace(/\s?\([^()]*\)/g, '');
  const isThingInGi = topic.endsWith('기') && !isDoingInGi(topic.slice(topic.lastIndexOf(' ') + 1));
  if (COOKING.test(content) && !isConcept(topic)) return true;
  if (SPORT.test(content) || (PRACTISED.test(topic) && !NO_DOING.test(topic) && !isThingInGi)) return true;
  if (TITLE.test(topic) && (PERFORMED.test(content) || content.includes('감상'))) return true;
  const at = content.indexOf(topic);
  if (at < 0 || STUDIED_FIRST.test(content.slice(at + topic.length))) return false;
  // No further than the clause: 전자기 유도를 이용한 | 발전기를 만들기.
  return /^(?:을|를|으로|로)?\s?(?:(?:(?![가-힣]*(?:고|며|면서|여|해|한|는|아|어|워|와|려|켜|서)\s)[가-힣]{1,6}\s){0,3})?(?:만들|제작|그리기|그려|그리고|짜고|짜기|짓기|꾸미|쓰기|쓰고|썼|적기|적고|굽|요리|조리|부르|연주|연습|가꾸|기르기|심기|작성|찍기|찍어|깎|정하기|세우기|뽑|따라|촬영|녹음|시청|공모|인쇄|가공|편집)/.test(
    content.slice(at + topic.length),
  );
}
