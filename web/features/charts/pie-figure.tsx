import { Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTip } from './chart-tip.tsx';

const HEIGHT = 220;

interface PieFigureProps {
  title: string;
  along: string;
  /** What is counted. */
  label: string;
  parts: readonly { name: string; count: number; colour: string }[];
}

/** Parts of a whole; the legend says their numbers, so that nobody has to judge an angle. */
export function PieFigure({ title, along, label, parts }: PieFigureProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const share = (count: number) => (total === 0 ? 0 : Math.round((count * 1000) / total) / 10);
  const legend = parts.map(({ name, count, colour }) => ({
    key: name,
    label: `${name} ${count.toLocaleString('ko-KR')}개 (${share(count)}%)`,
    colour,
  }));
  const columns = [
    { key: 'count', label, colour: '' },
    { key: 'share', label: '비율(%)', colour: '' },
  ];
  return (
    <ChartFrame
      title={title}
      along={along}
      series={legend}
      columns={columns}
      rows={parts.map(({ name, count }) => [name, count, share(count)])}
      height={HEIGHT}
      legend="block"
    >
      <ResponsiveContainer width="100%" height="100%">
        <PieChart accessibilityLayer={false}>
          <Pie
            data={parts.map(({ name, count, colour }) => ({ name, value: count, fill: colour }))}
            dataKey="value"
            nameKey="name"
            innerRadius="52%"
            outerRadius="96%"
            stroke="var(--paper)"
            strokeWidth={2}
            startAngle={90}
            endAngle={-270}
            // Hidden from assistive technology like the rest of the drawing, so no stop for the keyboard either.
            rootTabIndex={-1}
            isAnimationActive={false}
          />
          <Tooltip content={<ChartTip />} isAnimationActive={false} />
        </PieChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
