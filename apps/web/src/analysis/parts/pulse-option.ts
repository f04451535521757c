import { type ChartOption, category, lineMarks, value } from '../../platform/chart/option.js';
import { colour, series } from '../../platform/theme.js';
import { formatShortDay } from '../../platform/time.js';
import type { Pulse } from './pulse.js';

const lowest = (pulses: readonly Pulse[]) =>
  Math.min(1, ...pulses.flatMap(({ points }) => points.map(({ rate }) => rate)));

/** A breath of ink under the first line. */
const wash = {
  type: 'linear',
  x: 0,
  y: 0,
  x2: 0,
  y2: 1,
  colorStops: [
    { offset: 0, color: 'rgba(29,78,216,.12)' },
    { offset: 1, color: 'rgba(29,78,216,0)' },
  ],
};

const LABEL_PX = 16;
const NEAR = 0.05;

/** How far each end label is moved so that classes which end at nearly the same rate can both be read: the higher one up. */
export function labelShifts(ends: readonly number[]): number[] {
  const byRate = ends.map((rate, at) => ({ rate, at })).sort((a, b) => b.rate - a.rate || a.at - b.at);
  const shifts = ends.map(() => 0);
  for (let from = 0; from < byRate.length; ) {
    let to = from + 1;
    while (to < byRate.length && (byRate[to - 1]?.rate ?? 0) - (byRate[to]?.rate ?? 0) < NEAR) to++;
    for (let nth = from; nth < to; nth++) shifts[byRate[nth]?.at ?? 0] = (nth - (from + to - 1) / 2) * LABEL_PX;
    from = to;
  }
  return shifts;
}

/** @param label how far its label is shifted, and whether the line ends before the others do */
const line = (pulse: Pulse, at: number, { shiftPx, isShort }: { shiftPx: number; isShort: boolean }) => {
  const tone = series[at % series.length] ?? series[0];
  const mark = lineMarks[at % lineMarks.length] ?? lineMarks[0];
  return {
    type: 'line',
    name: pulse.className,
    data: pulse.points.map(({ on, rate }) => [formatShortDay(on), Math.round(rate * 100)]),
    smooth: 0.3,
    symbol: mark.symbol,
    symbolSize: 6,
    color: tone,
    lineStyle: { width: at === 0 ? 2.4 : 2, type: mark.dash },
    endLabel: {
      show: true,
      formatter: `${pulse.className} {@1}%`,
      color: colour.text,
      fontWeight: 600,
      // In the middle of the plot the name stands on its own ground, above its end: other lines pass there.
      ...(isShort ? { offset: [-28, -16], backgroundColor: colour.card, padding: [1, 4] } : { offset: [0, shiftPx] }),
    },
    areaStyle: at === 0 ? { color: wash } : undefined,
  };
};

/** Lines of score rates by day; ends are labelled, no legend box. */
export function pulseOption(pulses: readonly Pulse[]): ChartOption {
  const days = [...new Set(pulses.flatMap(({ points }) => points.map(({ on }) => on)))].sort().map(formatShortDay);
  const lastOf = ({ points }: Pulse) => formatShortDay(points.at(-1)?.on ?? '');
  const shifts = labelShifts(pulses.map(({ points }) => points.at(-1)?.rate ?? 0));
  const from = Math.max(0, Math.floor(lowest(pulses) * 10) * 10 - 10);
  return {
    grid: { left: 4, right: 96, top: 16, bottom: 0, containLabel: true },
    tooltip: { trigger: 'axis', valueFormatter: (rate: unknown) => `${rate}%` },
    xAxis: category([...new Set(days)], { boundaryGap: false }),
    yAxis: value({ min: from, max: 100, axisLabel: { formatter: '{value}%', color: colour.text2 } }),
    series: pulses.map((pulse, at) =>
      line(pulse, at, { shiftPx: shifts[at] ?? 0, isShort: lastOf(pulse) !== days.at(-1) }),
    ),
  };
}
