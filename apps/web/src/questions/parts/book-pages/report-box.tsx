import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptTextArea } from '../../../platform/drafts/kept-text-area.js';
import styles from './preview.module.css';

export interface ReportBoxProps {
  /** Which page of which book is reported. */
  about: string;
  maxLength: number;
  isSending: boolean;
  /** Sends what was written; `sent` empties the field once it has arrived. */
  onSend: (note: string, sent: () => void) => void;
}

/** Where a reader writes that something on the page is wrong. */
export function ReportBox({ about, maxLength, isSending, onSend }: ReportBoxProps) {
  const { t } = useTranslation('partners');
  const [note, setNote] = useState('');
  return (
    <section>
      <h2>{t('preview.report')}</h2>
      <KeptTextArea
 draft={`page report ${about}`}
        rows={2}
        maxLength={maxLength}
        aria-label={t('preview.reportTitle')}
        placeholder={t('preview.reportHint')}
        value={note}
        onText={setNote}
      />
      <Button
        className={styles.send}
        size="small"
        disabled={note.trim() === ''}
        loading={isSending}
        onClick={() => onSend(note, () => setNote(''))}
      >
        {t('preview.send')}
      </Button>
    </section>
  );
}
