import { named, SURNAME, TITLE } from '../lecturer-names.ts';
import { all, patternRule, where, type Hit, type Judgement } from '../rule.ts';
import { LEFT } from '../words.ts';

const LECTURER: Judgement = {
  level: 'error',
  message: '강사의 이름은 적을 수 없습니다. ‘전문가’, ‘외부 강사’처럼 이름 없이 적어 주세요.',
  suggestion: '전문가',
};
const MAYBE: Judgement = { ...LECTURER, level: 'check' };

/** Who one reads of gives no talk at school. */
const READ_OF =
  /소설|작품|영화|드라마|다큐|동화|웹툰|만화|시집|(?<!사람)책(?:을|에서|으로|속)|글(?:을|에서)\s(?:읽|찾)|시대|조선|고려|생애|위인|독립운동|교과서|속\s/;

/** 교실에서 만난 김소월 시인의 시: met in what was written. */
const WORKS =
  /^의\s(?:[가-힣]{1,6}\s)?(?:시|시집|작품|소설|수필|동화|그림|음악|노래|곡|이론|법칙|생애|사상|저서|책)(?:[을를이가에의와과로]|에서|으로|\s)/;

/** 강의를 해 주신, 특강을 진행한, 이야기를 들려준: whoever does so to a class. */
const TOLD =
  /[가-힣][을를]\s(?:[가-힣]{1,4}\s)?(?:들려|설명해|알려|소개해|나누어|나눠|전해)\s?주신\s$|(?:강의|강연|특강|이야기|말씀|경험담|체험담|연수|설명회)(?:을|를)?\s(?:직접\s|함께\s)?(?:해\s?[주준]|들려\s?[주준]|나[누눠]|맡|진행|하신|펼|전해|여신|연\s)[가-힣]*(?:\s[주준][신]?)?\s$/;
/** 학교를 찾아오신, 교실을 방문한, 수업에 오신. */
const VISITED =
  /[가-힣]에\s(?:찾아오신|오신|와\s주신|초대된|초청된|초대받은)\s$|(?:학교|교실|학급|동아리|수업|시간|도서관|강당|행사|캠프|체험|모임|축제|교정)(?:에|를|을|로|까지)\s(?:[가-힣]{1,4}\s)?(?:찾아\s?[오온와주준]|방문|오신|온\s|와\s?[주준]|모신|초대|초청)[가-힣]*(?:\s[주준][신]?)?\s$/;
/** 강연자로 오신, 졸업생, 사람책으로 참여한, 저자인. */
const AS_WHOM =
  /(?:강연자|강사|연사|직업인|멘토|사람책|졸업생|동문|전문가|초대\s?손님|저자|강연|특강)(?:로|으로|인|이신)?\s(?:(?:오신|온|참여하신|참여한|나선|나서신|나오신|초대된|초대한|모신|만난|선배인|선배이신|선배)\s)?$|선배(?:인|이신)\s$/;
const MET =
  /(?:강당|도서관|강연장|박람회|학교|교실|축제|만남|온라인|화상|화상\s?회의|비대면|영상\s?통화|진로\s?시간|진로\s?수업|행사|현장|체험)(?:으로|로|에서|에)\s(?:직접\s)?(?:만난|뵌|모신)\s$/;
/** …께서 들려주신. */
const TELLS =
  /^(?:께서|이|가)\s(?:직접\s)?(?:들려\s?[주준]|해\s?주신|전해\s?주신|말씀하신|나누어\s?주신|소개해\s?주신|진행하신|진행한\s)/;
const MEETING =
  /^(?:을|를)\s(?:직접\s)?(?:만나|모시고|뵙고|초대하여)[^.]*(?:질문|여[쭈쭙쭘]|묻|물[어었음]|배[우움웠]|듣|들[음었])/;

/** 이 교수님, 한 박사님, 전 대표: this one, some one, a former one, unless it is a surname. */
const AMBIGUOUS = /^[이한전현본주두모원제]$/;
/** Own teachers are called so as well, and what they do is give lessons. */
const TEACHER = /(?:선생|교사)(?:님)?$/;

function judge({ groups, word, before, after }: Hit): Judgement | null {
  const name = groups['name'] ?? '';
  if (name.length > 1 && !named(name)) return null;
  if (READ_OF.test(before + after)) return null;
  if (!/강연|특강|강의/.test(before) && WORKS.test(after)) return null;
  const asWhom = AS_WHOM.test(before);
  const visited = VISITED.test(before) || MET.test(before);
  const told = TOLD.test(before) || (TELLS.test(after) && /님$|박사|교수/.test(word));
  if (!asWhom && !visited && !told) return MEETING.test(after) && /님$/.test(word) ? MAYBE : null;
  const lesson = /(?:수업|시간|동아리|교실)(?:에|을|를)\s[가-힣\s]{1,12}$/.test(before);
  if (TEACHER.test(word) && (lesson || !(visited || asWhom || /강의|강연|특강/.test(before)))) return MAYBE;
  return AMBIGUOUS.test(name) ? MAYBE : LECTURER;
}

const AFTER = '(?=(?:의|이|가|은|는|께서|께|을|를|와의|과의|와|과|에게|에게서|로부터|으로부터)?(?![가-힣]))';

// 학교를 찾아오신 오승민 선생님, 사람책으로 참여하신 오지은 님.
const fullName = patternRule(
  'LECTURER',
  new RegExp(
    `${LEFT}(?<name>(?:${SURNAME})[가-힣]{2})(?:\\s?(?:전\\s)?(?:${TITLE})(?:님)?|\\s(?:님|씨))${AFTER}`,
    'g',
  ),
  judge,
);

// 강의를 해 주신 김 박사님: without 님 it may be anybody of a book.
const surname = patternRule(
  'LECTURER',
  new RegExp(`${LEFT}(?<name>${SURNAME})\\s(?:${TITLE})님${AFTER}`, 'g'),
  judge,
);

/** LECTURER told by the visit: who came to school, gave a talk or was met, by name. */
export const visitors = where(
  /찾아|방문|오신|온\s|와\s?[주준]|들려|해\s?[주준]|맡|진행|만[난나]|말씀|모[신시]|뵌|나[누눠]|강[사의연]|특강|졸업생|동문|전문가|사람책|저자|멘토|연사|초[대청]/,
  all(fullName, surname),
);
