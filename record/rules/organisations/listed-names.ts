import { type Group, listed } from '../words/listed.ts';

/** What a name makes a compound with, without a space: 유튜브영상, 구글폼. */
export const TAILS = listed(`
  링, 폼, 맵, 어스, 플레이, 월드, 이츠, 페이, 뱅크, 톡, 타워, 몰, 마트, 프리미엄, 뮤직, 워치, 패드, 북스, 영상, 채널, 자료, 검색, 앱, 어플, 회사, 기업, 직원, 주식,
  제품, 서비스, 지도, 번역, 클래스룸, 문서, 설문, 드라이브, 그룹, 공장, 견학, 사례, 광고, 계정, 게시, 스토리, 라이브, 뉴스, 카페, 블로그, 사전, 웹툰, 드라마, 다큐, 강의,
  강연, 폰, 매장, 커피, 세대, 챌린지, 알고리즘, 화, 와이드, 발, 총회, 사무총장, 본부, 협약, 기후, 헌장, 군, 홈페이지, 누리집, 사이트, 통계, 보고서, 조사, 유산, 협력,
  대사, 한국, 가입, 빵, 스토어, 숍, 인형, 버거, 치킨, 피자, 과자, 음료, 택배, 배송, 마켓, 쇼핑, 운동화, 신발, 게임, 캐릭터, 주가, 매출, 로고, 본사, 폴드, 굿즈
`).join('|');

const key = (word: string) => word.replaceAll(/\s/g, '').toLowerCase();

/** What is said instead of each name. */
export function suggestions(groups: readonly Group[]): Map<string, string> {
  return new Map(groups.flatMap(({ instead, words }) => words.map((word) => [key(word), instead] as const)));
}

/** As a part of a judgement: nothing where no other word is known. */
export function suggest(
  table: Map<string, string>,
  word: string,
): { suggestion: string } | Record<string, never> {
  const suggestion = table.get(key(word));
  return suggestion ? { suggestion } : {};
}

/** A lesson about the word itself: 오라클이라는 낱말의 어원; or about what is called by the name: 맥도널드 효과. */
export const AS_A_WORD =
  /^[가-힣]{0,2}(?:이)?라는\s(?:[가-힣]{1,4}\s)?(?:낱말|단어|말|줄임말|신조어|표현|어휘|약자|약어|용어|이름의|성씨|지명|고을|마을|소설|드라마|영화|뮤지컬|연극|노래)|^(?:이)?라는\s(?:[가-힣]{1,4}\s){0,2}(?:수[의를는가와]|단위|인물|종족|주인공|괴물|신[을이은의]|사람|소년|소녀|아이)|^(?:이)?라는\s[가-힣]{1,5}의\s(?:뜻|의미|어원)|^의\s(?:뜻|개념|의미|정의)(?:[을은이과와](?![가-힣])|를|는|\s차이)|^(?:의|을|를|와|과)?\s?(?:영어\s|한자\s|로마자\s)?(?:철자|어원|발음|낱말의|뜻을)|^\s(?:효과|현상|증후군|지수|법칙|이론|역설)(?:[의은는이가을를과와]|이?라는|라\s)/;
