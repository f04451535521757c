import { printingApi } from '@zhibi/contract/printing';
import { type PrintBatch, printBatchesApi } from '@zhibi/contract/printing/batches';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { WasteDialog } from '../../parts/moves/waste-dialog.js';

/** Says anew how much was spoiled with a batch: it is shared out to its tasks. */
export function AskWaste({ batch, onClose }: { batch: PrintBatch; onClose: () => void }) {
  const { t } = useTranslation('printing');
  const { batchId, wasteSheets: was, sheets } = batch;
  const refreshed = [printBatchesApi.detail, printBatchesApi.list, printingApi.detail];
  const saving = useWrite(printBatchesApi.correctWaste, refreshed, {
    onDone: () => {
      notify.done(t('moved.correctWaste'));
      onClose();
    },
  });
  return (
    <WasteDialog
      was={was}
      sheets={sheets}
      isBusy={saving.isPending}
      onSave={(wasteSheets, note) => saving.mutate({ batchId, was, wasteSheets, note })}
      onClose={onClose}
    />
  );
}
