import type { PrintMove, PrintOrderDetail } from '@zhibi/contract/printing';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../platform/layout/confirm.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { onDemand } from '../../platform/layout/on-demand.js';
import { useMove } from './use-move.js';

// Asked by few who look at an order: fetched when they press.
const AskAssign = onDemand(() => import('./moves/ask-assign.js').then((made) => made.AskAssign));
const AskDamaged = onDemand(() => import('./moves/ask-damaged.js').then((made) => made.AskDamaged));
const AskFinish = onDemand(() => import('./moves/ask-finish.js').then((made) => made.AskFinish));
const AskWaste = onDemand(() => import('./moves/ask-waste.js').then((made) => made.AskWaste));
const AskReceive = onDemand(() => import('./moves/ask-receive.js').then((made) => made.AskReceive));
const AskWord = onDemand(() => import('./moves/ask-word.js').then((made) => made.AskWord));
const StartButton = onDemand(() => import('./moves/start-button.js').then((made) => made.StartButton));
const WithdrawButton = onDemand(() => import('./moves/withdraw-button.js').then((made) => made.WithdrawButton));

type Asked = 'waste' | 'assign' | 'finish' | 'ship' | 'fail' | 'damaged' | 'receive';

/** What the reader may do with an order now; what needs a word asks for it first. The way on stands last and is the primary one. */
export function OrderMoves({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printing');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { move, isBusy } = useMove(order);
  const may = (one: PrintMove) => order.can.includes(one);
  const close = () => setAsked(null);
  const ask = (one: Exclude<Asked, 'waste'>, isMain: boolean) =>
    may(one) && (
      <Button type={isMain ? 'primary' : 'default'} onClick={() => setAsked(one)}>
        {t(`move.${one}`)}
      </Button>
    );
  const plain = (one: 'push' | 'restore') =>
    may(one) && (
      <Button type="primary" loading={isBusy} onClick={() => move({ move: one })}>
        {t(`move.${one}`)}
      </Button>
    );
  return (
    <>
      {order.mayCorrectWaste && <Button onClick={() => setAsked('waste')}>{t('ask.correctWaste')}</Button>}
      {ask('fail', false)}
      {ask('damaged', false)}
      {may('withdraw') && <WithdrawButton order={order} />}
      {may('mend') && (
        <GoButton type={may('push') ? 'default' : 'primary'} to={`/print/send?order=${order.orderId}`}>
          {t('move.mend')}
        </GoButton>
      )}
      {may('takeBack') && (
        <Confirm
          title={t('move.takeBack')}
          hint={t('ask.takeBack')}
          words={t('move.takeBack')}
          onConfirm={() => move({ move: 'takeBack' })}
        >
          <Button loading={isBusy}>{t('move.takeBack')}</Button>
        </Confirm>
      )}
      {may('approve') && (
        <GoButton type="primary" to={`/devops/printCheckDetail?order=${order.orderId}`}>
          {t('detail.check')}
        </GoButton>
      )}
      {plain('restore')}
      {plain('push')}
      {may('start') && <StartButton order={order} />}
      {ask('assign', true)}
      {ask('finish', true)}
      {ask('ship', true)}
      {ask('receive', true)}
      {asked === 'waste' && <AskWaste order={order} onClose={close} />}
      {asked === 'assign' && <AskAssign order={order} onClose={close} />}
      {asked === 'finish' && <AskFinish order={order} onClose={close} />}
      {asked === 'receive' && <AskReceive order={order} onClose={close} />}
      {asked === 'damaged' && <AskDamaged order={order} onClose={close} />}
      {(asked === 'ship' || asked === 'fail') && <AskWord order={order} what={asked} onClose={close} />}
    </>
  );
}
