/**
 * Why the built-in writer wrote although a model is configured: what the draft and the ledger tell the teacher. A closed
 * list, so that nothing of a reply or of an error message ever travels in a reason.
 */
export const FALLBACKS = {
  late: 'AI가 제때 답하지 않아 기본 작성기로 썼어요.',
  unreachable: 'AI 서버에 연결하지 못해 기본 작성기로 썼어요.',
  failing: 'AI 서버에 문제가 생겨 기본 작성기로 썼어요.',
  busy: 'AI 서버에 요청이 몰려 기본 작성기로 썼어요.',
  setup: 'AI 연결 설정에 문제가 있어 기본 작성기로 썼어요. 관리자에게 알려 주세요.',
  quota: '오늘 AI로 쓸 수 있는 횟수를 다 써서 기본 작성기로 썼어요. 내일 다시 쓸 수 있어요.',
  departed: '탈퇴했거나 삭제된 학생의 글은 AI에 보내지 않으므로 기본 작성기로 썼어요.',
  instructed:
    '답에 AI에게 시키는 말이나 글을 이렇게 써 달라는 부탁이 있어 AI에 보내지 않고 기본 작성기로 썼어요.',
  empty: 'AI에 보낼 만한 답이나 관찰이 없어 기본 작성기로 썼어요.',
  foreign: 'AI 서버의 주소에서 AI의 답이 아닌 다른 내용이 와서 기본 작성기로 썼어요. 관리자에게 알려 주세요.',
  cut: 'AI의 답이 중간에 끊겨 기본 작성기로 썼어요.',
  tooLarge: 'AI의 답이 지나치게 커서 기본 작성기로 썼어요.',
  declined: 'AI가 쓰기를 거절해 기본 작성기로 썼어요.',
  shape: 'AI의 답이 기록문의 모양이 아니어서 기본 작성기로 썼어요.',
  long: 'AI의 답이 분량을 넘어 기본 작성기로 썼어요.',
  rules: 'AI의 답에 기록할 수 없는 내용이 있어 기본 작성기로 썼어요.',
  persons: 'AI의 답에 이름이나 개인정보가 들어 있어 기본 작성기로 썼어요.',
  leak: 'AI의 답에 지시문이 섞여 있어 기본 작성기로 썼어요.',
  unsourced: 'AI의 답에 자료에 없는 내용이 많아 기본 작성기로 썼어요.',
} as const;

export type FallbackReason = keyof typeof FALLBACKS;

/** The model gave nothing that could be checked. `status` is the HTTP status where there was one. */
export class ModelFailure extends Error {
  readonly reason: FallbackReason;
  readonly status: number | null;

  constructor(reason: FallbackReason, status: number | null = null) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}
