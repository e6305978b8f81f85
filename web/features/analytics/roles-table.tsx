import type { AnalyticsOverview } from '../../../contract/analytics.ts';
import styles from './analytics.module.css';
import { number, ROLE_WORDS } from './words.ts';

/** Who was there and how much was done, by role. */
export function RolesTable({ roles }: { roles: AnalyticsOverview['engagementMetrics']['userActivity'] }) {
  return (
    <table className={styles.table}>
      <caption>역할별 활동</caption>
      <thead>
        <tr>
          <th scope="col">역할</th>
          <th scope="col">활동한 사람</th>
          <th scope="col">활동</th>
        </tr>
      </thead>
      <tbody>
        {roles.map(({ role, userCount, actionCount }) => (
          <tr key={role}>
            <th scope="row">{ROLE_WORDS[role]}</th>
            <td>{number(userCount)}명</td>
            <td>{number(actionCount)}번</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
