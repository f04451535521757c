import { partnerLimits, partnersApi } from '@zhibi/contract/questions/partners';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { tell } from '../../../platform/tell.js';
import styles from '../../parts/book-pages/preview.module.css';
import type { OfBook } from './sheet.js';

/** Tells that something on the page is wrong. */
export function ReportForm({ read: { bank, bookId }, page }: { read: OfBook; page: number }) {
  const { t } = useTranslation('partners');
  const [note, setNote] = useState('');
  const report = useWrite(partnersApi.report, [partnersApi.book], {
    onDone: () => {
      setNote('');
      tell.done(t('preview.told'));
    },
  });
  return (
    <section>
      <h2>{t('preview.report')}</h2>
      <Input.TextArea
        rows={2}
        maxLength={partnerLimits.reportNote}
        aria-label={t('preview.reportTitle')}
        placeholder={t('preview.reportHint')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        className={styles.send}
        size="small"
        disabled={note.trim() === ''}
        loading={report.isPending}
        onClick={() => report.mutate({ bank, bookId, page, kind: 'error', note })}
      >
        {t('preview.send')}
      </Button>
    </section>
  );
}
