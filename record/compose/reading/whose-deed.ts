import { lastFinal, withParticle } from '../../hangul.ts';
import { isAdjective, pastStem } from '../../style/words/stems.ts';
import { withoutQuotations } from '../quoted.ts';
import { THEIRS } from '../fitness/others-marks.ts';
import { UNCLEAR } from '../fitness/reasons.ts';
import { takesObject } from '../notes/word-forms.ts';

/** Whether a sentence still says who did what: an elder's verb, what was seen of another, a thing done to oneself. */

const ELDER =
  /(?:[님분]|께서|할머니|할아버지|어머니|아버지|엄마|아빠|이모|고모|삼촌|부모|어르신|아저씨|아주머니|아줌마|사장|쌤|샘|작가|교수|기자|대표|감독|코치|[가-힣]{2}(?:사|관|원))(?:들)?(?:이|가|은|는|께서(?:는)?|도|만)?(?=[ ,.])/;
/** 보여 주셨는데, 드시고; 마셨다 and 모셨다 are no honour. */
const HONOURED =
  /(?<![마모적])(?:셨|십니다)|[가-힣](?:주|드|계|하|오|보|아|쓰)시(?:고|며|면서|는데|니|면|더)|(?:주|오|하|가)심(?=[.\s]|$)/;
/** What was said is told as heard; what was asked (무엇을 드셨는지) is no deed. */
const withoutSaid = (raw: string) =>
  raw.replace(/[다라자냐]고 ?(?:말씀 ?)?하(?:셨|시|심)|[가-힣]*셨(?:는지|던|냐|느냐)/g, '');
/** Who is meant by an elder's verb, beside any elder. */
const ALL = /모두|다들|전부|아무도|누군가/;
/** Told as heard, given or learnt, the sentence needs no other subject. */
const TAKEN = /(?:들음|받음|배움|얻음|알게 됨|부탁함|연결됨)\.$/;

/** 남겨 뒀더라고요: seen of somebody else. */
const SEEN_OF_OTHERS = /([가-힣]+ )?([가-힣]+)더라(?:고요|구요|고|구)?[.!~ㅋㅎㅠ\s]*$/;
/** 실려 갔다고 한다, 다녀왔대요: of oneself nobody says so. */
const TOLD_OF_OTHERS =
  /[았었했갔왔봤줬렸졌켰혔]다고 (?:한다|합니다|해요)[.!~\s]*$|[았었했갔왔봤줬렸졌켰혔]대요?[.!~ㅋㅎㅠ\s]*$|(?:드셨|주무셨|계셨|돌아가셨|가셨|오셨|하셨)다고 ?(?:함|했음|했다|하심)[.!~\s]*$/;
const SUBJECT =
  /[가-힣A-Za-z)](?:이|가|께서)(?= )|(?:친구|짝|사람|애|아이|학생|교사|님|[ 신]분|들)[은는도] |[가-힣]{2}이는 /;
/** Anything that a state may be told of. */
const TOPIC = /[가-힣A-Za-z)][은는도](?= )/;

const PERSON =
  '(?:친구|짝|짝꿍|모둠원|조원|부원|동아리원|선배|후배|교사|강사|상대|언니|오빠|누나|형|동생|어머니|아버지|할머니|할아버지)(?:들)?';
/** 친구가 내 글을 보고 표시해 줌, 자기는 내 실내화를 신음, 내가 적은 것을 옮겨 줌: 자신 would be theirs. */
const OF_ONESELF = new RegExp(
  `^(?:[^ .]+ ){0,3}(${PERSON})(?:이|가|은|는) [^.]*(?<![가-힣])자신(?:의|을|에게|이(?= [^.]*[은던한] 것[을도] [^.]*줌\\.)) ([^.]*)\\.$`,
);
const MINE = /(?<![가-힣])(?:내|제|내가|제가|나를|저를|나에게|저에게|나한테|저한테) /;
/** 떠올림, 고마움을 느낌: the student's own, whosever deed it is of. */
const MINDED =
  /(?:떠올림|기억함|생각함|느낌|이해함|깨달음|받아들임|고마워함|놀람|알아냄|다짐함|꼽음|반성함|돌아봄|싶어 함|고자 함)$/;
const GOES_ON = /(?:줘서|주어서) |[가-힣](?:[아어여해려져와]서|는데|지만|으나|더니|자|자고|다고|라고|냐고) /;

