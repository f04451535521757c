import { BarChart, HeatmapChart, LineChart, ScatterChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  MarkLineComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { fontSans } from '../theme.js';
import type { ChartOption } from './option.js';

use([
  BarChart,
  LineChart,
  ScatterChart,
  HeatmapChart,
  GridComponent,
  TooltipComponent,
  MarkLineComponent,
  VisualMapComponent,
  AriaComponent,
  SVGRenderer,
]);

export interface Drawing {
  show: (option: ChartOption) => void;
  dispose: () => void;
}

const context = {
  animation: false,
  textStyle: { fontFamily: fontSans },
  grid: { left: 8, right: 12, top: 24, bottom: 4, containLabel: true },
  aria: { enabled: true, decal: { show: false } },
};

/** Draws a chart into a box and follows its size. The only file that knows ECharts; loaded on demand. */
export function draw(box: HTMLElement, onPick?: (seriesName: string, index: number) => void): Drawing {
  const chart = init(box, undefined, { renderer: 'svg' });
  chart.on('click', (event) => onPick?.(event.seriesName ?? '', event.dataIndex));
  const size = new ResizeObserver(() => chart.resize());
  size.observe(box);
  return {
    show: (option) => chart.setOption({ ...context, ...option }, { notMerge: true }),
    dispose: () => {
      size.disconnect();
      chart.dispose();
    },
  };
}
