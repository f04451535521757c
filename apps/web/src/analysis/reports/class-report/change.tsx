import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import styles from './change.module.css';

/** How many percentage points more or less than in the homework before. */
export function Change({ points }: { points: number | null }) {
  const { t } = useTranslation('analysis');
  if (points === null) return ABSENT;
  if (points === 0) return '0';
  const isUp = points > 0;
  const size = Math.abs(points);
  return (
    <span
      className={isUp ? styles.up : styles.down}
      title={t(isUp ? 'classReport.up' : 'classReport.down', { count: size })}
    >
      {isUp ? '↑' : '↓'} {size} <small>{t('classReport.changeUnit')}</small>
    </span>
  );
}
