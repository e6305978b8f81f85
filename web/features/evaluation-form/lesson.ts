import type { CreativeType, SubjectOrCreative } from '../../../contract/classes.ts';
import { DEFAULT_QUESTIONS } from '../../../contract/evaluations.ts';

/** What a teacher says about the lesson; the questions are made from it. */
export interface Lesson {
  type: SubjectOrCreative;
  achievement_standard: string;
  class_content: string;
  other_notes: string;
  questionCount: number;
}

export function newLesson(type: SubjectOrCreative): Lesson {
  return {
    type,
    achievement_standard: '',
    class_content: '',
    other_notes: '',
    questionCount: DEFAULT_QUESTIONS,
  };
}

export const CONTENT_MISSING = '수업 내용을 입력해 주세요.';
export const QUESTION_MISSING = '문항을 모두 입력해 주세요.';

/** Empty optional texts are null on the wire. */
export function lessonInput(lesson: Omit<Lesson, 'type' | 'questionCount'>) {
  return {
    achievement_standard: lesson.achievement_standard.trim() || null,
    class_content: lesson.class_content.trim(),
    other_notes: lesson.other_notes.trim() || null,
  };
}

/** The body of a request for questions. */
export function suggestionInput(
  lesson: Lesson,
  creativeType: CreativeType | null,
  keep: readonly string[],
  avoid: readonly string[] = [],
) {
  return {
    type: lesson.type,
    creative_type: lesson.type === 'creative' ? creativeType : null,
    ...lessonInput(lesson),
    questionCount: lesson.questionCount,
    keep: [...keep],
    ...(avoid.length > 0 ? { avoid: [...avoid] } : {}),
  };
}
