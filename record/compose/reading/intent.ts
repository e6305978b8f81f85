import { intentOfQuestion } from '../../questions/question-intent.ts';
import type { Intent } from '../../types.ts';

/** Words that tell the intent whatever was asked. Order decides: a friend's difficulty is 협력, one's own is not. */
const STRONG: readonly (readonly [Intent, RegExp])[] = [
  [
    '확장·진로',
    /고 싶(?:어 ?함|음|은데|다는 [가-힣]+[을를] .{2,6}|다(?=\.))(?:\.|,|\s|$)|고 싶어짐|고자 함|포부|계획(?:을 세움|임|이다|함|을 밝힘)|다짐함|의지를|겠다|겠습|장래|진로|직업|희망하는|관심 분야|전공|학과|나중에(?!는)|(?<![가-힣])앞으로(?! ?나)|수업(?:이 끝난| 후에?| 이후)|추가로|더 (?:알아|찾아|조사|탐구|공부|연구)|후속|심화/,
  ],
  [
    '동기',
    /계기|(?:궁금(?:해서|하여|했|증)|관심이 (?:있|생|많)|흥미가 있|호기심).*(?:선택|정했|정함|골랐|고름|시작|찾아|조사|신청|참여|하게 됨|하게 되|알아보)|(?:주제|책|작품|곡|인물|소설|영화|대상)[을를]? ?(?:로 )?(?:선택|정했|정함|골랐|고름|선정)|목표(?:로|를|는)/,
  ],
  [
    '협력',
    /(?:친구|모둠원|조원|팀원|동아리원|짝)(?:에게|을|를|의|과|와|들|이|가).*(?:도와|도움|알려|가르쳐|설명해|격려|제안|조율)|(?:어려워하는|힘들어하는) (?:친구|모둠원|조원|동아리원)|실수한 (?:짝|친구|모둠원)/,
  ],
  [
    '어려움과 해결',
    /어려[웠움워]|힘들|힘듦|막혔|막힘|막막|실패|실수|오류|오차|틀렸|틀림|잘못(?:했|되|됨|된|알|이해|계산|측정)|(?<![가-힣])안 ?(?:나와|나오|맞|되|풀|보)|부족(?:해서|하여|했|함)|헷갈|해결(?:함|했|하였)|극복|당황|예상과 (?:다르|달)|다시 (?:해|측정|계산|실험|고쳐|고침|풀|그|썼|씀|만들)|수정(?:함|했)|보완|않자 |원인을 (?:스스로 |직접 )?찾|문제를 .{0,20}(?:해결|고[쳐침])/,
  ],
  [
    '협력',
    /모둠(?!장)|조원|팀원|동아리원|친구|(?<![가-힣])짝(?:과|이|에게|꿍)|협력|협동|협업|역할을 (?:나누|나눠|분담)|분담|함께 (?:활동|준비|완성|정리|조사|만들|고민|연습|정해|찾)|같이 (?:정|만|준비|조사|다시|풀|연습)|(?<![가-힣])서로(?! 다[른르])|의견을 (?:모|조율|나누|주고)|경청|도와|도움을 (?:주|줌)|알려 ?[주줌줬](?!는 )|가르쳐/,
  ],
  [
    '배운 점',
    /알게 [되됐됨]|알 수 있|깨달|깨닫|배[웠움]|느[꼈낌]|이해(?:하게|함|했|할 수)|생각하게|생각(?:이 바뀌|을 바꾸|이 달라)|새롭게|인상 깊|소감|중요(?:하다|함|성)|뜻깊|보람|성장/,
  ],
];

/** What outweighs the question: a plan is one wherever it stands, and so is a reason for choosing the subject. */
const PLAN =
  /고 싶(?:어 ?[함짐]|다는 [가-힣]+[을를] .{2,6}|음|다)\.?$|포부|(?:나중에|앞으로|장래).*(?:고자 함|계획|다짐|의지)|[아어해여려겨춰] ?보려고 함\.?$|[가-힣] (?:생각|계획|예정)임\.?$|(?:^|[ ,])다음(?:번)?에는? .*(?:려고|고자|기로) 함\.?$|[이가] (?:꿈|장래 희망)임\.?$/;
/** Observations of going on after the lesson; a mere 직업 or 진로 in a career class is its subject. */
const WENT_ON = /후속|추가로|(?:활동|수업)이 끝난 (?:뒤|후)|스스로 더 |계획(?:함|을 세움)/;
const REASON_TO_CHOOSE =
  /(?:계기로|궁금해서|궁금하여|궁금증|관심이 (?:있|생|많)|호기심).*(?:선택|정했|정함|골랐|고름|시작|신청|참여)/;

/** What an account of the process may turn to; a mere mention of the group or of results is still process. */
const BEYOND_PROCESS: readonly (readonly [Intent, RegExp])[] = [
  [
    '협력',
    /(?:친구|모둠원|조원|팀원|동아리원|짝)(?:에게|을|를|들에게).*(?:도와|도움|알려|가르쳐|설명해|격려|조율)|의견을 (?:모|조율)/,
  ],
  ['어려움과 해결', /어려[웠움워]|힘들었|막혔|막힘|막막|실패|오류|틀[렸림]|당황|헷갈/],
  ['배운 점', /(?:알게 됨|앎|깨달음|느낌|배움)\.$/],
];

const THEIR_TROUBLE =
  /^[^.]*(?:친구|학생|사람|아이|후배|손님|관람객|주민)들?[이가] (?:많|있|적지 않)(?:아서|어서|으니|자) (?=[^.]*[을를] )/;

