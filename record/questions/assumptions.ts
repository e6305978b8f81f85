import { ONLY_IF_TOLD, WITHOUT_SIDES } from './lesson/borne-out.ts';
import { tellsOfMaking } from './lesson/drawn-up.ts';
import { isTalkedOver } from './lesson/talked-over.ts';
import { withoutPlaces } from './lesson/places-of-class.ts';

/** Signs that students worked with one another: groups, talk, games and plays, what a whole class does. */
const TOGETHER =
  /모둠|협력|협동|협업|팀(?![가-힣]*비)|조별|[1-9]\d?\s?인(?!데|지|가|[가-힣]*도)|\d\s?조(?![가-힣])|\d조씩|\d ?(?:대|:|vs) ?\d|토론|토의|회의(?!원|록|론|적|실)|짝(?!수|짓)|역할(?!과 기능)|함께|같이|(?:의견|생각|소감|이야기|느낌)[을를]? ?(?:나[누눔눠]|주고받|공유)|(?<![가-힣])서로|상호(?! ?작용)|동료|친구|멘토|(?<!갈)릴레이|찬반(?! ?(?:의견 ?)?(?:에세이|논설|논술|글|칼럼|조사))|협연|합주|합창|중창|배역|연극|뮤지컬|공연|롤플레이|role-?play|pair|group|discussion|debate|모의 ?(?:재판|국회|유엔|면접|법정|총회)|리그|시합|대항전|줄다리기|캠페인|축제|운동회|체육 ?(?:대회|행사|제)|한마당|장터|바자회|수련회|수학여행|봉사|플로깅|학급|우리 반|반 ?티|학생회|(?<!지방 ?)자치|(?:학급|학생회|회장|임원) ?선거|단톡|마니또|공동(?!체|주택)/i;

/** Games that nobody plays alone, where they are played. */
const GAME =
  /경기(?! ?(?:변동|침체|도|순환|지역|과열|호황|불황|부양))|농구|축구|배구|배드민턴|탁구|티볼|피구|플로어볼|핸드볼/;
/** 농구 자유투 영상에 이차함수 맞추기: there they are looked at. */
const LOOKED_AT = /영상|함수|그래프|통계|데이터|확률|속력|궤적|기사|역사|산업/;

/** Whether the lesson tells of others with whom it was done. */
export function isTogether(said: string): boolean {
  const done = withoutPlaces(said);
  return TOGETHER.test(done) || (GAME.test(done) && !LOOKED_AT.test(done));
}

/** Of the matter itself, which a class may have spent with pen and paper only. */
const ASKS_TALK = /친구와 나눈 질문과 대답/;

/** 만들면서 쓴 방법: of a thing, and no plan. */
const ASKS_MAKING = /만들면서|만들기 전|새로 만들고|마음속에 그려/;
const MADE =
  /만들|만듦|제작|작성|쓰기|쓰고|써 |그리|그려|꾸미|꾸며|보고서|포스터|신문|영상|자료집|PPT|UCC|카드|작품|설계|짓기|엮|정리|발표|프로젝트|전시|출력|개발|디자인|작곡|찍기|지도/;
/** What a club can show in the end. */
const HANDMADE =
  /만들|만듦|제작|대본|그리|그려|꾸미|보고서|포스터|신문|영상|UCC|작품|설계|출력|개발|디자인|작곡/;
/** Signs of writing of one's own. */
const WRITTEN = /쓰기|쓰고|써|썼|씀|작문|작성|영작|대본|에세이|편지|원고|일기|글|writ|wrote|essay|letter/i;
/** What is hard on the body or takes long to learn by heart. */
const EXERTING = /연습|달리기|체력|등반|등산|운동|경기|훈련|실천|완주|오래/;
/** Signs of writing or speaking of one's own. */
const EXPRESSED =
  /쓰|써|썼|씀|작문|작성|영작|말하|대화|회화|소개|발표|대본|연설|일기|편지|역할극|롤플레이|인터뷰|토론|토의|묻고|주문|에세이|만들|만듦|표현|writ|wrote|essay|letter|speak|speech|talk|role|dialogue|present|discuss|debate/i;

