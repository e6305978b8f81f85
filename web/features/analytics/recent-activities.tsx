import type { ReplyOf } from '../../../contract/operation.ts';
import type { Api } from '../../../contract/api.ts';
import styles from './analytics.module.css';
import { actionWords, bandOf, ROLE_WORDS, relativeTime } from './words.ts';

type Activities = ReplyOf<Api['getAnalyticsRealtime']>['recentActivities'];

/** Who did what just now, how long ago, and in which part of the day. */
export function RecentActivities({ activities, now }: { activities: Activities; now: Date }) {
  return (
    <ul className={styles.recent} aria-label="최근 활동">
      {activities.map(({ user, userRole, action, timestamp }, at) => (
        <li key={`${timestamp} ${at}`}>
          <strong>{user}</strong>
          <span>
            {userRole ? ROLE_WORDS[userRole] : '역할 선택 전'} · {actionWords(action)}
          </span>
          <time dateTime={timestamp}>
            {relativeTime(timestamp, now)} · {bandOf(timestamp)}
          </time>
        </li>
      ))}
    </ul>
  );
}