/** 올리니까 알아서 넘겨줬다: who gave is another than who put it there. */
const GIVEN_BACK =
  /[을를에로] (?:[가-힣]+ )?[가-힣]+(?:니까?|더니),? (?:알아서 |바로 |금방 |다시 )?[가-힣]+[아어여해겨] ?줬[가-힣]*[.!~\s]*$/;
/** 물어봤더니 그냥 웃었다. */
const REACTED =
  /(?:물어 ?봤더니|물었더니|말했더니|여쭤 ?봤더니|보여 ?줬더니),? (?:그냥 |갑자기 |크게 |다 )?(?:웃|울|고개를|놀|화를|좋아하|좋아했)[가-힣 ]*[.!~\s]*$/;
/** 그때 치료한 분임: who, stood before it. */
const IS_SOMEBODY = /^(?![^.]*[은는] )[^.]*(?:사람|분|인물)임\.$/;

/** 이틀 뒤에 길게 답을 주셨다: what was given was received. */
const GIVEN =
  /^(.*?)(?:(답장?|답변|조언|도움|자료|설명|허락|힌트|의견|칭찬|격려)[을를] (?:[가-힣]+ )?(?:해 ?|보내 ?|내 ?)?줌|(?<![가-힣])(대답|답변?|설명|조언|응답)해 ?줌)\.$/;

const STORY = /^(.*(?:이야기|얘기|경험담?))(를|을|도) (?:해|들려) ?줌\.$/;
/** An elder, named as who tells it. */
const ELDER_TELLS =
  /(?:[님분쌤샘]|할머니|할아버지|어머니|아버지|엄마|아빠|이모|고모|삼촌|[가-힣]{2}(?:사|관|원|장))(?:들)?(?:이|가|은|는|께서는?)(?= )/;

/** 친구가 왜 검사를 하는지 물어봄: asked of the student. */
const ASKED_ME =
  /^((?:(?:한|다른|또 다른|같은 모둠) )?(?:친구|모둠원|조원|짝|부원|선배|후배|관객|청중)들?)(?:이|가) (?:(?:그러면|그럼|자신에게),? )?([^.]*(?:[는은을인할될른한운큰긴된쓴]지|까닭|이유)(?:를|을)?) (?:물음|물어봄|질문함)\.$/;
/** 말투가 낯설다는 의견이 3개 있었음, … 가장 많았음: what they thought of it, which came to the student. */
const OPINIONS =
  /^(.+[다라]는 (?:의견|평가|평|지적|칭찬|조언))이 (?:(?:(가장|제일) 많았음)|(?:(\d+(?:개|건|번|명)) )?있었음|(많았음))\.$/;
const OF_MINE = /받은 (?:의견|평가|평|피드백|조언)|상호 ?평가|동료 ?평가/;

/** What others asked of the student or thought of the student's work, told as received; any other sentence as it is. */
export function asHeard(told: string, question: string | null): string {
  const [, who = '', what = ''] = ASKED_ME.exec(told) ?? [];
  if (who) return `${what} 묻는 ${who}의 질문을 받음.`;
  const [, opinion = '', most, count, many] = OF_MINE.test(question ?? '') ? (OPINIONS.exec(told) ?? []) : [];
  if (opinion)
    return [`${opinion}을`, most && '가장 많이', count, many && '많이', '받음.'].filter(Boolean).join(' ');
  return told;
}

/** What an elder gave whom the sentence does not name, as received; any other sentence as it is. */
export function asReceived(told: string, raw: string): string {
  const [, before = '', what = '', done = ''] =
    HONOURED.test(raw) && !ELDER.test(raw) ? (GIVEN.exec(told) ?? []) : [];
  // 길을 잃은 이야기도 해 주셨다.
  const [, story = '', particle = ''] =
    HONOURED.test(raw) && !ELDER_TELLS.test(raw) ? (STORY.exec(told) ?? []) : [];
  if (story) return `${story}${particle} 들음.`;
  // 세 가지를 설명해 주셨다, 고르는 법을 설명해 주셨다: of what.
  const of = done ? /^(.*[가-힣])[을를] $/.exec(before)?.[1] : undefined;
  if (of)
    return `${of}${/가지$/.test(of) ? '' : '에 대한'} ${withParticle(done, '을/를')} ${done === '응답' ? '받' : '들'}음.`;
  return what || done
    ? `${before.replace(/하게 $/, '한 ')}${withParticle(what || done, '을/를')} 받음.`
    : told;
}

