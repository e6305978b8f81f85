import { BLAMED, PRECONCEPTION, UNSOLVED } from '../fitness/reasons.ts';
import { SPOKEN } from '../fitness/spoken-marks.ts';
import type { Piece } from '../reading/piece.ts';
import { truthIn } from '../telling/states/truths.ts';

const APART_STILL = '의견이 갈린 일만 적고 그 뒤가 없어 제외했습니다.';
const REPLY = '무엇에 대한 답인지 문장만으로 알 수 없어 제외했습니다.';

/** 틀린 이유는 …: why it went wrong, right behind what did. */
export const WRONG_BECAUSE = /^(?:틀린|빗나간|실패한|달랐던|안 된) (?:이유|까닭|원인)[은는이가을를]/;

/** What a student could not do and leaves so. */
const WEAK_END =
  /(?:(?<![가-힣])못 ?(?!이었음|임)[가-힣]{0,3}(?:함|봄|씀|옴|감|냄|침|킴|음|움|춤|듦|김|림|름|룸|짐|낌)|(?:생각보다|매우|가장|조금|많이) (?:어려웠음|힘들었음|까다로웠음)|쉽지 않았음|(?:무시|거절|외면)당함|(?:벽|바닥|나무|땅)에 (?:박|부딪|떨어)[가-힣]+|아무도 (?!불만)[^.]*(?:지 않음|않았음|없음|없었음)|는 ?데(?:만|에)? [^.]*(?:시간|분|일)(?:이나|이| ?정도)? 걸림(?<!(?:시합|게임|놀이|대결|퀴즈)[^.]*)|날아감|지워짐|(?:시듦|(?:썩|말라 ?죽|부러|망가|찢어|터|번|무너)(?:음|짐))|이상하게 (?:나옴|됨|보임)|(?:계속|잘|전혀) (?:맞|되|나오)지 않음|모르는 (?:것|점|부분)이 많[가-힣 ]+|욺|왔다 ?갔다 함|모름|모른다는 점을 설명함|헷갈림|실패함|틀림|잊음|잊어버림|까먹음|못 ?(?:했|하)고 (?:그냥 )?넘어감|답(?:장|변)?이 (?:없음|없었음|오지 않음|오지 않았음)|(?:자꾸|계속) (?:[가-힣]+ )?(?:바꿔|바꾸어|잘못|반대로|거꾸로|틀리게) [가-힣]{1,3}|(?:\d ?회째|[가-힣]+ 번째)[은는에도 ]*(?:[^.]*[아어여]서 )?버림|(?<!만으로는? )부족함|부족했음|서툶|몰랐음|어려움을 겪음|막막함|당황함|막힘|헤맴|헤맸음|오래 걸림|시간이 (?:많이|오래) 걸림|(?:오래|매우|한참|많이|계속) 기다림|웃김|웃겼음|서먹함|서먹했음|망침|지루했음|떨림|떨렸음|값이 튐|(?<![가-힣])안 (?:나옴|됨|남음|맞음|들림)|되지 않음|나오지 않음|이해되지 않음|놓침|자신이 없[어었음][가-힣 ]*|정하지(?:는)? (?:않|못)[가-힣]*|계속 (?:[가-힣]+(?:에|로|이|가) )?[가-힣]+(?:힘|림|킴|[힌린킨] 것을 확인함)|(?:지나치게|매우|너무) [가-힣]+게 나옴)\.$/;
/** 서비스가 자꾸 네트에 걸림, P와 Q를 자꾸 바꿔 씀; 자꾸 떨어져 테이프로 고정함 has its way out. */
const AGAIN_AND_AGAIN =
  /(?<![가-힣])자꾸 (?:(?:바꿔|[가-힣A-Za-z]+(?<![서여자니고도만데나록져려해어아기는던])) ){0,3}[가-힣]+\.$/;
/** Asked for a difficulty: what did not do what it should, or how it was at first. */
const FAILED_END =
  /(?:움직이|되|맞|나오|작동하|열리|켜지|보이|붙|풀리|지나가|돌아가|뜨|들리|들어가)지 않(?:음|았음)\.$/;
