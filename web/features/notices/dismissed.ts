import type { PublicNotice as Notice } from '../../../contract/notices.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { storage } from '../../lib/storage.ts';

/** The list's key and the record's fields are the specification's (1, section 3). */
const KEY = 'dismissed-notices';

/** The most urgent weighs most (specification 1, section 9). */
const WEIGHTS: Record<Notice['priority'], number> = { urgent: 4, high: 3, normal: 2, low: 1 };

interface Dismissal {
  id: string;
  dismissed: true;
  /** Milliseconds since 1970. */
  timestamp: number;
  permanent: boolean;
  version: string;
}

function isDismissal(value: unknown): value is Dismissal {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && 'permanent' in value && 'version' in value;
}

function readDismissals(): Dismissal[] {
  try {
    const stored: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDismissal) : [];
  } catch {
    return [];
  }
}

/** Never again, or not in this version. */
export function dismiss(notice: Notice, permanent: boolean, now: number = serverNow()): void {
  const { id, version } = notice;
  const others = readDismissals().filter((one) => one.id !== id);
  const record: Dismissal = { id, dismissed: true, timestamp: now, permanent, version };
  storage.write(KEY, JSON.stringify([...others, record]));
}

/** The day in Seoul, as `2026-11-21`. */
function dayInSeoul(now: number): string {
  return new Date(now + 9 * 3_600_000).toISOString().slice(0, 10);
}

/** The most urgent notice for the login screen that is neither dismissed nor past its last day; null: none. */
export function noticeToShow(notices: readonly Notice[], now: number = serverNow()): Notice | null {
  const dismissals = readDismissals();
  const open = notices.filter((notice) => {
    const dismissal = dismissals.find((one) => one.id === notice.id);
    const isDismissed = dismissal && (dismissal.permanent || dismissal.version === notice.version);
    const isOver = notice.expiryDate !== null && notice.expiryDate < dayInSeoul(now);
    return notice.showOnLogin && !isDismissed && !isOver;
  });
  return open.sort((a, b) => WEIGHTS[b.priority] - WEIGHTS[a.priority])[0] ?? null;
}
