import { plainPerson } from './wish-person.ts';

/** What a teacher wants to be asked, or not to be, in one point of the notes beside a lesson. */
export interface Wish {
  /** What is to be told, as a noun phrase or as a clause in 지: 표본 추출의 한계점, 왜 그 책을 골랐는지. */
  matter: string;
  isWanted: boolean;
}

/** Letters of the longest wish that one question can carry, and of the shortest that says what it is about. */
const LONGEST = 60;
const SHORTEST = 2;

/** What parts two points: a line, a sentence, a bullet, a first wish that goes on to the next. */
const POINTS =
  /\n+|(?<=[가-힣)])[.!?~^]+[ㅎㅋㅠ]*(?:\s+|$)|;\s*|\s+[/·•]\s+|\s*[①-⑩•▶※]\s*|(?<!\d)\d{1,2}[.)]\s+|(?<=[가-힣])(?:,\s*그리고|, 또) |(?<=주시고|주고|게 하고|게 해주고|는지(?:이)?랑)[, ]+/;
const BULLET = /^\s*(?:[-*•·○●▪■▶→※]|\d{1,2}[.)])\s*/;
const BRACKET_BEHIND = /\s*\([^()]*\)$/;
const MOOD = /[\s.!?~^;,ㅎㅋㅠㅜ]+$/;

/** 단순 요약 말고, 실력보다는: what a teacher would rather not read, before what is wanted. */
const RATHER =
  /^.*?(?:되니까|말고|보다는?|(?:이|가) ?아니라|(?:이|가) ?아닌|대신(?:에)?|그치지 않고)[, ]+(?=\S)/;
const FIRST_WORDS = /^(?:꼭|반드시|특히|가능하면|되도록|주로|이번에는|이번엔|그리고|또|또는|혹시|그냥)[, ]+/;

/** Words by which a teacher asks that something be asked for: 물어봐, 드러나게, 쓰도록, 위주로, 꼭. */
const ASKS =
  /^(?:물어|묻는|물을|여쭤|질문(?!한|했|하였|받)|문항|드러나|드러났|보이[게도면]|나타나|나타났|나오[게도면]|나왔으면|들어가[게도면야]|들어갔으면|담기[게도면]|담아|넣[어으을기]|써[주줬달보]|쓰[게도면]|적[게도으]|적어|알려|설명하[게도]|설명해|서술하[게도]|말하[게도]|말해|생각해 ?보[게도]|생각하[게도]|떠올리[게도]|돌아보[게도]|따져 ?보[게도]|성찰하[게도]|표현하[게도]|유도|확인하고|확인할|궁금해요|궁금합니다|궁금함|알고|듣고)/;
/** The same of what is a matter of telling; 보안경 필수 is none. */
const STRESSES = /^(?:포함|추가|위주|중심|초점|중점|주안점|강조|꼭|반드시|필수|필히)/;
/** Words beside them that ask for nothing alone. */
const BESIDE_ASKING =
  /^(?:봐|봐주.*|봐줘.*|보면|보게|주[세시면셨십].*|주기|줘.*|줬으면|부탁.*|바람|바랍니다|좋겠.*|듯|듯요|해|해주.*|해줘.*|하면|하게|하도록|하기|함|합니다|해야|해요|하고|하나|하나만|하나쯤|한|개|번|개만|1개|좀|더|잘|구체적으로|자세히|분명히|확실히|스스로|직접|같이|함께|있으면|있음|있는|있게|싶.*|감사.*|그것도|그거도|그것만|근거만|수|될|되게|둘|두고|맞춰|맞춰서|두었으면|지도|안내|구성|구분해서|들|을|를|도)$/;
/** 자기 말로: asks for an explanation. */
export const IN_OWN_WORDS = / (?:자기|자신의|본인|본인의|나의|자신) 말로$/;

/** 진로 얘기는 빼 주세요, 모둠 얘기 묻지 말 것: what is not to be asked for. */
const UNWANTED =
  /^(.+?)(?: ?(?:이야기|얘기|관련|질문|문항|쪽|하는 문항|에 대한 (?:질문|문항|것)))*(?:은|는|을|를|도|이|가|같은 건|에 대해서?는?)? ?(?:절대 |굳이 |너무 )*(?:묻지|물어보지|질문하지|넣지|쓰지|쓰게 하지|다루지|나오지|적지|언급하지|언급 ?안|안 ?나오게|쓰지 않게|빼(?: ?[고주줘]|면|기)|제외|불필요|필요 ?없|됐어요|됐고|생략|안 물어|안 넣).*$/;

/** What teachers note for themselves: marks, deadlines, who was absent, what was handed out. */
const FOR_THE_DESK =
  /점수(?! ?[를을] (?:올리|높이|얻|계산))|감점|가산점|배점|채점|만점|제출|마감|(?<!자)기한|결석|지각|조퇴|전학|출석|세특|생기부|학생부|학교생활기록부|\d점|미참여|무임승차|배부|나눠 ?줌|예정|준비물|대여|착용|글자 ?수|\d+ ?자|분량|쉬운 말|쉽게|존댓말|높임|말투|어려운 (?:말|단어|용어)|쓸 수 있는 (?:질문|문항)|고장|분실|열쇠/;

