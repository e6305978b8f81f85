import type { Intent } from '../../types.ts';
import { hasNoteSign } from '../notes/facts/note-signs.ts';
import { isDoing, isDoingNoun, isThingNoun } from '../../style/words/nouns.ts';
import { isAdjective } from '../../style/words/stems.ts';
import { partsOf } from '../arranging/chains.ts';
import { NOTE_RESIDUE, NOTE_SIGNS } from './note-residue.ts';
import { OTHERS_MARKS } from './others-marks.ts';
import { COLLOQUIAL } from './quality.ts';
import { OPINED, RAW_MARKS } from './raw-marks.ts';
import { BLAMED, EVERYDAY, NOT_SHOWN, UNSOLVED } from './reasons.ts';
import { REACTION_MARKS } from './reaction-marks.ts';
import { SPOKEN, SPOKEN_MARKS, STRUNG } from './spoken-marks.ts';
import { HAPPENED_RAW, HAPPENED_TEXT } from './happened-marks.ts';
import { withoutQuotations } from '../quoted.ts';
import { withoutAnchored } from '../telling/pointers.ts';

/** Sentences that a teacher would have to write anew: better left out, with the reason, than put in. */

const LOOSE = '여러 절이 길게 이어져 다듬어야 하는 문장이어서 제외했습니다.';

const QUARREL = '다툰 일만 적은 문장이어서 제외했습니다.';
const UNNAMED = '무엇에 대한 말인지 문장만으로 알 수 없어 제외했습니다.';
const NO_PLAN = '구체적인 활동 내용이 드러나지 않아 제외했습니다.';