const ONLY_FIRST = /^처음에는? (?![^.]*(?:는데|지만|으나|다가|더니|니|자|려고) )[^.]*\.$/;
/** 각각 3회씩 총 18개임: of what. */
const BARE_TOTAL = /^(?!.*[가-힣][은는이가] )[^.]*총 \d[\d,]*(?:개|명|번|회|장|쪽|가지|건)임\.$/;
const SELF_BLAME =
  /^(?:부족한|아쉬운) 점[은이] |못 [가-힣]+겠다고 생각함\.$|(?:탓|잘못|실수)(?:임|이었음|이라고 생각함|(?:이었|였)다고 생각함|임을 [가-힣]+함|임을 알아냄)\.$|자신의 쪽이었다고 생각함\.$/;
/** 뉴스도 이제는 못 지나치겠다고 생각함: what has changed, in words of talk. */
const NO_LONGER = /(?:이제는?|앞으로는?|더 ?이상|더는) [^.]*못/;
const WAY_OUT =
  /해결|(?<!못 ?)고침|고쳤|고치니|성공|풀림|극복|바꾸|바꿈|바꿨|보완|도움으로|지나치(?!게)|끝에|결국|그제야|[았었했였웠렸졌켰갔왔봤줬썼냈]더니|보니|다시 |수정|때문에 [^.]*(?:넣음|포함|사용함)/;
/** What came to be known (… 텅 빈다는 것을 알게 됨) is what was learnt. */
const WISHED = /고 싶었는데[^.]*(?:짐|못 함|안 됨|떨어짐|(?<!(?:알|깨닫|느끼|배우|이해하|생각하)게 )됨)\.$/;

const BELIEVED =
  /(?:줄(?:로|만)? ?알았|(?:다고|라고|거라고|것으로|같다고)(?:만)? ?(?:생각했|믿었|봤|여겼|예상했))[가-힣]*[.!\s]*$/;
