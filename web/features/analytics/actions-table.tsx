import type { Activity, AnalyticsOverview } from '../../../contract/analytics.ts';
import styles from './analytics.module.css';
import { ACTION_WORDS, number } from './words.ts';

/** How often each thing was done, the most frequent first. */
export function ActionsTable({ actions }: { actions: AnalyticsOverview['engagementMetrics']['actions'] }) {
  const rows = (Object.keys(ACTION_WORDS) as Activity[])
    .map((action) => ({ action, times: actions[action] }))
    .sort((a, b) => b.times - a.times);
  return (
    <table className={styles.table}>
      <caption>활동별 횟수</caption>
      <thead>
        <tr>
          <th scope="col">활동</th>
          <th scope="col">횟수</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ action, times }) => (
          <tr key={action}>
            <th scope="row">{ACTION_WORDS[action]}</th>
            <td>{number(times)}번</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
