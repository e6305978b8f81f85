import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { empty, line, requiredLine } from './text.ts';
import {
  classNumber,
  email,
  givenPassword,
  grade,
  me,
  name,
  newPassword,
  role,
  session,
  studentNumber,
  user,
} from './users.ts';

/** Tokens stand in the body only for a client that asked for them with `X-Token-Transport: body`. */
export const signedIn = z.object({
  user,
  session,
  accessToken: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
});

function mustAgree(message: string) {
  return z.boolean(message).check(z.refine((given) => given, message));
}

/** Six digits of the second factor, or a recovery code. */
export const totp = z.string().check(z.maxLength(20));

export const login = operation({
  summary: '로그인',
  method: 'POST',
  path: '/api/auth/login',
  actor: 'public',
  input: z.strictObject({
    email,
    password: givenPassword,
    rememberMe: z.optional(z.boolean()),
    role: z.optional(role),
    totp: z.optional(totp),
  }),
  reply: signedIn,
  errors: [
    'INVALID_CREDENTIALS',
    'TOTP_REQUIRED',
    'ACCOUNT_DISABLED',
    'LOCKED',
    'RATE_LIMITED',
    'MAINTENANCE',
    'CSRF',
    'FORBIDDEN',
  ],
  example: (ids) => ({ email: ids.email, password: 'correct-horse-7' }),
});

export const register = operation({
  summary: '회원가입',
  method: 'POST',
  path: '/api/auth/register',
  actor: 'public',
  status: 201,
  input: z.strictObject({
    name,
    email,
    password: newPassword,
    role: z.enum(['teacher', 'student'], '역할을 선택해 주세요.'),
    school: requiredLine(100, '학교를 입력해 주세요.'),
    student_number: z.optional(z.nullable(studentNumber)),
    grade: z.optional(z.nullable(grade)),
    class_number: z.optional(z.nullable(classNumber)),
    subject: z.optional(z.nullable(line(50))),
    privacyConsent: mustAgree('개인정보처리방침에 동의해 주세요.'),
    termsConsent: mustAgree('이용약관에 동의해 주세요.'),
    ageConsent: mustAgree('만 14세 이상인지 확인해 주세요. 만 14세 미만은 가입할 수 없습니다.'),
    marketingConsent: z.optional(z.boolean()),
    googleConsent: z.optional(z.boolean()),
  }),
  reply: signedIn,
  errors: [
    'EMAIL_TAKEN',
    'STUDENT_NUMBER_TAKEN',
    'REGISTRATION_CLOSED',
    'RATE_LIMITED',
    'MAINTENANCE',
    'CSRF',
    'VALIDATION',
  ],
  example: (ids) => ({
    name: '김하늘',
    email: `new-${ids.student}@example.com`,
    password: 'correct-horse-7',
    role: 'teacher',
    school: '예시고등학교',
    privacyConsent: true,
    termsConsent: true,
    ageConsent: true,
  }),
});

export const forgotPassword = operation({
  summary: '비밀번호 재설정 메일',
  method: 'POST',
  path: '/api/auth/forgot-password',
  actor: 'public',
  input: z.strictObject({ email }),
  reply: z.object({
    /** False where this site sends no mail; never says whether the address is known. */
    sent: z.boolean(),
    message: z.string(),
  }),
  errors: ['RATE_LIMITED'],
  example: (ids) => ({ email: ids.email }),
});

export const resetPassword = operation({
  summary: '메일의 링크로 비밀번호 정하기',
  method: 'POST',
  path: '/api/auth/reset-password',
  actor: 'public',
  input: z.strictObject({ token: z.string().check(z.maxLength(200)), newPassword }),
  reply: z.object({}),
  errors: ['VALIDATION', 'RATE_LIMITED', 'ACCOUNT_DISABLED'],
  example: (ids) => ({ token: ids.resetToken, newPassword: 'another-horse-8' }),
});

const ofRole = {
  role: z.enum(['teacher', 'student'], '역할을 선택해 주세요.'),
  student_number: z.optional(z.nullable(studentNumber)),
  grade: z.optional(z.nullable(grade)),
  class_number: z.optional(z.nullable(classNumber)),
  subject: z.optional(z.nullable(line(50))),
};

