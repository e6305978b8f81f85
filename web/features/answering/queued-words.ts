import { formatSaveTime } from '../../lib/dates.ts';
import type { Queued } from './queued.ts';

/** Why a submission that was pressed will not be taken as it is. */
const REASONS: Record<string, string> = {
  NOT_ACTIVE: '보내지기 전에 자기평가가 마감되어 제출되지 않았어요.',
  ALREADY_SUBMITTED: '그 사이 다른 곳에서 제출해서 이 답은 제출되지 않았어요.',
  ALREADY_EVALUATED: '선생님이 이미 기록문을 써서 제출되지 않았어요.',
  NOT_FOUND: '지금은 이 수업의 학생이 아니어서 제출되지 않았어요.',
  STALE: '다른 기기나 탭에서 고친 답이 있어 제출하지 않았어요. 확인한 뒤 다시 제출해 주세요.',
};

export function pressedTime({ pressedAt }: Queued): string {
  return formatSaveTime(new Date(pressedAt));
}

export const COPIED = {
  done: '답을 복사했습니다.',
  failed: '복사하지 못했습니다. 직접 선택해 복사해 주세요.',
};

/** Its answers as plain text, where the questions are not known. */
export function plainAnswers({ responses, teacherRequest }: Queued): string {
  const parts = responses.map((answer, index) => `문항 ${index + 1}\n${answer}`);
  if (teacherRequest.trim() !== '') parts.push(`선생님께 한마디\n${teacherRequest}`);
  return parts.join('\n\n');
}

/** What a student takes to a teacher: when it was pressed, why it was not taken, and the words. */
export function refusedText(one: Queued, words: string): string {
  return `‘${one.className}’ 자기평가. ${refusalOf(one)}\n\n${words}`;
}

/** `14:02에 제출을 눌렀어요. 보내지기 전에 …` */
export function refusalOf(one: Queued): string {
  const reason = REASONS[one.refused?.code ?? ''] ?? '서버가 답을 받지 않아 제출되지 않았어요.';
  return `${pressedTime(one)}에 제출을 눌렀지만, ${reason}`;
}
