import { booksApi } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useInfinite, useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { BookCard } from '../../parts/book-shelf/book-card.js';
import { Shelf } from '../../parts/book-shelf/shelf.js';
import { ShelfPage } from '../../parts/book-shelf/shelf-page.js';
import { useQuery } from '../../parts/use-query.js';
import { BookStateTag } from '../parts/book-state-tag.js';
import { ScanCover } from '../parts/scan-cover.js';

// The choice of a book is drawn without what only its entry needs.
const EntryWorkspace = onDemand(() => import('./entry-workspace.js').then((made) => made.EntryWorkspace));

/** Where the pages of a book are entered and checked; without a book named, the books in work to choose from. */
export function Page() {
  const { t } = useTranslation('books');
  const bookId = useQuery().of('book');
  if (bookId) return <Named bookId={bookId} />;
  return (
    <ShelfPage now="hwlqblr" note={t('bench.note')}>
      {(subjectId) => <Choose key={subjectId} subjectId={subjectId} />}
    </ShelfPage>
  );
}

function Named({ bookId }: { bookId: string }) {
  const { t } = useTranslation('books');
  const read = useRead(booksApi.one, { bookId });
  if (read.data) return <EntryWorkspace {...read.data} />;
  return (
    <>
      <PageHead title={t('screen.hwlqblr')} back="/paperTest/hwlqblr" />
      <Screen read={read} skeleton={{ rows: 10 }}>
        {() => null}
      </Screen>
    </>
  );
}

function Choose({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('books');
  const pages = useInfinite(booksApi.shelf, { subjectId, view: 'writing' });
  return (
    <Shelf
      pages={pages}
      total={pages.first?.total}
      name={t('bench.choose')}
      empty={
        <EmptyState
          title={t('empty.enter')}
          hint={t('empty.enterHint')}
          action={<Link to="/paperTest/hwlxb">{t('screen.hwlxb')}</Link>}
        />
      }
    >
      {({ bookId, title, coverFileId, checkedPages, pages: count, authors, state }) => (
        <BookCard
          key={bookId}
          title={title}
          to={`/paperTest/hwlqblr?book=${bookId}`}
          cover={<ScanCover fileId={coverFileId} title={title} />}
          lines={[
            [t('card.checked', { checked: checkedPages, pages: count })],
            [t('card.authors', { names: authors.join(t('card.names')) })],
          ]}
        >
          <BookStateTag state={state} />
        </BookCard>
      )}
    </Shelf>
  );
}
