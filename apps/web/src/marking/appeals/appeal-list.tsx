import type { AppealToDecide } from '@zhibi/contract/marking/appeals';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { formatNumber, formatStamp } from '../../platform/time.js';
import styles from './appeals.module.css';

interface AppealListProps {
  items: readonly AppealToDecide[];
  chosen: string | undefined;
  onChoose: (appealId: string) => void;
}

/** One row for each: which question, what was given, and how the student begins. */
export function AppealList({ items, chosen, onChoose }: AppealListProps) {
  const { t } = useTranslation('appeals');
  return (
    <Card flush className={styles.list ?? ''}>
      <ul>
        {items.map(({ appealId, title, no, state, scoreBefore, scoreAfter, reason, appealedAt, decidedAt }) => (
          <li key={appealId}>
            <button
              type="button"
              aria-current={appealId === chosen ? 'true' : undefined}
              onClick={() => onChoose(appealId)}
            >
              <b>
                {title} · {t('question', { no })}
              </b>
              <span className={styles.score}>
                {state === 'waiting'
                  ? t('scoreOf', { score: formatNumber(scoreBefore), count: scoreBefore })
                  : t(`state.${state}`, { from: formatNumber(scoreBefore), score: formatNumber(scoreAfter) })}
              </span>
              <span className={styles.said}>{reason}</span>
              <small>{formatStamp(decidedAt ?? appealedAt)}</small>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
