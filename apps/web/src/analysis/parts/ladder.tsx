import { useTranslation } from 'react-i18next';
import styles from './ladder.module.css';
import { ladderDays } from './wrong-day.js';

/** The reviews of a wrong question: done, next, still to come. */
export function Ladder({ step }: { step: number }) {
  const { t } = useTranslation('analysis');
  return (
    <ol className={styles.ladder} aria-label={t('wrong.ladder', { count: step })}>
      {ladderDays.map((days, at) => (
        <li key={days} className={at < step ? styles.past : at === step ? styles.next : ''}>
          <i />
          {days === 0 ? t('wrong.sameDay') : t('wrong.days', { count: days })}
        </li>
      ))}
    </ol>
  );
}
