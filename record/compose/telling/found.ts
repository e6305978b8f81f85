import { lastFinal, withFinal } from '../../hangul.ts';
import {
  declarative,
  isAdjective,
  isSoundStem,
  nominal,
  openStem,
  pastStem,
} from '../../style/words/stems.ts';
import { closedStem } from './states/closed-states.ts';
import { CLAUSE_END } from './findings.ts';
import type { Telling } from './retell.ts';
import { asksToExplain, isPast, OF_A_PERSON } from './states/truths.ts';

/**
 * A state told as found, where the student says how it was found. A state that nobody looked for (총재료비는 2만 7천
 * 원이었다) stands as it is: an act that is made up is a sentence of somebody else's.
 */

/** 찾아보니, 세어 봤더니, 비교했는데, 조사 결과, 자료에는: somebody looked. */
const SOUGHT =
  /(?:(?<!다 )보니|(?:듣|알|놓|읽|하|두|보)고 보니|봤더니|말했더니|[가-힣] 결과|(?:기사|책|자료|(?<!(?:이번|자신의|모둠의) )글|교과서|논문|표|그래프|기록|문헌|사진|지도|통계|사이트|누리집)(?:에|에는|에도|에서|에서는|[은는을를][^.]*적혀)),? /;
const INQUIRED =
  /(?:찾아|알아|물어|세어|재어?|따져|살펴|들어|지켜)(?: ?[봤보]|었)|[쟀셌]|(?:비교|조사|검색|측정|계산|분석|관찰|실험|설문|검사|시험|기록|촬영)(?:을 |를 )?(?:했|하였|하니|해 ?[봤보]|돌렸)/;
const TURN = /[가-힣](?:는데|으나|더니|니|자),? /;
/** 높이자, 넣었더니: what was done, and what came of it. */
const TRIED = /(?:[가-힣](?<!다 보)니|(?<![가-힣])([가-힣]+)자),? (?=[^.]*[가-힣A-Za-z)](?:이|가|은|는|도) )/;
/** 평균은, 오차가: measured, or it would not be known. */
const MEASURED =
  /(?:평균|비율|오차|정확도|농도|온도|길이|높이|부피|무게|질량|속도|속력|주기|습도|전압|전류|맥박|차이|확률|값|점수|기록|시간|거리|횟수|개수|수치|각도|pH)(?:은|는|이|가|도)? [^.]*\d/;
/** 40도일 때, 곁순을 따 준 것이 … 더 컸음: things beside each other. */
const COMPARED =
  /(?:\d[^ ]* ?(?:일 )?때(?:가|는|에)? |가장 |더 |훨씬 |(?<!생각|예상|기대)보다 |덜 )[^.]*(?:높|낮|컸|큼|크|작|길|짧|많|적|빨|빠|느[렸림]|밝|어두|두꺼|얇|진했|연했|무거|가벼|강했|약했|달랐|다름|비슷|같)[가-힣]*음?$|에 따라 [^.]*(?:달랐|다름)음?$|(?:용액|시험관|실험군|대조군|색깔?|잎|줄기|줄|불꽃|수조|화분)[가-힣 ]*(?:이|가|은|는) [^.]*[가-힣]음$/;

/** How it was for the student: no thing is found to be so. */
const PERSONAL =
  /자신|스스로|친구|모둠|조원|학급|덕분|역할|담당|진로|꿈[은이]|처음이|경험|시간(?:이었|임)|수확|도전|추억|편(?:이었|임)|(?:적|일)[이도은]? (?:있|없|많)|일쑤|뻔|고민|노력|배운 (?:것|점)|잘못|실수|기분|마음|의견|불만|성취감|자신감|욕심|시간이 (?:없|모자|부족)|정신이|숙제|과제|활동(?:이었|임)|수업(?:이었|임)|선택|주제[은는가]|신의 한|목표|생각(?!보다)|관심/;
