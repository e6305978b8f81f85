import type { SubmissionStatus } from '../../../contract/classes.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

/** A student's state in one form, as the teacher reads it (specification 2, section 4). */
export const SUBMISSION_WORDS: Record<SubmissionStatus, { label: string; tone: BadgeTone }> = {
  not_submitted: { label: '미제출', tone: 'waiting' },
  submitted: { label: '제출', tone: 'primary' },
  evaluated: { label: '기록문', tone: 'neutral' },
  published: { label: '공개', tone: 'success' },
};
