import { ofWhoIAm, singledOut } from './first-person/clefts.ts';
import { endingIn, withParticle } from '../hangul.ts';
import { splitSentences } from '../sentences.ts';
import type { StyleResult } from '../types.ts';
import { closed } from './closing/closing.ts';
import { contentlessReason } from './contentless.ts';
import { parseEnding } from './closing/endings.ts';
import { finish, finishFragment, finishOpinion } from './closing/finish.ts';
import { withoutFirstPerson } from './first-person/first-person.ts';
import { withoutInnerHedges } from './closing/hedges.ts';
import { withoutHonorifics } from './register/honorifics.ts';
import { hasFirstPerson } from './first-person/left-over.ts';
import { stripNoise } from './noise.ts';
import { isNounMisread } from './words/noun-misread.ts';
import { isListedThing } from './words/nouns.ts';
import { fromQuestion, isRequest } from './closing/questions.ts';
import { protectQuotations, restoreQuotations } from './quotations.ts';
import { toWrittenRegister } from './register/register.ts';
import { reviewReason } from './review-reasons.ts';
import { repairSpelling } from './spelling/spelling.ts';
import { withoutTakenBack } from './taken-back.ts';
import { isSoundStem, lastWord, nominal } from './words/stems.ts';

const MISSING_END = '문장의 끝을 확인해야 합니다.';
const UNKNOWN = '서술어를 알아보지 못해 끝을 다듬어야 합니다.';
const REQUEST = '요청이나 권유하는 문장입니다.';
const TOO_LONG = '한 문장이 너무 길어 제외했습니다.';

/**
 * Letters of the longest record there is (2,100 bytes of three a letter). A longer sentence fits into none, and many
 * patterns look at each word as often as it has letters: 5,000 letters without a space would take a tenth of a second.
 */
const LONGEST = 700;

/** Why a sentence is not even read (a Korean sentence), or null: longer than any record. */
export function tooLong(sentence: string): string | null {
  return sentence.length > LONGEST ? TOO_LONG : null;
}

/** Said before the sentence begins. */
const GREETING = /^안녕하(?:세요|십니까)[,.!\s]+(?=\S)/;

/** 이게 맞나? 싶어서: the mark ends no sentence. */
const WONDERED_WITHIN = /\?+\s*(?=싶|하고 |하는 |하면서 |하며 |라는 |라고 |이?란 )/g;

/** 이어져 있다는 느낌? 그런 걸 받았다: named with hesitation, taken up again. */
const HESITATED =
  /([가-힣]+)\? (?:그런|이런|뭐 그런) (?:(거|것|걸|거를|것을)|(게|거가|것이)|(건|것은))(?=\s)/g;

function withoutHesitation(text: string): string {
  if (!text.includes('?')) return text;
  return text.replace(HESITATED, (_, noun: string, object?: string, subject?: string) =>
    withParticle(noun, object ? '을/를' : subject ? '이/가' : '은/는'),
  );
}

/** 나타낼 수 있다 그래서 신기했다: what was said. A past before 그래서 ends a sentence (했다 그래서 …). */
const SAID_SO = new RegExp(
  `(?<=(?:수 [있없]|[${endingIn('ㄴ')}])다) 그래(?=서 (?:[가-힣]+ ){0,2}[가-힣]+[^가-힣]*$)`,
  'g',
);

/** 줄이 쫙 뜨는 거예요, 충격이었어요: two sentences. */
const TOLD_ON = /(?<=[가-힣] 거(?:예요|에요|야)), (?=[가-힣])/g;

/** 아하! 했다. */
const CRIED_WITHIN = /(?<=(?:^|\s)[가-힣]{1,4}(?<![다요음함]))!+\s*(?=했|하고 |하는 |하며 )/g;

/** At the head of a sentence; the words themselves go with the first person. */
const OPINION =
  /^(?:[제내] 생각(?:에|에는|엔|으로는)|[제내]가 (?:보기에|보기엔|보기에는|볼 때|볼 때는|볼 땐|봤을 땐|생각할 땐|봤을 때|봤을 때는|생각했을 때|생각했을 때는|생각할 때|생각할 때는|생각하기에|생각하기에는|생각하기엔|느끼기에|느끼기에는))[,\s]/;

const PLANNED = '한 일인지 할 일인지 확인해야 합니다.';
/** The first of several points that are counted. */
const LIST = /^\s*(?:1[.)]|①)/;

/** 자료 찾기: a point of a list, named as what is done. */
function fromListed(body: string): string | null {
  const stem = body.slice(0, -1);
  return body.endsWith('기') && isSoundStem(stem) && !isListedThing(lastWord(body)) ? nominal(stem) : null;
}

/** (온도계가 고장 나서 두 번 쟀다): a sentence that is put in brackets as a whole. */
const WHOLLY_ASIDE = /^\s*\(([^()]* [^()]*[다요음함임됨것][.!~]*)\)[\s.!?~]*$/;

/** 3도만 틀려도 이만큼: shown with the hands, and never said. */
const SHOWN = /(?:^|\s)[이요그]만큼[.?!~\s]*$/;
const UNSAID = '무엇이 어떠하였는지 적지 않은 문장입니다.';