const FELT =
  /(?:걱정|불안|찝찝|찜찜|초조|혼란|어색|낯[설섦]|새로[웠움]|당황|막막|든든|부담|귀찮|힘[들듦]|아[팠프픔]|어려[웠움]|쉬[웠움]|쉽지|재미|재밌|즐거|좋[았음]|싫|시원|편[했함]|수월|자랑|존경|씁쓸|허무|무거[웠움]|서[툴투]|의외|뜻밖|아까[웠움]|아깝|흥미|부끄|두려|무서|무섭|서운|안타|아쉬|인상|감동|설[레렜렘]|떨|긴장|답답|지루|신[기났남]|고마|미안|뿌듯|보람|만족|행복|슬[펐프픔]|예[뻤쁨]|아름다|웃[겼기]|고역|훈훈|흐뭇|할 만|힘이 [났남]|것 같|듯[했함]|느낌|조마조마|충격|복잡|날카로|성공(?:이었|임|적)|실패(?:였|임)|다행)[가-힣 ]*$/;

/** 알토가 자랑스러움: how the student is minded, and no truth. */
const MOOD = /^(?:자랑스|고맙|부럽|그립|반갑|부끄럽|두렵|무섭|즐겁|아쉽|안타깝|정겹|밉)/;
/** 당시, 작년에, 1923년: it was so, and need not be so now. */
const THEN = /당시|옛날|예전|작년|지난|그때|어제|조선|시대|\d[년차]|세기|번째|처음에|원래|[가-힣]+ 전에/;

/** The state in the present, as what is found is told: 21.4mL였음 → 21.4mL임, 더 컸음 → 더 큼. */
export function asFound(bare: string): string {
  const last = clauseOf(bare);
  if (THEN.test(last) || EARLIER.test(bare)) return bare;
  if (/(?:이었|였)음$/.test(bare)) return bare.replace(/(?:이었|였)음$/, '임');
  if (/[있없]었음$/.test(bare)) return `${bare.slice(0, -2)}음`;
  if (!/[가-힣]음$/.test(bare)) return bare;
  const stem = pastStem(bare.slice(0, -1));
  if (stem === bare.slice(0, -1) || !isAdjective(stem) || lastFinal(stem) === 'ㅎ') return bare;
  return nominal(stem);
}
/** 가장 높았고 색깔은 초록색이었음: one tense for both. */
const EARLIER = /[았었했였봤졌컸났됐겼렸](?:고|으며),? /;

const clauseOf = (text: string) => text.split(CLAUSE_END).at(-1) ?? text;

/** How a state came to be known, or null where nothing tells. */
function basis(bare: string): 'sought' | 'seen' | null {
  const last = clauseOf(bare);
  // 말을 들은 것이 질문 세 개보다 큼: how it was for the student.
  if (FELT.test(last) || /(?:들은|본|한|겪은|만난|배운) (?:것|일|말)[이은] [^.]*보다 /.test(last))
    return null;
  if (SOUGHT.test(bare) || (INQUIRED.test(bare.slice(0, -last.length || undefined)) && TURN.test(bare)))
    return 'sought';
  // 50분의 1로 줄이다 보니: so it came about.
  if (PERSONAL.test(last) || /다 보니 /.test(bare)) return null;
  const [, doing] = TRIED.exec(bare) ?? [];
  const tried = TRIED.test(bare) && (doing === undefined || isSoundStem(doing));
  if (tried || MEASURED.test(bare) || COMPARED.test(last)) return 'seen';
  return null;
}

/** Asked for what came out, a state of things is what came out; a price is none. */
const isResult = (bare: string, raw: string, question: string | null) =>
  /결과|관찰|측정|발견|조사한 (?:내용|것)/.test(question ?? '') &&
  isPast(raw) &&
  !FELT.test(clauseOf(bare)) &&
  !PERSONAL.test(clauseOf(bare)) &&
  !/다 보니 |원(?:이었|임)|만족|반응/.test(bare);

