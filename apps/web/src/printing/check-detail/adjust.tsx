import {
  besideCopies,
  PrintOptions,
  type PrintOrderDetail,
  pageInfoOf,
  pageOn,
  sheetOf,
} from '@zhibi/contract/printing';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../platform/drafts/use-draft.js';
import { Dialog } from '../../platform/layout/dialog.js';
import { OptionsFields } from '../parts/options-fields.js';
import styles from '../parts/orders.module.css';
import { useDictionary } from '../parts/use-dictionary.js';
import { useMove } from '../parts/use-move.js';

/** A reviewer has an order printed otherwise, and says why to whoever ordered it. The file is made and looked through anew; it still waits for its review. */
export function Adjust({ order, onClose }: { order: PrintOrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['printing', 'send']);
  const id = useId();
  const { nameOf } = useDictionary();
  const [wish, setWish, drop] = useDraft(`adjust ${order.orderId} ${order.revision}`, () => ({
    options: order.options,
    note: '',
  }));
  const { options, note } = wish;
  const close = () => {
    drop();
    onClose();
  };
  const { move, isBusy } = useMove(order, close);
  const pageSize = pageOn(order.pageSize, order.options.imposition);
  const run = { ...order, pageSize, pageCount: order.pages.length };
  const info = pageInfoOf({ ...run, ...besideCopies(run.piles, options) }, options);
  const paper = nameOf('paperSize', sheetOf(pageSize, options.imposition) ?? pageSize);
  const said = note.trim();
  const isAsItWas = PrintOptions.keyof().options.every((name) => options[name] === order.options[name]);
  return (
    <Dialog
      title={t('move.adjust')}
      onClose={close}
      keepsTyping
      foot={{
        words: t('check.adjustAndTell', { name: order.by }),
        isBusy,
        isDisabled: said === '' || isAsItWas,
        note: (said === '' || isAsItWas) && t('check.adjustLacks'),
        onMain: () => move({ move: 'adjust', options, note: said }),
      }}
    >
      <div className={styles.form}>
        <OptionsFields options={options} run={run} onChange={(next) => setWish({ ...wish, options: next })} />
        <p>
          {t('check.sheetsBefore', { count: order.pageInfo.totalPieceCount })} →{' '}
          {t('check.sheetsAfter', { count: info.totalPieceCount, paper })}
        </p>
        <div className={styles.field}>
          <label htmlFor={`${id}-note`}>{t('check.adjustWhy')}</label>
          <Input
            id={`${id}-note`}
            maxLength={200}
            value={note}
            onChange={({ target }) => setWish({ ...wish, note: target.value })}
          />
        </div>
      </div>
    </Dialog>
  );
}
