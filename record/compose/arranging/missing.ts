import { intentsOfQuestion } from '../../questions/question-intent.ts';
import { type DroppedSentence, INTENTS, type Intent } from '../../types.ts';
import { NOTE_FORM, TORN } from '../fitness/reasons.ts';
import { SPOKEN } from '../fitness/spoken-marks.ts';
import { UNREADABLE } from '../fitness/vouched.ts';
import { isManner } from '../reading/intent.ts';
import type { Piece } from '../reading/piece.ts';

/** What shows an intent wherever it is told, in the words of a record or of a student. */
const SHOWS: Readonly<Record<Intent, RegExp>> = {
  동기: /계기|고 싶었|(?:생각나|떠올라|떠오르)[가-힣]* |예상했기 때문|희망(?:하여|해서|해 )|되고 싶어서 |(?:때문에|[아어여해](?<!얘기해|이야기해|의논해|상의해|합의해)서) [^.]{0,14}(?:찬성|반대|정했|골랐|선택했|고름)|(?:분|곳|사람)(?:이라서?|여서) [^.]*(?:찾아|부탁|골랐|정했)|몰라서 [^.]*(?:해 ?[보봤]|실험|알아)|(?:있|없|좋|많|싶|궁금해|심해|위험해|불편해)(?:어서|아서|서) (?:[^.]* )?(?:정[함했해]|고[름르른]|골랐|선[정택])|고 싶어서 [^.]*(?:시작|골랐|고름|정했|정함|선택|선정|참여|지원)|궁금(?:해서|했|하여|해져)|(?:의문|궁금증|호기심)을 (?:가[지져짐]|품|느[끼껴])|[아어여해]서 [^.]*(?:주제|대상|작품|책|곡)(?:을|를|으로|로) (?:정[함했]|고름|골랐|선[정택])|(?:보고|읽고|듣고) (?:관심|흥미|호기심|의문)/,
  과정: /[을를] [^.]*(?:조사|분석|비교|측정|계산|제작|설계|작성|실험|관찰|정리|구현|편집|촬영|연습|구성)(?:함|했|하였)|[을를] [^.]*(?:만[듦들]|그[림렸]|[씀썼잼쟀]|꾸[밈몄]|[짬짰])/,
  '어려움과 해결':
    /어려[웠움워]|힘들|힘듦|막혔|막힘|막막|실패|문제였|태웠|틀렸는데|꼬[였임]|하울링|고장|망했|망함|잘못 [가-힣]{1,4}[서아어]|실수|오류|충돌|부딪|망설|무서[워웠]|두려[워웠]|헷갈|해결|극복|당황|예상과 (?:다르|달)|의견이 (?:갈|달|다르|엇갈)|(?<![가-힣])(?:안|못) [가-힣]{1,4}(?:서|자|는데|더니)|지 (?:않|못)(?:아|해|하)(?:서|자|는데)|문제가 (?:생|있|됨)/,
  협력: /(?:친구|모둠원|조원|팀원|부원|동아리원|짝|선배|후배)(?:들)?(?:(?:과|와|랑|하고|한테|에게) |의 (?:의견|제안|지적|도움|조언|질문|말|설명))|(?:친구|모둠원|조원|팀원|짝)(?:들)?(?:이|가) [^.]*(?:도와|도움|제안|지적|찾아|알려|가르쳐|설명|바꾸자|[가-힣][다라자냐]고 )|(?:모둠|조|팀)(?:은|는|이|가|에서) [^.]*(?:나[누눠]|정했|정함|맡|토의|의논|합의|상의)|의견을 (?:모|조율|나누|듣|들|보[태탰])|의논|상의(?:해|한|했)|(?:친구|언니|누나|형|오빠|동생|선배|가족)(?:한테|에게) [^.]*(?:보여|읽어 ?[주줬]|물어)|둘이 ?같이|미안하다고|사과(?:했|를)|맞춰 ?(?:보|봤|줬|줌)|카톡으로 [^.]*나[눠눴]|역할을 (?:나|분담|맡)|분담|도움을|합의|협력|협동|협업|나누어 맡|서로 (?!다[른르])|(?:알려|가르쳐|설명해|도와) ?(?:주|줌|줬)/,
  '배운 점':
    /알게 [되됐됨]|(?:[는다라]는|[인닌]) (?:것|걸|점)을? ?(?:알았|배웠|느꼈)|앎\.|깨달|깨닫|배[웠움우]|느[꼈낌]|이해(?:하게|함|했|할 수)|생각(?:이|을) (?:바뀌|바꾸|바뀜|달라)|중요(?:하다|성)|필요하다|처음 알|이번에 ?(?:암|알)|눈으로 보|맞는 (?:말|듯)|말도? (?:반은 )?맞|실수[다였]|잘못(?:이었|이라)|습관(?:을 들|이 생)/,
  확장·진로:
    /고 ?싶(?:어 ?[함짐]|다|어요|습니다|음|은데|지만)|계획(?:[임을]|이[다에]|입니다)|예정(?:임|이[다에]|입니다)|려고 (?:함|한다|해요|합니다)|볼 (?:것|생각)(?:이[다에]|임|입니다)|다짐|포부|진로|장래|진학|꿈이|관심(?:이|을|도) (?:생|가|두|갖)|다음에는? [^.]*겠|(?:이어서|추가로|따로|더) [^.]*(?:읽|찾아|조사|알아|공부)|찾아봄\.|읽고 있음\./,
};

