import { booksApi, type OwnReport } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { formatNear } from '../../../platform/time.js';
import styles from '../../parts/book-pages/preview.module.css';
import { AnswerButton } from '../../parts/page-reports/answer-button.js';

/** What readers have told of a book, what was answered, and for those who write it the way to answer. */
export function OwnReports({ bookId, reports }: { bookId: string; reports: readonly OwnReport[] }) {
  const { t } = useTranslation('books');
  const { t: partners } = useTranslation('partners');
  const answering = useWrite(booksApi.answerReport, [booksApi.one]);
  return (
    <ul className={styles.reports}>
      {reports.map(({ reportId, page, by, note, at, isHandled, answer, can }) => (
        <li key={reportId}>
          {t('bench.report', { page, by })}
          <p>{note}</p>
          <small>
            {formatNear(at)} ·{' '}
            {answer
              ? partners('preview.answered', { answer })
              : partners(isHandled ? 'preview.handled' : 'preview.unhandled')}
          </small>{' '}
          {can.answer && (
            <AnswerButton
              reportId={reportId}
              isSending={answering.isPending}
              onSend={(words, sent) => answering.mutate({ bookId, reportId, answer: words }, { onSuccess: sent })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
