import { booksApi, type OwnPage } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { AnswerText } from '../../parts/answer-text.js';
import { QuestionText } from '../../parts/question-text.js';
import { ScanSheet } from '../hwlqblr/scan-sheet.js';
import styles from './own.module.css';

interface OwnSheetProps {
  bookId: string;
  page: OwnPage;
  areas: boolean;
  answers: boolean;
  title: string;
}

/** A page as it was scanned with the places to write in, and its questions below; without a scan its questions alone. */
export function OwnSheet({ bookId, page, areas, answers, title }: OwnSheetProps) {
  const { t } = useTranslation('books');
  const { t: partners } = useTranslation('partners');
  const name = partners('preview.picture', { book: title, page: page.page });
  const isEmpty = page.itemIds.length === 0;
  const read = useRead(booksApi.questions, isEmpty ? null : { bookId, page: page.page });
  if (isEmpty && page.fileId === null)
    return (
      <div className={styles.none}>
        <EmptyState title={t('preview.empty')} hint={t('preview.emptyHint')} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a desk that scrolls is reached by the keyboard
    <section className={styles.desk} tabIndex={0} aria-label={name}>
      {page.fileId !== null && (
        <ScanSheet paper={page} fileId={page.fileId} areas={areas ? page.areas : []} name={name} onDraw={undefined} />
      )}
      {!isEmpty && (page.fileId === null || answers) && (
        <div className={styles.paper}>
          {page.fileId === null && <p className={styles.head}>{page.chapter}</p>}
          <Screen read={read} skeleton={{ rows: 6 }}>
            {({ questions }) => (
              <ol className={styles.questions}>
                {questions.map(({ questionId, body }, at) => (
                  <li key={questionId}>
                    <b>{at + 1}.</b>
                    <div>
                      <QuestionText body={body} />
                      {answers && <AnswerText body={body} />}
                    </div>
                  </li>
                ))}
              </ol>
            )}
          </Screen>
          {page.fileId === null && <p className={styles.no}>{page.page}</p>}
        </div>
      )}
    </section>
  );
}
