import type { booksApi, OwnBook, OwnPage } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ChapterJump } from '../../parts/book-pages/chapter-jump.js';
import { PageFacts } from '../../parts/book-pages/page-facts.js';
import styles from '../../parts/book-pages/preview.module.css';
import { OwnReports } from '../parts/own-reports.js';
import { OwnReport } from './own-report.js';
import { OwnTake } from './own-take.js';

interface OwnPanelProps {
  book: OwnBook;
  pages: readonly OwnPage[];
  page: OwnPage;
  reports: z.output<typeof booksApi.one.output>['reports'];
  onTurn: (page: number) => void;
}

/** Where in the book one is, what can be done with its pages, and what was told of them. */
export function OwnPanel({ book, pages, page, reports, onTurn }: OwnPanelProps) {
  const { t } = useTranslation('books');
  const { t: partners } = useTranslation('partners');
  const facts: [string, string][] = [
    [partners('preview.questions'), String(page.itemIds.length)],
    [t('bench.areas'), String(page.areas.filter(({ areaType }) => areaType !== 0).length)],
  ];
  return (
    <div className={styles.panel}>
      <ChapterJump pages={pages} page={page.page} onTurn={onTurn} />
      <section>
        <PageFacts facts={facts} />
        {(page.enteredBy ?? page.checkedBy) && (
          <p className={styles.note}>
            {[
              ...(page.enteredBy ? [t('bench.enteredBy', { name: page.enteredBy })] : []),
              ...(page.checkedBy ? [t('bench.checkedBy', { name: page.checkedBy })] : []),
            ].join(' · ')}
          </p>
        )}
      </section>
      {book.state === 'published' ? (
        <OwnTake key={`take ${page.page}`} book={book} pages={pages} page={page.page} />
      ) : (
        <p className={styles.note}>{t('preview.unpublished')}</p>
      )}
      <OwnReport key={`report ${page.page}`} bookId={book.bookId} page={page.page} />
      {reports.length > 0 && (
        <section>
          <h2>{t('preview.reported')}</h2>
          <OwnReports bookId={book.bookId} reports={reports} />
        </section>
      )}
    </div>
  );
}
