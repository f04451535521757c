import type { SchoolState } from '@zhibi/contract/operations';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../platform/layout/bar.js';
import { Card } from '../../platform/layout/card.js';
import { formatNumber, formatRate } from '../../platform/time.js';
import { sizeOf } from '../parts/size-of.js';
import styles from './page.module.css';

const FULL = 0.9;

/** How much of what it may use the school uses, and what it did in 30 days. */
export function UseCard({ quotas: { disk, students }, used }: Pick<SchoolState, 'quotas' | 'used'>) {
  const { t } = useTranslation('operations');
  const limits = [
    {
      name: t('use.disk'),
      words: t('use.ofWhole', { used: sizeOf(disk.used), whole: sizeOf(disk.quota) }),
      share: disk.used / disk.quota,
    },
    ...(students.agreed === null
      ? []
      : [
          {
            name: t('use.students'),
            words: t('use.ofWhole', { used: formatNumber(students.now), whole: formatNumber(students.agreed) }),
            share: students.now / students.agreed,
          },
        ]),
  ];
  const done = [
    [t('use.loggedIn'), t('use.ofWhole', { used: formatNumber(used.loggedIn), whole: formatNumber(used.accounts) })],
    [t('use.homework'), formatNumber(used.homework)],
    [t('use.handedIn'), used.expected === 0 ? '--' : formatRate(used.handedIn / used.expected)],
    [t('use.prints'), t('use.orders', { orders: formatNumber(used.printOrders), copies: formatNumber(used.copies) })],
  ];
  return (
    <Card title={t('use.title')} extra={<span className={styles.note}>{t('use.note')}</span>}>
      <dl className={styles.facts}>
        {limits.map(({ name, words, share }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.limit}>
              {words}
              <Bar value={share} tone={share > FULL ? 'danger' : 'ink'} />
            </dd>
          </div>
        ))}
        {done.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