const TEXT_MARKS = [
  ...SPOKEN_MARKS,
  ...OTHERS_MARKS,
  ...HAPPENED_TEXT,
  ...NOTE_RESIDUE,
  {
    pattern:
      /^(?:앞으로도?|다음(?:번|에는?|엔)?|나중에는?)?,? ?(?:더 |더욱 )?(?:더 )?(?:열심히|잘|많이|꾸준히|즐겁게|재미있게|적극적으로|[가-힣]{2,4}[한은] 것[을도]?) ?(?:해 ?보|하|만들어 ?보|배우|노력하|참여하)(?:고 싶어 함|고자 함|겠다[가-힣 ]*|고 싶다[가-힣 ]*)\.$/,
    reason: NO_PLAN,
  },
  {
    pattern:
      /^(?:생각보다 |앞으로 |이제 )?(?:[가-힣A-Za-z]+[을를도]? )?(?:열심히|많이|더|꾸준히|성실히) ?(?:공부)?(?:해야|하겠|하자)(?: ?(?:하는|한다는|함|된다는|되는)|겠다)?[가-힣 ]*\.$/,
    reason: NO_PLAN,
  },
  // 예상 질문 3개를 미리임: half a note.
  { pattern: /(?:^| )(?:미리|먼저|직접|다시|같이|자주|따로|조금)임(?:을 [가-힣]+함)?\.$/, reason: SPOKEN },
  // 읽으실까 봄, 있잖아 함, 세보기임, 이고요, 해야 하고 싶어 함: half told.
  {
    pattern:
      /[가-힣]까 봄\.$|(?:잖아|이러지|그러지|거지|까요|나요) 함\.$|(?<!(?:주제|활동|목표|과제|제목|내용)[은는] [^.]*)(?<![가-힣])[가-힣]{0,3}(?:보|하|쓰|찾|만들|읽|그리)기임\.$|(?:해|세|써|찾아|만들어|알아|읽어|그려) ?보기임\.$|이고요\.$|[아어해]야 하고 싶어 함\.$|[가-힣]에?엠\.$|역할을 나누어 [가-힣]+임\.$/,
    reason: SPOKEN,
  },
  // … 말이 끊겨서 음… 하는 소리: no doing.
  { pattern: /(?:^| )[음어아]함\.$/, reason: SPOKEN },
  { pattern: /(?:재미있|재밌|좋|멋있|예쁘|맛있|(?<!불)편해|쉬워)어? 보임\.$/, reason: OPINED },
  // 아교로 붙이고 연주한다는 뜻임: of what, stood before it.
  {
    pattern:
      /^(?!.*[가-힣A-Za-z0-9'"’”)](?<![다라])(?:은|는|이란|란|이|가) )[^.]*[다라]는 (?:뜻|의미)(?:임|이었음)\.$/,
    reason: UNNAMED,
  },
  {
    pattern: /(?:느낌|기분)(?:이었음|임)\.$|(?:반대였|싶었|구나 싶|웃겼|(?<![가-힣])분했)음\.$/,
    reason: OPINED,
  },
  // 성적은 화학이 문제임: marks stand elsewhere.
  { pattern: /^성적[은이도] /, reason: NO_PLAN },
  // 그게 그거였구나: of what?
  { pattern: /그것이 그 ?것(?:이라|임)/, reason: UNNAMED },
  // 순대국을 먹고 싶어 함; 눈앞이 캄캄했음을 확인함: of a day, and of a moment.
  {
    pattern:
      /(?:(?<!(?:친구|관객|손님|아이)(?:이|가|들이) )먹고 싶어 함|먹었으면 좋겠다는 바람을 밝힘)\.$|먹느라 [^.]*(?:씀|걸림|늦음)\.$|^(?:[가-힣]+(?:에|에는) )?[가-힣]+[을를] (?:마심|먹음)\.$/,
    reason: EVERYDAY,
  },
  {
    pattern:
      /(?:눈앞이 캄캄|머리가 하얘|머릿속이 하얘|머리가 하얗)[가-힣]*(?:을 (?:확인|파악)함)?\.$|모른다는 점을 설명함\.$/,
    reason: UNSOLVED,
  },
  { pattern: /(?:가슴이 터질|눈물이) [^.]*(?:남|났음|같았음)\.$/, reason: OPINED },
  // 예를 들면 "…" 같은 것임: of what stood before it.
  { pattern: /^예를 들[면어],? [^.]*같은 것임(?:을 [가-힣]+함)?\.$/, reason: NO_PLAN },
  { pattern: /(?:친구|가족|사람|엄마|살아 있는 것)처럼 (?:보임|느껴짐|보였음)\.$/, reason: OPINED },
  { pattern: /^(?!.*\d).*잘못(?:한|했다는) 것(?:으로|이라고) 생각함\.$/, reason: OPINED },
  {
    pattern:
      /^(?!.*때문에 .*[이가] )(?!.*(?:전투|산성|대첩|해전|[왜적]군|군사|의병|장군|학익진|전쟁|이순신|권율|병사|성벽|함대|반란|독립군|광복군)).*(?:조금 |많이 |자주 |크게 )?(?:싸움|싸웠음|다툼|다퉜음|삐짐)\.$/,
    reason: QUARREL,
  },
  {
    pattern:
      /(?<!(?:와|과|이|가|랑)(?: (?:거의|정확히|완전히))?) 같았음\.$|(?:느낌이었|(?<!똑)같았|같기도|싶었|쉬웠|반대였|모른다|어렵다|웃겼|우긴다|골랐다는 것도 있|구나 싶|분했|아니라)(?:음|다는 점)(?:[을를])? [가-힣]+함\.$|(?:(?<![을를] [^.]*는 것처럼 |보다 [^.]*(?:더|훨씬) [^.]*|다는 (?:것|점|사실)이 [가-힣]+게 )(?:느껴짐|느껴졌음)|들었음|우김|아쉬움|까먹음|졸림|귀찮음|의문임)\.$|생각을? [가-힣]+ 수 없|(?:갈|될|할|볼|일|있을|없을) 것(?:으로|이라고) 생각함\.$(?<!수 있을 것(?:으로|이라고) 생각함\.)/,
    reason: OPINED,
  },
];

/** Clause ends of talk; a written sentence has two or three of them. */
const TALK =
  /(?:[가-힣](?:는|은|인|했는|었는)데|지만|[아어해여와워져려켜]서|더니|니까?|[가-힣]고(?! 있)|면서|[어아해]도)(?=,? )(?<![다라자냐싶][고니]|도록 하고)/g;
const MOST_JOINTS = 5;
const TOO_LOOSE = 6;
const LONG = 62;

/** 신호등이 없어서 위험한데 … 알리면 의미가 있을 것이라고 생각함: what moved a student, with its ground. */
const REASONED = /[가-힣](?:이|가|은|는) [^.]*(?:서|는데|은데|므로|기에),? [^.]* 것(?:으로|이라고) 생각함\.$/;

/**
 * Why a sentence of an answer, already in record style, would have to be written anew (a Korean sentence), or null
 * when it may stand. Quotations are the lesson's or somebody's own words and are not judged.
 */
export function whyUnfit(text: string, raw: string, intent?: Intent): string | null {
  const bare = withoutAnchored(withoutQuotations(text));
  for (const { pattern, reason, toldBy } of [...RAW_MARKS, ...HAPPENED_RAW, ...REACTION_MARKS, ...NOTE_SIGNS])
    if (pattern.test(raw) && (!toldBy || toldBy.test(bare))) return reason;
  const reasoned = (intent === '동기' || intent === '과정') && REASONED.test(bare);
  for (const { pattern, reason } of TEXT_MARKS)
    if (pattern.test(bare) && !(reasoned && reason === OPINED)) return reason;
  if (
    WRAPPED.test(bare) &&
    !GROUNDED.test(bare) &&
    !/다[.!\s]*$|[았었였했웠왔갔됐졌렸켰췄꼈났랐봤줬컸떴]어요[.!\s]*$/.test(raw) &&
    !(intent === '배운 점' && /더라[고구]요[.!\s]*$/.test(raw)) &&
    !WRITTEN_NOTE.test(raw) &&
    !hasNoteSign(raw) &&
    !/\d[^ ]* .*대부분임을 |최[대소고저]임을 |\d[^ ]* ?[^ ]*임을 |\d[^ ]*[았었였]음을 |\d[^.]* (?:가장|더|덜|훨씬) [^ ]*음을 |\d[^.]*\d[^.]*[음감임]을 /.test(
      bare,
    )
  )
    return /탓임을 [가-힣]+함\.$/.test(bare) ? BLAMED : NOT_SHOWN;
  if (isUnpaired(withoutApostrophes(text)) && isUnpaired(withoutApostrophes(withoutPrimes(text))))
    return STRUNG;
  if (/'\s*'/.test(text)) return STRUNG;
  if (QUOTED_ALONE.test(text)) return STRUNG;
  if (
    !TOLD.test(raw) &&
    bare.length < SHORTEST_NOTE &&
    !/\d[^.]* 때 |\d[^ ]* 더 |[가-힣A-Za-z0-9)%□](?:[을를이가와과로에]|에서|에게|까지|부터) |[만도] [^.]*(?:니|더니|면|자) |만 (?:[가-힣]+ )?(?:남김|골라냄|뽑음|뽑아냄|바꿈|뺌|고침|지움|사용함|활용함|추출함|추려냄)\.|[은는] .*\d|다는 [것점]|고 싶/.test(
      bare,
    )
  )
    return SPOKEN;
  if (GUESSED.test(bare) && /것 ?같/.test(raw)) return OPINED;
  // 눈금 읽기가 애매하여 사진 확대임: a bare noun closes the story.
  const noun = /[가-힣](?:여|자|고|서) (?:[가-힣]+ )?([가-힣]{2,})임\.$/.exec(bare)?.[1];
  if (noun && raw.replace(/[.\s]+$/, '').endsWith(noun)) return STRUNG;
  const done = /([가-힣]{2,})함\.$/.exec(bare)?.[1];
  if (done && isNoDoing(done, raw)) return STRUNG;
  if (COLLOQUIAL.test(bare)) return SPOKEN;
  for (const sentence of partsOf(bare)) {
    const joints = sentence.match(TALK)?.length ?? 0;
    const turns = sentence.match(/[가-힣](?<!군|가운|어)데,? /g)?.length ?? 0;
    // 밤에 추운데 오래 기다리지 못했는데 이제는 …: how it was, and how it is now.
    const changed =
      turns === 2 && sentence.length <= LONG && /[었았했]는데,? (?:이제는?|지금은) /.test(sentence);
    if ((turns > 1 && !changed) || joints >= TOO_LOOSE || (joints >= MOST_JOINTS && sentence.length > LONG))
      return LOOSE;
  }
  return null;
}

/** Stayin' Alive, don't: no quotation mark. */
const withoutApostrophes = (text: string) => text.replace(/(?<=[A-Za-z])'(?=[A-Za-z]| [A-Za-z]+['’])/g, '');

