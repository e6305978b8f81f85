import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chart-frame.module.css';
import type { Series } from './series.ts';
import { Swatch } from './swatch.tsx';

interface ChartFrameProps {
  /** What the chart shows: the caption of its table. */
  title: string;
  /** The head of the first column. */
  along: string;
  series: readonly Series[];
  /** The other columns of the table, where they are not the legend's. */
  columns?: readonly Series[];
  /** The figures, one row for each place along the axis, words for the first column first. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
  /** Pixels. */
  height: number;
  legend?: 'line' | 'block' | 'none';
  children: ReactNode;
}

/**
 * A picture of figures, with its legend and the same figures as a table for screen readers. The picture itself is hidden
 * from them: a hundred paths say nothing.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, along, series, columns = series, rows, height, legend = 'line', children } = props;
  return (
    <figure className={styles.figure}>
      {legend !== 'none' && (
        <ul className={styles.legend} aria-hidden>
          {series.map((each) => (
            <li key={each.key}>
              <Swatch series={each} shape={legend} />
              {each.label}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.plot} style={{ height }} aria-hidden>
        {children}
      </div>
      <VisuallyHidden as="div" className={styles.table}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{along}</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values], at) => (
              <tr key={`${at} ${name}`}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index]?.key ?? index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
