import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/layout/dialog.js';
import styles from './orders.module.css';
import { useMove } from './use-move.js';

/** What came is counted: more than was sent is a mistake, less is claimed before it is confirmed. */
export function AskReceive({ order, onClose }: { order: PrintOrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['printing', 'batches']);
  const id = useId();
  const [copies, setCopies] = useState<number>(order.copies);
  const { move, isBusy } = useMove(order, onClose);
  const missing = order.copies - copies;
  return (
    <Dialog
      title={t('batches:receiving.ask')}
      onClose={onClose}
      keepsTyping
      foot={{
        words: t('move.receive'),
        isBusy,
        isDisabled: missing !== 0,
        onMain: () => move({ move: 'receive', copies }),
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-copies`}>{t('batches:receiving.copies')}</label>
        <InputNumber
          id={`${id}-copies`}
          min={0}
          max={100_000}
          precision={0}
          value={copies}
          onChange={(value) => setCopies(value ?? 0)}
        />
        {missing === 0 ? (
          <small>{t('batches:receiving.sent', { count: order.copies })}</small>
        ) : (
          <small role="alert" data-wrong>
            {missing < 0
              ? t('batches:receiving.more', { count: order.copies })
              : t('batches:receiving.fewer', { count: missing })}
          </small>
        )}
      </div>
    </Dialog>
  );
}
