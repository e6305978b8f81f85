import { lastFinal } from '../../../record/hangul.ts';

/**
 * What can be done with words that the draft left out. `whole`: they read as a sentence of a record; `unfinished`: somebody
 * has to make a sentence of them first; `nothing`: there is nothing in them to tell.
 */
export type Standing = 'whole' | 'unfinished' | 'nothing';

/** Reasons of the record engine (its tests say them as they are) behind which no account of the lesson lies. */
const NOTHING_SAID =
  /답이 없는 문장|글자가 없는|뜻이 없는 글자|인사말|자기소개|혼잣말|교사에게 하는|지시문이어서|다른 답을 가리키는/;
/** 재밌었다, 잘함: a student's word says nothing; of what a teacher saw, more is known than was written. */
const CONTENTLESS = /구체적인 내용이 없는/;
/** The words are lacking, not the room: half a sentence, a note, what nobody could place. */
const TO_MEND =
  /온전한 문장이 아니|너무 짧아|너무 길어|서술어|다듬|남는 내용이 거의 없|누가 한 일인지|무엇을 했는지가|가리키|알 수 없|분명하지 않|우리말이 아닌|드러나지 않|농담처럼|기록 자체를|물음표를/;
/** What no record may hold, in the words of the engine and of the record rules: somebody has to say it otherwise, or leave it. */
const FORBIDDEN =
  /적을 수 없|쓸 수 없는|적지 않습니다|쓰지 않습니다|이름이 들어|개인 ?정보가|연락처|알아볼 수 있는|맞지 않는 표현|정한 기재 금지어|일반적인 말로 바꾸는/;

/** Whether words end as a sentence of a record does: 정리함, 이끎. */
export function endsAsRecord(words: string): boolean {
  const last = words.replace(/\s*\([^()]*\)(?=\W*$)/u, '').replace(/[^\p{L}\p{N}]+$/u, '');
  const final = lastFinal(last);
  return final === 'ㅁ' || final === 'ㄻ';
}

/** 한결이가 침: of two words nobody knows what was done in the lesson, whatever else is right about them. */
const FEWEST_WORDS = 3;

interface LeftOut {
  /** Korean sentence: why the draft left them out. */
  reason: string;
  /** Why the engine would have a person look at them, put into record style. */
  review: string | undefined;
  words: string;
  seen: boolean;
}

export function standingOf({ reason, review, words, seen }: LeftOut): Standing {
  if (NOTHING_SAID.test(reason) || (CONTENTLESS.test(reason) && !seen)) return 'nothing';
  const doubts = review ?? '';
  // Left out for want of room, it may not stand there all the same.
  const forbidden = FORBIDDEN.test(reason) || FORBIDDEN.test(doubts);
  const lacking = forbidden || TO_MEND.test(reason) || CONTENTLESS.test(reason) || /서술어/.test(doubts);
  const full = endsAsRecord(words) && words.trim().split(/\s+/u).length >= FEWEST_WORDS;
  return full && !lacking ? 'whole' : 'unfinished';
}
