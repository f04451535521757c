import { LineChartOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Chart } from './chart.js';
import type { ChartOption } from './option.js';
import { SentenceFrame } from './sentence-frame.js';

/** The numbers behind a chart: the first column names the row. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** How many of the first columns are words. */
  words?: number;
}

export interface SentenceChartProps {
  /** The message, computed from the data. */
  sentence: string;
  /** What is plotted. */
  note?: string;
  /** Keep it between renders (`useMemo`): a new one is drawn anew. */
  option: ChartOption;
  table: ChartTable;
  heightPx?: number;
  extra?: ReactNode;
  /** A click on a point: every number leads to the papers it came from. */
  onPick?: (seriesName: string, index: number) => void;
}

/** A chart whose title is its message, with the table behind it one click away. */
export function SentenceChart({ sentence, note, option, table, heightPx = 220, extra, onPick }: SentenceChartProps) {
  const rows = table.rows.map((cells, at) => ({ key: String(at), cells }));
  return (
    <SentenceFrame
      sentence={sentence}
      note={note}
      pictureIcon={<LineChartOutlined />}
      table={{ ...table, rows }}
      tableStyle={{ height: heightPx, maxHeight: 'none' }}
      extra={() => extra}
    >
      <Chart option={option} heightPx={heightPx} label={sentence} onPick={onPick} />
    </SentenceFrame>
  );
}
