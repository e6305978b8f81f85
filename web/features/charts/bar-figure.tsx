import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTip } from './chart-tip.tsx';

const UPRIGHT = 220;
const LYING_ROW = 32;
const LYING_AXIS = 44;
/** Characters that fit beside a lying bar on a phone. */
const NAME_FITS = 8;

interface BarFigureProps {
  title: string;
  along: string;
  /** What the bars count. */
  label: string;
  bars: readonly { name: string; count: number }[];
  /** Lying bars take long names; upright ones run along time. */
  direction: 'upright' | 'lying';
  /** The name of a bar on the axis, short. */
  short?: (name: string) => string;
}

/** One count for each of a few things. */
export function BarFigure({ title, along, label, bars, direction, short = cut }: BarFigureProps) {
  const isLying = direction === 'lying';
  const series = [{ key: 'count', label, colour: 'var(--chart-1)' }];
  // Two things of one name would share a place on the axis, so the axis goes by number.
  const data = bars.map((bar, index) => ({ ...bar, at: String(index) }));
  const nameAt = (at: string) => bars[Number(at)]?.name ?? '';
  const names = {
    dataKey: 'at',
    tickFormatter: (at: string) => short(nameAt(at)),
    interval: 0,
    tickLine: false,
    stroke: 'var(--border)',
  } as const;
  const counts = { allowDecimals: false, tickLine: false, axisLine: false } as const;
  return (
    <ChartFrame
      title={title}
      along={along}
      series={series}
      rows={bars.map(({ name, count }) => [name, count])}
      height={isLying ? bars.length * LYING_ROW + LYING_AXIS : UPRIGHT}
      legend="none"
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={data}
          layout={isLying ? 'vertical' : 'horizontal'}
          margin={{ top: isLying ? 0 : 20, right: isLying ? 36 : 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={isLying} horizontal={!isLying} stroke="var(--line)" />
          {isLying ? <XAxis type="number" {...counts} /> : <XAxis {...names} />}
          {isLying ? <YAxis type="category" width={104} {...names} /> : <YAxis width={40} {...counts} />}
          <Tooltip
            content={<ChartTip name={nameAt} />}
            isAnimationActive={false}
            cursor={{ fill: 'var(--sunken)' }}
          />
          <Bar
            dataKey="count"
            name={label}
            fill="var(--chart-1)"
            maxBarSize={isLying ? 18 : 40}
            isAnimationActive={false}
          >
            <LabelList dataKey="count" position={isLying ? 'right' : 'top'} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}

function cut(name: string): string {
  return name.length > NAME_FITS ? `${name.slice(0, NAME_FITS - 1)}…` : name;
}
