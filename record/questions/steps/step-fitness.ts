import { isConcept, isKnownTerm } from '../matters/concepts.ts';
import { RECKONED, TOOL } from '../matters/tools.ts';

/** Steps in which something was found out or set in order. */
const FINDING =
  /(?:찾기|찾아보기|조사|정리|탐구|비교|분석|읽기|알아보기|탐색|해석|설문|요약|파악하기|관찰|관측|확인하기|검색|살피기|살펴보기|구별|구별하기|비교하기|조사하기|정리하기|분석하기)$/;
/** Steps in which one watches, listens or takes part as told. */
const TAKEN_IN =
  /(?:시청|관람|감상|청취|듣기|보기|받기|견학|견학하기|방문|방문하기|찾아가기|다녀오기|대화|교육|훈련|특강|강연|강의|읽기|검사|만남|초청|초청하기|참여하기|소감문(?:을)? (?:쓰기|작성|작성하기)|투표로 결정|등반|지우기|줍기|투표)$/;

const ASKS_FINDING = /찾거나 정리한/;
/** Steps of one alone, unless they say otherwise. */
const ALONE =
  /^(?!.*(?:짝|모둠|조별|함께|친구|공동|서로)).*(?:요약|요약하기|쓰기|읽기|그리기|필기|필사|스크랩|논평|메모|[가-힣]+[지표문서] 작성)$/;
/** Steps that are over once they are done: they teach nothing for later. */
const SETTLED = /(?:(?:파트|역할|조|모둠) 나누기|선정|결정|뽑기|투표|참여하기|참가하기|배정|분담|선출|받기)$/;
const HEARD = /(?:시청|관람|감상|청취|듣기|특강|강연|강의)$/;

const ASKS_HELP = /친구와 서로 도움/;
const ASKS_USE = /경험을 앞으로/;
const ASKS_SCENE = /한 장면을 골라/;
const ASKS_MORE = /이어 더 알아보/;
const ASKS_ORDER = /한 일을 순서대로/;
/** 결과 노션에 정리, 반 전시: setting down what was found teaches nothing more. */
const SET_DOWN =
  /(?:^|[ ])(?:일지|기록지|소감문) (?:쓰기|작성)$|^결과 .*(?:정리|입력|공유|올리기)$|(?:^| )(?:전시|게시|입력|제출)$/;
/** 편지 쓰기, 로드맵 수정: what one writes oneself neither strikes one nor leads to a subject. */
const OF_ONES_OWN =
  /(?:편지|일기|이력서|설명서|서약서|쪽지) 쓰기$|(?:로드맵|계획) ?(?:수정|짜기|세우기|작성)$|정리하기$/;
const ASKS_TAKEN = /인상 깊었던 내용|교과 공부와 연결/;
const ASKS_LEARNT = /새롭게 알게|궁금했던|달라진 생각/;
/** 섭외하기, 질문지 만들기: what only leads up to the rest tells nobody about himself. */
const LEADS_UP =
  /(?:섭외|섭외하기|질문지.*(?:만들기|작성)|준비|준비하기|정하기|전시|게시|시연|신청|신청하기|예약|예약하기)$/;
const ASKS_SELF = /진로를 생각하는 데|더 찾아본 직업|교과 공부와 연결|나에 대해 새롭게|인상 깊었던 내용/;
const ASKS_EFFORT =
  /어렵거나 (?:막힌|고민)|공들인 부분|다시 한다면|특히 잘해 보고|도움을 주고받은|잘되지 않거나 막힌|더 발전시킨다면|보람 있었던/;

/** An aim is set for a whole activity, called by its name; one step of it, in quotation marks, has none. */
const ASKS_AIM = /\{[^}]+\}.*세운 목표/;

/** 한 학기 뒤 확인, 다음 달 프로그램 기획: not done yet when the form is filled in. */
const AHEAD = /(?:학기|학년|달|주|년|방학) (?:뒤|후|지나)|(?:다음|내년) ?(?:달|주|학기|학년|해)|이듬해/;
/** 상임위→본회의: a way, and nothing that one did. */
const BY_ARROW = /(?:→|->)[가-힣]+$(?<!기|함|하기|작성|제작|발표|토론|정리|분석|비교|측정|조사)/;

