import type { Activity } from '../../../contract/analytics.ts';

/** Shares in per cent from which a retention counts as excellent, good, fair (specification 1, section 9). */
const GRADES = { d1: [40, 25, 15], d7: [25, 15, 8], d30: [15, 8, 4] } as const;

export type Kept = keyof typeof GRADES;
interface Grade {
  word: '우수' | '양호' | '보통' | '부족';
  tone: 'success' | 'primary' | 'waiting' | 'danger';
}

export function gradeOf(kept: Kept, share: number): Grade {
  const [excellent, good, fair] = GRADES[kept];
  if (share >= excellent) return { word: '우수', tone: 'success' };
  if (share >= good) return { word: '양호', tone: 'primary' };
  if (share >= fair) return { word: '보통', tone: 'waiting' };
  return { word: '부족', tone: 'danger' };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SEOUL_AHEAD = 9 * HOUR;

/** How long ago, in the largest unit that fits. */
export function relativeTime(iso: string, now: Date): string {
  const ago = now.getTime() - Date.parse(iso);
  if (ago < MINUTE) return '방금 전';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)}분 전`;
  if (ago < DAY) return `${Math.floor(ago / HOUR)}시간 전`;
  return `${Math.floor(ago / DAY)}일 전`;
}

/** The part of the day in Seoul. */
export function bandOf(iso: string): '아침' | '오후' | '저녁' | '밤' {
  const hour = new Date(Date.parse(iso) + SEOUL_AHEAD).getUTCHours();
  if (hour >= 6 && hour < 12) return '아침';
  if (hour >= 12 && hour < 18) return '오후';
  if (hour >= 18 && hour < 22) return '저녁';
  return '밤';
}

/** Minutes as they are under an hour, hours and minutes from there on. */
export function durationWords(minutes: number): string {
  if (minutes < 60) return `${Math.round(minutes * 10) / 10}분`;
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60).toLocaleString('ko-KR')}시간 ${whole % 60}분`;
}

/** `+3.2%`, `−1%`, `변화 없음`. */
export function growthWords(percent: number): string {
  if (percent === 0) return '변화 없음';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('ko-KR')}%`;
}

export const ACTION_WORDS: Record<Activity, string> = {
  LOGIN: '로그인',
  PAGE_VIEW: '화면 보기',
  CREATE_CLASS: '수업 만들기',
  JOIN_CLASS: '수업 참여',
  SUBMIT_RESPONSE: '자기평가 제출',
  GENERATE_QUESTIONS: '문항 생성',
  GENERATE_FINAL: '기록문 생성',
  EXPORT_EXCEL: '엑셀 내보내기',
  USER_REGISTRATION: '회원가입',
};

export function actionWords(action: string): string {
  return ACTION_WORDS[action as Activity] ?? action;
}

export const ROLE_WORDS = { teacher: '교사', student: '학생', admin: '관리자' } as const;

export function number(value: number): string {
  return value.toLocaleString('ko-KR');
}
