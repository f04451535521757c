import { type PrintOrder, type PrintStatus, statusName } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import { formatShare } from '../../platform/time.js';
import styles from './order-status.module.css';

export const tones: Readonly<Record<PrintStatus, StatusTone>> = {
  0: 'off',
  3: 'wait',
  6: 'wait',
  7: 'wait',
  1: 'run',
  2: 'wait',
  8: 'run',
  5: 'done',
  4: 'bad',
};

/** How far its machine should be: that is reckoned, and said so. */
function Progress({ share }: { share: number }) {
  const { t } = useTranslation('printing');
  return (
    <span className={styles.progress} title={t('progress.hint')}>
      {share === 1 ? t('progress.over') : t('progress.about', { share: formatShare(share, 1) })}
    </span>
  );
}

/** Where an order stands, and whether it is late; of one that was given up, that. */
export function OrderStatus({
  order,
}: {
  order: Pick<PrintOrder, 'messageStatus' | 'isLate' | 'isWithdrawn' | 'progress'>;
}) {
  const { t } = useTranslation('printing');
  if (order.isWithdrawn) return <StatusTag tone="off">{t('withdrawn')}</StatusTag>;
  return (
    <span className={styles.status}>
      <StatusTag tone={tones[order.messageStatus]}>{t(`status.${statusName(order.messageStatus)}`)}</StatusTag>
      {order.progress !== undefined && <Progress share={order.progress} />}
      {order.isLate && <StatusTag tone="warn">{t('late')}</StatusTag>}
    </span>
  );
}
