import { type PrintOrderDetail, printingApi } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';

/** Claims what did not come, which is printed again as an order of its own, and confirms the rest. */
export function useReceive(order: PrintOrderDetail, onDone: () => void) {
  const { t } = useTranslation(['printing', 'batches']);
  const moving = useWrite(printingApi.move, [printingApi.list, printingApi.detail]);
  const receive = async (studentIds: string[]): Promise<void> => {
    const { orderId, pages } = order;
    const note = t('batches:receiving.note');
    // A refusal is said at the top of the window: here it only ends the way.
    const { revision } =
      studentIds.length === 0
        ? order
        : await moving.mutateAsync({
            move: 'damaged',
            orderId,
            revision: order.revision,
            studentIds,
            pages,
            // Who had a cover has one again: nothing of the copy came.
            covers: order.options.cover,
            note,
          });
    const copies = order.copies - order.claimed.length - studentIds.length;
    await moving.mutateAsync({ move: 'receive', orderId, revision, copies });
    notify.done(t('moved.receive'));
    onDone();
  };
  return {
    isBusy: moving.isPending,
    receive: (studentIds: string[]) => void receive(studentIds).catch(() => undefined),
  };
}
