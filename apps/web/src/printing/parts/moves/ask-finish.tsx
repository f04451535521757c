import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { mostWaste } from '@zhibi/contract/printing/counting';
import { InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import styles from '../orders.module.css';
import { useMove } from '../use-move.js';
import { MachineField, useMachines } from './machine-field.js';

/** What is printed is not unprinted: asked, together with what was spoiled, as it is of a batch. */
export function AskFinish({ order, onClose }: { order: PrintOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('printing');
  const id = useId();
  const [wasteSheets, setWaste] = useState(0);
  const [machineId, setMachineId] = useState('');
  // A reprint begins at the machine: which one it was is said at its end.
  const machines = useMachines(order.machineName === '' && order.batchId === null);
  const isAsked = (machines?.length ?? 0) > 1;
  const { move, isBusy } = useMove(order, onClose);
  return (
    <Dialog
      title={t('ask.finish')}
      onClose={onClose}
      foot={{
        words: t('move.finish'),
        isBusy,
        isDisabled: machines === undefined || (isAsked && machineId === ''),
        onMain: () => move({ move: 'finish', wasteSheets, ...(isAsked && { machineId }) }),
      }}
    >
      {isAsked && <MachineField machines={machines ?? []} value={machineId} onChange={setMachineId} />}
      <div className={styles.field}>
        <label htmlFor={`${id}-waste`}>{t('ask.waste')}</label>
        <InputNumber
          id={`${id}-waste`}
          min={0}
          max={mostWaste(order.pageInfo.totalPieceCount)}
          precision={0}
          value={wasteSheets}
          onChange={(sheets) => setWaste(sheets ?? 0)}
        />
        <small>{t('ask.wasteHint')}</small>
      </div>
    </Dialog>
  );
}
