import { decompose } from '../../hangul.ts';
import { DOUBTFUL, ENOUGH, SIGNS } from './bearing-on-a-text.ts';
import { bearsOnATextInEnglish } from './english-on-a-text.ts';
import { spelledOut } from './spelled-out.ts';
import { STATED } from './stated-claims.ts';

/**
 * Orders in the dress of facts: a document that has rules, a grader who has a task, a text that will read so. What a lesson was like is told
 * of in the past; what shall become of a text is stated as it is or shall be.
 */

/** What a teacher reads beside a sentence of which it is not sure. */
export const MAY_BE_OF_A_TEXT = '활동이 아니라 글에 대한 말일 수 있으므로 확인이 필요합니다.';

/** A text that a lesson may be about has parts and rules too: the last line of a poem, the form of a report. */
const OF_A_LESSON =
  /(?<![가-힣])(?:시(?=[은는이가을를의에와])|시조|소설|희곡|대본|연극|극|노래|기사|신문|편지|광고|연설|논설문|설명문|보고서|원고지|포스터|책|교과서|작품|영화|게임|실험|측정|토론|토의|그래프|함수|코드|변수)(?:[은는이가을를의에와과]|에서|에는|으?로|마다|용|\s|$)/;
/** Somebody at work, what they found, and what they mean to do. */
const OWN = /(?<![가-힣])(?:저는|나는|제가|내가|우리|저희|모둠|친구|조원)|싶(?:다|습|어)|겠(?:다|습)/;
/** In fewer letters nobody states anything. */
const SHORTEST = 8;
/** A plain statement; what ends in 함 and 음 mostly tells of what was done. */
const STATEMENT =
  /(?:다|니다|임|있음|없음|(?:표기|기록|등록|확정|반영|처리|고정|제외|인정|적용)됨)[^가-힣]*$/;
/** Existence and intention have the final of the past, which some write as ㅅ (햇다). */
const NOT_PAST = /[있겠]/;

function isPast(sentence: string): boolean {
  const last = /([가-힣])(?:다|습니다|어요|지요|네요|음|고요?)[^가-힣]*$/.exec(sentence)?.[1];
  return last !== undefined && /[ㅆㅅ]/.test(decompose(last)?.final ?? '') && !NOT_PAST.test(last);
}

function weightsOf(sentence: string): number[] {
  if (!STATEMENT.test(sentence) || OWN.test(sentence) || isPast(sentence) || OF_A_LESSON.test(sentence))
    return [];
  return SIGNS.filter(({ pattern }) => pattern.test(sentence)).map(({ weight }) => weight);
}

const sum = (weights: readonly number[]) => weights.reduce((all, one) => all + one, 0);

/** A split tries each place of the text: most are one sentence, and are not tried. */
const sentencesOf = (text: string): string[] =>
  (/[.!?\n]/.test(text) ? text.split(/(?<=[.!?])\s+|\n+/) : [text]).filter(
    ({ length }) => length >= SHORTEST,
  );

/** Whether a text states what shall become of it, or spells its words out so that no pattern reads them. */
export function statesToAWriter(text: string): boolean {
  if (text.length >= SHORTEST && spelledOut(text)) return true;
  return sentencesOf(text).some(
    (sentence) =>
      STATED.some((pattern) => pattern.test(sentence)) ||
      bearsOnATextInEnglish(sentence) ||
      sum(weightsOf(sentence)) >= ENOUGH,
  );
}

/** Whether a text may state it: too little to leave it out, enough for a teacher to look at what is made of it. */
export function mayStateToAWriter(text: string): boolean {
  return sentencesOf(text).some((sentence) => Math.max(0, ...weightsOf(sentence)) >= DOUBTFUL);
}