/** 먼저 말을 걸더라고요: of oneself nobody says what was seen. */
const SEEN_DOING = /[을를] (?:[가-힣]+ )?([가-힣]+)더라(?:고요|구요|고|구)?[.!~ㅋㅎㅠ\s]*$/;
const MYSELF = /(?<![가-힣])(?:제가|내가|저도|나도|저는|나는|우리)/;

/** Whether what was seen is a doing to something: 남겨 뒀더라고요, 고쳐 놨더라; 다르더라 is none. */
function isSeenDeed(raw: string): boolean {
  const seen = SEEN_DOING.exec(raw)?.[1];
  if (
    seen &&
    !isAdjective(seen) &&
    !/^(?:있|없|되|알|모르|못하|들|보|느끼|깨닫)$/.test(seen) &&
    !MYSELF.test(raw)
  )
    return lastFinal(seen) !== 'ㅆ';
  const [, helped = '', form = ''] = SEEN_OF_OTHERS.exec(raw) ?? [];
  const stem = lastFinal(form) === 'ㅆ' ? pastStem(form) : form;
  if (form === '') return false;
  return (
    takesObject(stem) ||
    (/[아어여해겨려와워]$/.test(helped.trim()) && /^(?:주|두|놓|내|버리|가져가)$/.test(stem))
  );
}

/** 할머니는 세 번 외치다가 끔: told of the family, where nobody asked for them. */
const OF_FAMILY =
  /^(?:[^ .]+ ){0,2}(?:할머니|할아버지|어머니|아버지|엄마|아빠|큰아빠|부모|형|오빠|누나|언니|동생|이모|고모|삼촌|사촌[가-힣]*|집에서 기르는 [가-힣]+(?: [가-힣□]+)?)(?:들)?(?:은|는|이|가) (?!(?:사는|다니는|쓰는|하는|준|만든|키우는|가르쳐 준) )/;
/** 아버지가 고치시는데 주머니를 만들었다: honoured first, and the student's own last. */
const OWN_LAST = /(?:시는데|셨는데|시고|셨고|셔서|시니까?|셨지만)(?![^]*(?:신다|셨|십니다|세요|시는|심))/;
const OWN_PART =
  /자신|모둠|보고 |듣고 |위해|위하여|도와|도움|함께|같이|배우|배움|물어|물었|인터뷰|면담|때문에|덕분|[다라자냐]고 |계기|[을를] 보(?:며|면서|니)|생각|싶|느[꼈끼낌]|[들받]음\.$|알게 됨|재어|쟀|조사|비교|설득|부탁|의논|고민|돌보|챙기/;
const ASKS_FOR_FAMILY = /할머니|할아버지|가족|부모|어르신|구술|인터뷰|면담|집에서|동생|형제/;

/** Why nobody can tell whose deed a sentence tells (a Korean sentence), or null. `told` is what was made of `raw`. */
export function whyNobodysDeed(raw: string, told: string, asked = ''): string | null {
  const said = withoutQuotations(raw);
  const text = withoutQuotations(told);
  if (TAKEN.test(text)) {
    const of = /(?:는|다는) (?:것|점)을 알게 됨\.$/.test(text);
    return of &&
      TOLD_OF_OTHERS.test(said) &&
      !SUBJECT.test(text) &&
      !TOPIC.test(text.replace(/다는 (?:것|점)을 알게 됨\.$/, ''))
      ? UNCLEAR
      : null;
  }
  if (OF_FAMILY.test(text) && !OWN_PART.test(text) && !OWN_LAST.test(said) && !ASKS_FOR_FAMILY.test(asked))
    return THEIRS;
  if (HONOURED.test(withoutSaid(said)) && !ELDER.test(said) && !ALL.test(said)) return UNCLEAR;
  if (isSeenDeed(said) && !SUBJECT.test(said)) return UNCLEAR;
  if (GIVEN_BACK.test(said) && !SUBJECT.test(said)) return UNCLEAR;
  if (REACTED.test(said)) return THEIRS;
  if (IS_SOMEBODY.test(text)) return UNCLEAR;
  const [, , rest = ''] = OF_ONESELF.exec(text) ?? [];
  return rest && MINE.test(said) && !GOES_ON.test(rest) && !MINDED.test(rest) ? THEIRS : null;
}
