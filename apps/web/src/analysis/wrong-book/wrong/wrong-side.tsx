import type { WrongCause } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../../platform/layout/bar.js';
import { Card } from '../../../platform/layout/card.js';
import { formatDay } from '../../../platform/time.js';
import { digitsOf } from '../../parts/wrong-day.js';
import { causeFinding } from './cause-finding.js';
import styles from './page.module.css';

export interface WrongSideProps {
  week: readonly { on: string; count: number }[];
  causes: readonly { cause: WrongCause; count: number }[];
}

const weekdayOf = (day: string) => formatDay(digitsOf(day)).split(' ').at(-1);

/** The week to come, and where it goes wrong most. */
export function WrongSide({ week, causes }: WrongSideProps) {
  const { t } = useTranslation('analysis');
  const { key, cause, count, total } = causeFinding(causes);
  const most = Math.max(1, ...causes.map((one) => one.count));
  return (
    <aside className={styles.side}>
      <Card title={t('wrong.week')}>
        <ol className={styles.week}>
          {week.map(({ on, count: due }, at) => (
            <li key={on} className={at === 0 ? styles.today : ''}>
              <span>{at === 0 ? t('wrong.today') : weekdayOf(on)}</span>
              <b>{Number(on.slice(8))}</b>
              <i>{due > 0 ? t('wrong.dayCount', { count: due }) : ''}</i>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={t(`cause.${key}`, { cause: cause ? t(`cause.names.${cause}`) : '', count, total })}>
        {causes.length === 0 ? (
          <p className={styles.quiet}>{t('cause.hint')}</p>
        ) : (
          <ul className={styles.causes}>
            {causes.map((one) => (
              <li key={one.cause}>
                <span>{t(`cause.names.${one.cause}`)}</span>
                <Bar value={one.count / most} heightPx={8} />
                <b>{one.count}</b>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </aside>
  );
}