/** … 풀인 줄 알았으나 누룽지라는 뜻임을 알게 됨: what means so must be named. */
const TRUTH_FIRST = /줄(?:로만)? 알았으나 ([^.]+)임을 알게 됨\.$/;
const OF_SOMETHING = /[가-힣A-Za-z'"’”」』][은는이가] |^(?!.*(?:라는|뜻|의미|말)$)/;
const NO_SUBJECT = '무엇에 대한 말인지 문장만으로 알 수 없어 제외했습니다. 필요하면 다듬어 넣어 주세요.';
/** Two opinions side by side, and no word on what came of it. */
const APART =
  /(?:는데|지만|고),? (?:다른 )?(?:친구|모둠원|조원|짝|상대)(?:은|는|이|가) [^.]*(?:[다라냐자]|["'”’](?:이?라)?)고 (?:함|말함|주장함|답함)\.$/;
/** … 따르니 괜찮아짐: what got better stood in the sentence before. */
export const BETTERED =
  /(?:니|더니|서) (?:훨씬 |더 )?(?:괜찮아짐|나아짐|좋아짐|해결됨)\.$(?<![을를] [^.]*\.)(?<!(?:이|가|은|는) (?:훨씬 |더 )?(?:괜찮아짐|나아짐|좋아짐|해결됨)\.)/;
/** 박자가 빨라져서 …: what was wrong is told. */
const TROUBLED =
  /(?:않아|못해|없어|부족해|부족하여|틀려|달라|느려|빨라져?|어려워|막혀|깨져|밀려|커져?|작아져?|무너져|끊겨|흐려)서? [^.]*(?:니|더니) |지 (?:않|못하)자 [^.]*(?:니|더니) |(?:는데|져서|려서|나서) [^.]*더니 /;
const ANSWERS = /(?:다고|라고|자고|고) (?:답함|대답함|답변함)\.$/;
const ASKED = /질문|물음|묻|물어|의견|주장|반론|반박|궁금|\?/;

/** 40도에서 가장 높았고 60도에서는 거의 나오지 않음: what was found at one value and at another. */
const FOUND_AT =
  /\d[^.]*(?:에서는?|일 때는?|때는?|은|는) [^.]*(?:고|며|지만|는데|으나),? [^.]*\d[^.]*(?:에서는?|때는?|은|는) /;
/** 문법을 고쳐 줬는데 관사가 가장 많이 틀림: what was found in somebody else's work. */
const FOR_OTHERS = /(?:고쳐|가르쳐|알려|설명해|봐|도와|채점해) ?(?:줬|주었)(?:는데|더니|고) /;

/** 1.38초, 1.59초여서 순서는 같았지만 이유가 틀림: what was measured beside what was thought. */
const COMPARED = /\d[\d.]*[^ ]*[^.]* \d[\d.]*[^ ]*[^.]*(?:서|지만|는데|으나) /;

const OWN_STATE = /아직|자꾸|계속|잘 |헷갈|이해|상상|모르|모름|부족|더라|겠/;
/** 분해 효소가 없어서 발효가 되지 않음: why it is so, of things. */
const EXPLAINS =
  /^(?!.*(?:자신|시간|경험|자료)[이가] )[가-힣A-Za-z0-9 ]{2,}(?:이|가) (?:없|있|낮|높|작|크|적|많|약하|강하|두꺼우|가늘)?(?:어|아|여|해|커|워)서? [^.]*(?:되지|나오지|생기지|일어나지|녹지|뜨지|보이지|흐르지|자라지) 않(?:음|았음)\.$/;

/** Why the last sentence of a unit leads nowhere, or null. */
export function leadsNowhere(piece: Piece, before: Piece | undefined): string | null {
  if (piece.source.kind === 'observation') return null;
  // 4.1cm is one figure, and its point ends no sentence.
  const plain = piece.text.replace(/(?<=\d)\.(?=\d)/g, '·');
  const isFound = [FOUND_AT, FOR_OTHERS, COMPARED, EXPLAINS].some((mark) => mark.test(plain));
  // 물체가 접선 방향으로 날아간다: of things, and always so.
  const isTruth = !OWN_STATE.test(piece.text) && truthIn(piece.text, piece.raw) !== null;
  if (
    (WEAK_END.test(piece.text) || AGAIN_AND_AGAIN.test(piece.text)) &&
    !WAY_OUT.test(piece.text) &&
    !isFound &&
    !isTruth
  )
    return UNSOLVED;
  if (piece.intent === '어려움과 해결' && !before && !isFound && !isTruth) {
    if (FAILED_END.test(piece.text) || ONLY_FIRST.test(piece.text)) return UNSOLVED;
  }
  if (BARE_TOTAL.test(plain)) return NO_SUBJECT;
  if (WISHED.test(piece.text)) return UNSOLVED;
  if (SELF_BLAME.test(piece.text)) return NO_LONGER.test(piece.text) ? SPOKEN : BLAMED;
  if (APART.test(piece.text)) return APART_STILL;
  const [, truth] = TRUTH_FIRST.exec(piece.text) ?? [];
  if (truth) return OF_SOMETHING.test(truth) || before ? null : NO_SUBJECT;
  if (
    BELIEVED.test(piece.raw) &&
    // 두 줄이라도 써야겠다고 생각했다: meant to do, and never believed.
    !piece.raw.includes('겠다고') &&
    /^(?:[^.]{0,8}(?:원래|처음|당연|전에는|평소)|[^.]*줄)/.test(piece.raw) &&
    piece.intent !== '동기'
  )
    return PRECONCEPTION;
  if (/^(?!.*\d.*(?:[아어여해]서|더니|니) ).*줄 알았(?:음|다|어요|습니다)[.!~ㅋㅎㅠ\s]*$/.test(piece.raw))
    return PRECONCEPTION;
  if (BETTERED.test(piece.text) && !TROUBLED.test(piece.text) && !before) return REPLY;
  if (ANSWERS.test(piece.text) && !ASKED.test(piece.text) && !before) return REPLY;
  return null;
}
