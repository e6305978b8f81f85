import { EVENT } from './doings.ts';
import { isDoing, isListedThing } from '../../style/words/nouns.ts';
import { stripParticle } from '../phrases/particles.ts';
import { isVerbForm, joiningStem } from '../phrases/verb-forms.ts';

const MAKES =
  '(?:만들|꾸미|그리|짓|엮|짜|빚|새기|깎|물들이|다듬|꾸리|지어내|펴내|차리|가꾸|기르|심|굽|찍어 내)기|' +
  '(?:제작|설계|디자인|개발|구현|코딩|프로그래밍|모델링|조립|작도|스케치|채색|편곡|작곡|개사|안무|창작|재구성|재창작|각색|촬영|편집|기획|구상|요리|조리|모사|시각화|도식화|수치화|모형화|완성|바느질|염색|판화|출력|가공|배선|납땜|반죽|성형|출제|글쓰기|브리핑)';
const THINKS =
  '(?:견주|찾|찾아내|찾아보|알아보|알아내|가려내|따지|이끌어 ?내|이끌|살펴보|살피|헤아리|돌아보|되새기|밝히|고치|바꾸|옮기|세우|읽어 ?내|나타내|드러내|풀|구하|캐|짚|맞히|재|세|셈하|궁리하|내다보|떠올려 보|넓히|지키|풀어내|묻|답하|논하|바라보|정하)(?:어 ?보|아 ?보|여 ?보)?기|' +
  '(?:분석|비교|대조|해석|탐구|조사|자료조사|설문|판단|추론|추리|추정|추계|어림|예측|예상|계산|풀이|증명|분류|구분|구별|판별|판정|평가|검토|검증|비판|비평|요약|정리|파악|재현|적용|설명|해설|표현|상상|번역|보완|교정|수정|변환|탐색|모색|연구|고찰|취재|근사|해결|개선|작문|영작|변호|합의|조율|협상|제안|건의)';
const DOES =
  '(?:익히|부르|말하|소개하|알리|펼치|열|겨루|벌이|선보이|되어 ?보|해 ?보|가르치|돌보|주고받|이야기하|이야기 나누|전하|나누어 주|치|뛰|던지|달리|넘|이어 ?가)기|' +
  '(?:실험|측정|관찰|관측|추출|적정|해부|채집|실습|연습|연주|합주|가창|반주|합창|중창|연기|공연|낭독|낭송|발표|소개|토론|토의|논의|논쟁|인터뷰|면담|실천|운영|수행|피칭|면접|시연|훈련|체험|견학|탐방|답사|봉사|교육|특강|강연|역할극|모의재판|감상|비교 ?감상|심판|협업|명상|번역|노래|독서|진행|조작|재배|재활용|전시회)|(?:토론|토의|회의|훈련|교육|선거|대회|체험|캠페인|봉사|경기|실험)에 참여';
const ACT = new RegExp(`(?:${MAKES}|${THINKS}|${DOES})(?:하기|해 ?보기|해 ?주기)?$`);
/** 사료 비교 읽기, 원서 읽기: but 자료를 읽기 leads up to something. */
const READ = /^(?!.*[을를] ).*(?:읽기|강독|완독|정독|듣기|말하기)$/;

const WRITES = /(?:^| )(?:쓰기|적기|써 ?보기|작성|작성하기|완성하기)$/;
/** 인물에게 보내는 편지, 재심 변론문: a text that is written for its own sake. */
const TEXT =
  /(?:글|시|시조|소설|동화|수필|문|서|기|기사|편지|엽서|답장|평|계획|에세이|칼럼|사설|대본|원고|각본|시나리오|가사|노랫말|논술|비평|이야기|결말|표어|문장|문단|전기|자서전|묘비명|안|이메일|계획표|반응식|수식|코드|프로그램|시산표|장부|모형|헌장|사전|소개|스토리|롤링 ?페이퍼|페이퍼|essay|letter|summary|article|story|script|diary|speech)[을를]?$/i;
const REWRITES = /^(?:고쳐|바꿔|바꾸어|다시|이어|새로|지어|따라)$/;
/** 소감문, 후기, 관찰 일지: written about the lesson, when it is over. */
const ABOUT_LESSON =
  /(?:소감|소감문|후기|느낀 ?점|감상 ?한 ?줄|한 ?줄 ?평|점검표|기록지|조사표|활동지|학습지|평가지|다짐문?|서약서|개요|개요서|초안|초고|본문|이유|까닭|원인|분석지|노트)[을를]?$/;

/** 왜 그렇게 바꾸었는지: what it points at is told before. */
const POINTS = /(?:^| )(?:그렇게|이렇게|그걸|이걸|그것[을의]|그 [가-힣]+)(?= )/;
/** 성공한 조는 …, 출제자는 …: of some only. */
const OF_SOME =
  /(?:^| )[가-힣]*(?:조|팀|모둠|학생|사람|친구|반장|대표|담당|희망자|출제자|나머지|[가-힣]+자)(?:들)?(?:은|는|이|만) |^(?:서기|사회자|반장|대표|담임|교사|심판|발표자|모둠장|조장|기록자|진행자)(?:가|이) /;
