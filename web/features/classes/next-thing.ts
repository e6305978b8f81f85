import type { ClassReply, SubmissionStatus } from '../../../contract/classes.ts';
import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { nativeCount } from './native-count.ts';

/** Enough of the rosters to count; `statuses` holds one entry for each enrolled student and distributed form. */
export interface Situation {
  classes: readonly Pick<ClassReply, 'id' | 'name' | 'studentCount'>[];
  evaluations: readonly Pick<
    EvaluationReply,
    'id' | 'class_id' | 'is_distributed' | 'is_closed' | 'responseCount' | 'studentCount'
  >[];
  statuses: readonly { evaluation_id: string; status: SubmissionStatus }[];
}

/** A sentence of which `key` is the phrase to be marked, and the one button below it. */
export interface NextThing {
  before: string;
  key: string;
  after: string;
  action: { label: string; to: string } | null;
}

/** The form with the most entries of one status, and how many there are over all forms. */
function busiest(
  situation: Situation,
  status: SubmissionStatus,
): { total: number; evaluationId: string | null } {
  const counts = new Map<string, number>();
  for (const entry of situation.statuses) {
    if (entry.status === status) counts.set(entry.evaluation_id, (counts.get(entry.evaluation_id) ?? 0) + 1);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    evaluationId: first?.[0] ?? null,
  };
}

const responsesOf = (id: string) => `/teacher/evaluations/${id}/responses`;

/** The one next thing for a teacher, in the order in which the work goes. */
export function nextThing(situation: Situation): NextThing {
  const { classes, evaluations } = situation;
  const [firstClass] = classes;
  if (!firstClass) {
    const action = { label: '수업 만들기', to: '/teacher/classes?new' };
    return { before: '', key: '첫 수업', after: '을 만들어 볼까요?', action };
  }

  const toRead = busiest(situation, 'submitted');
  if (toRead.evaluationId !== null) {
    const action = { label: '기록문 작성', to: responsesOf(toRead.evaluationId) };
    return { before: '살펴볼 답안이 ', key: `${nativeCount(toRead.total)} 편`, after: ' 있습니다', action };
  }

  const toPublish = busiest(situation, 'evaluated');
  if (toPublish.evaluationId !== null) {
    const action = { label: '확인하고 공개하기', to: responsesOf(toPublish.evaluationId) };
    const key = `${nativeCount(toPublish.total)} 편`;
    return { before: '공개를 기다리는 기록문이 ', key, after: ' 있습니다', action };
  }

  if (classes.every((one) => one.studentCount === 0)) {
    const action = { label: `${firstClass.name} 열기`, to: `/teacher/classes/${firstClass.id}` };
    return { before: '학생에게 ', key: '참여 코드', after: '를 알려 주세요', action };
  }

  const waiting = evaluations.filter((one) => one.is_distributed && !one.is_closed);
  const missing = waiting.reduce((sum, one) => sum + Math.max(0, one.studentCount - one.responseCount), 0);
  const [firstWaiting] = waiting.filter((one) => one.studentCount > one.responseCount);
  if (firstWaiting) {
    const action = { label: '제출 현황 보기', to: `/teacher/classes/${firstWaiting.class_id}/students` };
    return { before: '아직 기다리는 답안이 ', key: `${nativeCount(missing)} 편`, after: ' 있습니다', action };
  }

  const drafts = evaluations.filter((one) => !one.is_distributed);
  const [firstDraft] = drafts;
  if (firstDraft) {
    const action = { label: '자기평가지 보기', to: `/teacher/classes/${firstDraft.class_id}` };
    const key = `${nativeCount(drafts.length)} 개`;
    return { before: '배포하지 않은 자기평가지가 ', key, after: ' 있습니다', action };
  }

  if (evaluations.length === 0) {
    const action = { label: '자기평가지 만들기', to: `/teacher/classes/${firstClass.id}?new` };
    return { before: '이제 ', key: '첫 자기평가지', after: '를 만들 차례입니다', action };
  }
  return { before: '오늘 할 일을 ', key: '모두', after: ' 마쳤습니다', action: null };
}
