import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { type PaperStock, printStockApi, type stockSteps } from '@zhibi/contract/printing/stock';
import { Input, InputNumber, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { formatNear } from '../../../platform/time.js';
import { DialogField } from '../dialog-field.js';
import { useDictionary } from '../use-dictionary.js';

/** How much of a paper lies there, or has come. @param of null: of a paper that is chosen here */
export function RecordDialog({ of, onClose }: { of: PaperStock | null; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const { choicesOf, nameOf } = useDictionary();
  const settings = useRead(printSettingsApi.settings, of ? null : {});
  const [chosen, setChosen] = useState({ shopId: '', paperSize: 'A4', weight: '80' });
  const [step, setStep] = useState<(typeof stockSteps)[number]>('counted');
  const [sheets, setSheets] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const shops = settings.data?.shops ?? [];
  const shopId = of?.shopId ?? (chosen.shopId || (shops[0]?.shopId ?? ''));
  const saving = useWrite(printStockApi.record, [printStockApi.stock], {
    onDone: () => {
      notify.done(t('saved'));
      onClose();
    },
  });
  const { paperSize, weight } = of ?? chosen;
  const steps = of?.left == null ? (['counted'] as const) : (['counted', 'came'] as const);
  return (
    <Dialog
      title={of ? `${nameOf('paperSize', paperSize)} · ${nameOf('weight', weight)} · ${of.shopName}` : t('title')}
      onClose={onClose}
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
              onChange={(id) => setChosen({ ...chosen, shopId: id })}
              options={shops.map((shop) => ({ value: shop.shopId, label: shop.shopName }))}
            />
          </DialogField>
          <DialogField label={t('paper')}>
            <Select
              aria-label={t('paper')}
              value={chosen.paperSize}
              onChange={(size) => setChosen({ ...chosen, paperSize: size })}
              options={choicesOf('paperSize')}
            />
            <Select
              aria-label={t('paper')}
              value={chosen.weight}
              onChange={(gsm) => setChosen({ ...chosen, weight: gsm })}
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
            onChange={setStep}
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
          onChange={setSheets}
        />
      </DialogField>
      <DialogField label={t('remark')}>
        <Input aria-label={t('remark')} maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
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
