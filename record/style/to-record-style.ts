import { splitSentences } from '../sentences.ts';
import type { StyleResult } from '../types.ts';
import { closed } from './closing.ts';
import { contentlessReason } from './contentless.ts';
import { parseEnding } from './endings.ts';
import { finish, finishFragment, finishOpinion } from './finish.ts';
import { hasFirstPerson, withoutFirstPerson } from './first-person.ts';
import { withoutInnerHedges } from './hedges.ts';
import { withoutHonorifics } from './honorifics.ts';
import { stripNoise } from './noise.ts';
import { isDoingNoun, isListedThing } from './nouns.ts';
import { fromQuestion, isRequest } from './questions.ts';
import { protectQuotations, restoreQuotations } from './quotations.ts';
import { toWrittenRegister } from './register.ts';
import { reviewReason } from './review-reasons.ts';
import { repairSpelling } from './spelling.ts';
import { isSoundStem, lastWord } from './stems.ts';

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

/** 아하! 했다. */
const CRIED_WITHIN = /(?<=(?:^|\s)[가-힣]{1,4}(?<![다요음함]))!+\s*(?=했|하고 |하는 |하며 )/g;

/** At the head of a sentence; the words themselves go with the first person. */
const OPINION =
  /^(?:[제내] 생각(?:에|에는|엔|으로는)|[제내]가 (?:보기에|보기엔|보기에는|볼 때|볼 때는|볼 땐|봤을 땐|생각할 땐|봤을 때|봤을 때는|생각했을 때|생각했을 때는|생각할 때|생각할 때는|생각하기에|생각하기에는|생각하기엔|느끼기에|느끼기에는))[,\s]/;

const FIRST_PERSON = '1인칭 표현이 남아 있습니다.';

function convert(sentence: string): StyleResult {
  const long = tooLong(sentence);
  if (long) return { dropped: long };
  const clean = stripNoise(sentence);
  const { text: marked, quotations } = protectQuotations(clean);
  const spelled = repairSpelling(marked.replace(GREETING, ''));
  const empty = contentlessReason(spelled);
  if (empty) return { dropped: empty };
  const review = reviewReason(clean);
  // 만드는 거였거든?: told, not asked.
  const question = /\?\s*$/.test(spelled) && !/(?:거든|잖아|더라고|다니까)요?\?\s*$/.test(spelled);
  const plain = withoutFirstPerson(toWrittenRegister(withoutHonorifics(spelled)));
  const body = withoutInnerHedges(plain.replace(/[\s.!?,;:~·]+$/u, ''));
  const nothing = contentlessReason(body);
  if (nothing) return { dropped: nothing };
  const ended = endSentence(body, question, OPINION.test(marked));
  const text = restoreQuotations(`${ended.text.replace(/\s+/g, ' ').trim()}.`, quotations);
  const reason = review ?? ended.review ?? (hasFirstPerson(ended.text) ? FIRST_PERSON : undefined);
  return reason ? { text, review: reason } : { text };
}

/** Nouns of the dictionary that a sentence rather ends in as a verb: 모양이 약해, 선생님이 보여 주심. */
const VERB_RATHER =
  /^(?:[가-힣]*(?:강해|약해|당해|속해|행해|청해|토해|상해|고해|해다|서서)|가요|잡다|붓다|파다|허다|번다|마다|이지|물음|주심|[작밀졸통일]고|이서|아서)$/;

/** 타인 배려, 문제의 이해, 현대: a noun that looks like a form of a verb (배리다, 이하다) and is none. */
function isNounMisread(body: string, told: string): boolean {
  const last = lastWord(body);
  if (/[을를] \S*고$/.test(body) && !/^(?:[참신광기제선경충권예]고)$/.test(last)) return false;
  return (isListedThing(last) || isDoingNoun(last)) && !told.includes(last) && !VERB_RATHER.test(last);
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
  const whole = sentence.replace(WONDERED_WITHIN, ' ').replace(CRIED_WITHIN, ' ');
  const parts = splitSentences(whole);
  if (parts.length <= 1) return convert(parts[0]?.text ?? whole);
  const results = parts.map((part) => convert(part.text));
  const kept = results.filter((result) => 'text' in result);
  const first = results[0];
  if (kept.length === 0) return first ?? { dropped: '글자가 없는 문장입니다.' };
  const review = kept.find((result) => result.review)?.review;
  const text = kept.map((result) => result.text).join(' ');
  return review ? { text, review } : { text };
}