export const selectRole = operation({
  summary: '처음 역할 정하기',
  method: 'POST',
  path: '/api/auth/select-role',
  actor: 'newcomer',
  passesGates: true,
  input: z.strictObject({
    ...ofRole,
    school: requiredLine(100, '학교를 입력해 주세요.'),
    privacyConsent: mustAgree('개인정보처리방침에 동의해 주세요.'),
    termsConsent: mustAgree('이용약관에 동의해 주세요.'),
    ageConsent: mustAgree('만 14세 이상인지 확인해 주세요. 만 14세 미만은 가입할 수 없습니다.'),
    googleConsent: mustAgree('Google 계정 정보 이용에 동의해 주세요.'),
    marketingConsent: z.optional(z.boolean()),
  }),
  reply: z.object({ user }),
  errors: ['STUDENT_NUMBER_TAKEN'],
  example: () => ({
    role: 'teacher',
    school: '예시고등학교',
    privacyConsent: true,
    termsConsent: true,
    ageConsent: true,
    googleConsent: true,
  }),
});

export const updateRole = operation({
  summary: '역할 바꾸기',
  method: 'PUT',
  path: '/api/auth/update-role',
  actor: 'member',
  // A teacher keeps the role while students may be answering.
  state: 'closed',
  input: z.strictObject({
    ...ofRole,
    /** Absent: the stored one stays. */
    school: z.optional(z.nullable(line(100))),
    // The older clients send the whole form of the first choice; what was agreed to then is not asked again.
    privacyConsent: z.optional(z.boolean()),
    termsConsent: z.optional(z.boolean()),
    ageConsent: z.optional(z.boolean()),
    googleConsent: z.optional(z.boolean()),
    marketingConsent: z.optional(z.boolean()),
  }),
  reply: z.object({ user }),
  errors: ['STUDENT_NUMBER_TAKEN', 'HAS_ACTIVE_EVALUATION', 'LAST_ADMIN', 'VALIDATION'],
  example: (ids) => ({ role: 'student', school: `예시고등학교 ${ids.class}`, student_number: '20101' }),
});

export const logout = operation({
  summary: '로그아웃',
  method: 'POST',
  path: '/api/auth/logout',
  actor: 'anyone',
  passesGates: true,
  input: empty,
  reply: z.object({}),
});

/** Public at the gate: the access token may be gone; the refresh token itself is what is checked. */
export const refresh = operation({
  summary: '세션 갱신',
  method: 'POST',
  path: '/api/auth/refresh',
  actor: 'public',
  poll: true,
  input: z.strictObject({ refreshToken: z.optional(z.nullable(z.string().check(z.maxLength(2000)))) }),
  reply: signedIn,
  errors: ['UNAUTHENTICATED', 'ACCOUNT_DISABLED', 'CSRF'],
});

export const getMe = operation({
  summary: '현재 세션의 사용자',
  method: 'GET',
  path: '/api/auth/me',
  actor: 'anyone',
  passesGates: true,
  poll: true,
  input: empty,
  reply: me,
});

export const verifySession = operation({
  summary: '세션 확인',
  method: 'GET',
  path: '/api/auth/verify',
  actor: 'anyone',
  poll: true,
  input: empty,
  reply: z.object({ valid: z.literal(true), user }),
});

export const getConsentStatus = operation({
  summary: '동의 상태',
  method: 'GET',
  path: '/api/auth/consent-status',
  actor: 'anyone',
  passesGates: true,
  poll: true,
  input: empty,
  reply: z.object({ consentRequired: z.boolean() }),
});

export const giveConsent = operation({
  summary: '약관 동의',
  method: 'POST',
  path: '/api/auth/consent',
  actor: 'anyone',
  passesGates: true,
  input: z.strictObject({
    privacyConsent: mustAgree('개인정보처리방침에 동의해 주세요.'),
    termsConsent: mustAgree('이용약관에 동의해 주세요.'),
    ageConsent: mustAgree('만 14세 이상인지 확인해 주세요.'),
    marketingConsent: z.optional(z.boolean()),
  }),
  reply: z.object({}),
  example: () => ({ privacyConsent: true, termsConsent: true, ageConsent: true }),
});