/** 점 P'의 수직이등분선, QF=QP'인: another point. */
const withoutPrimes = (text: string) => text.replace(/(?<![A-Za-z'"‘“])([A-Z]{1,2})'(?![A-Za-z])/g, '$1');
const isUnpaired = (text: string) => (text.match(/['"]/g)?.length ?? 0) % 2 === 1;

/** A noun that became a verb because a note has none: 평행사변형 → 평행사변형함. */
function isNoDoing(noun: string, raw: string): boolean {
  if (/^(?:관계|차이|의미|기준|문제|결과|원인|방법|역할|이유)$/.test(noun)) return true;
  // 변형 is a doing, 평행사변형 is none.
  if (noun.length <= 4 ? isDoingNoun(noun) : isDoing(noun)) return false;
  const at = raw.indexOf(noun);
  // 하교 시간이 더 위험: the note's own last word.
  if (isAdjective(`${noun}하`) && raw.replace(/[.\s]+$/, '').endsWith(noun)) return false;
  return (
    isThingNoun(noun) ||
    (at >= 0 && !/^[을를도은는만]? ?[하해했함한할합되시]/.test(raw.slice(at + noun.length)))
  );
}

/**
 * A state told as found or explained: of what a student writes as a statement that is so; of talk (…거예요, …거든요) it
 * would lend weight to an aside, unless it is a figure.
 */
const WRAPPED =
  /(?:임을|음을|[다라]는 점을|이라고|라고) (?:확인|파악|이해|해석|설명)함\.$|점을 알아냄\.$|[임음]을 알아냄\.$/;
/** A note in the record's own form or by its bare noun (… 더 위험, … 몰려 있음), no talk. */
const WRITTEN_NOTE =
  /(?:[있없많적같높낮]음|[가-힣](?:큼|작음|빠름|느림|다름)|[았었였했]음|[가-힣]{2}함|위험|중요|필요|가능|발생|증가|감소|상승|하락|일치|부족|집중|때문|[가-힣] 앎)(?: ?\([^()]*\))?[.\s]*$/;
/** With its ground it is an account, however it was said. */
const GROUNDED =
  /적혀 있|줄 알았(?:는데|지만|으나)|[다라]고만 (?:생각했|알)|(?:[아어여해려져]서|때문에|보니|봤는데|[가-힣]니) |(?<![가-힣])실제로는? [^.]*\d/;
/** A whole sentence of somebody's with the student's behind it. */
const QUOTED_ALONE = /^["'][^"']*[.?!]["'] (?!라고|하고|라는|이라|는|고|같은|처럼|등|와 |과 |이?란 )/;
/** Written as a sentence; what is not (… 다섯번 말함) must say who or what, or be no mere note. */
const TOLD = /[다요죠까][.!?~\sㄱ-ㅎㅏ-ㅣ^)"'”’♡♥]*$/;
const SHORTEST_NOTE = 30;
/** What would have been, had it gone another way. */
const GUESSED = /[았었했였겠갔왔꿨]을 것(?:으로|이라고) 생각함\.$/;
