import { useQueryClient } from '@tanstack/react-query';
import { type PrintMoveInput, type PrintOrder, printingApi } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { refresh, useWrite } from '../../platform/api.js';
import { notify } from '../../platform/notify.js';

/** What a move needs beside the order as it is seen. */
export type Wanted = PrintMoveInput extends infer M
  ? M extends PrintMoveInput
    ? Omit<M, 'orderId' | 'revision'>
    : never
  : never;

/** Moves an order on, and shows again whatever shows orders. */
export function useMove({ orderId, revision }: Pick<PrintOrder, 'orderId' | 'revision'>, onDone?: () => void) {
  const { t } = useTranslation('printing');
  const queries = useQueryClient();
  const refreshed = [printingApi.list, printingApi.detail];
  const moving = useWrite(printingApi.move, refreshed, {
    onDone: (_, { move }) => {
      notify.done(t(`moved.${move}`));
      onDone?.();
    },
    // Somebody else has moved it, as a rule: what is shown is what stands now.
    onRefused: ({ reason }) => {
      if (reason === 'changed' || reason === 'wrong-status') void refresh(queries, refreshed);
    },
  });
  return {
    isBusy: moving.isPending,
    move: (wanted: Wanted) => moving.mutate({ ...wanted, orderId, revision } as PrintMoveInput), // as: the two halves of one move
  };
}
