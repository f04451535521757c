import { printingApi } from '@zhibi/contract/printing';
import { printCountingApi } from '@zhibi/contract/printing/counting';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { today } from '../../../platform/today.js';
import styles from '../../parts/orders.module.css';

const FORMAT = 'YYYYMMDD';

/** Which shop and which days; usually the month before. */
export function SettleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['counting', 'settings']);
  const id = useId();
  const choices = useRead(printingApi.choices, {});
  const [shopId, setShopId] = useState('');
  const [from, setFrom] = useState(() => today().subtract(1, 'month').startOf('month'));
  const [until, setUntil] = useState(() => today().subtract(1, 'month').endOf('month'));
  const making = useWrite(printCountingApi.settle, [printCountingApi.settlements], {
    onDone: () => {
      notify.done(t('settle.made'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('settle.make')}
      onClose={onClose}
      foot={{
        words: t('settle.make'),
        isBusy: making.isPending,
        isDisabled: shopId === '',
        note: t('settle.once'),
        onMain: () => making.mutate({ shopId, from: from.format(FORMAT), until: until.format(FORMAT) }),
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-shop`}>{t('settings:set.shop')}</label>
        <Select
          id={`${id}-shop`}
          value={shopId || null}
          onChange={(chosen: string) => setShopId(chosen)}
          options={(choices.data?.shops ?? []).map((shop) => ({ value: shop.shopId, label: shop.name }))}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-from`}>{t('count.from')}</label>
        <DayField id={`${id}-from`} isRequired value={from} until={until} onChange={(day) => day && setFrom(day)} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-until`}>{t('count.until')}</label>
        <DayField id={`${id}-until`} isRequired value={until} from={from} onChange={(day) => day && setUntil(day)} />
      </div>
    </Dialog>
  );
}
