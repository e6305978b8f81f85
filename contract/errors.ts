/**
 * The closed list of error codes. A handler throws one of these from anywhere; the edge turns it into the
 * envelope with its status and sentence. Source: decisions.md, section 2.
 */
export const ERRORS = {
  VALIDATION: { status: 400, message: '입력한 내용을 다시 확인해 주세요.' },
  UNAUTHENTICATED: { status: 401, message: '로그인이 필요합니다.' },
  INVALID_CREDENTIALS: { status: 401, message: '이메일 또는 비밀번호가 올바르지 않습니다.' },
  TOTP_REQUIRED: { status: 401, message: '두 단계 인증 코드를 입력해 주세요.' },
  VERSION_MISMATCH: { status: 401, message: '새 버전이 나왔습니다. 다시 로그인해 주세요.' },
  FORBIDDEN: { status: 403, message: '이 작업을 할 권한이 없습니다.' },
  CSRF: { status: 403, message: '요청을 확인할 수 없습니다. 화면을 새로고침한 뒤 다시 시도해 주세요.' },
  CONSENT_REQUIRED: { status: 403, message: '서비스를 이용하려면 약관 동의가 필요합니다.' },
  PASSWORD_CHANGE_REQUIRED: { status: 403, message: '비밀번호를 먼저 바꿔 주세요.' },
  ACCOUNT_DISABLED: { status: 403, message: '사용이 중지된 계정입니다. 관리자에게 문의해 주세요.' },
  IP_NOT_ALLOWED: {
    status: 403,
    message: '이 주소에서는 관리자 화면을 쓸 수 없습니다. 허용된 곳에서 접속해 주세요.',
  },
  REGISTRATION_CLOSED: { status: 403, message: '지금은 회원가입을 받지 않습니다. 관리자에게 문의해 주세요.' },
  NOT_FOUND: { status: 404, message: '찾을 수 없습니다.' },
  EMAIL_TAKEN: { status: 409, message: '이미 가입된 이메일입니다.' },
  STUDENT_NUMBER_TAKEN: { status: 409, message: '이미 사용 중인 학번입니다. 다른 학번을 입력해 주세요.' },
  ALREADY_JOINED: { status: 409, message: '이미 참여한 수업입니다.' },
  NOT_DRAFT: { status: 409, message: '배포한 자기평가지는 고치거나 지울 수 없습니다.' },
  NOT_ACTIVE: { status: 409, message: '진행 중인 자기평가지가 아닙니다.' },
  HAS_ACTIVE_EVALUATION: {
    status: 409,
    message: '진행 중인 자기평가지가 있습니다. 먼저 마감해 주세요.',
  },
  ADMIN_UNDELETABLE: {
    status: 409,
    message: '관리자는 지울 수 없습니다. 지우려면 역할을 먼저 바꿔 주세요.',
  },
  LAST_ADMIN: { status: 409, message: '마지막 관리자입니다. 다른 관리자를 먼저 정해 주세요.' },
  NOT_CLOSED: { status: 409, message: '자기평가지를 먼저 마감해 주세요. 공개는 마감한 뒤에 할 수 있습니다.' },
  ALREADY_SUBMITTED: { status: 409, message: '이미 제출한 자기평가입니다.' },
  ALREADY_EVALUATED: { status: 409, message: '선생님이 이미 기록문을 작성해 바꿀 수 없습니다.' },
  NOT_EVALUATED: { status: 409, message: '아직 기록문이 없습니다. 기록문을 먼저 만들어 주세요.' },
  BUSY: { status: 409, message: '다른 작업이 진행 중입니다. 잠시 뒤 다시 시도해 주세요.' },
  STALE: { status: 409, message: '다른 곳에서 먼저 수정했습니다. 바뀐 내용을 확인한 뒤 다시 저장해 주세요.' },
  TOO_LARGE: { status: 413, message: '보낸 내용이 너무 큽니다. 1MB까지 보낼 수 있습니다.' },
  UNSUPPORTED_MEDIA: { status: 415, message: '지원하지 않는 형식입니다.' },
  LOCKED: { status: 423, message: '로그인에 여러 번 실패해 잠시 잠겼습니다. 나중에 다시 시도해 주세요.' },
  RATE_LIMITED: { status: 429, message: '요청이 너무 많습니다. 잠시 뒤 다시 시도해 주세요.' },
  INTERNAL: { status: 500, message: '문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.' },
  MAINTENANCE: { status: 503, message: '점검 중입니다. 잠시 뒤 다시 접속해 주세요.' },
  UNAVAILABLE: { status: 503, message: '서비스를 잠시 이용할 수 없습니다. 곧 다시 연결됩니다.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** How many places of one upload are told at once; a sheet with a wrong column has thousands. */
export const MOST_PROBLEMS = 200;

/** One field that was refused; `path` in dots from the root of the input, e.g. `responses.3`. */
export interface ErrorDetail {
  path: string;
  message: string;
}

export interface Failure {
  success: false;
  code: ErrorCode;
  message: string;
  error: string;
  details?: ErrorDetail[];
  /** Seconds until another try makes sense; with LOCKED and RATE_LIMITED. */
  retryAfter?: number;
}
