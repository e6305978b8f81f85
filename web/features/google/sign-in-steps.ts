import type { Api } from '../../../contract/api.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { ApiError } from '../../lib/api-error.ts';

export type Step = 'authenticating' | 'processing' | 'role_selection' | 'completing';

/** Percent done, its short name, and what is going on, in the order of the steps (specification 1, section 4). */
export const STEPS: Record<Step, { percent: number; label: string; sentence: string }> = {
  authenticating: { percent: 25, label: '계정 확인', sentence: 'Google 계정을 확인하고 있어요' },
  processing: { percent: 50, label: '처리', sentence: '로그인 정보를 처리하고 있어요' },
  role_selection: { percent: 75, label: '역할 선택', sentence: '처음 오셨네요. 역할을 고르는 화면으로 가요' },
  completing: { percent: 100, label: '완료', sentence: '로그인했어요. 대시보드로 가요' },
};

/** Between the answer of the provider and our own call; then between its answer and the next screen, in ms. */
export const FIRST_PAUSE_MS = 800;
export const SECOND_PAUSE_MS = 1000;

export function mayCancel(step: Step): boolean {
  return step === 'authenticating' || step === 'processing';
}

type SignedIn = ReplyOf<Api['verifyGoogle']>;

/** How it ended. */
export type Outcome =
  | { kind: 'in'; signedIn: SignedIn }
  | { kind: 'cancelled' }
  | { kind: 'failed'; sentence: string };

/** Somebody new has a role to choose first. */
export function stepAfter({ needsRoleSelection, user }: SignedIn): Step {
  return needsRoleSelection || user.role === null ? 'role_selection' : 'completing';
}

/** The server's own sentence, else one that fits the kind of failure (specification 1, section 8). */
export function failureSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Google 로그인에 실패했습니다. 다시 시도해 주세요.';
  if (error.message !== '') return error.message;
  if (error.code === 'NETWORK') return '네트워크 연결을 확인한 뒤 다시 시도해 주세요.';
  if (error.status === 429) return '지금 이용하는 사람이 많아요. 잠시 뒤 다시 시도해 주세요.';
  return 'Google 로그인에 실패했습니다. 다시 시도해 주세요.';
}
