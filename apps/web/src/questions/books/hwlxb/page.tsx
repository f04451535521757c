import { booksApi, type OwnBook } from '@zhibi/contract/questions/books';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { BookSwitch } from '../../parts/book-switch.js';
import { useQuery } from '../../parts/use-query.js';
import { BookFilters, useBookFilter } from '../parts/book-filters.js';
import styles from '../parts/books.module.css';
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
  const subjectId = useSubjectId();
  const [editing, setEditing] = useState<OwnBook | 'new' | null>(null);
  return (
    <>
      <PageHead
        title={t('screen.hwlxb')}
        note={t('note')}
        extra={
          <>
            <BookSwitch now="hwlxb" />
            {subjectId !== null && (
              <Button type="primary" onClick={() => setEditing('new')}>
                {t('action.new')}
              </Button>
            )}
          </>
        }
      />
      {subjectId === null ? (
        <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
      ) : (
        <>
          <Books key={subjectId} subjectId={subjectId} onEdit={setEditing} />
          <BookDrawer subjectId={subjectId} editing={editing} onClose={() => setEditing(null)} />
        </>
      )}
    </>
  );
}

function Books({ subjectId, onEdit }: { subjectId: number; onEdit: (book: OwnBook | 'new') => void }) {
  const { t } = useTranslation('books');
  const { of, set } = useQuery();
  const view = views.find((one) => one === of('view')) ?? 'all';
  const { filter, isFiltered } = useBookFilter();
  const pages = useInfinite(booksApi.shelf, { subjectId, view, ...filter });
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const kind = isFiltered ? 'found' : view === 'to-decide' || view === 'used' ? view : 'shelf';
  return (
    <>
      <BookFilters total={first?.total}>
        <Segmented<View>
          aria-label={t('view.title')}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(value) => set({ view: value === 'all' ? null : value })}
        />
      </BookFilters>
      <Screen
        read={together({ pages })}
        skeleton={{ cards: 4 }}
        isEmpty={() => rows.length === 0}
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
        {() => (
          <section aria-label={t('card.listed')}>
            <div className={styles.shelf}>
              {rows.map((book) => (
                <OwnCard key={book.bookId} book={book} onEdit={() => onEdit(book)} />
              ))}
            </div>
            <TableFoot
              shown={rows.length}
              of={first?.total}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </section>
        )}
      </Screen>
    </>
  );
}
