import { bookLimits, booksApi } from '@zhibi/contract/questions/books';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { tell } from '../../../platform/tell.js';
import styles from '../../parts/book-pages/preview.module.css';

/** Tells the authors that something on the page is wrong. */
export function OwnReport({ bookId, page }: { bookId: string; page: number }) {
  const { t } = useTranslation('books');
  const { t: partners } = useTranslation('partners');
  const [note, setNote] = useState('');
  const report = useWrite(booksApi.report, [booksApi.one], {
    onDone: () => {
      setNote('');
      tell.done(t('preview.told'));
    },
  });
  return (
    <section>
      <h2>{partners('preview.report')}</h2>
      <Input.TextArea
        rows={2}
        maxLength={bookLimits.note}
        aria-label={partners('preview.reportTitle')}
        placeholder={partners('preview.reportHint')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        className={styles.send}
        size="small"
        disabled={note.trim() === ''}
        loading={report.isPending}
        onClick={() => report.mutate({ bookId, page, note })}
      >
        {partners('preview.send')}
      </Button>
    </section>
  );
}
