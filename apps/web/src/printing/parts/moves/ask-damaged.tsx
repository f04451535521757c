import { COVER, type PrintOrderDetail, pagesOnSheet } from '@zhibi/contract/printing';
import { Checkbox, Input, InputNumber, Radio, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import styles from '../orders.module.css';
import { useMove } from '../use-move.js';

interface Claim {
  studentIds: string[];
  sides: number[];
  spares: number;
  separators: number[];
  codes: 'same' | 'new';
  note: string;
}

/** Which sheets are printed again: whose, which sides, with which codes, what lies beside them, and what happened to them. */
export function AskDamaged({ order, onClose }: { order: PrintOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('printing');
  const id = useId();
  const [claim, setClaim, drop] = useDraft<Claim>(`damaged ${order.orderId}`, () => ({
    studentIds: [],
    sides: order.pages,
    spares: 0,
    separators: [],
    codes: 'same',
    note: '',
  }));
  const { studentIds, sides, spares, separators, codes, note } = claim;
  const set = (change: Partial<Claim>) => setClaim({ ...claim, ...change });
  const close = () => {
    drop();
    onClose();
  };
  const { move, isBusy } = useMove(order, close);
  const ofCopies = studentIds.length + spares > 0;
  const isWhole = (ofCopies ? sides.length > 0 : separators.length > 0) && note.trim() !== '';
  const choice = order.options.cover ? [COVER, ...order.pages] : order.pages;
  const send = () =>
    move({
      move: 'damaged',
      studentIds,
      pages: ofCopies ? sides.filter((side) => side !== COVER) : [],
      covers: ofCopies && sides.includes(COVER),
      spares,
      separators,
      codes,
      note: note.trim(),
    });
  return (
    <Dialog
      title={t('ask.damaged')}
      onClose={close}
      keepsTyping
      foot={{
        words: t('move.damaged'),
        isBusy,
        isDisabled: !isWhole,
        onMain: send,
        // A grey button says what it waits for.
        ...(isWhole
          ? pagesOnSheet(order.options) > 1 && { note: t('ask.wholeSheets') }
          : { note: t('ask.damagedLacks') }),
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-students`}>{t('ask.students')}</label>
        <Select
          id={`${id}-students`}
          mode="multiple"
          allowClear
          optionFilterProp="label"
          value={studentIds}
          onChange={(chosen) => set({ studentIds: chosen })}
          options={order.sheets.map((one) => ({ value: one.studentId, label: `${one.name} ${one.className}` }))}
        />
      </div>
      <div className={styles.field}>
        <span id={`${id}-pages`}>{t('ask.pages')}</span>
        <Checkbox.Group
          aria-labelledby={`${id}-pages`}
          value={sides}
          onChange={(chosen) => set({ sides: chosen })}
          options={choice.map((side) => ({
            value: side,
            label: side === COVER ? t('ask.cover') : t('ask.page', { page: side }),
          }))}
        />
      </div>
      {order.pageInfo.spareCount > 0 && (
        <div className={styles.field}>
          <label htmlFor={`${id}-spares`}>{t('ask.spares')}</label>
          <InputNumber
            id={`${id}-spares`}
            min={0}
            max={order.pageInfo.spareCount}
            precision={0}
            value={spares}
            onChange={(value) => set({ spares: value ?? 0 })}
          />
        </div>
      )}
      {order.separators.length > 0 && (
        <div className={styles.field}>
          <label htmlFor={`${id}-separators`}>{t('ask.separators')}</label>
          <Select
            id={`${id}-separators`}
            mode="multiple"
            allowClear
            optionFilterProp="label"
            value={separators}
            onChange={(chosen) => set({ separators: chosen })}
            options={order.separators.map(({ className: name, row, copies }, at) => ({
              value: at,
              label: t('ask.separator', {
                name: row === null ? name : t(row === 0 ? 'ask.noSeat' : 'ask.row', { name, row }),
                copies,
              }),
            }))}
          />
        </div>
      )}
      {studentIds.length > 0 && (
        <div className={styles.field}>
          <span id={`${id}-codes`}>{t('ask.codes')}</span>
          <Radio.Group
            aria-labelledby={`${id}-codes`}
            value={codes}
            onChange={({ target }) => set({ codes: target.value })}
            options={[
              { value: 'same', label: t('ask.codesSame') },
              { value: 'new', label: t('ask.codesNew') },
            ]}
          />
          <small className={styles.hint}>{t(codes === 'same' ? 'ask.codesSameHint' : 'ask.codesNewHint')}</small>
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-note`}>{t('ask.damagedNote')}</label>
        <Input id={`${id}-note`} maxLength={200} value={note} onChange={({ target }) => set({ note: target.value })} />
      </div>
    </Dialog>
  );
}
