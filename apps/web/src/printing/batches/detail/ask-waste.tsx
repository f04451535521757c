import { printingApi } from '@zhibi/contract/printing';
import { type PrintBatch, printBatchesApi } from '@zhibi/contract/printing/batches';
import { mostWaste } from '@zhibi/contract/printing/counting';
import { Input, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import styles from '../../parts/orders.module.css';

/** Says anew how much was spoiled, and why: it stands in the history of the tasks. */
export function AskWaste({ batch, onClose }: { batch: PrintBatch; onClose: () => void }) {
  const { t } = useTranslation('batches');
  const id = useId();
  const [waste, setWaste] = useState(batch.wasteSheets);
  const [note, setNote] = useState('');
  const { batchId, wasteSheets: was } = batch;
  const refreshed = [printBatchesApi.detail, printBatchesApi.list, printingApi.detail];
  const saving = useWrite(printBatchesApi.correctWaste, refreshed, {
    onDone: () => {
      notify.done(t('waste.done'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('waste.title')}
      onClose={onClose}
      keepsTyping
      foot={{
        words: t('waste.save'),
        isBusy: saving.isPending,
        isDisabled: note.trim() === '' || waste === was,
        onMain: () => saving.mutate({ batchId, was, wasteSheets: waste, note }),
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-waste`}>{t('batch.askWaste')}</label>
        <InputNumber
          id={`${id}-waste`}
          min={0}
          max={mostWaste(batch.sheets)}
          precision={0}
          value={waste}
          onChange={(sheets) => setWaste(sheets ?? 0)}
        />
        <small>{t('waste.hint', { count: was })}</small>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-note`}>{t('waste.why')}</label>
        <Input id={`${id}-note`} maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
      </div>
    </Dialog>
  );
}