/** What a question takes for granted, and the words of a lesson that bear it. */
const ONLY_WITH: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  ...ONLY_IF_TOLD,
  // Who skips a rope alone has no place in a team.
  [
    /맡은 자리|어떤 작전이나/,
    /경기|리그|시합|팀|모둠|조별|농구|축구|배구|배드민턴|탁구|티볼|피구|족구|풋살|플로어볼|핸드볼|넷볼|킨볼|하키|럭비|야구|테니스/,
  ],
  [/동아리에서 완성한 결과물/, HANDMADE],
  [/결과물|완성/, MADE],
  // Who reads in another language has written and said nothing yet.
  [/잘 전해지지 않|나의 글이나 말하기|두세 개를 어떤 문장에/, EXPRESSED],
  // Who films or says it has no sentence before the one that counts.
  [/고쳐 쓴 과정|고쳐 나간 과정/, WRITTEN],
  [
    /발음, 어휘/,
    /말하|대화|회화|낭독|낭송|발음|역할극|롤플레이|노래|듣기|인터뷰|발표|소개|주문|speak|talk|role|dialogue|listen/i,
  ],
  [
    /읽거나 (?:듣다가|들은)/,
    /읽|듣|지문|뉴스|팝송|기사|독해|원서|연설|reading|listening|article|story|read|listen/i,
  ],
  [/모둠|결과를 더 좋게 만들기/, /모둠|조별|팀|\d\s?조|협력|협동|협업|공동|group/i],
  [/지켜지지 않아|알리기까지|잘 지켜지도록/, /지키|지켜|실천|학급|학교|교실|우리 반|급식|생활|단톡/],
  // Where all look at what they were given, nobody chose it.
  [/조사할 대상이나 사례를 고른/, /고르|골라|고른|선정|선택|자유|사례|주제|관심|인물|직업|기업|나라|국가/],
  [
    /더 읽거나 써 보고 싶은/,
    /읽|쓰기|쓰고|써|썼|작성|작문|영작|글|문단|지문|에세이|편지|기사|대본|writ|read|essay|letter|article|story/i,
  ],
  [
    /우리 반이나 학교/,
    /학급(?! ?특색)|학교|전교|학생회|자치|교실|급식|우리 반|반 ?티|체육 ?대회|축제|선거|회의/,
  ],
  [
    /에 관심을 갖게 된 계기|(?:알아볼 학과나|체험할) 분야를 고른/,
    /관심|희망|지망|고르|골라|선택|탐색|조사|알아보|비교|박람회|설명회|진로에 맞/,
  ],
  [/졸업 뒤에 하는 일을 어떻게 알아보았고/, /조사|탐색|알아보|검색|찾아|비교|박람회|설명회/],
  // What a game or a card tells of oneself is no test.
  [/검사/, /검사|MBTI|홀랜드|에니어그램|다중 ?지능|스트롱/i],
  [
    /나의 흥미나 강점|확인한 나의 강점|활동을 통해 나에 대해/,
    /검사|강점|흥미|적성|성격|가치관|나의|나를|자기|자소서|이력서|면접|상담|포트폴리오|로드맵|꿈/,
  ],
  [/여러 학과를 비교/, /비교|여러|[2-9]개|탐색|박람회|(?<![가-힣])표/],
  [/멈추고 싶었던/, EXERTING],
  // 주제 신조어: one that was given.
  [/여러 주제 중에서/, /주제 ?(?:선정|선택|자유|고르|정하)|자유 ?주제|선정|고르|골라|선택|택 ?1/],
  [/관심 분야에 대한 생각/, /직업|학과|전공|탐색|체험|특강|강연|견학|박람회|인터뷰|분야|탐구|독서/],
  [/질문이나 발표 가운데/, /발표|토론|토의|질문|말하기|의견/],
  [
    /\{제목[^}]*\}[^.]*(?:살펴보며|접하고 나서|함께 살펴보고|처음 접했을 때)/,
    /읽|감상|시청|관람|보고|낭송|낭독|완독|영화|소설|시(?:를|의|집|와|에서|에|$)|작품|문학|듣고|비평|기사|그림|음악|talk|read|watch/i,
  ],
  [/(?:공연|무대)(?:이)?나 발표를 마치고/, /(?:공연|발표|연주회|대회|합창제|시연)(?! ?(?:준비|연습))|무대에/],
  [/(?:공연|무대)(?:이)?나 발표/, /공연|발표|무대|축제|연주회|대회|합창제|시연|곡/],
  [/발표나 전시, 공연/, /발표|전시|공연|축제|연주|무대|시연/],
  [/시간이나 재료, 장소/, /만들|제작|실험|공연|전시|촬영|요리|축제|부스|조립/],
];

