import type { BookPage, PageReport, PartnerBook } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { formatNear } from '../../../platform/time.js';
import { ChapterJump } from '../../parts/book-pages/chapter-jump.js';
import { PageFacts } from '../../parts/book-pages/page-facts.js';
import styles from '../../parts/book-pages/preview.module.css';
import { AssignForm } from './assign-form.js';
import { PageAnswers } from './page-answers.js';
import { ReportForm } from './report-form.js';
import type { OfBook } from './sheet.js';

interface PanelProps {
  read: OfBook;
  book: PartnerBook;
  pages: readonly BookPage[];
  page: BookPage;
  reports: readonly PageReport[];
  answers: boolean;
  onTurn: (page: number) => void;
}

/** What is known of the page, and what can be done with it. */
export function Panel({ read, book, pages, page, reports, answers, onTurn }: PanelProps) {
  const { t } = useTranslation('partners');
  const facts: [string, string][] = [
    [t('preview.questions'), String(page.itemIds.length)],
    [
      t('preview.density'),
      page.dotsPerCm2 === null ? t('preview.noDots') : t('preview.perArea', { dots: page.dotsPerCm2 }),
    ],
    [t('preview.cost'), page.cents === null ? '--' : t('preview.cents', { price: (page.cents / 100).toFixed(2) })],
  ];
  return (
    <div className={styles.panel}>
      <ChapterJump pages={pages} page={page.page} onTurn={onTurn} />
      <section>
        <PageFacts facts={facts} />
      </section>
      <AssignForm key={`assign ${page.page}`} read={read} book={book} pages={pages} page={page.page} />
      {answers && <PageAnswers read={read} page={page.page} />}
      <ReportForm key={`report ${page.page}`} read={read} page={page.page} />
      {reports.length > 0 && (
        <section>
          <h2>{t('preview.reports')}</h2>
          <ul className={styles.reports}>
            {reports.map(({ reportId, page: no, kind, note, at, isHandled, answer }) => (
              <li key={reportId}>
                {t('preview.page', { page: no, count: book.pages })} · {t(`preview.kind.${kind}`)}
                {note && <p>{note}</p>}
                <small>
                  {formatNear(at)} ·{' '}
                  {answer ? t('preview.answered', { answer }) : t(isHandled ? 'preview.handled' : 'preview.unhandled')}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
