import { booksApi } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { BookFilters, useBookFilter } from '../../parts/book-shelf/book-filters.js';
import { Shelf } from '../../parts/book-shelf/shelf.js';
import { ShelfPage } from '../../parts/book-shelf/shelf-page.js';
import { DistrictCard } from './district-card.js';

/** The books that the schools of the district give each other. */
export function Page() {
  const { t } = useTranslation('books');
  return (
    <ShelfPage now="hwlqb" note={t('district.note')}>
      {(subjectId) => <Books key={subjectId} subjectId={subjectId} />}
    </ShelfPage>
  );
}

function Books({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('books');
  const { filter, isFiltered } = useBookFilter();
  const pages = useInfinite(booksApi.district, { subjectId, ...filter });
  const kind = pages.first?.inRegion === false ? 'noRegion' : isFiltered ? 'found' : 'district';
  return (
    <>
      <BookFilters total={pages.first?.total} />
      <Shelf
        pages={pages}
        total={pages.first?.total}
        name={t('card.listed')}
        empty={<EmptyState title={t(`empty.${kind}`)} hint={t(`empty.${kind}Hint`)} />}
      >
        {(book) => <DistrictCard key={book.bookId} book={book} />}
      </Shelf>
    </>
  );
}
