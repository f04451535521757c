import type { EChartsCoreOption } from 'echarts/core';
import { colour } from '../theme.js';

export type ChartOption = EChartsCoreOption;

const axis = {
  axisLine: { lineStyle: { color: '#CBD3DE' } },
  axisTick: { show: false },
  axisLabel: { color: colour.text2, fontSize: 12 },
  splitLine: { lineStyle: { color: colour.lineSoft } },
};

/** A scale of names, in the product's hairlines. */
export const category = (data: readonly (string | number)[], more: object = {}) => ({
  type: 'category',
  data,
  ...axis,
  splitLine: { show: false },
  ...more,
});

/** A scale of numbers. */
export const value = (more: object = {}) => ({ type: 'value', ...axis, axisLine: { show: false }, ...more });

/** Lines differ by dash and marker too, so that colour is never alone. */
export const lineMarks = [
  { symbol: 'circle', dash: 'solid' },
  { symbol: 'rect', dash: [6, 4] },
  { symbol: 'triangle', dash: [2, 3] },
  { symbol: 'diamond', dash: [10, 4, 2, 4] },
  { symbol: 'roundRect', dash: [8, 2] },
  { symbol: 'pin', dash: [3, 6] },
] as const;
