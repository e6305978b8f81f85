import type { ComposeInput } from '../../types.ts';

/** Everything that the student and the teacher wrote, and what the lesson was. */
export const writtenIn = ({ answers, observation }: ComposeInput): string =>
  [...answers, observation].join('\n');
export const lessonOf = ({ content, standard }: ComposeInput): string => `${content ?? ''} ${standard ?? ''}`;