/**
 * What shows it in a student's own words where it was asked for: less is enough, but a sentence that merely stands where an
 * answer had to stand shows nothing.
 */
const ANSWERS: Readonly<Record<Intent, RegExp>> = {
  동기: /계기|궁금|관심|흥미|호기심|의문|목표|이유|까닭|평소(?!보다)|원래|항상|자주|매일|맨날|좋아[해하했]|싶|때문|위해|려고|(?:보|읽|듣|겪)(?:고|다가|면서|니까?|았|었|은)|[가-힣](?:서|니까|길래|는데) |문제|필요|불편|위험|걱정|뉴스|영상|할머니|할아버지|엄마|아빠|우리 (?:집|동네|학교|반)|아무도|많[았은]|없[었는]|않[은는]|심[했한각]|부족/,
  과정: /[았었했였갔왔됐봤줬졌렸꼈켰쳤췄썼났냈샀잤컸떴껐웠]|[가-힣](?:함|음|임|봄|냄|씀|침|킴|줌|눔|듦|짐)(?:$|[.,! ~])/,
  '어려움과 해결':
    /어려|힘들|힘든|막[혔혀히]|막막|실[패수]|오[류차]|틀[렸려리]|헷갈|당황|난감|곤란|걱정|긴장|떨[렸려]|무서|부끄|몰라|몰랐|모르(?!겠)|없어서|없었|부족|모자|달라|달랐|다르게|갈[렸려]|문제|사고|망[했함]|고[쳐쳤치침]|붙[였임]|빼고|수정|보완|바꾸|바꿨|바꿔|다시|해결|극복|아쉬|늦|오래|너무|자꾸|계속|생각보다|의외로|(?<![가-힣])(?:안|못) ?[가-힣]|지 (?:않|못)|[어아려져커]졌|버[렸려]/,
  협력: /도와|도움|도왔|알려|가르|설명|물어|나[눠누눴]|맡|역할|분담|의견|제안|지적|조율|합의|약속|정했|정해|정함|바꿔|고쳐|찾아 ?(?:줬|주|줌)|말해|말하|같이|함께|서로|번갈|합쳐|맞[춰추췄]|협[력동업]|덧붙|격려|친구[가의] [^.]*보고 [^.]*배[웠움]|들어 ?(?:줬|주)|[가-힣](?:이|가) (?:[^.]* )?(?:하자|라고|다고|자고|냐고)|[가-힣](?:은|는|이|가)? [^.,]*(?:하고|맡고|[가-힣]고),? (?:나|저|제|내)(?:는|가) /,
  '배운 점':
    /알[았게고겠]|앎|실제로는|상상|[는은던]? ?거였|볼 수 있|배[웠우운움]|깨[달닫]|느[꼈끼낌껴]|생각|이해|중요|인상|처음 |몰랐|줄 알았|필요|달라|다르|바뀌|바뀐|바꿔|바꾼다|[가-힣]보다 |아니라|야 (?:한|하|된|되|함|됨)|수 있|[는은]지|크게 남|자신감|도움이|익[혔히]|늘었|나아|성장/,
  확장·진로:
    /싶|계획|예정|생각(?:이다|입니다|이에요|임)|[볼할될쓸갈낼]래|(?:을|[볼할갈될쓸줄낼칠]) ?(?:것|거|게|께)|겠[다습어음]|려고|하려|기로|관심|꿈|진로|직업|학과|전공|대학|다음[에엔 번]|앞으로|나중|졸업|더 [가-힣]|찾아|예습|시작했|이어서|추가로|궁금|\?/,
};
/** Says that there was none of it, or that nobody knows. */
const DENIES =
  /(?:딱히|별로|특별히|그다지|크게|전혀) [^.]*(?:없|안 |않)|(?:어려[운웠움]|힘들|힘든|문제|막힌|갈등|다툰)[가-힣 ]*(?:점|것|거|일|적|건|부분|표현)?[은는이도]? ?(?:[가-힣]+ )?(?:없|안 |않)|(?:것|거|게|건|점|계획|생각|할 말|일)[은는이]? ?(?:아직 |딱히 |별로 )?없(?:다|었|음|어|습)|못 정[했해]|모르겠|(?:개인|혼자)[^.]*(?:라서|이라|했)|괜찮았|쉬웠|편하(?=[다고였지])/;
/** Of the pace or the mood alone. */
const MOOD =
  /(?:재미있|재밌|즐거[웠운]|좋았|좋아요|뿌듯|신기|기뻤|행복|땀이|배고|졸[렸려]|금방 갔|웃[겼겨])[^.]*$/;
