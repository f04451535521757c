import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/time.js';
import styles from './red-mark.module.css';

/** What the teacher's red pen says in the corner of an answer: a tick, or what was taken off. */
export function RedMark({ score, maxScore }: { score: number | null; maxScore: number }) {
  const { t } = useTranslation('marking');
  if (score === null) return null;
  if (score >= maxScore)
    return (
      <svg className={styles.tick} viewBox="0 0 48 40" role="img" aria-label={t('result.full')}>
        <path d="M4 22c4 3 8 8 11 14C20 22 30 10 45 3 32 13 23 25 17 39c-1 1-3 1-4-1C11 32 7 26 3 24c-1-1 0-2 1-2z" />
      </svg>
    );
  const lost = formatNumber(maxScore - score);
  return (
    <span className={styles.lost} role="img" aria-label={t('result.lostBy', { lost })}>
      −{lost}
    </span>
  );
}
