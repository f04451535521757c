import { useQueryClient } from '@tanstack/react-query';
import { type PrintOptions, type PrintOrderDetail, printingApi } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refresh, useWrite } from '../../platform/api.js';
import { notify } from '../../platform/notify.js';

interface Wished {
  printRunId: string;
  options: PrintOptions;
  wantedAt: string;
  note: string;
}

/** Makes or changes the order, and pushes it. Where the push is refused the order waits in the list, to be pushed from there. */
export function useSend(order: PrintOrderDetail | null) {
  const { t } = useTranslation('send');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const moving = useWrite(printingApi.move);
  const creating = useWrite(printingApi.create);
  // Not in between: what is sent just now would be called ordered already while it is still looked through.
  const readAgain = () => void refresh(queries, [printingApi.list, printingApi.detail, printingApi.forRun]);
  const make = async (wished: Wished): Promise<{ orderId: string; revision: number }> => {
    if (order === null) return creating.mutateAsync(wished);
    const { orderId, revision } = order;
    const mended = await moving.mutateAsync({ ...wished, move: 'mend', orderId, revision });
    return { orderId, revision: mended.revision };
  };
  const send = async (wished: Wished) => {
    // A refusal is said at the top of the window: here it only ends the way.
    const made = await make(wished).catch(() => undefined);
    if (made === undefined) return readAgain();
    const pushed = await moving.mutateAsync({ ...made, move: 'push' }).catch(() => undefined);
    if (pushed) notify.done(t('done'));
    void navigate(`/print/orders?order=${made.orderId}`, { replace: true });
    readAgain();
  };
  return { isBusy: creating.isPending || moving.isPending, send: (wished: Wished) => void send(wished) };
}
