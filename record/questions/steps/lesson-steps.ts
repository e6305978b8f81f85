import { withParticle } from '../../hangul.ts';
import { isListedThing } from '../../style/words/nouns.ts';
import { withTitleVerbs } from '../phrases/closing-verbs.ts';
import { EVENT, isDone } from './doings.ts';
import { lessonParts } from '../lesson/lesson-parts.ts';
import { ACTIVITY_NOUN } from '../lesson/lesson-vocabulary.ts';
import { isForEvent, namesEvent } from '../lesson/named-events.ts';
import { isNounPhrase } from '../phrases/noun-phrase.ts';
import { oneDoing } from './one-doing.ts';
import { stripParticle } from '../phrases/particles.ts';
import { nounOf } from '../phrases/phrases.ts';
import { isVerbForm } from '../phrases/verb-forms.ts';
import { behindJoint, carried, LONGEST, LONGEST_PIECE, withoutJoint } from './step-pieces.ts';
import { isSureStep } from './sure-step.ts';

/** Letters of the shortest step that tells of anything. */
const SHORTEST = 4;
/** 그 후, 이를 이용해: what joins a step to the one before. */
const LEAD =
  /^(?:\d{1,2}차시|[가-힣]+할 때에?는?|듣고|들어 ?보고|읽고|쓰고|받고|마치고|끝나고|그리고|그 ?(?:후|뒤|다음)|이후|이어서|또한|또|및|후|뒤|마지막으로|마지막에는?|끝으로|처음에는?|처음엔|(?:완성|방문|활동|수업|실험|토론|발표|시청|체험|관람) (?:전|후|뒤)에?는?|[가-힣]+ 학생들?은|먼저|다음으로|각자|개별로|개별|모둠별로|모둠별|조별로|모두가|모두|개인별로|개인별|스스로|우리가|학생들이|전원이|(?:이를|이것을) (?:이용|활용|적용|바탕|토대|통|근거)\S*)\s+/;
/** 개인 감상문, 관심학과 2개 비교표: what was written or drawn up stands for the doing. */
const WRITTEN =
  /(?:감상문|소감문|독후감|비평문|서평|논설문|설명문|보고서|제안서|기획서|계획서|건의문|발표문|연설문|요약문|자기소개서|편지|일지|에세이|시나리오|대본)$/;
const DRAWN =
  /(?:비교표|비교 표|계획표|시간표|체크리스트|안내도|연표|마인드맵|포스터|만화|로드맵|카드 ?뉴스|관계도|흐름도|신문|UCC|PPT|모형|안내판|전시물)$/;
/** Doings that say nothing alone. */
const BARE =
  /^(?:주제|모둠|개별|개인|전체|짝|조별|학급|자유|간단한?|직접|함께|서로|그림|글|표|한 ?(?:문단|편|쪽|줄)|자료|내용|결과|느낀 ?점|소감|소감문|발표)?\s?(?:[가-힣]{1,3}기|질문|설명|발표|토의|토론|활동|작성|제작|정리|공유|나누기|연습|조사|감상|실험|관찰|비교|분석|탐구|회의|체험|행사|실습|게임|퀴즈|시청|공연|전시)$/;

/** What a teacher notes down for the next hour or for the desk. */
const BESIDE =
  /(?:^|\s)(?:p\.?\s?\d|pp?\.|\d+쪽|\d+~\d+|\d-\d반|\d+반)|문풀|위주|많이 |[ⓐ-ⓩ○◇□△]{2}|다음 ?(?:주|시간|차시)|\d{4} \d|[가-힣]랑 |초청(?:하기)?$|(?:활동지|학습지|보고서|기록지|일지|결과물|파일|과제|수행|교시).*제출$|제한$|(?:서약|선서|다짐)$|(?:원인|결과|점수) 기록$|(?:^|\s)(?:기록지|점검표|활동지|학습지|평가지) ?(?:작성|쓰기|채우기)$|모의고사|기출|수능특강|(?:많|적|좋|높|낮|크|작|있|없|같)기$|^(?:글|말|표|그림)(?:으로|로) [가-힣]+기$/;

