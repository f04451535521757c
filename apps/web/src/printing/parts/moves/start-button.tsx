import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { useMove } from '../use-move.js';
import { MachineField, useMachines } from './machine-field.js';

/** Begins to print: a shop with several machines says on which, so that every sheet can be traced to one; a batch that was made for one is printed there. */
export function StartButton({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation(['printing', 'printers']);
  const [isAsking, setAsking] = useState(false);
  const [machineId, setMachineId] = useState('');
  const machines = useMachines(order.batchId === null || order.machineName === '');
  const { move, isBusy } = useMove(order, () => setAsking(false));
  const isAsked = (machines?.length ?? 0) > 1;
  return (
    <>
      <Button
        type="primary"
        loading={isBusy || machines === undefined}
        onClick={() => (isAsked ? setAsking(true) : move({ move: 'start' }))}
      >
        {t('move.start')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('printers:here.title')}
          onClose={() => setAsking(false)}
          foot={{
            words: t('move.start'),
            isBusy,
            isDisabled: machineId === '',
            onMain: () => move({ move: 'start', machineId }),
          }}
        >
          <MachineField machines={machines ?? []} value={machineId} onChange={setMachineId} />
        </Dialog>
      )}
    </>
  );
}