/** What makes more of a mood than a mood. */
const MORE_THAN_MOOD = /[다라자]는 (?:것|걸|게|점|거)|알[았게]|깨달|때문|[가-힣]{2}(?:아|어|해|여)서 |고 싶/;

/** What is left to the teacher: told already, beyond the limit, a difficulty without its end, or in words that the engine could not make a sentence of. */
const STILL_THERE =
  /분량|바꿔 주세요|여러 절이|같은 일|겹쳐|더 자세히|물어보면|뺀 부분|필요하면|적다고|해결되지 않은/;
/** A form that the engine could not read: whoever was asked has answered, in words for the teacher. */
const UNREAD: ReadonlySet<string> = new Set([NOTE_FORM, SPOKEN, TORN, ...UNREADABLE]);
/** Letters of an answer's sentence that holds more than a nod. */
const TELLS = 10;
/** The same of talk. */
const TALK_TELLS = 20;
/** Letters up to which a sentence that ends on a feeling tells no more than that. */
const FEELING = 30;
const FELT_ONLY = /(?:재미있|재밌|좋았|기뻤|뿌듯|행복|신기|기분|떨렸|힘들었|아쉬웠)[가-힣]*[.!~\s]*$/;

const isUsable = ({ text, reason }: DroppedSentence) =>
  STILL_THERE.test(reason) &&
  text.length >= (reason === SPOKEN ? TALK_TELLS : TELLS) &&
  !(text.length < FEELING && FELT_ONLY.test(text));

/**
 * So many sentences that each show an intent faintly amount to one that shows it: a long sheet that nobody asked for a difficulty
 * tells of one in words of its own. Fitted on 64 sheets with what they lack and on 28 whose sentences four teachers labelled.
 */
const AMOUNTS: Readonly<Record<Intent, number>> = {
  동기: 10,
  과정: 4,
  '어려움과 해결': 5,
  협력: 5,
  '배운 점': 5,
  확장·진로: 6,
};

const isDenied = (raw: string) => DENIES.test(raw) || (MOOD.test(raw) && !MORE_THAN_MOOD.test(raw));

/** The intents of which there are as many faint signs as amount to one. */
function amountedTo(raws: readonly string[]): Intent[] {
  const telling = raws.filter((raw) => !isDenied(raw));
  return INTENTS.filter(
    (intent) => telling.filter((raw) => ANSWERS[intent].test(raw)).length >= AMOUNTS[intent],
  );
}

/** Every intent that a sentence of an answer shows. */
function shownBy(raw: string, text: string, asked: readonly Intent[]): Intent[] {
  const denied = isDenied(raw);
  return INTENTS.filter(
    (intent) =>
      !denied &&
      (SHOWS[intent].test(raw) ||
        // 알게 됨 may be the engine's own word, so that a lesson nobody asked for has to be the student's.
        ((asked.includes(intent) || intent !== '배운 점') && SHOWS[intent].test(text)) ||
        // What was done may be told wherever it is.
        ((asked.includes(intent) || intent === '과정') && ANSWERS[intent].test(raw))),
  );
}

/**
 * Intents of which the sheet holds nothing that a record could use: no sentence that was told, and none that was left
 * to the teacher, shows it by what it says, nor many that hint at it. A sentence that merely stands where it was asked for is no answer.
 */
export function missingIntents(
  questions: readonly string[],
  told: readonly Piece[],
  dropped: readonly DroppedSentence[],
): Intent[] {
  const asked = questions.map(intentsOfQuestion);
  const shown = new Set<Intent>();
  for (const { raw, text, source, intent: seen } of told) {
    if (source.kind === 'answer')
      for (const intent of shownBy(raw, text, asked[source.index] ?? [])) shown.add(intent);
    else {
      for (const intent of INTENTS) if (SHOWS[intent].test(text)) shown.add(intent);
      if (!isManner(text)) shown.add(seen);
    }
  }
  // One note may be of either of two things that were asked for; several are of both.
  const unreadIn = (index: number) =>
    dropped.filter(
      ({ source, reason }) => source.kind === 'answer' && source.index === index && UNREAD.has(reason),
    ).length;
  const left = dropped.filter((one) => isUsable(one) && one.source.kind === 'answer');
  for (const { text, reason, source } of left) {
    const due = asked[source.index] ?? [];
    for (const intent of shownBy(text, text, due)) shown.add(intent);
    if (UNREAD.has(reason) && !DENIES.test(text) && !MOOD.test(text))
      for (const intent of unreadIn(source.index) > 1 ? due : due.slice(0, 1)) shown.add(intent);
  }
  const answered = told.filter(({ source }) => source.kind === 'answer').map(({ raw }) => raw);
  for (const intent of amountedTo([...answered, ...left.map(({ text }) => text)])) shown.add(intent);
  return INTENTS.filter((intent) => !shown.has(intent));
}
