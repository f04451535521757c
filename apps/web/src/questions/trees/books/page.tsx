import { treesApi } from '@zhibi/contract/questions/trees';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { useAddress } from '../../../platform/use-address.js';
import { UndoNote } from '../undo-note.js';
import { BookTable } from './book-table.js';
import { Filters } from './filters.js';
import { useBookActs } from './use-book-acts.js';
import { useBooks } from './use-books.js';

const BookDrawer = onDemand(
  () => import('./book-drawer.js').then((made) => made.BookDrawer),
  ({ editing }) => editing !== null,
);
const CompareDrawer = onDemand(
  () => import('./compare-drawer.js').then((made) => made.CompareDrawer),
  ({ open }) => open,
);
const SchoolsDrawer = onDemand(
  () => import('./schools-drawer.js').then((made) => made.SchoolsDrawer),
  ({ book }) => book !== null,
);
const AskDialog = onDemand(
  () => import('./ask-dialog.js').then((made) => made.AskDialog),
  ({ asked }) => asked !== null,
);
const PageReports = onDemand(() => import('../../parts/page-reports/page-reports.js').then((made) => made.PageReports));

/** The textbooks of the installation, and beside them what teachers have told of the pages of teaching aids (`view=reports`). */
export function Page() {
  const { now } = useAddress(['view']);
  return now.view === 'reports' ? <PageReports /> : <Textbooks />;
}

/** Which textbooks there are, what hangs on them, who uses them, and the way to their chapters. */
function Textbooks() {
  const { t } = useTranslation('trees');
  const asked = useBooks();
  const { filter, isFiltered } = asked;
  const pages = useInfinite(treesApi.books, filter);
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const [isAdding, setAdding] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const acts = useBookActs();
  const { doing, close } = acts;
  const book = doing?.book ?? null;
  const editing =
    doing && (doing.act === 'edit' || doing.act === 'clone') ? { kind: doing.act, book: doing.book } : null;
  const asking =
    doing && (doing.act === 'retire' || doing.act === 'remove') ? { act: doing.act, book: doing.book } : null;
  const closeAll = () => {
    setAdding(false);
    setComparing(false);
    close();
  };
  const add = (
    <>
      <Link to="/devops/bookSet?view=reports">{t('books.reports')}</Link>
      <ExportButton endpoint={treesApi.exportBooks} input={filter} />
      <Button onClick={() => setComparing(true)}>{t('books.compare')}</Button>
      <Button type="primary" onClick={() => setAdding(true)}>
        {t('books.add')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={t('books.title')} note={t('books.note')} extra={add} />
      <Filters asked={asked} {...(first && { total: first.total })} />
      {acts.undoable && <UndoNote done={acts.undoable} onClose={acts.forget} />}
      <Card flush>
        <Screen
          read={pages}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={
            isFiltered ? (
              <EmptyState title={t('books.noneFound')} hint={t('books.noneFoundHint')} />
            ) : (
              <EmptyState title={t('books.empty')} hint={t('books.emptyHint')} />
            )
          }
        >
          {({ pages: [{ total } = { total: rows.length }] }) => (
            <>
              <BookTable books={rows} asked={asked} onAct={acts.act} />
              <TableFoot
                shown={rows.length}
                of={total}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
      <CompareDrawer
        open={isComparing || doing?.act === 'compare'}
        first={doing?.act === 'compare' ? doing.book : null}
        onClose={closeAll}
      />
      <BookDrawer editing={isAdding ? 'new' : editing} onClose={closeAll} />
      <SchoolsDrawer
        book={doing?.act === 'give' || doing?.act === 'users' ? book : null}
        first={doing?.act === 'users' ? 'this' : 'all'}
        onClose={close}
      />
      <AskDialog
        asked={asking}
        isBusy={acts.isBusy}
        onYes={asking?.act === 'retire' ? acts.retire : acts.remove}
        onClose={close}
      />
    </>
  );
}
