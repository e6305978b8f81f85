import { api, type OperationName } from '../contract/api.ts';

/** What is noted in the audit log and is no operation: nobody called it. */
export const SYSTEM_ACTIONS = {
  emptyWithdrawn: '탈퇴한 사용자의 답안·주소 삭제',
  eraseWithdrawn: '탈퇴한 사용자의 남은 정보 삭제',
  restoreBackup: '백업에서 복원',
  rescueAccount: '서버에서 계정 되찾기',
  allowAllAddresses: '서버에서 IP 목록 비우기',
} as const;

/** Whatever an audit row may call what was done: an operation, or what the system did by itself. */
export type AuditAction = OperationName | keyof typeof SYSTEM_ACTIONS;

/** In Korean; an operation that is no more keeps its name. */
export function actionName(action: string): string {
  if (Object.hasOwn(SYSTEM_ACTIONS, action)) return SYSTEM_ACTIONS[action as keyof typeof SYSTEM_ACTIONS];
  return Object.hasOwn(api, action) ? api[action as OperationName].summary : action;
}

/** Operations whose reply is a file: people's data leaves the product with it. */
export const EXPORTS: string[] = Object.entries(api)
  .filter(([, { reply }]) => reply === 'file')
  .map(([name]) => name);

const KINDS: Record<string, string> = {
  user: '사용자',
  class: '수업',
  evaluation: '자기평가지',
  response: '응답',
  session: '로그인',
  settings: '설정',
  notice: '알림',
  backup: '백업',
  audit: '감사 기록',
  report: '보고서와 분석',
};

/** What kind of thing was seen or changed, in Korean. */
export function kindName(subjectType: string): string {
  return KINDS[subjectType] ?? subjectType;
}
