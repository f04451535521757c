import { mostWaste } from '@zhibi/contract/printing/counting';
import { Input, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import styles from '../orders.module.css';

interface Wanted {
  /** What was said until now. */
  was: number;
  /** So many sheets were printed. */
  sheets: number;
  isBusy: boolean;
  onSave: (wasteSheets: number, note: string) => void;
  onClose: () => void;
}

/** How much was spoiled, said anew, and why: it stands in the history. */
export function WasteDialog({ was, sheets, isBusy, onSave, onClose }: Wanted) {
  const { t } = useTranslation('printing');
  const id = useId();
  const [waste, setWaste] = useState(was);
  const [note, setNote] = useState('');
  const lacks = note.trim() === '' || waste === was;
  return (
    <Dialog
      title={t('ask.correctWaste')}
      onClose={onClose}
      keepsTyping
      foot={{
        words: t('ask.correct'),
        isBusy,
        isDisabled: lacks,
        note: lacks && t('ask.correctLacks'),
        onMain: () => onSave(waste, note),
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-waste`}>{t('ask.waste')}</label>
        <InputNumber
          id={`${id}-waste`}
          min={0}
          max={mostWaste(sheets)}
          precision={0}
          value={waste}
          onChange={(spoiled) => setWaste(spoiled ?? 0)}
        />
        <small>{t('ask.wasteWas', { count: was })}</small>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-note`}>{t('ask.wasteWhy')}</label>
        <Input id={`${id}-note`} maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
      </div>
    </Dialog>
  );
}
