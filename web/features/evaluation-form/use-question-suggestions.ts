import { useRef, useState } from 'react';
import type { CreativeType } from '../../../contract/classes.ts';
import { messageOf } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { type Lesson, suggestionInput } from './lesson.ts';
import {
  askedCount,
  type EditedQuestion,
  freshOne,
  isOwn,
  keptFor,
  suggestedAgain,
  toTexts,
  withSuggestion,
} from './question-list.ts';

const FAILED = '문항을 제안받지 못했습니다.';
/** The well may run dry with little lesson text; each try asks for other words. */
const TRIES = 3;
/** As many questions as the server is told of that were turned away. */
const MOST_SHOWN = 100;

/** What an answer of the server does to the list as it is by then: a teacher writes on meanwhile. */
export type ListChange = (list: readonly EditedQuestion[]) => EditedQuestion[];

/** Asks the server for a whole list or for another question in one place. */
export function useQuestionSuggestions(creativeType: CreativeType | null) {
  const [busy, setBusy] = useState<'all' | number | null>(null);
  /** What stood in the list when another question was asked for: a place may be asked for again and again. */
  const shown = useRef<readonly string[]>([]);

  /** New suggestions for the list, or null when none came. What a teacher wrote stays: it cannot be asked for again. */
  async function suggestAll(lesson: Lesson, list: readonly EditedQuestion[]): Promise<ListChange | null> {
    setBusy('all');
    try {
      const own = toTexts(list.filter(isOwn));
      const questionCount = askedCount(list, lesson.questionCount);
      const { questions } = await call(
        'suggestQuestions',
        suggestionInput({ ...lesson, questionCount }, creativeType, own),
      );
      return (now) => suggestedAgain(now, questions, questionCount);
    } catch (error) {
      notify.error(messageOf(error, FAILED));
      return null;
    } finally {
      setBusy(null);
    }
  }

  /** Another question at `id`, or null when none came. */
  async function replaceOne(
    lesson: Lesson,
    list: readonly EditedQuestion[],
    id: number,
  ): Promise<ListChange | null> {
    setBusy(id);
    try {
      shown.current = [...new Set([...shown.current, ...toTexts(list)])].slice(-MOST_SHOWN);
      const input = suggestionInput(
        { ...lesson, questionCount: list.length },
        creativeType,
        keptFor(list, id),
        shown.current,
      );
      for (let tried = 0; tried < TRIES; tried += 1) {
        const { questions } = await call('suggestQuestions', input);
        const fresh = freshOne(questions, list);
        if (fresh !== null) return (now) => withSuggestion(now, id, fresh);
      }
      notify.info('더 제안할 문항이 없어요. 수업 내용을 조금 더 적어 보세요.');
      return null;
    } catch (error) {
      notify.error(messageOf(error, FAILED));
      return null;
    } finally {
      setBusy(null);
    }
  }

  return { busy, suggestAll, replaceOne };
}