/** 누가 솔직하게 대답하겠어요, 한 장이면 되지 않냐고요: nobody would; no resolve and no question. */
const ASKS_BACK =
  /(?:^|[\s,])(?:(?:어느 )?누가|누구라도|어찌|뭐가|무엇이|왜|어떻게) [^.]*(?<!모르|알|좋)겠(?:어요?|습니까|냐|나요?|니|는가)[.?!~\s]*$|지 않냐고요[.?!~\s]*$/;
const ASKED_BACK = '되묻는 말이어서 제외했습니다. 뜻을 평서문으로 적으면 넣을 수 있습니다.';

const FIRST_PERSON = '1인칭 표현이 남아 있습니다.';

function convert(sentence: string, listed = false): StyleResult {
  const long = tooLong(sentence);
  if (long) return { dropped: long };
  const clean = stripNoise((sentence.includes('(') && WHOLLY_ASIDE.exec(sentence)?.[1]) || sentence);
  const { text: marked, quotations } = protectQuotations(clean);
  const spelled = repairSpelling(marked.replace(GREETING, ''));
  const empty = contentlessReason(spelled);
  if (empty) return { dropped: empty };
  const review = reviewReason(clean);
  // 만드는 거였거든?: told, not asked.
  const question =
    spelled.includes('?') &&
    /\?\s*$/.test(spelled) &&
    !/(?:(?:거든|잖아|더라고|다니까|던데)요?|[거것] 있(?:죠|지요?))\?\s*$/.test(spelled);
  if ((spelled.includes('겠') || spelled.includes('냐고')) && ASKS_BACK.test(spelled))
    return { dropped: ASKED_BACK };
  if (spelled.includes('만큼') && SHOWN.test(spelled)) return { dropped: UNSAID };
  const mine = spelled.replace(/[\s.!?,;:~·]+$/u, '');
  const plain = withoutFirstPerson(
    toWrittenRegister(withoutHonorifics(singledOut(mine) ?? ofWhoIAm(spelled))),
  );
  const body = withoutInnerHedges(plain.replace(/[\s.!?,;:~·]+$/u, ''));
  const nothing = contentlessReason(body);
  if (nothing) return { dropped: nothing };
  const point = listed ? fromListed(body) : null;
  const ended = point ? { text: point, review: PLANNED } : endSentence(body, question, OPINION.test(marked));
  // 얼마나 뿌듯하던지: no more than 매우 뿌듯했음.
  const exclaimed = body.includes('던지') ? contentlessReason(ended.text) : null;
  if (exclaimed) return { dropped: exclaimed };
  const text = restoreQuotations(`${ended.text.replace(/\s+/g, ' ').trim()}.`, quotations);
  const reason = review ?? ended.review ?? (hasFirstPerson(ended.text) ? FIRST_PERSON : undefined);
  return reason ? { text, review: reason } : { text };
}

function endSentence(body: string, question: boolean, opinion: boolean): { text: string; review?: string } {
  const wondered = fromQuestion(body, question);
  if (wondered) return { text: wondered };
  const asked = body.replace(/ (?:쌤|샘|선생님|교사)$/, '');
  if (isRequest(asked))
    return {
      text: `${asked}라고 함`.replace(/세요라고 함$/, '기를 바람').replace(/하자라고 함$/, '하자고 제안함'),
      review: REQUEST,
    };
  const predicate = parseEnding(closed(body));
  if (!predicate) return finishFragment(body);
  // Better the student's own words than a verb that does not exist.
  if (predicate.kind === 'stem' && !isSoundStem(predicate.body)) return { text: body, review: UNKNOWN };
  const text = opinion ? finishOpinion(predicate) : finish(predicate);
  if (isNounMisread(body, text)) return finishFragment(body);
  return question ? { text, review: MISSING_END } : { text };
}

/**
 * Puts a student's sentence into record style: no first person, written register, nominal ending (발표했어요 → 발표함.).
 * `review` says in Korean why a person should look at the result; `dropped` says why nothing was kept. A text of several
 * sentences is converted sentence by sentence. Never throws; a sentence already in record style comes back unchanged.
 */
export function toRecordStyle(sentence: string): StyleResult {
  const meant = withoutTakenBack(sentence);
  const told = /그래서|, /.test(meant) ? meant.replace(SAID_SO, '고 해').replace(TOLD_ON, '. ') : meant;
  const asked = withoutHesitation(told);
  const whole = /[?!]/.test(asked) ? asked.replace(WONDERED_WITHIN, ' ').replace(CRIED_WITHIN, ' ') : asked;
  const parts = splitSentences(whole);
  if (parts.length <= 1) return convert(parts[0]?.text ?? whole);
  const results = parts.map((part) => convert(part.text, LIST.test(whole)));
  const kept = results.filter((result) => 'text' in result);
  const first = results[0];
  if (kept.length === 0) return first ?? { dropped: '글자가 없는 문장입니다.' };
  const review = kept.find((result) => result.review)?.review;
  const text = kept.map((result) => result.text).join(' ');
  return review ? { text, review } : { text };
}
