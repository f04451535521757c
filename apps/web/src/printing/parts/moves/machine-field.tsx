import { type MachinePrinter, printersApi } from '@zhibi/contract/printing/printers';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import styles from '../orders.module.css';

/** The machines of the shop that work; where there are several the shop says which one prints. Undefined until that is known. */
export function useMachines(isAsked: boolean): MachinePrinter[] | undefined {
  const read = useRead(printersApi.list, isAsked ? {} : null);
  // Where they cannot be read the server asks, if it has to.
  if (!isAsked || read.error) return [];
  return read.data?.items.filter(({ stopped }) => stopped === '');
}

/** On which machine of several. */
export function MachineField({
  machines,
  value,
  onChange,
}: {
  machines: readonly MachinePrinter[];
  value: string;
  onChange: (machineId: string) => void;
}) {
  const { t } = useTranslation('printers');
  return (
    <div className={styles.field}>
      <span>{t('here.machine')}</span>
      <Radio.Group
        vertical
        aria-label={t('here.machine')}
        value={value}
        onChange={({ target }) => onChange(String(target.value))}
        options={machines.map(({ machineId, machineName }) => ({
          value: machineId,
          label: <span translate="no">{machineName}</span>,
        }))}
      />
    </div>
  );
}
