import { CheckOutlined } from '@ant-design/icons';
import type { Result } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/time.js';
import { Sheet } from '../../platform/touch/sheet.js';
import { Stars } from '../parts/stars.js';
import styles from './result-top.module.css';

export interface ResultTopProps {
  result: Result;
  /** The question that is open. */
  no: number;
  onOpen: (no: number) => void;
}

/** The score with its stars, and every question as a cell: a tick when full, what it got when not. */
export function ResultTop({ result: { score, totalScore, stars, items }, no, onOpen }: ResultTopProps) {
  const { t } = useTranslation('marking');
  return (
    <Sheet className={styles.top ?? ''}>
      <div className={styles.score}>
        <b>
          {formatNumber(score)}
          <small>/ {totalScore}</small>
        </b>
        <Stars count={stars} sizePx={26} />
      </div>
      <nav className={styles.cells} aria-label={t('mark.questions')}>
        {items.map((item) => {
          const isFull = item.score !== null && item.score >= item.maxScore;
          return (
            <button
              key={item.itemId}
              type="button"
              className={isFull ? styles.full : styles.lost}
              aria-current={item.no === no}
              aria-label={t('result.cell', { no: item.no, score: formatNumber(item.score), max: item.maxScore })}
              onClick={() => onOpen(item.no)}
            >
              {item.no}
              <small>{isFull ? <CheckOutlined /> : `${formatNumber(item.score)}/${item.maxScore}`}</small>
            </button>
          );
        })}
      </nav>
    </Sheet>
  );
}
