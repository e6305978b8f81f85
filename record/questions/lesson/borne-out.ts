/** Read, and not only heard, by others: a report that a group presents goes through nobody's hands. */
const READ_BY_OTHERS =
  /첨삭|피드백|합평|댓글|포스트잇|갤러리 ?워크|전시|낭독|공유(?! ?결합)|리뷰|북 ?콘서트|(?:돌려|바꿔|바꾸어) ?(?:읽|보|쓰|풀)|(?:서로|상호|동료|짝과|짝이랑|짝끼리|친구|친구들|모둠원)(?:의|에게|과|와|이|가)? ?(?:[가-힣]+ )?(?:평가|읽|점검|검토|교정|고쳐|조언|의견|질문|칭찬)|(?:의견|생각|소감|글|작품|느낌)[을를]? ?(?:서로 )?(?:나누(?!어 ?정리)|나눔|교환|주고받)|feedback|review|peer/i;
/** Others saw, read, heard or discussed what one made or wrote: 짝 첨삭, 갤러리 워크, 의견을 나누기. */
const SEEN_BY_OTHERS = new RegExp(`${READ_BY_OTHERS.source}|발표|시사회|상영|품평|시식|present`, 'i');

/** A trial or a measurement in so many words; 확인 and 구하기 are done in mathematics too. */
const TRIED =
  /실험|측정|(?:재|달)(?:기|어|고)(?![가-힣])|잰|오차|적정|배양|추출|분해|크로마토|전기 ?영동|증류|재결정|시약|용액|지시약|염산|센서|전류|전압|[가-힣](?:별|에 따른) (?:비교|변화)|시뮬레이션|광전/;

/** Spoken for and against; who writes 찬반 의견문 meets nobody. */
const DEBATED =
  /토론|논쟁|반론|반박|논박|교차 ?질의|토의|debate|찬반(?! ?(?:[가-힣]{1,3}문(?![가-힣])|의견|입장|에세이|논설|논술|글|칼럼|조사|설문|투표))/i;
const HELD_DEBATE =
  /(?<!비경쟁 ?|독서 ?)토론|논쟁|반론|반박|논박|debate|찬반(?! ?(?:[가-힣]{1,3}문(?![가-힣])|의견|에세이|논설|논술|글|칼럼|조사|설문|투표))/i;
/** Two sides: 비경쟁 토론 has none. */
const SIDES =
  /찬반|찬성|반대|(?<![가-힣])편|양측|상대|입론|반론|반박|논박|논제|대립|의회식|신문식|토너먼트|배심|vs|debate|입장/i;

/** A better way that a class looks for; why two results differ is found out, and not put into practice. */
const SOUGHT = /해결|방안|대책|방법|개선|실천|제안|정하|줄이|바꾸|문제|규칙|약속|계획/;
/** 방법 is no law. */
const LAW =
  /(?<![가-힣])(?:법|[헌형민상]법|[가-힣]{2,4}법)(?=[^가-힣]|[을를이가은는의과에]|률|정|안)|입법|법률|법원|제도|조례|국회|유엔|협약/;
/** Told to one another: an answer that is compared needs another one. */
const COMPARED =
  /서로|상호|짝(?!수)|모둠|조별|친구|함께|바꿔|바꾸어|하브루타|멘토|토의|토론|풀이[를을]? ?비교|발표/;

/** What a question takes for granted of others, of a trial or of a debate, and the words of a lesson that bear it. */
export const ONLY_IF_TOLD: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/친구의 \{글/, READ_BY_OTHERS],
  [/본 친구의 의견|친구의 결과물|친구의 글이나|나의 글이나 말하기를 바꾸/, SEEN_BY_OTHERS],
  [/실험 (?:전|조건|결과)|실험(?:에서|하면서)|오차가 생겼|어떻게 설계해/, TRIED],
  [/토론을 하고|토론에서 나온 반론|토론에서 내가 맡은 몫/, HELD_DEBATE],
  [/토론에서 나온 반론/, SIDES],
  [/처음에 어느 쪽/, DEBATED],
  [/함께 찾은 의견|함께 해결하려는 문제|이야기가 하나로 모이지/, SOUGHT],
  [/법이나 제도/, LAW],
  [/재판이 진행/, /재판|법정/],
  [/회의가 진행/, /회의|국회|유엔|UN|총회|청문회|의회/],
  [/풀이를 비교해/, COMPARED],
];

/** 비경쟁 토론, 독서 토론: nobody stands against another. */
export const WITHOUT_SIDES: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/토론에서 나온 반론|처음에 어느 쪽/, /비경쟁|하브루타|북 ?토크/],
];
