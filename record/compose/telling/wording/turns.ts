import { endingIn, lastFinal, withFinal, withParticle } from '../../../hangul.ts';
import { isAdverb, isDoingNoun, isThingNoun } from '../../../style/words/nouns.ts';
import { adnominalStem, isSoundStem, lastWord, openStem } from '../../../style/words/stems.ts';
import { formOf, isStem, takesObject } from '../../notes/word-forms.ts';
import { QUOTATION } from '../../quoted.ts';
import { SMOOTHED } from './smoothed.ts';
import { applyRules, type Step } from '../../../style/replace.ts';

const L = endingIn('ㄹ');
const SS = endingIn('ㅆ');
const FORGOTTEN: Readonly<Record<string, string>> = {
  으면: '잊으면',
  으니: '잊으니',
  을: '잊을',
  은: '잊은',
  고: '잊고',
  지: '잊지',
};

/** 쓰레기나 주차, '하나' '둘', you know: what stands before 이런 거 is a list, or names itself. */
const LISTED =
  /(?:['"’”]|[A-Za-z]|(?:(?:이나|나|와|과|랑|하고)|[가-힣A-Za-z]{2,},) (?:[가-힣]+ )?[가-힣A-Za-z]{2,}),?$/;
/** 'a' 'b' are two. */
const apart = (text: string) => text.replace(/(['"’”]) (?=['"‘“])/g, '$1, ').replace(/,$/, '');
/** 먹고 자는 이런 것: a form of a verb, where the dictionary has no such noun. */
const MAYBE_VERB = new RegExp(`[${endingIn('ㄴ')}${L}고서면며데지자게어요다까네]$`);
const isThing = (word: string) => isThingNoun(word) || isDoingNoun(word);

/** What closes a list: with its particle, or before a verb that has an object. */
function listed(whole: string, list: string, particle: string | undefined, next: string): string {
  const word = lastWord(list.replace(/,$/, ''));
  if (
    !LISTED.test(list) ||
    (/[가-힣]$/.test(word) && !isThing(word) && (MAYBE_VERB.test(word) || isAdverb(word)))
  )
    return whole;
  const stem = formOf(next.replace(/\.$/, ''));
  if (!particle && !(stem && takesObject(stem))) return whole;
  return `${apart(list)} 등${particle ?? '을'} ${next}`;
}

/** How it was done, and what is no choice: 온라인으로 함, 재미로 함. */
const MANNER =
  /^(?:온라인|오프라인|대면|비대면|전화|메일|이메일|말|글|영어|한국어|한글|손|수작업|직접|재미|단체|개인|팀|조|모둠|순서|번호|방식|방법|식|위주|중심|기준|바탕|토대|목표|대표|교대|차례|가위바위보|다수결|다수|소수|추첨|제비뽑기|사다리타기|파워포인트|피피티|동시|마지막|처음|다음|반|절반|전부|필수|실시간|최대|최소|진심|장난|하루|매일|저녁|아침|점심|내일|오늘|역할|것|그것|이것)$/;

/** 모둠에서 워런 트러스로 함; 스스로, 계획대로 and 세 번째로 name nothing. */
function chosen(whole: string, what: string, as: string, end: string): string {
  const last = lastWord(what);
  return what.length < 2 ||
    MANNER.test(last) ||
    isAdverb(`${last}${as}`) ||
    /(?:스스|대|째|별|실제|추가|진짜|정말)$/.test(last) ||
    (isDoingNoun(last) && !isThingNoun(last)) ||
    /^\d/.test(what)
    ? whole
    : `모둠에서 ${withParticle(what, '을/를')} ${end.startsWith('함') ? '선택함.' : '선택했고'}`;
}

/** Turns of talk as a teacher writes them, before any other wording; SMOOTHED goes on from them, and TALKED (wording.ts) from both. */
const TURNS: readonly Step[] = [
  // 쓰레기나 주차 이런 것만 생각했는데.
  [
    /^(.*?[가-힣A-Za-z'"’”],?) [이그]런 것(을|만|도|은|이|과|으로|에서?)? ([^ ]+)/,
    (whole, list = '', particle, next = '') => listed(whole, list, particle, next),
  ],
  // '하나둘셋' 이렇게 늘려서 부르면, '같이 걷자' '천천히 가자' 이런 식으로 바꿈.
  [
    new RegExp(`((?:${QUOTATION})(?:,? (?:${QUOTATION}))*) 이런 식으로 `),
    (_, said = '') => `${apart(said)}처럼 `,
  ],
  [
    new RegExp(
      `((?:${QUOTATION})(?:,? (?:${QUOTATION}))*) 이렇게 (?=늘[려이리]|세[면어고며]|나[누눠]|바[꾸꿔꿨뀌]|끊|부르|불[러렀]|반복|치[고면며]|연주|줄[여였이]|이어)`,
    ),
    (_, said = '') => `${apart(said)}처럼 `,
  ],
  // 모둠에서 워런 트러스로 함.
  [
    /^모둠에서 ((?:[가-힣A-Za-z]+(?<![은는이가을를에도서고]) ){0,3}[가-힣A-Za-z]+?)(으로|로) (함\.|했고,?(?= ))/,
    (whole, what = '', as = '', end = '') => chosen(whole, what, as, end),
  ],
  // 제목을 '…'로 했고, 10편을 '무조건 끝내기'로 했고.
  [
    new RegExp(`(?<=[을를은는] )(${QUOTATION}|「[^」]*」|『[^』]*』)(으로|로) (했[고는지으]|함\\.)`),
    (_, what = '', as = '', end = '') => `${what}${as} ${end === '함.' ? '정함.' : `정${end}`}`,
  ],
  // 지금 4편 끝냄.
  [
    /(?<![가-힣])지금 (\d+[편개장곡권쪽회번])(?:을|를)? (?=끝냄|완성함|그림|읽음|만듦|씀)/,
    (_, much = '') => `현재 ${withParticle(much, '을/를')} `,
  ],
  // 신기하다고 다 좋아한 줄.
  [/(?<=[가-힣]) 다 (?=[가-힣]+ 줄 (?:알|몰))/, ' 모두 '],
  // 거의 다 줄거리였는데; 거의 다 끝냈는데 is how far it went.
  [
    /거의 다 ([가-힣A-Za-z]{2,}?)(?=(?:이었|였|임|이라|인데|라서)[가-힣., ])/,
    (whole, what = '') =>
      isThing(what) && !/(?:끝|마지막|완성|준비)$/.test(what) ? `대부분 ${what}` : whole,
  ],
  [/거의 다 (?=비슷|똑같|다르|다른|달[라랐]|틀[리렸린림])/g, '대부분 '],
  // 처음에 쓴 거는; 전화 거는 stays.
  [
    /([가-힣]+) 거는 /g,
    (whole, form = '') => {
      const stem = form.endsWith('는') ? openStem(form.slice(0, -1)) : adnominalStem(form);
      return stem && isStem(stem) && !isThingNoun(form) ? `${form} 것은 ` : whole;
    },
  ],
  // 1000자중에 700자.
  [/(\d[\d,.]*(?:자|개|명|분|장|편|번|곳|가지|팀|조|쪽|문제|원))중(?=에서? )/g, '$1 중'],
  // 아직 끝나지 않았다는 뜻 같았음.
  [/([다라]는) (?:뜻|의미|말|표현|암시)(?:인 것)? 같(?:았)?음\.$/, '$1 뜻으로 해석함.'],
  // '배춧잎 같은 발소리'는 … 듣는 느낌임.
  [
    new RegExp(`^((?:${QUOTATION})(?:은|는|이|가) [^.]*[가-힣](?:는|은|한|인|운|든|된)) 느낌임\\.$`),
    '$1 느낌을 준다고 봄.',
  ],
  // 지난 자리를 txt파일로 저장하면 될 것이라고 생각함.
  [
    /^((?!.*(?:열심히|꾸준히|많이|더 |잘 ))[^.]*[을를] [^.]*(?:으로|로|에|에서|마다|대신|씩) (?:[가-힣]+ )?)([가-힣]+)면 될 것(?:이라고|으로) 생각함\.$/,
    (whole, before = '', form = '') => {
      const stem = formOf(`${form}면`);
      if (!stem || !isSoundStem(stem)) return whole;
      return `${before}${lastFinal(stem) === 'ㄹ' ? withFinal(stem, '') : stem}는 방법을 생각함.`;
    },
  ],
  // 폭을 재봤는데 5미터 조금 안 됨; 한 75는 됨.
  [
    /(\d[\d.,]* ?(?:미터|센티미터|센티|킬로그램|킬로|그램|리터|도|초|분|시간|원|점|명|퍼센트|%|[a-zA-Z]{1,2}))(?:가|이|도)? 조금 (?:안 됨|안 됐음|되지 않음|되지 않았음)\.$/,
    '$1에 조금 못 미치는 것을 확인함.',
  ],
  [/(?<=(?:보니까?|봤는데|봤더니) )한 (\d[^ ]*?)(?:는|은) 됨\.$/, '$1 정도임을 확인함.'],
  // 한 30분, 한 5초쯤; 조사 한 5개 is glued wrongly.
  [
    /(?<=^|([가-힣]+) )한 (?=(\d[^ ]*|일주일|열흘|보름)( 정도)?)/g,
    (whole, before, much = '', about = '') =>
      before && isDoingNoun(before) ? whole : about || /(?:쯤|가량)/.test(much) ? '' : '약 ',
  ],
  // 교사가 몸을 돌리라해서.
  [
    /(?<=^|[가-힣] )([가-힣]+)([라자])해서 (?=[가-힣])/,
    (whole, form = '', end = '') =>
      // 따라해서: a verb of its own.
      !isThing(`${form}${end}`) &&
      !/^(?:따|골|놀|몰|올|갈|빨|잘|발|말)$/.test(form) &&
      isSoundStem(openStem(form.replace(/으$/, ''))) &&
      isStem(openStem(form.replace(/으$/, '')))
        ? `${form}${end}고 해서 `
        : whole,
  ],
  // 멀리서 보면 식판인지 몰라서 2번으로 감.
  [
    /([가-힣](?:서|므로|기에),?) (\d번|[가-힣]*안 ?\d|\d안|[가-힣]+ 번째 안)(?:으로|로) 감\.$/,
    (_, why = '', what = '') => `${why} ${withParticle(what, '을/를')} 선택함.`,
  ],
  // 어디를 파고 어디를 남길지가 헷갈림.
  [new RegExp(`([${L}]지)(?:가|를|도)? (?:가장 |계속 )?헷갈(?:림|렸음)\\.$`), '$1를 고민함.'],
  [/(?<![가-힣])그나마 (?=비슷|가깝|가까|낫|나[았음]|잘 )/g, '비교적 '],
  // 설명 다는 것은 자신이 함.
  [/([가-힣]+는) 것은 자신이 (?:함|했음|맡음)\.$/, '$1 일을 맡음.'],
  // 힘이 세야 하는 줄 알았는데 그것보다.
  [/(?<= 줄 알았)(?:는데|지만|으나),? 그것보다 /, '으나 그보다 '],
  [/(?<= 줄 알았)(?:는데|지만|으나),? (?=그것이 아니라 )/, '으나 '],
  // 줄을 두 줄로 서자는 이야기가 나와서.
  [/(?<=[가-힣][다자]는 )(?:말|이야기|얘기)[이가도] 나와서,? /, '의견이 나와 '],
  // 전에는 멈췄는데 이번에는 …, 주차만 생각했는데 … 알게 됨: how it was, and how it is.
  [
    new RegExp(
      `^((?:전에는|예전에는|처음에는|원래는?|지난번에는) [^.,]*[${SS}])는데,? (?=(?:[^.]* )?(?:이번에는|이제는|지금은|나중에는) |[^.]*(?:알게 됨|깨달음)\\.$)`,
    ),
    '$1으나 ',
  ],
  [/ 것 (?=까먹)/, ' 것을 '],
  [/(?<![가-힣])까먹(으면|으니|을|은|고|지)(?=[ ,])/g, (whole, end = '') => FORGOTTEN[end] ?? whole],
  // 무를 써는데만 12분 걸림.
  [/(?<=[가-힣])는데만 (?=\d)/, '는 데만 '],
  // 두 배잖아요.
  [/(?<![가-힣])(두|세|네|\d+) 뱀\.$/, '$1 배임.'],
];

/** 게임을 많이 하는 친구들이 빠른지임: a question that was noted; 편지임 and 먼지임 name a thing. */
const ASKED: Step = [/((?:[가-힣]+[는은을]|[가-힣]*[른큰된한인])지)임\.$/, '$1 의문을 가짐.'];
const ALL_TURNS = [...TURNS, ...SMOOTHED, ASKED];

/** The sentence without the turns of talk that close a list, a choice, a guess or a measure. */
export const withoutTurns = (text: string): string => applyRules(text, ALL_TURNS);
