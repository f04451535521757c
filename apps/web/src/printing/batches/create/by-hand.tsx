import type { PrintOrder } from '@zhibi/contract/printing';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Screen } from '../../../platform/screen.js';
import styles from '../../parts/orders.module.css';
import { useDictionary } from '../../parts/use-dictionary.js';
import type { Made } from './proposed.js';

interface Props {
  orders: readonly PrintOrder[];
  isBusy: boolean;
  onClose: () => void;
  onMake: (batches: Made[]) => void;
}

/** One batch of what is chosen, for the shop that somebody knows to be right. */
export function ByHand({ orders, isBusy, onClose, onMake }: Props) {
  const { t } = useTranslation('batches');
  const id = useId();
  const { choicesOf } = useDictionary();
  const weights = choicesOf('weight');
  const read = useRead(printSettingsApi.settings, {});
  const [shopId, setShopId] = useState('');
  const [machineId, setMachineId] = useState<string | null>(null);
  const [weight, setWeight] = useState(weights[0]?.value ?? '');
  const [note, setNote] = useState('');
  const send = () =>
    onMake([{ shopId, machineId, weight, note: note.trim(), orderIds: orders.map(({ orderId }) => orderId) }]);
  return (
    <Dialog
      title={t('arrange.byHand')}
      onClose={onClose}
      keepsTyping
      foot={{ words: t('arrange.confirmOne'), isBusy, isDisabled: shopId === '', onMain: send }}
    >
      <Screen read={read} skeleton={{ rows: 3 }}>
        {({ shops }) => (
          <>
            <div className={styles.field}>
              <label htmlFor={`${id}-shop`}>{t('arrange.shop')}</label>
              <Select
                id={`${id}-shop`}
                value={shopId || null}
                onChange={(chosen: string) => {
                  setShopId(chosen);
                  setMachineId(null);
                }}
                options={shops.map((shop) => ({ value: shop.shopId, label: shop.shopName }))}
              />
            </div>
            <div className={styles.field}>
              <label htmlFor={`${id}-machine`}>{t('arrange.machine')}</label>
              <Select
                id={`${id}-machine`}
                value={machineId ?? ''}
                onChange={(chosen) => setMachineId(chosen || null)}
                options={[
                  { value: '', label: t('arrange.anyMachine') },
                  ...(shops.find((shop) => shop.shopId === shopId)?.machines ?? []).map((machine) => ({
                    value: machine.machineId,
                    label: machine.name,
                    disabled: machine.stopped !== '',
                  })),
                ]}
              />
            </div>
          </>
        )}
      </Screen>
      <div className={styles.field}>
        <label htmlFor={`${id}-weight`}>{t('arrange.weight')}</label>
        <Select id={`${id}-weight`} value={weight} onChange={setWeight} options={weights} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-note`}>{t('arrange.noteFor')}</label>
        <Input id={`${id}-note`} maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
      </div>
    </Dialog>
  );
}
