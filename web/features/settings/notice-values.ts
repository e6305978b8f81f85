import type { createNotice, Notice, PRIORITY_WEIGHTS } from '../../../contract/notices.ts';
import type { CallInput } from '../../../contract/operation.ts';

/** What the fields of a notice hold. */
export interface NoticeValues {
  title: string;
  /** One line of the notice a line. */
  content: string;
  showOnLogin: boolean;
  priority: keyof typeof PRIORITY_WEIGHTS;
  version: string;
  /** `2026-12-31`, or empty. */
  expiryDate: string;
}

export function noticeValues(notice: Notice | 'new'): NoticeValues {
  if (notice === 'new')
    return { title: '', content: '', showOnLogin: true, priority: 'normal', version: '1', expiryDate: '' };
  const { title, content, showOnLogin, priority, version, expiryDate } = notice;
  return { title, content: content.join('\n'), showOnLogin, priority, version, expiryDate: expiryDate ?? '' };
}

export function noticeInput(values: NoticeValues): CallInput<typeof createNotice> {
  const { content, expiryDate, ...rest } = values;
  return {
    ...rest,
    content: content.split('\n').filter((line) => line.trim() !== ''),
    expiryDate: expiryDate === '' ? null : expiryDate,
  };
}
