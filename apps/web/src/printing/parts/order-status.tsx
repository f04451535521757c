import { type PrintOrder, type PrintStatus, statusName } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';

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

/** Where an order stands, and whether it is late; of one that was given up, that. */
export function OrderStatus({ order }: { order: Pick<PrintOrder, 'messageStatus' | 'isLate' | 'isWithdrawn'> }) {
  const { t } = useTranslation('printing');
  if (order.isWithdrawn) return <StatusTag tone="off">{t('withdrawn')}</StatusTag>;
  return (
    <>
      <StatusTag tone={tones[order.messageStatus]}>{t(`status.${statusName(order.messageStatus)}`)}</StatusTag>
      {order.isLate && <StatusTag tone="warn">{t('late')}</StatusTag>}
    </>
  );
}
