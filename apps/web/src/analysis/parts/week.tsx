import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/time.js';
import styles from './week.module.css';
import { digitsOf } from './wrong-day.js';

const weekdayOf = (day: string) => formatDay(digitsOf(day)).split(' ').at(-1);

/** Today and the six days after it, with how many wrong questions come back. */
export function Week({ week }: { week: readonly { on: string; count: number }[] }) {
  const { t } = useTranslation('analysis');
  return (
    <ol className={styles.week}>
      {week.map(({ on, count: due }, at) => (
        <li key={on} className={at === 0 ? styles.today : ''}>
          <span>{at === 0 ? t('wrong.today') : weekdayOf(on)}</span>
          <b>{Number(on.slice(8))}</b>
          <i>{due > 0 ? t('wrong.dayCount', { count: due }) : ''}</i>
        </li>
      ))}
    </ol>
  );
}
