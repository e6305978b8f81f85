import type { SlotWords } from './fill-pattern.ts';
import { ACTIVITY_NOUN } from './lesson-vocabulary.ts';
import { isDoingInGi } from './verb-forms.ts';
import { WORKS } from './works.ts';

/** A thing made or shown is not learnt, understood or mistaken (자화상을 배우기 전에). */
const MISFIT =
  /[」』'’"”》〉](?:을|를) (?:배우|배운|탐구하면서|이해하기|잘못 알)|(?:교육|훈련|특강|강연)(?:을|를) (?:진행하|시작할|하면서)|(?:교육|특강|강연) 활동에서 (?:내가 맡은|친구들과 일을)|(?:[가-힣](?:문|서|상|봇|앱)|신문|지도|영상|포스터|대본|작품|물건|카드 ?뉴스|방안|대책|초안|조례안|제안|essay|discussion|편곡|공연)(?:을|를|에) (?:배우|배운|탐구|이해|잘못 알|설명하기 위해|활용하여 생활|다른 상황)|준비'?를 준비|활동(?:에 대해 내가 내놓은|을 보는 나의)|는 활동을 다루|(?:시청|쓰기|주간)(?:을|를) (?:교과|조사|알아보기)|기준을 (?:잘못|이해)|의 (?:정의|의미|개념)의 원리|(?:교육|훈련|검사)(?:을|를) (?:두고|조사)|검사에 대한 정보|(?:학급|학생) ?자치회(?:와|을|를) (?:관련|두고|지키)|동아리 작업에서|(?:토의|토론|회의|발표|공연|연주|면담|인터뷰|강연|특강) 과정에서 직접 계산|(?:직업인|전문가|강사|선배|주민|어르신|시민|학생|친구|가족|이웃|인물|사람|운영|합주|만화|화분|게임|그림|캠페인|특강)(?:을|를|에) (?:활용하여|이용하여|배우|배운|잘못 알|이해하기|다른 상황|설명하기 위해|친구에게 한)|[Dd]ebate(?:를|에 대해)|(?:특강|강연|교육|검사) 활동을 함께하며|[과와] [가-힣]+[과와] 이전에 배운|(?:특강|강연|교육|만남)(?:을|를) 하(?:며|면서)|(?:특강|강연|교육) 활동에서 내가 조사|발표(?:를 통해 알아보고| 활동에서 한 질문과)|(?:토론|토의|감상) 도중 예상과|(?:감상|시청|관람) 중에 친구가/;
/** A work is read and interpreted: nobody applies a poem or knew a story wrongly, and a poet is no matter to learn. */
const WORK_MISFIT =
  /(?:시|소설|단편|수필|희곡|작품|편지|감상문|비평문|서평|판결문|연설문[^.]{0,8})(?:을|를|에|와|과|이|가)? (?:배우|배운|탐구|이해하기|잘못 알|설명하기 위해|활용하여 생활|다른 상황|실제 생활|다루면서|다른 교과)|[」』'’"”》〉](?:을|를|에|와|과|이|가) (?:배우|배운|탐구|이해하기|잘못 알|설명하기|실제 생활|다루면서|다른 교과|현대|고전)|직접 계산하거나|활용하여 생활 속|다른 상황에 적용|잘못 알고|배우면서 가장|배우기 전에|배운 뒤|배우며 스스로/;
/** Patterns that ask of something as of a matter to know: a song, a throw and a sandwich are practised. */
const KNOWLEDGE =
  /탐구하면서|설명하기 위해|실제 생활이나|잘못 알고|다른 상황|활용하여 생활|서로 다른 자료|이해하기 (?:위해|힘들)|나의 생활과|찾아 읽거나|다른 교과|한 문단으로|먼저 떠올린 질문|배우기 전에|스스로 내린 결론|어떻게 이어지는지|남아 있는 의문|더 탐구해|배우면서 가장|배우며|배운 뒤|친구에게 설명하거나|이전에 배운|더 자세히 알아보고|생각하고 있었나요|생각이 수업 전과|함께 공부하며|더 깊이 알기 위해|어떻게 깊어졌나요|흥미를 느낀 계기|직접 실험하거나|예상과 다른 결과|처음 생각과|의견이 달랐던|나눈 질문과|통해 새롭게 알게|관심을 갖게/;
/** Patterns that use what was learnt as a tool. */
const APPLIED = /활용하여 생활|다른 상황에 적용/;
export const TOOL =
  /(?:원리|법칙|개념|이론|통계|확률|함수|방정식|부등식|적분|미분|미분법|수열|그래프|조건문|반복문|알고리즘|프로그래밍|파이썬|반응|적정|곡선|모형|모델|기술|데이터|지능|AI|센서|회로|전지|에너지|관점|사고|기법|전략|[가-힣]법|비율|비례식|행렬|벡터|집합|명제|제도|지식|공식|정리|효소|촉매|암호|유도|렌즈|힘|부력|압력|파동|공명|광합성|발효|삼투|삼투압|확산|농도|지렛대|표현|어휘|문법|공리주의|의무론|윤리|인권|비용|효과|탄력성|공급|수요|유전|유전자 가위)$/;
/** What is reckoned or runs by rule: no two sources tell of it differently. */
export const RECKONED =
  /(?:함수|방정식|부등식|미분|미분법|적분|적분법|수열|조건문|반복문|파이썬|알고리즘|그래프|벡터|행렬|주기|진폭|극한|확률|경우의 수|확률과 통계|반응|적정|농도|법칙|회로|기관|영양소|세포|원소|원자|분자|이온|결합|구조|순환|호흡|위상|위상 변화|닮음|도형|삼각형|음운 변동|변동|품사|성분|복잡도|자료형|변수|배열|전류|전압|자기장|지층|암석|해류|판구조론|행성|은하)$/;
/** What is reckoned says nothing of one's own life. */
const OF_LIFE = /나의 생활과|실제 생활이나/;
const NUMBER = /(?:지수|값|식|정리|적정|곡선|함량|수득률|형질)$/;
const DISPUTED = /서로 다른 자료나 의견|설명하기 위해 든 근거|의견이 달랐던/;
/** A day of celebration is nothing that one keeps up. */
const ONE_DAY =
  /한마당|운동회|체육 ?행사|축제|발표회|수련회|수학여행|기념식|행사|체험 ?학습|교육|특강|강연|선거|주간|[쓰만]드?는 활동/;
const KEPT_UP = /꾸준히 실천한|왜 필요하다고|지키거나 실천하기/;
const PRACTISED =
  /(?:수묵화|판화|풍경|초상|소묘|크로키|캐릭터|도자기|가곡|합창|노래|가창|연주|장단|리코더|기타|우쿨렐레|밴드|슛|드리블|패스|토스|서브|스매시|클리어|[가-힣]기|경기|체조|댄스|요가|배드민턴|농구|축구|배구|탁구|샌드위치|식단|간식|요리|김치|쿠키|빵|비누|화분|리본|커팅|콜라주|공예|점토|염색|키링|에코백|카드 ?뉴스|포스터|뮤직비디오|웹툰|만화|게임|대화문|자기소개|PPT|UCC|실습|기사|신문|뜀틀|창업|(?:뜀틀|매트|맨손|준비|유산소|근력) 운동|탐구|프로젝트|보고서|독서|[Mm]y [a-z ]+)$/;
/** Of sport everything is practised, whatever its name. */
const SPORT =
  /(?<![가-힣])(?:배드민턴|농구|축구|배구|탁구|육상|수영|체조|플로어볼|핸드볼|뜀틀|매트 ?운동|철봉|줄넘기|티볼|피구|족구|넷볼|킨볼|풋살|하키|럭비|태권도|유도|씨름|볼링|골프)/;
/** Nouns in 기 that are no doing. */
const NO_DOING =
  /(?:세기|공기|자기|전기|주기|크기|밝기|굵기|경기 침체|대기|전자기|유전자기|학기|시기|초기|중기|말기|위기|분위기|계기|동기|용기|일기|연기|후기|열기|증기|유기|무기|생태기|이야기)$/;

/** A song or a piece by its title, where it is played or sung. */
const TITLE = /^['"‘“「『《〈<]/;
const PERFORMED =
  /가창|가곡|합창|연주|합주|노래|리코더|단소|장구|기타 |피아노|우쿨렐레|오카리나|바이올린|칼림바|밴드/;

/** What has parts to take: 뮤지컬, 아리랑 합주. */
const PERFORMANCE =
  /(?:곡|연주|합주|가창|합창|중창|노래|동요|민요|연극|뮤지컬|극|공연|무용|댄스|춤|낭독|낭송|컵타|난타|놀이|활동|준비|아리랑|['"’”」』》〉])$/;
/** What is known of a sport and not done. */
const NO_MOVE = /(?:규칙|계획|요소|전략|역사|원리|특징|심판|효과)$/;
/** A piece that is played or sung is not gone through as a text. */
const READ = /접하고 나서|읽거나|함께 살펴보고/;

/** 독립운동가 조사 후 신문 만들기: what was looked into is not what was made. */
const STUDIED_FIRST =
  /^(?:을|를) [가-힣 ]*(?:모형|뉴스|만화|표|신문|기사|역할극|포스터|지도|그림)(?:으로|로) |^(?:을|를)? ?(?:(?:이용|활용|응용|적용|조사|분석|탐구|토론|토의|관찰|비교|이해)|[가-힣]{1,6} (?:후|뒤)(?: |에))/;

/** What is made or drawn in this lesson, or of what: 샌드위치 만들어 먹기, 수묵화로 그리기. */
export function practised(topic: string, content: string): boolean {
  const isThingInGi = topic.endsWith('기') && !isDoingInGi(topic.slice(topic.lastIndexOf(' ') + 1));
  if (SPORT.test(content) || (PRACTISED.test(topic) && !NO_DOING.test(topic) && !isThingInGi)) return true;
  if (TITLE.test(topic) && (PERFORMED.test(content) || content.includes('감상'))) return true;
  const at = content.indexOf(topic);
  if (at < 0 || STUDIED_FIRST.test(content.slice(at + topic.length))) return false;
  // No further than the clause: 전자기 유도를 이용한 | 발전기를 만들기.
  return /^(?:을|를|으로|로)?\s?(?:(?:(?![가-힣]*(?:고|며|면서|여|해|한|는|아|어|워|와|려|켜|서)\s)[가-힣]{1,6}\s){0,3})?(?:만들|제작|그리기|그려|그리고|짜고|짜기|짓기|꾸미|쓰기|쓰고|굽|요리|조리|부르|연주|연습|가꾸|기르기|심기|작성|찍기|찍어|깎|정하기|세우기|뽑|따라|촬영|녹음|시청|공모|인쇄|가공|편집)/.test(
    content.slice(at + topic.length),
  );
}

function unfit(pattern: string, slot: '주제' | '개념', word: string | undefined, content: string): boolean {
  if (!word || !pattern.includes(`{${slot}`)) return false;
  if (APPLIED.test(pattern) && !TOOL.test(word)) return true;
  if (DISPUTED.test(pattern) && RECKONED.test(word)) return true;
  if (OF_LIFE.test(pattern) && (NUMBER.test(word) || RECKONED.test(word))) return true;
  // 단소로 아리랑 연주하기: nobody plays a part in a flute.
  if (/에서 맡고 싶었던 부분/.test(pattern) && new RegExp(`${word}으?로\\s`).test(content)) return true;
  if (/에서 맡고 싶었던 부분/.test(pattern) && !PERFORMANCE.test(word)) return true;
  if (/에서 스스로 세운 목표|연습하거나 경기하면서/.test(pattern) && NO_MOVE.test(word)) return true;
  if (KEPT_UP.test(pattern) && ONE_DAY.test(word)) return true;
  return KNOWLEDGE.test(pattern) && practised(word, content);
}

/** Patterns that call their matter an activity. */
const AS_ACTIVITY =
  /\{주제\} 활동|\{주제\}에 참여하기|우리 (?:학교|반)에 (?:왜 )?필요하다고|\{주제:을\/를\} (?:하며|하면서|진행하면서|준비하며)/;
/** What may be called so: 학급 회의 활동, but not 지역 아동 센터 활동. */
const ACTIVITY_LIKE =
  /(?:활동|교육|훈련|캠페인|행사|대회|축제|선거|한마당|운동회|주간|특강|강연|체험|견학|탐방|봉사|자치|1역|면접|검사|디자인|제작|역할|만남)$/;

/** 달의 표면 활동: a matter is no activity. */
export function isNoActivity(pattern: string, topic: string, name: string): boolean {
  // A step of the lesson in quotation marks is what was done.
  if (!AS_ACTIVITY.test(pattern) || topic === name || /^(?:이번|')/.test(topic)) return false;
  return !ACTIVITY_LIKE.test(topic) && !ACTIVITY_NOUN.test(topic);
}

/** Whether a filled pattern is nothing that a teacher of this lesson would ask. */
export function misfits(pattern: string, words: SlotWords, question: string, content: string): boolean {
  return (
    MISFIT.test(question) ||
    (pattern.includes('{제목') && PERFORMED.test(content) && READ.test(pattern)) ||
    (WORKS.test(content) && WORK_MISFIT.test(question)) ||
    unfit(pattern, '주제', words.주제, content) ||
    unfit(pattern, '개념', words.개념, content)
  );
}
