import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../platform/layout/confirm.js';
import { useMove } from '../use-move.js';

/** Gives an order up, after a question that says what becomes of its copies. */
export function WithdrawButton({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printing');
  const { move, isBusy } = useMove(order);
  return (
    <Confirm
      title={t('move.withdraw')}
      hint={t('ask.withdraw')}
      words={t('move.withdraw')}
      isDangerous
      onConfirm={() => move({ move: 'withdraw' })}
    >
      <Button danger loading={isBusy}>
        {t('move.withdraw')}
      </Button>
    </Confirm>
  );
}
