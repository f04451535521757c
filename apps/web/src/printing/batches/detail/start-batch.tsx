import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { MachineField, useMachines } from '../../parts/moves/machine-field.js';

/** Begins to print a batch that was made for no machine; where the shop has several it says on which. */
export function StartBatch({
  isMain,
  isBusy,
  onStart,
}: {
  isMain: boolean;
  isBusy: boolean;
  onStart: (machineId?: string) => void;
}) {
  const { t } = useTranslation(['batches', 'printers']);
  const [isAsking, setAsking] = useState(false);
  const [machineId, setMachineId] = useState('');
  const machines = useMachines(true);
  const isAsked = (machines?.length ?? 0) > 1;
  return (
    <>
      <Button
        type={isMain ? 'primary' : 'default'}
        loading={isBusy || machines === undefined}
        onClick={() => (isAsked ? setAsking(true) : onStart())}
      >
        {t('batch.move.start')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('printers:here.title')}
          onClose={() => setAsking(false)}
          foot={{
            words: t('batch.move.start'),
            isBusy,
            isDisabled: machineId === '',
            onMain: () => {
              setAsking(false);
              onStart(machineId);
            },
          }}
        >
          <MachineField machines={machines ?? []} value={machineId} onChange={setMachineId} />
        </Dialog>
      )}
    </>
  );
}
