import { asksForChoice } from '../../telling/as-asked/begun.ts';
import { bearsOpening, opened } from './opening.ts';
import type { Opening } from './opening-choice.ts';
import type { Draft } from '../selection.ts';
import { bears, leadOf, type StandardLink, wordsShown } from './standard-link.ts';

/** Words of the standard by which a sentence is the one that shows it. */
const SHOWS_IT = 2;

/** Opens the account of the process with the achievement standard: its first sentence, or null when that does not bear it. */
export function openWith(
  link: StandardLink,
  drafts: readonly Draft[],
  activity: string | null,
): Draft | null {
  const bearer = drafts.find((draft) => draft.intent === '과정' && draft.kind === 'answer');
  if (!bearer?.free || !bears(bearer.text, link)) return null;
  if (activity !== null && bearer === drafts[0]) return null;
  // 허락을 구하는 표현을 사용함: the cultures that the standard compares are told in another sentence of the process.
  const isOfAnother =
    wordsShown(link, bearer.text) === 0 &&
    drafts.some((draft) => draft.intent === '과정' && wordsShown(link, draft.text) >= SHOWS_IT);
  if (isOfAnother) return null;
  bearer.text = leadOf(link, bearer.text, activity !== null) + bearer.text;
  return bearer;
}

/** What was chosen, aimed at or asked is done in the activity; anything else that moved a student came before it. */
const IN_IT =
  /(?:정함|고름|선정함|선택함|뽑음|꼽음|만듦|맡음|냄|제안함|고자 함|려고 함|[가-힣]기로 함|(?:조사|탐구|분석|실험|면담|인터뷰|설문|제작|개발|설계)함|(?:의문|궁금증)을 (?:가짐|품음)|궁금해함|참여함)\.$/;

/** Sentences that may stand before the one that names the activity. */
const LATEST = 3;

/** The drafts with the lesson's activity named in the first sentence that tells of it; `led` opens with the standard. */
export function withOpening(
  drafts: readonly Draft[],
  opening: (sentence: string, question?: string) => Opening,
  led: Draft | null,
  questions: readonly string[],
): Draft[] {
  const named = (draft: Draft) => {
    const [source] = draft.sources;
    const question = source?.kind === 'answer' ? (questions[source.index] ?? '') : '';
    const { activity, chance } = opening(draft.text, question);
    const place = {
      moved: draft.intent === '동기',
      chosen: asksForChoice(question),
      asksTopic: /주제|topic/i.test(question),
    };
    return activity === null ? draft.text : opened(draft.text, activity, chance, place);
  };
  const [first] = drafts;
  if (!first) return [];
  const isKept = named(first).endsWith(first.text);
  const isMotive = first.intent === '동기' && !IN_IT.test(first.text);
  // What moved a student, and what merely is so, stands before the name.
  const begun =
    isKept && (isMotive || !bearsOpening(first.text))
      ? drafts.findIndex(
          (draft, at) =>
            at <= LATEST &&
            draft.intent === '과정' &&
            draft.kind === 'answer' &&
            draft !== led &&
            bearsOpening(draft.text),
        )
      : 0;
  return drafts.map((draft, at) => (at === begun ? { ...draft, text: named(draft) } : draft));
}
