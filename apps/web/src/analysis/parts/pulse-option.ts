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

const line = (pulse: Pulse, at: number) => {
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
    labelLayout: { moveOverlap: 'shiftY' }, // two classes may end at the same rate
    endLabel: { show: true, formatter: `${pulse.className} {@1}%`, color: colour.text, fontWeight: 600 },
    areaStyle: at === 0 ? { color: wash } : undefined,
  };
};

/** Lines of score rates by day; ends are labelled, no legend box. */
export function pulseOption(pulses: readonly Pulse[]): ChartOption {
  const days = [...new Set(pulses.flatMap(({ points }) => points.map(({ on }) => on)))].sort().map(formatShortDay);
  const from = Math.max(0, Math.floor(lowest(pulses) * 10) * 10 - 10);
  return {
    grid: { left: 4, right: 96, top: 16, bottom: 0, containLabel: true },
    tooltip: { trigger: 'axis', valueFormatter: (rate: unknown) => `${rate}%` },
    xAxis: category([...new Set(days)], { boundaryGap: false }),
    yAxis: value({ min: from, max: 100, axisLabel: { formatter: '{value}%', color: colour.text2 } }),
    series: pulses.map(line),
  };
}
