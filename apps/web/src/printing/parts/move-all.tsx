import { useQueryClient } from '@tanstack/react-query';
import { type PrintOrder, printingApi } from '@zhibi/contract/printing';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh, useWrite } from '../../platform/api.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { notify } from '../../platform/notify.js';

/** What is done with a whole list at once. */
export type MoveOfAll = 'approve' | 'receive';

const isMeant = ({ can, isSound }: PrintOrder, move: MoveOfAll): boolean =>
  can.includes(move) && (move !== 'approve' || isSound);

/**
 * The booklets of a class are as many orders as students: nobody opens each. What is shown and can make the move makes it, one after the other,
 * as it was seen; of those to review only those in which nothing was found. It ends at the first refusal, which is said.
 */
export function MoveAll({ orders, move }: { orders: readonly PrintOrder[]; move: MoveOfAll }) {
  const { t } = useTranslation('printing');
  const queries = useQueryClient();
  const moving = useWrite(printingApi.move);
  const [isBusy, setBusy] = useState(false);
  const meant = orders.filter((order) => isMeant(order, move));
  const go = async () => {
    let count = 0;
    setBusy(true);
    for (const { orderId, revision } of meant) {
      const isMoved = await moving.mutateAsync({ move, orderId, revision }).then(
        () => true,
        () => false,
      );
      if (!isMoved) break;
      count += 1;
    }
    // Read again once: a list that moved with each order would be read as often as it is long.
    await refresh(queries, [printingApi.list, printingApi.detail]);
    setBusy(false);
    if (count > 0) notify.done(t(`all.${move}d`, { count }));
  };
  if (meant.length < 2) return null;
  return (
    <Confirm
      title={t(`all.${move}Ask`, { count: meant.length })}
      hint={t(`all.${move}Hint`)}
      onConfirm={() => void go()}
    >
      <Button loading={isBusy}>{t(`all.${move}`, { count: meant.length })}</Button>
    </Confirm>
  );
}
