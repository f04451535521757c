import { TableOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTable, type PlainTableProps } from '../layout/plain-table.js';
import styles from './sentence-frame.module.css';

export interface SentenceFrameProps {
  /** The message, computed from the data. */
  sentence: string;
  /** What is plotted. */
  note?: string;
  /** Says that the picture comes back. */
  pictureIcon: ReactNode;
  /** The numbers behind the picture. */
  table: PlainTableProps;
  tableStyle?: CSSProperties;
  /** Beside the table's button; told whether the table is shown. */
  extra?: (isTable: boolean) => ReactNode;
  children: ReactNode;
}

/** A picture under its message, with the table behind it one click away. */
export function SentenceFrame({ sentence, note, pictureIcon, table, tableStyle, extra, children }: SentenceFrameProps) {
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
          {extra?.(isTable)}
          <Tooltip title={words}>
            <Button
              type="text"
              size="small"
              icon={isTable ? pictureIcon : <TableOutlined />}
              aria-label={words}
              onClick={() => setIsTable(!isTable)}
            />
          </Tooltip>
        </div>
      </figcaption>
      {isTable ? (
        <div className={styles.numbers} style={tableStyle}>
          <PlainTable {...table} />
        </div>
      ) : (
        children
      )}
    </figure>
  );
}
