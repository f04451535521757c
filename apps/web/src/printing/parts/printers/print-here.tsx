import { PrinterOutlined } from '@ant-design/icons';
import { type PrintOrderDetail, printingApi, printStatuses } from '@zhibi/contract/printing';
import { isEnded, type MachinePrinter, printersApi } from '@zhibi/contract/printing/printers';
import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { useRead, useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';

/** Sends a task to a printer of the shop, while it waits there or is being printed. */
export function PrintHere({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printers');
  const [isOpen, setOpen] = useState(false);
  const isShop = useUser().currentRole === 'ZHIBI_PRINT_SHOP';
  const isTask = order.messageStatus === printStatuses.pendingPrint || order.messageStatus === printStatuses.printing;
  const jobs = useRead(printersApi.jobs, isShop && isTask ? { orderId: order.orderId } : null);
  if (!isShop || !isTask || !jobs.data?.items.every(({ state }) => isEnded(state))) return null;
  return (
    <>
      <Button icon={<PrinterOutlined />} onClick={() => setOpen(true)}>
        {t('here.print')}
      </Button>
      {isOpen && <ChooseMachine order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChooseMachine({ order, onClose }: { order: PrintOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('printers');
  const [chosen, setChosen] = useState('');
  const [isTwice, setTwice] = useState(false);
  const printers = useRead(printersApi.list, {});
  const machines = printers.data?.items ?? [];
  const usable = machines.filter(isUsable);
  const machineId = chosen || usable[0]?.machineId || '';
  const { orderId, revision } = order;
  const printing = useWrite(printersApi.print, [printersApi.jobs, printingApi.detail, printingApi.list], {
    handles: ['printed-already'],
    onDone: () => {
      notify.done(t('here.sent'));
      onClose();
    },
    onRefused: ({ reason }) => {
      // Once seen it is printed again by the next press.
      if (reason === 'printed-already') setTwice(true);
    },
  });
  return (
    <Dialog
      title={t('here.title')}
      onClose={onClose}
      foot={{
        words: t(isTwice ? 'here.again' : 'here.send'),
        isBusy: printing.isPending,
        isDisabled: machineId === '',
        isDangerous: isTwice,
        onMain: () => printing.mutate({ orderId, revision, machineId, again: isTwice }),
      }}
    >
      <Screen
        read={printers}
        skeleton={{ rows: 2 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('here.noMachines')} hint={t('here.noMachinesHint')} />}
      >
        {({ items }) => (
          <>
            <Radio.Group
              vertical
              aria-label={t('here.machine')}
              value={machineId}
              onChange={({ target }) => setChosen(String(target.value))}
              options={items.map((machine) => ({
                value: machine.machineId,
                label: <MachineWords machine={machine} />,
                disabled: !isUsable(machine),
              }))}
            />
            <p>{t('here.whole')}</p>
            {isTwice && <Alert type="warning" showIcon title={t('here.twice')} />}
          </>
        )}
      </Screen>
    </Dialog>
  );
}

const isUsable = ({ printer, stopped }: MachinePrinter): boolean => printer !== null && stopped === '';

function MachineWords({ machine: { machineName, stopped, printer } }: { machine: MachinePrinter }) {
  const { t } = useTranslation('printers');
  const why = stopped ? t('here.stopped', { reason: stopped }) : (printer?.model ?? t('here.notConnected'));
  return (
    <>
      <span translate="no">{machineName}</span> <small>{why}</small>
    </>
  );
}
