import { SPOKEN, STRUNG } from '../fitness/spoken-marks.ts';
import {
  ASIDE,
  EVERYDAY,
  FRAGMENT,
  NOT_SHOWN,
  NOT_WORDED,
  NOTE_FORM,
  TOO_SHORT,
} from '../fitness/reasons.ts';
import { UNREADABLE } from '../fitness/vouched.ts';
import { ENDED } from '../notes/joined.ts';

/** Why an answer's words are left out, as a teacher sees it who has them before the eyes. */

/** Reasons that speak of a form: of a note they say what the engine could not read, not what was written. */
const OF_FORM = new Set([TOO_SHORT, FRAGMENT, STRUNG, SPOKEN, NOT_SHOWN, ...UNREADABLE]);
const NO_LETTERS = '글자가 없는 문장입니다.';
const HALF = '문장을 나누면서 따로 남은 부분이어서 제외했습니다. 필요하면 다듬어 넣어 주세요.';
/** Written with a full end (골랐어요ㅎㅎ); 힘들었음 is a note, 가능하니까 a clause. */
const isWritten = (raw: string) =>
  (ENDED.test(raw) || /네요?[.!?~\s]*$/.test(raw)) && !/니까[.!?~\s]*$/.test(raw);
/** Words of talk. */
const TALKED =
  /[ㅋㅎㅠㅜ]|;;|(?:^| )(?:걍|막|젤|글고|근데|암튼|진짜|완전|그니까|되게|뭔|엄청|솔직히|아까비|몰름)(?= |$)|(?<![가-힣])(?:개|욕)[가-힣]+[함음]|(?<![가-힣])(?:이거|그거|애들)|(?:[는은던런]|틀린|한|된|될|할)거(?![가-힣]?[리울])/;
/** Talk that comes to no end: 가위바위보져서.., 시간배분좀. */
const TALKED_ON =
  /(?:서|는데|니까|구나|말고|좀|듯|줄|땜에|때매)(?:\.\.|[~!?])[.~!?\s]*$|[가-힣](?:구나|땜에|때매|말고| 줄|[될할]듯)[.\s]*$/;
/** The first half of a longer sentence. */
const GOES_ON =
  /[가-힣](?:었고|았고|했고|하고|이고|며|지만|는데|은데|인데|으나|면서|니까|[아어여해져와워려켜]서),?\s*$/;
/** What notes are set out with. */
const NOTE_MARKS = /[:/→=+>*]|^\s*[-–•·]|, [^,]*, /;
/** Letters above which words without a mark between them are strung together, and no note. */
const LONGEST_NOTE = 44;
/** 구간밖이더라구요, 변호사햇어요ㅋㅋ. */
const CHATTY_END = /(?:더라[고구]요|거든요|잖아요|[햇엇앗]어요|거 ?같아요|[ㅋㅎㅠ]{2,})[.!~\sㄱ-ㅎㅏ-ㅣ]*$/;
const FEELING_ONLY =
  /(?:재미있|재밌|재미없|즐거[웠움]|좋았|기뻤|기쁘|뿌듯|행복|신기|떨렸|떨려|떨림|속상|긴장|힘들었|무서[웠움]|아쉬[웠움]|지루|답답|설[렜레]|창피|부끄러)[가-힣]*[.!~?\sㄱ-ㅎㅏ-ㅣ^]*$/;

/**
 * The reason that is true of what was written: what is told of the engine's reading may be the reading's own fault.
 * `short`: it was read as too short to stand alone.
 */
export function trueReason(raw: string, given: string, short = false): string {
  // (답변 대기중): letters there are, in the brackets that a record goes without.
  if (given === NO_LETTERS && /\p{L}/u.test(raw)) return ASIDE;
  if (!OF_FORM.has(given)) return given;
  const reason = short ? TOO_SHORT : given;
  if (isWritten(raw)) {
    if (reason === TOO_SHORT && FEELING_ONLY.test(raw)) return EVERYDAY;
    if (reason === TOO_SHORT && CHATTY_END.test(raw)) return SPOKEN;
    return reason === FRAGMENT ? NOT_WORDED : reason;
  }
  if (TALKED.test(raw) || TALKED_ON.test(raw)) return SPOKEN;
  if (GOES_ON.test(raw)) return HALF;
  return raw.length > LONGEST_NOTE && !NOTE_MARKS.test(raw) ? reason : NOTE_FORM;
}