/** 줄일 수 있는 조리법 찾기, 표준어와 비교해서 발표, 왜 효과적인지 분석: of what, only the rest of the lesson tells. */
const OF_WHAT =
  /^(?:활동지|학습지|뒷면|프린트|교과서) |^[^ ]+만 |^(?!.*[을를] ).*(?:평가|판정|예측|예상)(?:하기)?$|^[^ ]+[과와] (?:서로 )?(?:비교|견주|대조)|^[^ ]+ 수 (?:있|없)는 |^(?:볼|읽을|들을|쓸|할) 때|^(?:왜|어떻게) (?!.*[을를] )/;
/** 형광등/LED/태양광 관찰해서 그리기. */
const LISTED = /\S\/\S|^[A-Z][A-Za-z]*\d[A-Za-z\d]* /;
/** 둘 중 하나 쓰기, 3개 중 2개 선택해서 듣기. */
const CHOICE = /(?:^| )중 (?:하나|한 가지|\d|[두세]|택)|^\d+ ?[가-힣]{1,2} ?중 |(?:또는|혹은) /;
/** 6주, 200자: how long, where it stands first. */
const COUNT_FIRST =
  /^\d+ ?(?:자|개|가지|회|번|명|군데|순위|박자)(?: |$)|^(?:매주|매번|매일|매시간|이틀|하루) /;
/** 결과 정리, 내용 요약: of anything. */
const BARE =
  /^(?:[가-힣]|결과|내용|자료|의견|소감|과제|역할|순서|주제|모둠|반응|사유|여부|부품|도구|기구|기자재|장비|책상|교실|자리|작업대|실험대|주변) [가-힣]+$/;

const isHow = (word: string) =>
  !isListedThing(word) &&
  !isDoing(word) &&
  (/^으?로/.test(stripParticle(word).particle) ||
    /[가-힣](?:[아어여해와워려켜]서|고|며|면서)$/.test(word) ||
    joiningStem(word) !== null);

/** 외워서 연기, 은박지로 제작: how, and not what. */
const lacksWhat = (words: readonly string[]) => words.slice(0, -1).every(isHow);

/** 제안하는 글 쓰기: what is proposed stood before it. */
function opensTorn(step: string): boolean {
  const [first = '', next] = step.split(' ');
  return (
    /[가-힣](?:하는|되는|시키는|[된할될한])$/.test(first) &&
    !isListedThing(first) &&
    isVerbForm(first, 'case', next)
  );
}

/** The name of an activity as a title has it: 답장을 쓰는 활동 → 답장을 쓰기. */
export const asStep = (name: string) => name.replace(/(?<=[가-힣])는 활동$/, '기');

/** Whether a text is written for its own sake, or something is written anew. */
function isWriting(step: string): boolean {
  const [, what = ''] = /^(.*) (?:쓰기|적기|써 ?보기|작성|작성하기|완성하기)$/.exec(step) ?? [];
  const last = what.slice(what.lastIndexOf(' ') + 1);
  if (ABOUT_LESSON.test(what)) return false;
  return TEXT.test(what) || REWRITES.test(last) || /(?:으로|로)$/.test(last);
}

/**
 * Whether a step is surely a main act of the students: one of the doings that a lesson is held for, of something that
 * is told, by all of them. What is handed out, noted down, put up or voted on is asked about by nobody.
 */
export function isMainAct(step: string): boolean {
  if (POINTS.test(step) || OF_SOME.test(step) || CHOICE.test(step) || COUNT_FIRST.test(step)) return false;
  if (BARE.test(step) || OF_WHAT.test(step) || LISTED.test(step) || opensTorn(step)) return false;
  const words = step.split(' ');
  if (words.length > 1 && lacksWhat(words)) return false;
  if (WRITES.test(step)) return isWriting(step);
  // 지도를 만들고 이름표를 붙이기: the work stands before it.
  const work = /^(.+[을를] [가-힣]+)고 .*[을를에] ?[가-힣 ]+기$/.exec(step)?.[1];
  if (work !== undefined && ACT.test(`${work}기`)) return true;
  return ACT.test(step) || READ.test(step) || (EVENT.test(step) && isHeld(step));
}

/** 스티커 투표, 지문 검사, 활동지 작성: ends as an event does, and is none. */
const isHeld = (step: string) =>
  !/(?:작성|제작|시청|관람|초청|체크|(?<!또래 ?)상담|작업|녹음|독서|대화|방문|(?<!심리 ?|적성 ?|흥미 ?|가치관 ?|홀랜드 ?)검사|퀴즈|빙고)$/.test(
    step,
  );