/** A state of things, told as found where it was (세어 보니 서른 개였음 → … 서른 개임을 확인함), as it stands where not. */
export function found(
  text: string,
  { intent, raw, question }: Pick<Telling, 'intent' | 'raw' | 'question'>,
): string {
  const bare = text.slice(0, -1);
  // 빨라서 의문을 가짐: what the student did, and no state.
  if (/(?:의문|궁금증|호기심)을 (?:가짐|품음|느낌)$|[서니] (?:매우 )?이상(?:했음|함)$/.test(bare))
    return text;
  const how = basis(bare) ?? (isResult(bare, raw, question) ? 'seen' : null);
  // 알고 보니 변하는 것이었음: it does so; what is told of 힘들었던 것은 is no truth.
  const does = /^(.*[가-힣])는 것이었음$/.exec(bare)?.[1];
  if (does && (how !== null || intent === '배운 점') && isSoundStem(openStem(does)) && !CLEFT.test(bare))
    return `${declarative(openStem(does))}는 점을 ${how === null || intent === '배운 점' ? '알게 됨' : '확인함'}.`;
  // 글자를 찾아 색칠하는 일이었음: what was done.
  const chore = /^([^,]*[가-힣])는 일이었음$/.exec(bare)?.[1];
  if (chore && !/(?:일|역할|과제|활동|것|숙제|임무|부분)[은는] /.test(chore) && isSoundStem(openStem(chore)))
    return `${nominal(openStem(chore))}.`;
  // 심판은 생각보다 어려움: how it is, and no noun.
  const hard = /^(.+[은는이가] (?:생각보다 |매우 |더 )?)([가-힣]+움)$/.exec(bare);
  const stem = hard ? withFinal(hard[2]?.slice(0, -1) ?? '', 'ㅂ') : '';
  if (hard && intent === '배운 점' && isAdjective(stem) && !MOOD.test(stem))
    return `${hard[1]}${stem}다는 점을 알게 됨.`;
  // 5분의 1쯤 됐다고 볼 수 있음: held, and not seen.
  if (/고 볼 수 있음$/.test(bare)) return `${bare.slice(0, -6)}봄.`;
  if (/한계가 있(?:었)?음$/.test(bare)) return `${bare.replace(/었음$/, '음')}을 밝힘.`;
  if (/생각과 (?:달랐|매우 달랐|많이 달랐)음$/.test(bare))
    return `${bare.replace(/달랐음$/, '다르다는')} 것을 알게 됨.`;
  if (/확인(?:했더니|하니) [^.]*맞(?:았)?음$/.test(bare)) return text;
  if (/(?<!의 )(?:까닭|이유|원인)(?:이었음|임)$/.test(bare))
    return `${bare.replace(/이었음$/, '임')}을 파악함.`;
  if (/때문(?:이었음|임)$/.test(bare)) {
    const because = bare.replace(/(?:이었음|임)$/, '');
    if (how === 'sought') return `${because}임을 확인함.`;
    return intent !== '동기' && /(?:까닭|이유|원인)[은는]/.test(bare) && !CHOSEN.test(bare)
      ? `${because}이라고 설명함.`
      : `${because}임.`;
  }
  if (intent === '어려움과 해결' && /문제였음$/.test(bare))
    return `${bare.replace(/문제였음$/, '문제가 됨')}.`;
  // 횡단보도는 신호가 너무 짧다, asked for the problem.
  const noted =
    intent === '동기' && how === null && question !== null && !isPast(raw) ? closedStem(bare) : null;
  if (noted && isAdjective(noted) && !FELT.test(clauseOf(bare)) && !PERSONAL.test(clauseOf(bare)))
    return `${noted}다는 점에 주목함.`;
  const lesson = intent === '배운 점' && !FELT.test(clauseOf(bare)) && !PERSONAL.test(clauseOf(bare));
  const present = !isPast(raw) && !/더라[고구]/.test(raw);
  // 실제 값은 16.7일이다, 입장이 흐려졌다고 볼 수도 있다: stated, and nothing that was understood.
  if (lesson && (how === null || (how === 'seen' && present)) && present && !isInsight(bare, question, how))
    return text;
  // 바꾸면 3분의 2다: reasoned, not measured.
  if (lesson && (how === null || (how === 'seen' && !isPast(raw) && /다[.!\s]*$/.test(raw))))
    return `${asFound(bare)}을 ${isPast(raw) ? '알게 됨' : '이해함'}.`;
  // 규칙이 보일 때가 많더라고요, 두 배일 줄 알았는데 차이가 없었다: so it was found.
  if (
    how !== 'sought' &&
    (/더라[고구]/.test(raw) || TURNED.test(bare)) &&
    !FELT.test(clauseOf(bare)) &&
    !PERSONAL.test(clauseOf(bare))
  )
    return `${asFound(bare)}을 알게 됨.`;
  // 자리 없어서 내려오는 애들이 많음: a note says no more of how it is known.
  if (
    how === null &&
    !GUESS.test(bare) &&
    !/[다요죠까][.!?~\s]*$/.test(raw) &&
    /[가-힣](?<!이었|였)음$|[가-힣]움$|[^가-힣]*[가-힣][큼]$/.test(bare)
  )
    return FELT.test(clauseOf(bare)) || /분위기|적[이은도]? (?:한 ?번도 )?없음$/.test(clauseOf(bare))
      ? text
      : `${bare}을 ${/\d/.test(bare) ? '확인함' : '파악함'}.`;
  if (how === null)
    return /수 (?:있|없)음$/.test(bare) && asksToExplain(question) ? `${bare}을 설명함.` : text;
  return `${asFound(bare)}을 ${how === 'seen' || /\d/.test(bare) ? '확인함' : '파악함'}.`;
}
/** 막을 수 있음, 소문이 있었음, 더 해봐야 아는데 시간이 없었음: thought, heard or lacking, and nothing that was seen. */
const GUESS =
  /수 (?:있|없)음$|(?:소문|말|이야기)[이도] 있|시간[이은도]? ?없|필요함?$|결과[가도] 없|관심|마음/;
