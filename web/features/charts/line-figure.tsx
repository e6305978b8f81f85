import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTip } from './chart-tip.tsx';
import type { Series } from './series.ts';

const HEIGHT = 260;

interface LineFigureProps {
  title: string;
  along: string;
  series: readonly Series[];
  /** One object for each place along the axis: `at` names it, the rest are the series. */
  points: readonly ({ at: string } & Record<string, string | number>)[];
  /** The name of a place on the axis, short. */
  short: (at: string) => string;
  /** The name of a place in words. */
  long: (at: string) => string;
}

/** Figures over time. Nothing moves, so there is nothing to reduce. */
export function LineFigure({ title, along, series, points, short, long }: LineFigureProps) {
  return (
    <ChartFrame
      title={title}
      along={along}
      series={series}
      rows={points.map((point) => [long(point.at), ...series.map(({ key }) => point[key] ?? 0)])}
      height={HEIGHT}
    >
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={[...points]}
          margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="at" tickFormatter={short} minTickGap={28} tickLine={false} stroke="var(--border)" />
          <YAxis width={40} allowDecimals={false} tickLine={false} axisLine={false} />
          <Tooltip content={<ChartTip name={long} />} isAnimationActive={false} />
          {series.map(({ key, label, colour, dash }) => (
            <Line
              key={key}
              dataKey={key}
              name={label}
              stroke={colour}
              strokeWidth={2.5}
              {...(dash ? { strokeDasharray: dash } : {})}
              dot={points.length < 8 ? { r: 3, fill: colour, strokeDasharray: '0' } : false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