/** 학교 뒷산 식물, 「무진기행」: looked at or read, and nothing that one gets wrong or knew before. */
const ASKS_GRASP = /\{주제[^}]*\}[^.]*(?:이해가|공부하면서)/;
/** 인물의 욕구와 장애물: found in the lesson, and not known or mistaken before. */
const ASKS_KNOWN = /\{주제[^}]*\}[^.]*(?:헷갈리|수업 전에 알고)/;

/** 난황유, 지시약: a stuff has no part that one likes best. */
const STUFF =
  /(?:난황유|시약|지시약|용액|퇴비|거름|농약|방향제|세정제|소독제|살충제|비료|[가-힣]{2}액|사전조사 자료|조사 자료|발표 자료|홍보 자료)$/;
/** 면접영상: filmed to look at oneself. */
const MIRROR = /(?:면접|연습|시연|자세|수업|모의) ?(?:영상|동영상)$/;
const ASKS_QUALITY = /\{작품/;
/** 보고서, 대본, 일지: drawn up for what the lesson did, and followed by no other text. */
const DRAWN_UP = /(?:보고서|대본|일지|계획서|기록|개요서|발표문|의견서|판결문|공소장|변론서)$/;
const ASKS_NEXT_TEXT = /더 써 보고 싶은 글/;
/** 특강, 검사, 상담, 전시: taken part in; their contents are the speaker's, or hang on the wall. */
const ASKS_CONTENT = /활동의 내용 가운데/;
const WITHOUT_CONTENT = /(?:검사|상담|전시|게시)$/;
const TESTED = /(?:검사|상담)$/;

const isLearnt = (matter: string) => isKnownTerm(matter) || TOOL.test(matter) || RECKONED.test(matter);

/** Whether a question of a step asks what that step cannot have: what was found by picking up litter, the effort of watching. */
export function misfitsStep(pattern: string, step: string): boolean {
  const bare = step.replaceAll("'", '');
  return (
    (step.startsWith("'") && ASKS_AIM.test(pattern)) ||
    (ASKS_QUALITY.test(pattern) && (STUFF.test(bare) || MIRROR.test(bare))) ||
    (ASKS_NEXT_TEXT.test(pattern) && DRAWN_UP.test(bare)) ||
    (ASKS_CONTENT.test(pattern) && WITHOUT_CONTENT.test(bare)) ||
    ((ASKS_ORDER.test(pattern) || ASKS_USE.test(pattern)) && TESTED.test(bare)) ||
    AHEAD.test(bare) ||
    BY_ARROW.test(bare) ||
    (ASKS_GRASP.test(pattern) && (!isConcept(bare) || /그래프$/.test(bare))) ||
    (ASKS_KNOWN.test(pattern) && !isLearnt(bare)) ||
    (ASKS_FINDING.test(pattern) && !FINDING.test(bare)) ||
    (ASKS_EFFORT.test(pattern) && TAKEN_IN.test(bare)) ||
    (ASKS_HELP.test(pattern) && ALONE.test(bare)) ||
    (ASKS_USE.test(pattern) && (SETTLED.test(bare) || HEARD.test(bare))) ||
    (ASKS_TAKEN.test(pattern) && OF_ONES_OWN.test(bare)) ||
    (ASKS_LEARNT.test(pattern) && SET_DOWN.test(bare)) ||
    (ASKS_MORE.test(pattern) && (SETTLED.test(bare) || SET_DOWN.test(bare))) ||
    (ASKS_SCENE.test(pattern) && SETTLED.test(bare)) ||
    (ASKS_ORDER.test(pattern) && (HEARD.test(bare) || SETTLED.test(bare))) ||
    (ASKS_SELF.test(pattern) && LEADS_UP.test(bare))
  );
}