const ASKS_FOR_LESSON = /알게|배운|배웠|이해|깨달|새로 안|새롭게|느낀|달라진|바뀐|바뀌|틀렸/;
/** 뽑는 것이 계산보다 중요함, 투덜대는 것과 제안하는 것은 다름. */
const JUDGED_SO = /(?:중요|필요)함$|것[은이과도][^.]*(?:다름|아님|같음|나음)$/;
/** 이것, 뒤쪽, 위에 말한 것: what stood before it. */
const POINTS = /(?:^|[ ])(?:이것|그것|이쪽|그쪽|뒤쪽|앞쪽|위의)(?:[은는이가임]| |$)/;

/** Whether a statement in the present is what the student came to understand: of a general matter, asked for or weighed. */
function isInsight(bare: string, question: string | null, how: 'sought' | 'seen' | null): boolean {
  if (POINTS.test(bare) || OF_A_PERSON.test(bare)) return false;
  if (JUDGED_SO.test(bare) || TURNED.test(bare)) return true;
  const measured = how === 'seen' && /\d/.test(bare) && !/(?:라서|니|므로|때문에|면) /.test(bare);
  return ASKS_FOR_LESSON.test(question ?? '') && !measured && !/볼 수도? 있음$|같은 것임$/.test(bare);
}
const TURNED = /(?:줄(?:로)? 알았|[다라]고만? ?(?:생각했|여겼|예상했|믿었))(?:는데|지만|으나),? /;
const CLEFT = /(?:것|점|일|부분|역할|목표|소감|때|방법|내용)[은는] /;
const CHOSEN = /(?:고른|선택한|선정한|정한|뽑은|좋아하는|참여한|지원한) (?:까닭|이유)/;
