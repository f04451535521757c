import { printSettingsApi, type Shop } from '@zhibi/contract/printing/settings';
import { InputNumber, Segmented, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { DialogField } from '../../parts/dialog-field.js';
import { useDictionary } from '../../parts/use-dictionary.js';

/** A price from a day on; without its day it cannot be saved. */
export function PriceDialog({ shops, onClose }: { shops: readonly Shop[]; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { choicesOf, nameOf } = useDictionary();
  const [now, setNow, drop] = useDraft('print price', () => ({
    shopId: shops[0]?.shopId ?? '',
    paperSize: choicesOf('paperSize')[0]?.value ?? 'A4',
    weight: choicesOf('weight')[0]?.value ?? '80',
    colorPrint: false,
    doubleSidedPrint: true,
    // An empty field stays one while another sum is typed.
    sheetYuan: 0.08 as number | null, // as: it can be emptied
    boundYuan: 0 as number | null, // as: it can be emptied
    day: null as Dayjs | null, // as: nobody has chosen one yet
  }));
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    drop();
    onClose();
  };
  const saving = useWrite(printSettingsApi.addPrice, [printSettingsApi.settings], {
    onDone: () => {
      notify.done(t('set.saved'));
      close();
    },
  });
  const set = (change: Partial<typeof now>) => setNow({ ...now, ...change });
  const { day } = now;
  const send = () => {
    setMissing(day === null);
    const { sheetYuan, boundYuan, day: _, ...price } = now;
    const li = (sum: number | null) => Math.round((sum ?? 0) * 1_000);
    if (day)
      saving.mutate({ ...price, sheetLi: li(sheetYuan), boundLi: li(boundYuan), validFrom: day.format('YYYYMMDD') });
  };
  const money = (name: 'sheetYuan' | 'boundYuan', label: string) => (
    <InputNumber
      aria-label={label}
      min={0}
      max={10_000}
      step={0.01}
      precision={3}
      value={now[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <Dialog
      title={t('set.addPrice')}
      onClose={close}
      keepsTyping
      foot={{ words: t('set.save'), isBusy: saving.isPending, onMain: send, note: t('set.priceNote') }}
    >
      <DialogField label={t('set.shop')}>
        <Select
          aria-label={t('set.shop')}
          value={now.shopId}
          onChange={(shopId) => set({ shopId })}
          options={shops.map((shop) => ({ value: shop.shopId, label: shop.shopName }))}
        />
      </DialogField>
      <DialogField label={t('set.papers')}>
        <Select
          aria-label={t('set.papers')}
          value={now.paperSize}
          onChange={(paperSize) => set({ paperSize })}
          options={choicesOf('paperSize')}
        />
      </DialogField>
      <DialogField label={t('set.weight')}>
        <Select
          aria-label={t('set.weight')}
          value={now.weight}
          onChange={(weight) => set({ weight })}
          options={choicesOf('weight')}
        />
      </DialogField>
      <DialogField label={t('set.colour')}>
        <Segmented
          aria-label={t('set.colour')}
          value={now.colorPrint ? 'colour' : 'black'}
          onChange={(value) => set({ colorPrint: value === 'colour' })}
          options={(['black', 'colour'] as const).map((value) => ({ value, label: nameOf('colour', value) }))}
        />
      </DialogField>
      <DialogField label={t('set.sides')}>
        <Segmented
          aria-label={t('set.sides')}
          value={now.doubleSidedPrint ? 'double' : 'single'}
          onChange={(value) => set({ doubleSidedPrint: value === 'double' })}
          options={(['single', 'double'] as const).map((value) => ({ value, label: t(`set.${value}`) }))}
        />
      </DialogField>
      <DialogField label={t('set.sheetPrice')}>{money('sheetYuan', t('set.sheetPrice'))}</DialogField>
      <DialogField label={t('set.boundPrice')}>{money('boundYuan', t('set.boundPrice'))}</DialogField>
      <DialogField label={t('set.validFrom')}>
        <DayField value={day} onChange={(chosen) => set({ day: chosen })} aria-label={t('set.validFrom')} />
        {isMissing && day === null && (
          <small role="alert" data-wrong>
            {t('set.dateNeeded')}
          </small>
        )}
      </DialogField>
    </Dialog>
  );
}