/** 모의 국회도 함, 토론을 함: the doing by its noun. */
const DONE = /(?<=[가-힣])(?:을|를|도) 하기$/;
/** 과정 적게 하기: what the teacher had them do; 20cm 이하면 정지: what a program does; 60분 안에 제출, 위생복 착용: how one is to work. */
const NOBODYS =
  /[가-힣](?:게|도록) 하기$|(?:이하|이상|미만|초과)(?:이?면|일 때) |(?:분|시간|안에|까지|이내) ?(?:안에 )?제출$|(?:착용|손 씻기|뒷정리|정리 ?정돈)(?:하기)?$|^\d\S*까지 /;
/** 파악함 → 파악하기, 모의 국회도 함 → 모의 국회, 나누는 활동 → 나누기, 개인 감상문 → 개인 감상문 쓰기. */
function titled(part: string): string {
  const spoken = withTitleVerbs(part.replace(/(?<=기) ?담당$/, ''))
    .replace(LEAD, '')
    .replace(/[을를] (?:[^ ]+[과와] )?(?:같이|함께) ?(?:함|하기|했음|하였음)$/, '')
    .replace(/(?<=[가-힣]{2})(?:하였음|했음|하였다|했다|한다|함)$/, '하기')
    .replace(/(?<=(?:^| )[정구전비논택더])함$/, '하기')
    // 데이터를 시각화: a noun of doing that takes an object.
    .replace(/(?<=[을를] )(?:시각|도식|수치|모형|수식|구조|자동|최적|표준|단순)화$/, '$&하기')
    // 작성하도록 함: what the teacher had them do.
    .replace(/하도록 ?하기$/, '하기')
    // 규칙도 정하기, 지진 사례도 알아보기; but 관계도 그리기.
    .replace(/([가-힣]{3,}) (?=[가-힣]{1,6}기$)/, (whole, word: string) => {
      const { noun, particle } = nounOf(word);
      return particle === '도' ? `${withParticle(noun, '을/를')} ` : whole;
    })
    // 밑줄을 긋기, 봉사 일지를 쓰기: as titles have it.
    .replace(/(?<=[가-힣])[을를] (?=(?:쓰|그리|긋|짓|세우|정하|나누|찾|읽|고르|풀|적|부르)기$)/, ' ');
  // 방식을 분석한 다음, 효율을 구하고: a comma parts it from what comes next.
  const joined = withoutJoint(spoken);
  if (joined !== null) return joined;
  const handedIn = /^(.* [가-힣]+) (?:제출|업로드)$/.exec(spoken)?.[1];
  if (handedIn && isDone(handedIn)) return handedIn;
  const doing = /^(.*[가-힣])는 활동(?:을 (?:하|진행하|실시하)기)?$/.exec(spoken)?.[1];
  const title = doing ? `${doing}기` : spoken.replace(/ 활동$/, '');
  const noun = title.replace(DONE, '');
  if (noun !== title && (isDone(noun) || noun.endsWith('수업'))) return noun;
  // 딜레마 토론 공리주의 vs 칸트: the sides do not belong to its name.
  const debate = /^(.+(?:토론|토의|논쟁)) \S+ (?:vs\.?|대) \S+$/i.exec(title)?.[1];
  if (debate) return debate;
  // 반박하는 글 800자.
  const sized = /^(.* (?:글|에세이|논술|감상문|비평문)) \d+ ?(?:자|줄|쪽|매)(?: ?(?:내외|이상|이내))?$/.exec(
    title,
  )?.[1];
  if (sized) return `${sized} 쓰기`;
  if (title.includes(' ') && WRITTEN.test(title)) return `${title} 쓰기`;
  if (/결과 그래프$/.test(title)) return `${title} 그리기`;
  if (title.endsWith('시뮬')) return `${title}레이션`;
  return DRAWN.test(title) && title.length >= 4 ? `${title} 만들기` : title;
}

