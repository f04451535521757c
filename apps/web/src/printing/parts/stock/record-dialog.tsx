import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { type PaperStock, printStockApi, type stockSteps } from '@zhibi/contract/printing/stock';
import { Input, InputNumber, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { formatNear } from '../../../platform/time.js';
import { DialogField } from '../dialog-field.js';
import { useDictionary } from '../use-dictionary.js';

interface Said {
  shopId: string;
  paperSize: string;
  weight: string;
  step: (typeof stockSteps)[number];
  sheets: number | null;
  note: string;
}

/** How much of a paper lies there, or has come. @param of null: of a paper that is chosen here */
export function RecordDialog({ of, onClose }: { of: PaperStock | null; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const { choicesOf, nameOf } = useDictionary();
  const settings = useRead(printSettingsApi.settings, of ? null : {});
  const [said, setSaid, drop] = useDraft<Said>(
    `paper ${of ? [of.shopId, of.paperSize, of.weight].join(' ') : 'new'}`,
    () => ({ shopId: '', paperSize: 'A4', weight: '80', step: 'counted', sheets: null, note: '' }),
  );
  const { step, sheets, note } = said;
  const set = (change: Partial<Said>) => setSaid({ ...said, ...change });
  const close = () => {
    drop();
    onClose();
  };
  const shops = settings.data?.shops ?? [];
  const shopId = of?.shopId ?? (said.shopId || (shops[0]?.shopId ?? ''));
  const saving = useWrite(printStockApi.record, [printStockApi.stock], {
    onDone: () => {
      notify.done(t('saved'));
      close();
    },
  });
  const { paperSize, weight } = of ?? said;
  const steps = of?.left == null ? (['counted'] as const) : (['counted', 'came'] as const);
  return (
    <Dialog
      title={of ? `${nameOf('paperSize', paperSize)} · ${nameOf('weight', weight)} · ${of.shopName}` : t('title')}
      onClose={close}
      keepsTyping
      foot={{
        words: t('say'),
        isBusy: saving.isPending,
        isDisabled: sheets === null || shopId === '',
        onMain: () => saving.mutate({ shopId, paperSize, weight, step, sheets: sheets ?? 0, note }),
        note: t('note'),
      }}
    >
      {!of && (
        <>
          <DialogField label={t('shop')}>
            <Select
              aria-label={t('shop')}
              value={shopId}
              onChange={(id) => set({ shopId: id })}
              options={shops.map((shop) => ({ value: shop.shopId, label: shop.shopName }))}
            />
          </DialogField>
          <DialogField label={t('paper')}>
            <Select
              aria-label={t('paper')}
              value={said.paperSize}
              onChange={(size) => set({ paperSize: size })}
              options={choicesOf('paperSize')}
            />
            <Select
              aria-label={t('paper')}
              value={said.weight}
              onChange={(gsm) => set({ weight: gsm })}
              options={choicesOf('weight')}
            />
          </DialogField>
        </>
      )}
      {steps.length > 1 && (
        <DialogField label={t('step')}>
          <Segmented
            aria-label={t('step')}
            value={step}
            onChange={(next) => set({ step: next })}
            options={steps.map((value) => ({ value, label: t(`steps.${value}`) }))}
          />
        </DialogField>
      )}
      <DialogField label={t('sheets')}>
        <InputNumber
          aria-label={t('sheets')}
          min={0}
          max={100_000_000}
          precision={0}
          value={sheets}
          onChange={(count) => set({ sheets: count })}
        />
      </DialogField>
      <DialogField label={t('remark')}>
        <Input
          aria-label={t('remark')}
          maxLength={200}
          value={note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </DialogField>
      {of && of.entries.length > 0 && (
        <DialogField label={t('last')}>
          {of.entries.map((one) => (
            <small key={one.at} style={{ display: 'block' }}>
              {[
                formatNear(one.at),
                t(one.step === 'came' ? 'came' : 'isCounted', { sheets: one.sheets.toLocaleString('en-US') }),
                one.by,
                one.note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          ))}
        </DialogField>
      )}
    </Dialog>
  );
}
