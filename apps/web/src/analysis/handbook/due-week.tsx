import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { formatDay, formatRate } from '../../platform/time.js';
import styles from './handbook.module.css';

interface DueWeekProps {
  week: readonly { on: string; count: number }[];
  dueBelow: number;
}

/** How much of the class comes due on each of the coming days; the title says which is the fullest. */
export function DueWeek({ week, dueBelow }: DueWeekProps) {
  const { t } = useTranslation('handbook');
  const most = Math.max(0, ...week.map(({ count }) => count));
  const fullest = week.findIndex(({ count }) => count === most);
  const dayName = (on: string, at: number) =>
    at === 0 ? t('preview.today') : (formatDay(on.replaceAll('-', '')).split(' ').at(-1) ?? on);
  const day = dayName(week[fullest]?.on ?? '', fullest);
  return (
    <Card title={most === 0 ? t('preview.weekNone') : t('preview.week', { day, count: most })}>
      <ol className={styles.week}>
        {week.map(({ on, count }, at) => (
          <li key={on} data-most={at === fullest && most > 0}>
            <b>{count}</b>
            <i style={{ height: most === 0 ? 0 : `${Math.round((count / most) * 56)}px` }} aria-hidden="true" />
            <span>{dayName(on, at)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.hint}>{t('preview.weekNote', { rate: formatRate(dueBelow) })}</p>
      <p className={styles.hint}>{t('preview.dueWhy')}</p>
    </Card>
  );
}