/** What is done with the body or the hands. */
const PERFORMED =
  /PAPS|뛰기|던지기|구르기|자세|즉흥극|장면 만들|운동|경기|패스|서브|슛|달리기|체력|댄스|안무|스케치|채색|연주|장단|노래|합창|조리|굽기|(?<!실험 ?)실습|짝 ?활동|짝 ?대화|역할극|회화|말하기|낭독/;

/** What a lesson that says more has no room for: a title that was given was not chosen. */
const NOT_WITH: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  ...WITHOUT_SIDES,
  // Who is questioned in an interview for practice looks into no field.
  [/관심 분야에 대한 생각/, /면접/],
  // Written together, it has no reader among those who wrote it.
  [/친구의 \{글/, /공동으로|공동 ?(?:작성|집필|제작)|함께 (?:쓰|써|작성|엮|만들)/],
  // A pledge leads to no other text.
  [/건넨 의견과 내 글에|쓰고 고친 과정/, /편지|쪽지|엽서|서약서|다짐|롤링/],
  [/더 써 보고 싶은 글/, /서약서|다짐|쪽지|롤링|계약서|일지|계획서|신청서|답장/],
  // Who runs, dances, paints or bakes studies and sets down nothing.
  [/공부 방법이나 태도|정리하거나 기록한 내용|스스로 생각하거나 판단한 내용/, PERFORMED],
  // What is still to come has not been lived.
  [/지금까지의 (?:활동|경험)|담은 경험/, /미래|년 (?:뒤|후)|가상/],
  [/교과 수업의 내용과 이어진다고|실력이 부족하다고/, /봉사|나눔|요양원|복지관/],
  // Runners keep to a pace, and neither skill nor place.
  [
    /연습하고 싶은 기술|맡은 자리|싶었던 동작|않던 동작|나아진 동작/,
    /PAPS|셔틀런|오래 ?달리기|심폐 ?지구력|걷기|체력 ?(?:측정|관리|운동)/,
  ],
  // What caused an error is found, not agreed on.
  [/하나로 모이지|함께 해결하려는 문제/, /(?:원인|까닭|오차)[을를]? ?(?:토의|협의)/],
  [/책을 어떻게 골랐|책을 고를 때/, /[「『《〈][^」』》〉]+[」』》〉]|한 권|돌려 ?읽/],
];

/**
 * Whether a question takes something for granted that the lesson does not bear: a finished work where nothing was
 * made, a group where nobody worked with another.
 * @param said the description and the notes of the lesson
 */
export function presumes(pattern: string, said: string): boolean {
  return (
    (ASKS_MAKING.test(pattern) && !tellsOfMaking(said)) ||
    (ASKS_TALK.test(pattern) && !isTalkedOver(said)) ||
    ONLY_WITH.some(([asked, words]) => asked.test(pattern) && !words.test(said)) ||
    NOT_WITH.some(([asked, words]) => asked.test(pattern) && words.test(said))
  );
}
