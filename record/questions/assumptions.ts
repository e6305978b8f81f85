/** Signs that students worked with one another. */
export const TOGETHER = /모둠|협력|협동|협업|팀|조별|토론|토의|짝|역할|함께/;

const MADE =
  /만들|만듦|제작|작성|쓰기|쓰고|써 |그리|그려|꾸미|꾸며|보고서|포스터|신문|영상|자료집|PPT|UCC|카드|작품|설계|짓기|엮|정리|발표|프로젝트|전시|출력|개발|디자인|작곡|찍기|지도/;
const PRACTISED =
  /실습|연습|실기|만들|그리|연주|부르|동작|자세|기술|익히|슛|패스|드리블|서브|경기|조립|조리|요리|바느질|굽|깎|찍기|가공|코딩|프로그래밍|발음|꾸미|작도/;
const SOUGHT =
  /조사|탐구|자료|사료|기사|뉴스|보고서|토론|토의|논쟁|쟁점|통계|설문|찾아|알아보|문헌|인터넷|사례/;

/** What a question takes for granted, and the words of a lesson that bear it. */
const ONLY_WITH: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/결과물|완성/, MADE],
  [/모둠/, TOGETHER],
  [/지켜지지 않아|알리기까지|잘 지켜지도록/, /지키|지켜|실천|학급|학교|교실|우리 반|급식|생활|단톡/],
  [/여러 학과를 비교/, /비교|여러|\d개|탐색|박람회|표/],
  [/내가 맡은 역할/, TOGETHER],
  [/시범이나 예시|멈추고 싶었던/, PRACTISED],
  [/서로 다른 자료나|읽은 글, 뉴스|어떤 자료를 찾아보고|어디에서 얻었는지|사용한 자료나 방법/, SOUGHT],
  [/의견이 달랐던|의견이 엇갈렸/, /토론|토의|논쟁|쟁점|의견|찬반|회의|모둠|비평|해석|가치|윤리|정책/],
  [/여러 주제 중에서|다룰 대상이나 질문/, /주제|선정|고르|골라|선택|자유|조사|탐구|프로젝트|발표/],
  [/질문이나 발표 가운데|친구의 의견이나 발표/, /발표|토론|토의|질문|말하기|의견/],
  [/직접 계산하거나 비교하거나/, /계산|측정|실험|조사|설문|통계|분석|구하|재기|재고|설계|자료|그래프|비교/],
  [
    /\{제목[^}]*\}[^.]*(?:살펴보며|접하고 나서|함께 살펴보고|처음 접했을 때)/,
    /읽|감상|시청|관람|보고|낭송|낭독|완독|영화|소설|시(?:를|의|집|와|에서|에|$)|작품|문학|듣고|비평|기사|그림|음악|talk|read|watch/i,
  ],
  [/발표나 전시, 공연/, /발표|전시|공연|축제|연주|무대|시연/],
  [/시간이나 재료, 장소/, /만들|제작|실험|공연|전시|촬영|요리|연습|축제|부스|조립/],
];

/** What a lesson that says more has no room for: a title that was given was not chosen. */
const NOT_WITH: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  // A pledge leads to no other text.
  [/건넨 의견과 내 글에|쓰고 고친 과정/, /편지|쪽지|엽서|서약서|다짐|롤링/],
  [/더 써 보고 싶은 글/, /서약서|다짐|쪽지|롤링|계약서|일지|계획서|신청서|답장/],
  [/책을 어떻게 골랐|책을 고를 때/, /[「『《〈][^」』》〉]+[」』》〉]/],
];

/**
 * Whether a question takes something for granted that the lesson does not bear: a finished work where nothing was
 * made, a group where nobody worked with another.
 * @param said the description and the notes of the lesson
 */
export function presumes(pattern: string, said: string): boolean {
  return (
    ONLY_WITH.some(([asked, words]) => asked.test(pattern) && !words.test(said)) ||
    NOT_WITH.some(([asked, words]) => asked.test(pattern) && words.test(said))
  );
}