/** Nouns under which a student tells something, by which a bare point of a note is a wish. */
const TELLING =
  /(?:과정|방법|순서|이유|까닭|동기|계기|역할|소감|성찰|한계(?:점)?|개선(?:점|할 점| ?방안)|원인|근거|기준|의도|관점|의미|경험|기여|기여도|변화|차이(?:점)?|공통점|장단점|보완점|허점|어려움|느낌|깨달음|해석|궁금증|의문|다짐|강점|시행착오|팀워크|협력|협업|협동심|배려|소통|사례|리더십|끈기|이력|출처|신뢰도 ?검증|생각|입장|가치|실천 계획|대처|아이디어|노력|[가-힣]*[는은던할될운한킨른긴인난낀쓴든린친진간본된룬낸꾼핀] (?:점|것|거|부분|일|내용|장면|구절|문장|순간|지점|질문|반론|의견|자료|개념|문제|행동|사례|쟁점|동작|코너|책|인물|방식|표현|작품|가치|동료|주장|부스|단어|식|풀이)|[었았했였겠]는지|[은는인한된을를할울볼쓸꿀갈릴질칠]지)(?:도|만|요|도요|만요)?$/;
/** A fact of the lesson, and nothing to ask: 개별 활동이었음. */
const FACT =
  /(?:[할올릴길울줄을말] ?것|[었았했였]음|있음|없음|[니습]다|[었았했였]다|됨|함|임|줌|봄|씀|옴|감|많음|낮음)$/;

/** The matter that stands before the words of asking, and whether they ask outright; null where a point asks for nothing. */
function asked(point: string): { matter: string; outright: boolean } | null {
  const words = point.split(/\s+/);
  let end = words.length;
  let outright = IN_OWN_WORDS.test(point);
  let stresses = false;
  for (; end > 0; end -= 1) {
    const word = words[end - 1] ?? '';
    if (ASKS.test(word)) outright = true;
    else if (STRESSES.test(word)) stresses = true;
    else if (!BESIDE_ASKING.test(word)) break;
  }
  return outright || stresses ? { matter: words.slice(0, end).join(' '), outright } : null;
}

/** 소감을, 이유도: the noun alone. A clause in 지 keeps nothing behind it either. */
const bareNoun = (matter: string): string =>
  matter
    .replace(/(?<=[가-힣])(?:을|를) [가-힣]+는$/, '')
    // 어떤 노력을 했나: the same as 했는지.
    .replace(/(?<=(?:왜|어떤|어떻게|무엇을|무슨) .*[가-힣])나요?$/, '는지')
    .replace(/(?<=지)(?:이?랑| 과정이?| 설명하는 (?:거|것|게))$/, '')
    .replace(
      /(?<=[가-힣]{2}|지|것|점)(?:도요|만요|도|만|을|를|이|가|에 대해서?도?|에 관해서?도?|에 대한|에 관한)$/,
      '',
    );

function wishIn(point: string): Wish | null {
  const bare = point
    .replace(/(?:세특|생기부|학생부)에 (?:들어갈|쓸|넣을|적을|반영할) (?=\S)/, '')
    .replace(BULLET, '')
    .replace(MOOD, '')
    .replace(BRACKET_BEHIND, '')
    .trim();
  if (bare.length < SHORTEST || FOR_THE_DESK.test(bare)) return null;
  const wanted = bare.replace(RATHER, '').replace(FIRST_WORDS, '');
  const unwanted = wanted === bare ? UNWANTED.exec(bare)?.[1] : undefined;
  if (unwanted !== undefined) return { matter: unwanted, isWanted: false };
  const wish = asked(wanted);
  if (wish === null && FACT.test(wanted)) return null;
  const told = plainPerson(bareNoun(wish?.matter ?? wanted).trim());
  const isTold =
    TELLING.test(told) ||
    IN_OWN_WORDS.test(told) ||
    (wish?.outright && /[가-힣]{2}$/.test(told) && !/[는은던을를로고며서게]$/.test(told));
  return isTold && told.length >= SHORTEST && told.length <= LONGEST
    ? { matter: told, isWanted: true }
    : null;
}

/** 맡은 역할, 표본 추출의 한계점: of a list of bare matters each is a wish. */
function pointsOf(sentence: string): string[] {
  const parts = sentence.split(/,\s*(?=[가-힣])|(?<=[가-힣]) \+ (?=[가-힣])/).map((part) => part.trim());
  const isList = parts.length > 1 && parts.slice(0, -1).every((part) => TELLING.test(part.replace(MOOD, '')));
  return isList ? parts : [sentence];
}

/** The wishes that a teacher typed beside a lesson for whoever writes its questions, in their order; facts and logistics are none. */
export function wishesIn(notes: string): Wish[] {
  return (
    notes
      .normalize('NFC')
      .replace(/좋을 (?:것|거) ?같[가-힣]*/g, '좋겠음')
      // 데이터 편향에 대해 생각해보게: what one thinks of it.
      .replace(
        /(?<=[가-힣A-Za-z])에 (?:대해서?|관해서?) ?생각(?:을)? ?(?:해 ?보게|해 ?보도록|하게|하도록)/g,
        '에 대한 나의 생각을 쓰게',
      )
      .split(POINTS)
      .flatMap((sentence) => pointsOf(sentence ?? ''))
      .map(wishIn)
      .filter((wish) => wish !== null)
  );
}
