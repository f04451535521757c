import { bookLimits, booksApi } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { ReportBox } from '../../parts/book-pages/report-box.js';

/** Tells the authors that something on the page is wrong. */
export function OwnReport({ bookId, page }: { bookId: string; page: number }) {
  const { t } = useTranslation('books');
  const report = useWrite(booksApi.report, [booksApi.one], { onDone: () => notify.done(t('preview.told')) });
  return (
    <ReportBox
      about={`${bookId} ${page}`}
      maxLength={bookLimits.note}
      isSending={report.isPending}
      onSend={(note, sent) => report.mutate({ bookId, page, note }, { onSuccess: sent })}
    />
  );
}