/** '낙태죄' 결정문에서 | 의견의 논거를 나누어 정리하기: what stands behind a quotation and its particle is whole. */
const behindQuote = (title: string) =>
  title.replace(
    /^[^「『]*['’"”》〉][^'’"”》〉]{0,12}(?:에서|을 읽고|를 읽고|을 보고|를 보고|을 듣고|를 듣고) (?=\S+ \S)/,
    '',
  );

/** 테마형교육여행 (제주) 조별로 하루코스를 계획하기: the name that the sentence stands under. */
function withoutHead(title: string): string {
  const [, head = '', rest = ''] = /^(.+?) (?:조별로|모둠별로|반별로|개인별로|각자) (.+)$/.exec(title) ?? [];
  // 텃밭 동아리로 고추를 심기.
  if (/동아리(?:로|에서) \S+ \S/.test(title)) return title.replace(/^.*동아리(?:로|에서) /, '');
  return rest !== '' && isNounPhrase(head) && /[을를] /.test(rest) ? rest : title;
}

/** 의견이 갈려서 투표로 결론 정하기, 구도 잡는 게 어려워서 사진으로 연습: how it came to that. */
function withoutCause(title: string): string {
  const [cause = '', subject = ''] =
    /^(?:[^ ]+ ){0,2}([^ ]+) (?:[^ ]+ )?[가-힣]*(?:[아어여해려겨켜쳐와워돼]서|니까|길래) (?=\S)/.exec(
      title,
    ) ?? [];
  return subject === '게' || /^[이가]$/.test(stripParticle(subject).particle)
    ? title.slice(cause.length)
    : title;
}

/** 「우리 읍내」 대본 리딩: what was done with it stands behind. */
const TITLED = /^[「『][^「」『』]+[」』](?= \S+ \S)/;

function isWhole(step: string): boolean {
  return (
    step.length >= SHORTEST &&
    (/ /.test(step) || EVENT.test(step)) &&
    isDone(step) &&
    !BARE.test(step) &&
    // 박지원의 「허생전」: a title alone leaves open whose it is and what it is to the rest.
    !/(?<!의 ?)[「『]/.test(step.replace(TITLED, '')) &&
    // Quotation marks would stand in quotation marks again; a formula is no doing.
    !/['"‘’“”《》〈〉<>{}=^_]/.test(step) &&
    // 2주 후 비교: of what?
    !/^\d+(?:주|일|달|개월|년|차시)? ?(?:후|뒤) [가-힣]+$/.test(step) &&
    // 수면시간-성적 상관: how two things go together, and nothing done.
    !/(?:상관|상관관계|관련성)$/.test(step) &&
    !/^(?:[은는이가을를의에와과도로]|에서|으로) |^[^ ]*[^하되있없 ][은는] |^\d+(?:회|번|차) /.test(step) &&
    /^[\p{L}\p{N}「『]/u.test(step) &&
    // A page, a number of a form, a drill: where to look and how long, and no doing.
    !BESIDE.test(step) &&
    !NOBODYS.test(step) &&
    // No student is shown what the teacher writes it for.
    !/세특|생기부|학생부|기록부/.test(step) &&
    !/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(step)
  );
}

const isWorkOfClass = (word: string) => ACTIVITY_NOUN.test(word) || EVENT.test(word);

/** 학습지, 발표: no part of what is sorted or written behind it. */
const NO_OBJECT = /(?:지|퀴즈|프린트|영상|수업)$/;

/** 갑오개혁 법령, 헌의6조 비교: it takes several, so all that is named before it belongs to it. */
const TAKES_SEVERAL = /(?:비교|대조|견주기|분류|구분|구별)(?: ?(?:하기|읽기|감상|분석|정리))?$/;

/** 세제와 식용유: the first of what a sentence lists. */
const PAIRED = /^[가-힣A-Za-z]+[와과] [가-힣A-Za-z]+$/;
/** 의대 정원, 노란봉투법, 판의 경계와 지진: what stands behind such a list is its last item, and not alone. */
const isLong = (listed: string) => BARE_LIST.test(listed) || LAST_PAIR.test(listed);
const BARE_LIST = /^(?:[\d가-힣A-Za-z·]+(?: [가-힣A-Za-z·]+){0,2}(?:, |$)){2,}$/;
const LAST_PAIR = /[가-힣A-Za-z]{2,}[와과] [가-힣A-Za-z]+$/;
/** What stands before a step that lost its beginning to a comma. */
const TORN = '… ';

/** 원리를 공부한 뒤 철가루와 활성탄, | 소금의 비율: a sentence that breaks off among the things it lists. */
function endsInList(piece: string): boolean {
  const words = piece.split(' ');
  const last = words.at(-1) ?? '';
  const isSentence = words
    .slice(0, -1)
    .some(
      (word) =>
        /^[을를에]|에서|으로$/.test(stripParticle(word).particle) ||
        (/[가-힣]고$|해서$/.test(word) && isVerbForm(word, 'case', '말')),
    );
  return isSentence && !/^[후뒤]에?$|^다음$/.test(last) && isListedOrBare(last);
}

const isListedOrBare = (word: string) =>
  /^[가-힣]{2,}$/.test(word) &&
  (isListedThing(word) || !/[고며여서아어]$/.test(word)) &&
  stripParticle(word).particle === '' &&
  !isDone(word) &&
  !isVerbForm(word, 'noun', 'x');

/** 짝 활동, 4인 1조: how it was run, and no first thing of a list. */
const SETTING = /\d|(?:다음|뒤|후|활동|수업|차시|모둠|개별|개인|조|짝|팀|시간|실습)$/;

const isBareThing = (word: string) => isListedThing(word) || isListedOrBare(word);

/** 당시 직업·나이, | 행동을 표로 정리하기: behind a bare noun, so it is the last of several. */
const isLastOfList = (before: string, piece: string) =>
  before !== '' &&
  !SETTING.test(before) &&
  !isDone(before) &&
  isBareThing(before.split(/[ ·]/).at(-1) ?? '') &&
  /[가-힣](?:을|를|의) /.test(piece);

/** 재료 손질, 규격 썰기, 정리까지 시간에 맞춰: what a list goes through before 까지 and 등 is no doing of its own. */
function withoutListed(pieces: readonly string[]): readonly string[] {
  const end = pieces.findLastIndex((piece) =>
    /^[가-힣·]+(?: [가-힣·]+)?(?:까지| ?등)(?:을|를|의)? [가-힣]/.test(piece),
  );
  return end < 2 ? pieces : pieces.slice(end + 1);
}

/** The doing with all that its list names, where a question can carry it, else what follows its first joint. */
function withList(listed: string, piece: string): string {
  const list = `${listed}, ${piece}`;
  const rest = behindJoint(piece);
  return list.length <= (rest === null ? LONGEST_PIECE : LONGEST) ? list : (rest ?? `${TORN}${piece}`);
}

/** 최저임금, | 주휴수당 계산; 관계대명사, | 분사구문 정리하고: one noun and what was done with it. */
const ONE_NOUN = /^[가-힣]+ [가-힣]+$/;
const ONE_NOUN_AFTER = /^[가-힣]+ [가-힣]+ (?:후|뒤)에? /;
const ONE_NOUN_FIRST = /^[가-힣]+ [가-힣]+하(?:고|여) /;

/** Single words before a comma belong to the doing behind them (주계열성, 거성, 백색왜성 분류); two words are a part of their own. */
function atCommas(part: string): string[] {
  const steps: string[] = [];
  let open = '';
  let listed = '';
  let before = '';
  const pieces = part.split(/,(?![^「」]*」|[^『』]*』)\s*/).map((one) => one.trim());
  for (const piece of withoutListed(pieces)) {
    const title = titled(piece);
    const isStep = isDone(title) && (title.includes(' ') || EVENT.test(title));
    const isTorn =
      isLastOfList(before, piece) ||
      (endsInList(before) &&
        (/[가-힣](?:의|을|를) /.test(piece) || ONE_NOUN.test(piece) || ONE_NOUN_AFTER.test(piece)));
    // 세제와 식용유, 물을 섞어 만든 에멀션을 관찰하기.
    const whole = `${before}, ${piece}`;
    const isPaired = PAIRED.test(before) && /^[가-힣A-Za-z]+[을를의] /.test(piece);
    before = piece;
    const joined = `${open}, ${piece}`;
    const takesBoth = /^(?![가-힣]+도 )[가-힣A-Za-z]+(?:[을를])? [가-힣]+(?:(?:서|고|여) |$)/.test(piece);
    if (isStep && isPaired) steps.push(whole.length <= LONGEST_PIECE ? whole : `${TORN}${piece}`);
    else if (isStep && listed !== '' && TAKES_SEVERAL.test(title)) {
      // Cut to its last item it would say something else.
      if (`${listed}, ${piece}`.length <= LONGEST_PIECE) steps.push(`${listed}, ${piece}`);
    } else if (isStep && isDone(piece) && isLong(listed)) {
      steps.push(withList(listed, piece));
    } else if (isStep && listed.includes(' ') && ONE_NOUN_FIRST.test(piece) && isNounPhrase(listed)) {
      steps.push(behindJoint(piece) ?? `${TORN}${piece}`);
    } else if (isStep && open !== '' && takesBoth && joined.length <= LONGEST) steps.push(joined);
    else if (isStep) steps.push(isTorn ? `${TORN}${piece}` : piece);
    // 포인터, 배열, 함수: within a list a noun is one, though a verb is made of it.
    const isDeed = isDone(piece) && (listed === '' || / |기$/.test(piece) || isWorkOfClass(piece));
    const isNamed = !isStep && !isDeed && !NO_OBJECT.test(piece);
    listed = !isNamed ? '' : listed === '' ? piece : `${listed}, ${piece}`;
    open = !isNamed || !/^(?:[가-힣]{2,}|[A-Za-z]+)$/.test(piece) ? '' : open === '' ? piece : joined;
  }
  return steps;
}

/** Doings in a row from which on they are several, though no mark parts them. */
const SEVERAL_DOINGS = 3;
/** 응원 연습: whatever stands before it belongs to it. */
const GENERAL_DOING = /^(?:연습|활동|훈련|실습|체험|대회)$/;

/** 정하기, 연습, 계주: a doing whose name nobody makes another one of; 수면 in 수면 시간 조사 is none. */
const isRowDoing = (word: string) =>
  (/기$/.test(word) && isDone(word)) || GENERAL_DOING.test(word) || EVENT.test(word);

/** 응원 in 응원 연습, 비교 in 비교 읽기: a doing that only says of which kind the next one is. */
const tellsKind = (word: string, next: string) =>
  namesEvent(word, next) ||
  isForEvent(word, next) ||
  (isDone(next) && !GENERAL_DOING.test(word) && (GENERAL_DOING.test(next) || !word.endsWith('기')));

/** 반티 정하기 응원 연습 줄다리기 8자 줄넘기: each doing of a bare row by itself. */
function atDoings(part: string): string[] {
  const words = part.split(' ');
  if (words.some((word) => /^[후뒤]에?$/.test(word) || stripParticle(word).particle !== '')) return [part];
  const steps: string[] = [];
  let open: string[] = [];
  words.forEach((word, i) => {
    open.push(word);
    if (!isRowDoing(word) || tellsKind(word, words[i + 1] ?? '')) return;
    steps.push(open.join(' '));
    open = [];
  });
  return steps.length < SEVERAL_DOINGS ? [part] : steps;
}

/**
 * What the class did, step by step, as the teacher typed it but ending as titles do: `풍자 대상 파악함 / 감상문(1쪽)` →
 * 풍자 대상 파악하기. Short enough for a question, which quotes them: so no particle has to fit into them.
 */
export function lessonSteps(content: string): string[] {
  const steps: string[] = [];
  const parts = lessonParts(content)
    .flatMap((part) => part.split(/(?<=[가-힣]{2}) 및 (?=\S+ )/))
    // 저울로 재기 5일 1학년/2학년 비교: what stands behind a doing and a number is said anew.
    .flatMap((part) => part.split(/(?<=[가-힣]기) (?=\d)/));
  for (const part of parts.flatMap(atCommas).flatMap(atDoings)) {
    for (const step of carried(withoutCause(withoutHead(behindQuote(titled(part))))).map((piece) =>
      oneDoing(piece.replace(LEAD, '').trim()),
    )) {
      if (isWhole(step) && isSureStep(step, content) && !steps.includes(step)) steps.push(step);
    }
  }
  return steps;
}
