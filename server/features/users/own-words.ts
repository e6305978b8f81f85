/** Korean words of the file that a person takes home, for what the database keeps in English. */
export const ROLES = { admin: '관리자', teacher: '교사', student: '학생' } as const;
export const CONSENTS = {
  privacy: '개인정보처리방침',
  terms: '이용약관',
  age: '만 14세 이상',
  marketing: '새 소식 받기',
  google: 'Google 계정 정보 이용',
} as const;
export const ACTIVITIES: Record<string, string> = {
  LOGIN: '로그인',
  PAGE_VIEW: '화면 보기',
  CREATE_CLASS: '수업 만들기',
  SUBMIT_RESPONSE: '자기평가 제출',
  GENERATE_QUESTIONS: '문항 만들기',
  GENERATE_FINAL: '기록문 만들기',
  EXPORT_EXCEL: '엑셀 내보내기',
  JOIN_CLASS: '수업 참여',
  USER_REGISTRATION: '회원가입',
};
