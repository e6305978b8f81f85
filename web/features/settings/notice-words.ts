import type { Notice, PRIORITY_WEIGHTS } from '../../../contract/notices.ts';
import { type ChangedElsewhere, inWords, type LaidOver } from './lay-over.ts';
import { type NoticeValues, noticeValues } from './notice-values.ts';

export const PRIORITY_LABELS: Record<keyof typeof PRIORITY_WEIGHTS, string> = {
  urgent: '긴급',
  high: '높음',
  normal: '보통',
  low: '낮음',
};

export const STATES = {
  active: { tone: 'success', label: '보이는 중' },
  hidden: { tone: 'neutral', label: '숨김' },
  expired: { tone: 'neutral', label: '기간 지남' },
} as const;

const LABELS: Record<keyof NoticeValues, string> = {
  title: '제목',
  content: '내용',
  showOnLogin: '로그인 화면에 보이기',
  priority: '중요도',
  version: '버전',
  expiryDate: '마지막 날',
};

function textOf(value: string | boolean, field: keyof NoticeValues): string {
  if (typeof value === 'boolean') return value ? '켬' : '끔';
  return field === 'priority' ? PRIORITY_LABELS[value as NoticeValues['priority']] : value;
}

/** What another administrator has changed in a notice between two readings, and who; hiding it counts. */
export function noticeChangedElsewhere(
  before: Notice,
  now: Notice,
  laid: LaidOver<NoticeValues>,
): ChangedElsewhere[] {
  const change = now.updated_at === null ? null : { at: now.updated_at, by: now.changed_by };
  const fields = inWords(noticeValues(before), noticeValues(now), laid, {
    label: (field) => LABELS[field],
    text: textOf,
    change: () => change,
  });
  if (before.state === now.state) return fields;
  const [was, is] = [STATES[before.state].label, STATES[now.state].label];
  return [...fields, { field: 'state', label: '상태', before: was, now: is, mine: null, change }];
}
