import type { Series } from './series.ts';

/** The mark of a series in the legend. */
export function Swatch({ series, shape }: { series: Series; shape: 'line' | 'block' }) {
  return (
    <svg width="24" height="12" viewBox="0 0 24 12">
      {shape === 'line' ? (
        <line
          x1="0"
          y1="6"
          x2="24"
          y2="6"
          stroke={series.colour}
          strokeWidth="2.5"
          strokeDasharray={series.dash}
        />
      ) : (
        <rect x="6" width="12" height="12" rx="2" fill={series.colour} />
      )}
    </svg>
  );
}
