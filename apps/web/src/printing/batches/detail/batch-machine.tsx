import type { PrintOrder } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { formatShare } from '../../../platform/time.js';
import styles from './detail.module.css';

type Task = Pick<PrintOrder, 'orderId' | 'number' | 'progress'>;

/** What the machine of a batch has before it: its tasks in the order in which they lie, each as far as it should be by now. */
export function BatchMachine({ name, orders }: { name: string; orders: readonly Task[] }) {
  const { t } = useTranslation(['batches', 'printing']);
  const running = orders.filter(({ progress }) => progress !== undefined);
  if (running.length === 0) return null;
  return (
    <Card title={name || t('batch.machine')}>
      <ul className={styles.running}>
        {running.map(({ orderId, number, progress = 0 }) => (
          <li key={orderId}>
            <span>{number}</span>
            <span>
              {progress === 1
                ? t('printing:progress.over')
                : t('printing:progress.about', { share: formatShare(progress, 1) })}
            </span>
            <div
              className={styles.bar}
              role="progressbar"
              aria-label={number}
              aria-valuenow={Math.floor(progress * 100)}
            >
              <span style={{ width: `${progress * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.reckoned}>{t('printing:progress.hint')}</p>
    </Card>
  );
}
