import { type PrintOrderDetail, printingApi } from '@zhibi/contract/printing';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { WasteDialog } from './waste-dialog.js';

/** Says anew how much was spoiled with an order that is in no batch. */
export function AskWaste({ order, onClose }: { order: PrintOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('printing');
  const { orderId, wasteSheets: was, pageInfo } = order;
  const refreshed = [printingApi.detail, printingApi.list];
  const saving = useWrite(printBatchesApi.correctOrderWaste, refreshed, {
    onDone: () => {
      notify.done(t('moved.correctWaste'));
      onClose();
    },
  });
  return (
    <WasteDialog
      was={was}
      sheets={pageInfo.totalPieceCount}
      isBusy={saving.isPending}
      onSave={(wasteSheets, note) => saving.mutate({ orderId, was, wasteSheets, note })}
      onClose={onClose}
    />
  );
}
