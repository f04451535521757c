import { printersApi } from '@zhibi/contract/printing/printers';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { PrinterDialog } from './printer-dialog.js';

/** The printer behind a machine: what it is, and where it is said. */
export function PrinterButton({ machineId }: { machineId: string }) {
  const { t } = useTranslation('printers');
  const [isOpen, setOpen] = useState(false);
  const printers = useRead(printersApi.list, {});
  const machine = printers.data?.items.find((one) => one.machineId === machineId);
  if (machine === undefined) return null;
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {machine.printer ? machine.printer.model || machine.printer.address : t('printer.none')}
      </Button>
      {isOpen && <PrinterDialog machine={machine} onClose={() => setOpen(false)} />}
    </>
  );
}
