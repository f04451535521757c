import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTable, type PlainTableProps } from '../../platform/layout/plain-table.js';
import styles from './sentence-figure.module.css';

export interface SentenceFigureProps {
  /** The message, computed from the data. */
  sentence: string;
  /** What is plotted. */
  note: string;
  /** The numbers behind the picture. */
  table: PlainTableProps;
  /** A key to the colours. */
  legend?: ReactNode;
  children: ReactNode;
}

/** A picture made of buttons under its message. Unlike a canvas it can be walked through by keyboard and printed. */
export function SentenceFigure({ sentence, note, table, legend, children }: SentenceFigureProps) {
  const { t } = useTranslation('platform');
  const [isTable, setIsTable] = useState(false);
  const words = isTable ? t('showChart') : t('showTable');
  return (
    <figure className={styles.figure}>
      <figcaption>
        <div>
          <h2>{sentence}</h2>
          <p>{note}</p>
        </div>
        <div className={styles.tools}>
          {!isTable && legend}
          <Tooltip title={words}>
            <Button
              type="text"
              size="small"
              icon={isTable ? <BarChartOutlined /> : <TableOutlined />}
              aria-label={words}
              onClick={() => setIsTable(!isTable)}
            />
          </Tooltip>
        </div>
      </figcaption>
      {isTable ? (
        <div className={styles.numbers}>
          <PlainTable {...table} />
        </div>
      ) : (
        children
      )}
    </figure>
  );
}
