import { booksApi } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { BookSwitch } from '../../parts/book-switch.js';
import { BookFilters, useBookFilter } from '../parts/book-filters.js';
import styles from '../parts/books.module.css';
import { DistrictCard } from './district-card.js';

/** The books that the schools of the district give each other. */
export function Page() {
  const { t } = useTranslation('books');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead title={t('screen.hwlqb')} note={t('district.note')} extra={<BookSwitch now="hwlqb" />} />
      {subjectId === null ? (
        <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
      ) : (
        <Books key={subjectId} subjectId={subjectId} />
      )}
    </>
  );
}

function Books({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('books');
  const { filter, isFiltered } = useBookFilter();
  const pages = useInfinite(booksApi.district, { subjectId, ...filter });
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const kind = first?.inRegion === false ? 'noRegion' : isFiltered ? 'found' : 'district';
  return (
    <>
      <BookFilters total={first?.total} />
      <Screen
        read={together({ pages })}
        skeleton={{ cards: 4 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t(`empty.${kind}`)} hint={t(`empty.${kind}Hint`)} />}
      >
        {() => (
          <section aria-label={t('card.listed')}>
            <div className={styles.shelf}>
              {rows.map((book) => (
                <DistrictCard key={book.bookId} book={book} />
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
