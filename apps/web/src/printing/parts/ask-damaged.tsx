import { type PrintOrderDetail, pagesOnSheet } from '@zhibi/contract/printing';
import { Checkbox, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/layout/dialog.js';
import styles from './orders.module.css';
import { useMove } from './use-move.js';

/** Which sheets are printed again: whose, which sides, and what happened to them. */
export function AskDamaged({ order, onClose }: { order: PrintOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('printing');
  const id = useId();
  const [studentIds, setStudentIds] = useState<string[]>([]);
  const [pages, setPages] = useState<number[]>(order.pages);
  const [note, setNote] = useState('');
  const { move, isBusy } = useMove(order, onClose);
  const isWhole = studentIds.length > 0 && pages.length > 0 && note.trim() !== '';
  return (
    <Dialog
      title={t('ask.damaged')}
      onClose={onClose}
      keepsTyping
      foot={{
        words: t('move.damaged'),
        isBusy,
        isDisabled: !isWhole,
        onMain: () => move({ move: 'damaged', studentIds, pages, note: note.trim() }),
        ...(pagesOnSheet(order.options) > 1 && { note: t('ask.wholeSheets') }),
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
          onChange={setStudentIds}
          options={order.sheets.map((one) => ({ value: one.studentId, label: `${one.name} ${one.className}` }))}
        />
      </div>
      <div className={styles.field}>
        <span id={`${id}-pages`}>{t('ask.pages')}</span>
        <Checkbox.Group
          aria-labelledby={`${id}-pages`}
          value={pages}
          onChange={setPages}
          options={order.pages.map((page) => ({ value: page, label: t('ask.page', { page }) }))}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-note`}>{t('ask.damagedNote')}</label>
        <Input id={`${id}-note`} maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
      </div>
    </Dialog>
  );
}
