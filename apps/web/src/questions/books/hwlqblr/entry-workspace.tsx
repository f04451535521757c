import type { booksApi } from '@zhibi/contract/questions/books';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useNames } from '../../../people/index.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { useQuery } from '../../parts/use-query.js';
import styles from './entry-workspace.module.css';
import { PageStrip } from './page-strip.js';
import { PageWorkspace } from './page-workspace.js';

const ProgressDrawer = onDemand(
  () => import('./progress-drawer.js').then((made) => made.ProgressDrawer),
  ({ open }) => open,
);

const FillDrawer = onDemand(
  () => import('./fill-drawer.js').then((made) => made.FillDrawer),
  ({ open }) => open,
);

/** The bench of one book: its pages left, the page in hand in the middle, what is on it right. */
export function EntryWorkspace({ book, pages, reports }: z.output<typeof booksApi.one.output>) {
  const { t } = useTranslation('books');
  const names = useNames();
  const grade = names.grade(book.gid);
  const { of, set } = useQuery();
  const [isCounting, setCounting] = useState(false);
  const [isFilling, setFilling] = useState(false);
  const no = Math.min(Math.max(Math.trunc(Number(of('page'))) || 1, 1), book.pages);
  const page = pages[no - 1];
  if (page === undefined) return null;
  const turn = (to: number) => to >= 1 && to <= book.pages && set({ page: to, put: null });
  const note = [
    grade,
    book.edition,
    t(`term.${book.term}`),
    t('card.checked', { checked: book.checkedPages, pages: book.pages }),
  ];
  return (
    <>
      <PageHead
        title={book.title}
        note={note.filter(Boolean).join(' · ')}
        back="/paperTest/hwlqblr"
        extra={
          <>
            {book.can.enter && <Button onClick={() => setFilling(true)}>{t('fill.open')}</Button>}
            <Button onClick={() => setCounting(true)}>{t('bench.progress')}</Button>
          </>
        }
      />
      <div className={styles.workspace}>
        <PageStrip pages={pages} now={no} onTurn={turn} />
        <PageWorkspace
          key={`${book.bookId} ${no} ${page.revision} ${page.state}`}
          book={book}
          page={page}
          pages={pages}
          reports={reports.filter((one) => one.page === no)}
          onTurn={turn}
        />
      </div>
      <FillDrawer open={isFilling} book={book} page={no} onClose={() => setFilling(false)} />
      <ProgressDrawer open={isCounting} bookId={book.bookId} onClose={() => setCounting(false)} />
    </>
  );
}
