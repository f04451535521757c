import { type FoundPrinter, type MachinePrinter, PrinterAddress, printersApi } from '@zhibi/contract/printing/printers';
import { Button, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import styles from '../orders.module.css';
import { ConnectedPrinter, printerWords } from './connected-printer.js';

/** Where the printer of a machine is: its address is asked what is there, and one of the answers is chosen. */
export function PrinterDialog({ machine, onClose }: { machine: MachinePrinter; onClose: () => void }) {
  const { t } = useTranslation('printers');
  const id = useId();
  const { machineId, revision, printer } = machine;
  const [address, setAddress] = useState(printer?.address ?? '');
  const [found, setFound] = useState<readonly FoundPrinter[]>([]);
  const [chosen, setChosen] = useState('');
  const finding = useWrite(printersApi.find, [], {
    onDone: ({ items }) => {
      setFound(items);
      setChosen(items.find(({ isUsable }) => isUsable)?.address ?? '');
    },
  });
  const connecting = useWrite(printersApi.connect, [printersApi.list], {
    onDone: () => {
      notify.done(t('printer.connected'));
      onClose();
    },
  });
  const isAddress = PrinterAddress.safeParse(address).success;
  const find = () => isAddress && finding.mutate({ address: address.trim() });
  return (
    <Dialog
      size="form"
      title={t('printer.title', { machine: machine.machineName })}
      onClose={onClose}
      keepsTyping
      foot={{
        words: t('printer.connect'),
        isBusy: connecting.isPending,
        isDisabled: chosen === '',
        onMain: () => connecting.mutate({ machineId, revision, address: chosen }),
      }}
    >
      {printer ? (
        <ConnectedPrinter machineId={machineId} printer={printer} onGone={onClose} />
      ) : (
        <p style={{ marginTop: 0 }}>{t('printer.noneYet')}</p>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-address`}>{t('printer.address')}</label>
        <span style={{ display: 'flex', gap: 8 }}>
          <Input
            id={`${id}-address`}
            maxLength={300}
            inputMode="url"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setFound([]);
              setChosen('');
            }}
            onPressEnter={find}
          />
          <Button loading={finding.isPending} disabled={!isAddress} onClick={find}>
            {t('printer.find')}
          </Button>
        </span>
        <small role={address && !isAddress ? 'alert' : undefined}>
          {t(address && !isAddress ? 'printer.addressWrong' : 'printer.addressHint')}
        </small>
      </div>
      {found.length > 0 && (
        <div className={styles.field}>
          <span>{t('printer.found')}</span>
          <Radio.Group
            vertical
            aria-label={t('printer.found')}
            value={chosen}
            onChange={({ target }) => setChosen(String(target.value))}
            options={found.map((one) => ({
              value: one.address,
              disabled: !one.isUsable,
              label: (
                <>
                  <span translate="no">{one.name}</span> <small>{printerWords(t, one).join(' · ')}</small>
                </>
              ),
            }))}
          />
        </div>
      )}
    </Dialog>
  );
}
