import { booksApi, type OwnBook } from '@zhibi/contract/questions/books';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { BookFilters, useBookFilter } from '../../parts/book-shelf/book-filters.js';
import { Shelf } from '../../parts/book-shelf/shelf.js';
import { ShelfPage } from '../../parts/book-shelf/shelf-page.js';
import { useQuery } from '../../parts/use-query.js';
import { OwnCard } from './own-card.js';

const BookDrawer = onDemand(
  () => import('./book-drawer.js').then((made) => made.BookDrawer),
  ({ editing }) => editing !== null,
);
const views = ['all', 'used', 'writing', 'to-decide'] as const;
type View = (typeof views)[number];

/** The books that the school has written itself. */
export function Page() {
  const { t } = useTranslation('books');
  const [editing, setEditing] = useState<OwnBook | 'new' | null>(null);
  return (
    <ShelfPage
      now="hwlxb"
      note={t('note')}
      action={
        <Button type="primary" onClick={() => setEditing('new')}>
          {t('action.new')}
        </Button>
      }
    >
      {(subjectId) => (
        <>
          <Books key={subjectId} subjectId={subjectId} onEdit={setEditing} />
          <BookDrawer subjectId={subjectId} editing={editing} onClose={() => setEditing(null)} />
        </>
      )}
    </ShelfPage>
  );
}

function Books({ subjectId, onEdit }: { subjectId: number; onEdit: (book: OwnBook | 'new') => void }) {
  const { t } = useTranslation('books');
  const { of, set } = useQuery();
  const view = views.find((one) => one === of('view')) ?? 'all';
  const { filter, isFiltered } = useBookFilter();
  const pages = useInfinite(booksApi.shelf, { subjectId, view, ...filter });
  const kind = isFiltered ? 'found' : view === 'to-decide' || view === 'used' ? view : 'shelf';
  return (
    <>
      <BookFilters total={pages.first?.total}>
        <Segmented<View>
          aria-label={t('view.title')}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(value) => set({ view: value === 'all' ? null : value })}
        />
      </BookFilters>
      <Shelf
        pages={pages}
        total={pages.first?.total}
        name={t('card.listed')}
        empty={
          <EmptyState
            title={t(`empty.${kind}`)}
            hint={t(`empty.${kind}Hint`)}
            action={
              kind === 'shelf' && (
                <Button size="small" onClick={() => onEdit('new')}>
                  {t('action.new')}
                </Button>
              )
            }
          />
        }
      >
        {(book) => <OwnCard key={book.bookId} book={book} onEdit={() => onEdit(book)} />}
      </Shelf>
    </>
  );
}
