import type { StudentStatus } from '../../../contract/evaluations.ts';

/** What a student reads for each state of a form, and the tone of its mark (specification 2, section 4). */
export const STUDENT_STATUS: Record<
  StudentStatus,
  { label: string; tone: 'neutral' | 'waiting' | 'primary' | 'success'; meaning: string }
> = {
  not_submitted: { label: '미제출', tone: 'waiting', meaning: '지금 쓸 수 있어요' },
  submitted: { label: '제출함', tone: 'primary', meaning: '선생님이 읽고 있어요' },
  evaluated_private: { label: '평가됨(비공개)', tone: 'neutral', meaning: '아직 공개되지 않았어요' },
  published: { label: '평가 공개', tone: 'success', meaning: '결과를 볼 수 있어요' },
  ended: { label: '종료', tone: 'neutral', meaning: '제출하지 않고 마감됐어요' },
};

/** The four states of the legend; "ended" speaks for itself. */
export const LEGEND: readonly StudentStatus[] = [
  'not_submitted',
  'submitted',
  'evaluated_private',
  'published',
];
