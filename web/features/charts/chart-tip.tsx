import type { TooltipContentProps } from 'recharts';
import styles from './chart-frame.module.css';

/** What the pointer is over, in the words of the legend. */
export function ChartTip(props: Partial<TooltipContentProps> & { name?: (label: string) => string }) {
  const { active, payload, label, name } = props;
  if (!active || !payload || payload.length === 0) return null;
  const head = label === undefined ? '' : String(label);
  return (
    <div className={styles.tip}>
      {head !== '' && <strong>{name ? name(head) : head}</strong>}
      {payload.map((item) => (
        <div key={String(item.dataKey)}>
          {item.name} {Number(item.value).toLocaleString('ko-KR')}
        </div>
      ))}
    </div>
  );
}
