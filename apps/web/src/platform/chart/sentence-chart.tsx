import { LineChartOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../layout/plain-table.js';
import { Chart } from './chart.js';
import type { ChartOption } from './option.js';
import styles from './sentence-chart.module.css';

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
  const { t } = useTranslation('platform');
  const [isTable, setIsTable] = useState(false);
  const words = isTable ? t('showChart') : t('showTable');
  return (
    <figure className={styles.figure}>
      <figcaption>
        <div>
          <h2>{sentence}</h2>
          {note && <p>{note}</p>}
        </div>
        <div className={styles.tools}>
          {extra}
          <Tooltip title={words}>
            <Button
              type="text"
              size="small"
              icon={isTable ? <LineChartOutlined /> : <TableOutlined />}
              aria-label={words}
              onClick={() => setIsTable(!isTable)}
            />
          </Tooltip>
        </div>
      </figcaption>
      {isTable ? (
        <Numbers table={table} heightPx={heightPx} />
      ) : (
        <Chart option={option} heightPx={heightPx} label={sentence} onPick={onPick} />
      )}
    </figure>
  );
}

const Numbers = ({ table, heightPx }: { table: ChartTable; heightPx: number }) => (
  <div className={styles.numbers} style={{ height: heightPx }}>
    <PlainTable
      columns={table.columns}
      words={table.words}
      rows={table.rows.map((cells, at) => ({ key: String(at), cells }))}
    />
  </div>
);