/** Asks what moved the student before the work began, whatever else it names. */
const BEFORE_IT_BEGAN =
  /(?:시작하게 된|해결하고|알아보고|확인하고|만들고|바꾸고) ?(?:싶었|질문|계기)|무엇이 궁금해서|관심을 (?:가지|갖)게|정하게 된|시작한 (?:이유|까닭)/;

export const asksWhatMoved = (question: string): boolean => BEFORE_IT_BEGAN.test(question);

/** Asks for a lesson beside the plan that it leads to. */
export const ASKS_BOTH =
  /(?:알게 된|배운|느낀|깨달은|달라진|새로운|새롭게) [^.?]*(?:고|며|과|와|,|그리고) |(?:변화|소감|느낌|배움)(?:와|과|나|이나|,| 및) /;

/** A choice that opens the account. */
export const CHOICE =
  /^[^.,]{0,20}(?:'[^']+'|"[^"]+"|‘[^’]+’|“[^”]+”|「[^」]+」|『[^』]+』)[을를] (?:선정|선택)함\.$|(?:인물|직업|학과|주제|책|곡|나라|종목|대상)(?:으로|로) (?:선정|정|선택)함\.$|(?:측의|는) 입장을 맡음\.$|^[가-힣 ]*[^는은던한\s] 역할을 맡음\.$/;

/**
 * The intent a sentence serves, from its own cues and from the question it answers (null: none, as in an observation).
 * `raw` is the sentence before record style, which still tells a past wish (듣고 싶었다) from a plan.
 */
export function intentOf(text: string, question: string | null, raw = text): Intent {
  const asked = question === null ? null : asksWhatMoved(question) ? '동기' : intentOfQuestion(question);
  const told = STRONG.filter(([, cue]) => cue.test(text)).map(([intent]) => intent);
  if (question === null) return told.find((intent) => intent !== '확장·진로' || WENT_ON.test(text)) ?? '과정';
  if (CHOICE.test(text)) return '동기';
  // 오래 생각하게 만든 장면으로 꼽음: the words are the question's.
  if (/(?:으로|로) 꼽음\.$/.test(text)) return asked ?? '과정';
  if (asked && told.includes(asked)) return asked;
  // A wish behind a choice (만들어 보고 싶었음) is a motive, unless it looks ahead.
  if (
    PLAN.test(text) &&
    !/싶었/.test(raw) &&
    (asked !== '동기' || /나중에|앞으로|장래|다음에|되고 싶|전공|진학/.test(text))
  )
    return '확장·진로';
  if (REASON_TO_CHOOSE.test(text)) return '동기';
  // 알게 된 것과 더 알아보고 싶은 것: what is no plan is what was learnt.
  if (
    asked === '확장·진로' &&
    question !== null &&
    ASKS_BOTH.test(question) &&
    !told.includes('확장·진로') &&
    !/(?:려고|고자) 함\.?$/.test(text)
  )
    return '배운 점';
  if (asked === '확장·진로' && !told.includes(asked) && /(?:알게 됨|깨달음|배움)\.$/.test(text))
    return '배운 점';
  if (asked === '과정') {
    // 헷갈리는 친구가 많아서 안내판을 만들어 붙임: their trouble is why it was done.
    const own = text.replace(THEIR_TROUBLE, '');
    return BEYOND_PROCESS.find(([, cue]) => cue.test(own))?.[0] ?? '과정';
  }
  // 그것을 고치고 싶었어요: past, it moved the student.
  if (asked === null && told[0] === '확장·진로' && /싶었/.test(raw)) return '동기';
  return asked ?? told[0] ?? '과정';
}

/** Whether nothing in the sentence or its question tells an intent, so that a neighbour may lend it one. */
export function isUntold(text: string, question: string | null): boolean {
  if (question !== null && intentOfQuestion(question) !== null) return false;
  return !STRONG.some(([, cue]) => cue.test(text));
}

/** Observations of a manner of working; they stand before the sentences on plans. */
export const ATTITUDE =
  /(?:태도|자세)(?:가|를 (?:보|지|갖)|로 |임)|모습[을이] (?:자주 )?보|돋보|뛰어[나난남]|우수|탁월|인상적|적극적|성실|꾸준|집중[하력]|책임감|끈기|열의|주도|능동|역량|능력이|사고력|창의적|논리적|배려|존중|성장|모범|두드러|훌륭|(?:것|점|부분|모습)[이도] (?:매우 |아주 |참 )?좋(?:음|았음)\.$|꼼꼼(?:했음|하였음)\.$/;

/** How somebody works, whatever they work at: of the whole time, of a voice, of tidying up. */
const TRAIT =
  /(?:^|[ ,])(?:늘|항상|매번|매시간|언제나) |(?:편임|도맡음|도맡아 함|마다하지 않음|거르지 않음|즐거워함|나아짐|차분함|꼼꼼함|부지런함)\.$|기한보다|말수[가는] |목소리[가는] |재치|(?:더운|추운|궂은) 날|(?:정리|청소|뒷정리|정돈)(?:를|을)? (?:끝까지|늘|마지막까지|도맡|스스로)|끝까지 [가-힣]*(?:정리|정돈)/;
/** … 수정한 점이 우수함: weighs one deed, beside which it stands. */
const OF_A_DEED =
  /(?:한|은|린|킨|낸|본|준|운) 점[이을] |(?:꼼꼼함|치밀함|세심함|신중함|정직함|솔직함)[이을] (?:보임|돋보임|드러남)/;

/** Whether an observation speaks of a manner of working and not of one deed: it closes the account. */
export const isManner = (text: string): boolean =>
  TRAIT.test(text) || (ATTITUDE.test(text) && !OF_A_DEED.test(text));
