import { printingApi } from '@zhibi/contract/printing';
import { printCountingApi, type UnpricedWork } from '@zhibi/contract/printing/counting';
import { printOfflineApi } from '@zhibi/contract/printing/offline';
import { Input, InputNumber, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { formatNumber } from '../../../platform/time.js';
import styles from '../../parts/orders.module.css';
import { yuan } from '../../parts/yuan.js';

const LI_IN_YUAN = 1_000;
const inYuan = (li: number | undefined) => (li ? li / LI_IN_YUAN : null);
const inLi = (sum: number | null) => Math.round((sum ?? 0) * LI_IN_YUAN);
const refreshed = [
  printCountingApi.unpriced,
  printCountingApi.settlements,
  printCountingApi.pivot,
  printingApi.detail,
  printOfflineApi.list,
  printOfflineApi.detail,
];

interface Wanted {
  work: UnpricedWork;
  /** The kind of sheet in words. */
  kind: string;
  onClose: () => void;
}

interface Typed {
  isFree: boolean;
  sheet: number | null;
  bound: number | null;
  reason: string;
}

/** What such sheets cost, once and with a reason, or that they cost nothing. */
export function PriceWork({ work, kind, onClose }: Wanted) {
  const { t } = useTranslation(['counting', 'settings']);
  const id = useId();
  const { shopId, shopName, paperSize, weight, colorPrint, doubleSidedPrint, works } = work;
  const [typed, setTyped, drop] = useDraft<Typed>(
    `price of work ${[shopId, paperSize, weight, colorPrint, doubleSidedPrint].join(' ')}`,
    () => ({ isFree: false, sheet: inYuan(work.listed?.sheetLi), bound: inYuan(work.listed?.boundLi), reason: '' }),
  );
  const { isFree, sheet, bound, reason } = typed;
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const close = () => {
    drop();
    onClose();
  };
  const saving = useWrite(printCountingApi.setPrice, refreshed, {
    onDone: ({ works }) => {
      notify.done(t('unpriced.done', { count: works }));
      close();
    },
  });
  const price = isFree ? null : { sheetLi: inLi(sheet), boundLi: inLi(bound) };
  const lacks = reason.trim() === '' || price?.sheetLi === 0;
  const money = (name: 'sheet' | 'bound') => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{t(`settings:set.${name}Price`)}</label>
      <InputNumber
        id={`${id}-${name}`}
        min={0}
        max={10_000}
        step={0.01}
        precision={3}
        value={typed[name]}
        onChange={(sum) => set({ [name]: sum })}
      />
    </div>
  );
  return (
    <Dialog
      title={t('unpriced.title', { count: works })}
      onClose={close}
      keepsTyping
      foot={{
        words: t('unpriced.set'),
        isBusy: saving.isPending,
        isDisabled: lacks,
        note: lacks
          ? t(isFree ? 'unpriced.lacksReason' : 'unpriced.lacks')
          : price && t('unpriced.comes', { cost: yuan(costOf(work, price)) }),
        onMain: () => saving.mutate({ shopId, paperSize, weight, colorPrint, doubleSidedPrint, works, price, reason }),
      }}
    >
      <p style={{ margin: '0 0 12px' }}>
        <span translate="no">{shopName}</span> · {kind} · {t('unpriced.sheets', { sheets: formatNumber(work.sheets) })}
      </p>
      <div className={styles.field}>
        <Segmented
          block
          aria-label={t('unpriced.how')}
          value={isFree ? 'free' : 'priced'}
          onChange={(chosen) => set({ isFree: chosen === 'free' })}
          options={(['priced', 'free'] as const).map((value) => ({ value, label: t(`unpriced.${value}`) }))}
        />
      </div>
      {!isFree && money('sheet')}
      {!isFree && work.bound > 0 && money('bound')}
      <div className={styles.field}>
        <label htmlFor={`${id}-reason`}>{t('unpriced.reason')}</label>
        <Input
          id={`${id}-reason`}
          maxLength={200}
          value={reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
        <small>{t('unpriced.once')}</small>
      </div>
    </Dialog>
  );
}

const costOf = ({ sheets, bound }: UnpricedWork, { sheetLi, boundLi }: { sheetLi: number; boundLi: number }): number =>
  sheets * sheetLi + bound * boundLi;
