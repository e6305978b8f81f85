import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { empty, filled, id, line, requiredLine, storable, timestamp, whenMissing } from './text.ts';

export const role = z.enum(['admin', 'teacher', 'student']);
export type Role = z.output<typeof role>;

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Null for somebody who came through an identity provider and has not chosen yet. */
  role: z.nullable(role),
  school: z.nullable(z.string()),
  student_number: z.nullable(z.string()),
  grade: z.nullable(z.int()),
  class_number: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  is_active: z.boolean(),
  created_at: timestamp,
  last_login_at: z.nullable(timestamp),
  consentRequired: z.boolean(),
  passwordChangeRequired: z.boolean(),
  /** The linked Google account. */
  google_id: z.nullable(z.string()),
  google_email: z.nullable(z.string()),
  /** False for somebody who has only ever come through Google. */
  has_password: z.boolean(),
  /** Whether signing in asks for a second factor. */
  totp_enabled: z.boolean(),
});
export type User = z.output<typeof user>;

export const session = z.object({ expiresAt: timestamp });
export const me = z.object({ user, session });

/** Non-space, an at sign, non-space (specification 1, section 5); stored in lower case. */
export const email = z.string(whenMissing('이메일을 입력해 주세요.')).check(
  storable('올바른 이메일 주소를 입력해 주세요.'),
  z.overwrite((value) => value.trim().normalize('NFC').toLowerCase()),
  filled('이메일을 입력해 주세요.'),
  z.maxLength(254),
  z.regex(/^[^\s@\p{C}]+@[^\s@\p{C}]+$/u, '올바른 이메일 주소를 입력해 주세요.'),
);

export const name = requiredLine(50, '이름을 입력해 주세요.').check(
  z.minLength(2, '이름은 2자 이상 입력해 주세요.'),
);
/** One digit grade, two digits class, two digits number. */
export const studentNumber = z
  .string('학번은 5자리 숫자로 입력해 주세요. 예: 20110')
  .check(z.regex(/^\d{5}$/, '학번은 5자리 숫자로 입력해 주세요. 예: 20110'));
export const grade = z
  .int('학년을 선택해 주세요.')
  .check(z.minimum(1, '학년은 1~3 사이여야 합니다.'), z.maximum(3, '학년은 1~3 사이여야 합니다.'));
export const classNumber = z
  .int('반은 1~30 사이의 숫자여야 합니다.')
  .check(
    z.minimum(1, '반은 1~30 사이의 숫자여야 합니다.'),
    z.maximum(30, '반은 1~30 사이의 숫자여야 합니다.'),
  );
/** The floor for every new password; the policy in force may ask for more. */
export const PASSWORD_FLOOR = 6;
export const newPassword = z
  .string(whenMissing('비밀번호를 입력해 주세요.'))
  .check(
    filled('비밀번호를 입력해 주세요.'),
    z.minLength(PASSWORD_FLOOR, `비밀번호는 ${PASSWORD_FLOOR}자 이상이어야 합니다.`),
    z.maxLength(200),
  );
export const givenPassword = z
  .string(whenMissing('비밀번호를 입력해 주세요.'))
  .check(filled('비밀번호를 입력해 주세요.'), z.maxLength(200));

/** What the provider's client script hands over as `credential`. */
export const idToken = z
  .string(whenMissing('Google 인증 정보가 없습니다.'))
  .check(filled('Google 인증 정보가 없습니다.'), z.maxLength(8000));

export const getCurrentUser = operation({
  summary: '내 정보',
  method: 'GET',
  path: '/api/users/me',
  actor: 'anyone',
  passesGates: true,
  poll: true,
  input: empty,
  reply: me,
});

export const updateProfile = operation({
  summary: '내 정보 수정',
  method: 'PUT',
  path: '/api/users/me',
  actor: 'anyone',
  input: z.strictObject({
    name,
    school: requiredLine(100, '학교를 입력해 주세요.'),
    student_number: z.optional(z.nullable(studentNumber)),
    subject: z.optional(z.nullable(line(50))),
  }),
  reply: z.object({ user }),
  errors: ['STUDENT_NUMBER_TAKEN'],
  example: (ids) => ({ name: '고친이름', school: `예시고등학교 ${ids.student}`, student_number: '20199' }),
});

export const changePassword = operation({
  summary: '비밀번호 변경',
  method: 'PUT',
  path: '/api/users/me/password',
  actor: 'anyone',
  passesGates: true,
  input: z.strictObject({
    currentPassword: z.optional(givenPassword),
    /** Instead of the current password, for somebody who has none yet. */
    idToken: z.optional(idToken),
    newPassword,
  }),
  reply: z.object({}),
  errors: ['VALIDATION', 'RATE_LIMITED', 'UNAVAILABLE'],
  example: () => ({ currentPassword: 'correct-horse-7', newPassword: 'another-horse-8' }),
});

export const listSessions = operation({
  summary: '로그인된 기기',
  method: 'GET',
  path: '/api/users/me/sessions',
  actor: 'anyone',
  input: empty,
  reply: z.object({
    sessions: z.array(
      z.object({
        id,
        /** E.g. `Chrome · Windows`; null when the device did not say. */
        device: z.nullable(z.string()),
        created_at: timestamp,
        last_active_at: timestamp,
        /** The one that asks. */
        is_current: z.boolean(),
      }),
    ),
  }),
});

export const endOtherSessions = operation({
  summary: '다른 기기에서 모두 로그아웃',
  method: 'POST',
  path: '/api/users/me/sessions/end-others',
  actor: 'anyone',
  input: empty,
  reply: z.object({}),
});

/**
 * One JSON file with everything that a person gave and everything about them that they may see: to read, to keep, to take
 * elsewhere. Keys are the Korean words of the screens.
 */
export const downloadMyData = operation({
  summary: '내 데이터 내려받기',
  method: 'GET',
  path: '/api/users/me/data',
  actor: 'anyone',
  input: empty,
  reply: 'file',
  fileType: 'application/json',
  errors: ['RATE_LIMITED'],
});

export const withdraw = operation({
  summary: '회원 탈퇴',
  method: 'POST',
  path: '/api/users/me/withdraw',
  actor: 'anyone',
  passesGates: true,
  // A teacher stays while students may be answering.
  state: 'closed',
  input: z.strictObject({
    password: z.optional(givenPassword),
    /** Instead of the password, for somebody who has none. */
    idToken: z.optional(idToken),
  }),
  reply: z.object({}),
  errors: ['VALIDATION', 'RATE_LIMITED', 'UNAVAILABLE', 'LAST_ADMIN', 'HAS_ACTIVE_EVALUATION'],
  example: () => ({ password: 'correct-horse-7' }),
});
