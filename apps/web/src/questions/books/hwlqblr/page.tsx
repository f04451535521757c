import { booksApi } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite, useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { BookSwitch } from '../../parts/book-switch.js';
import { useQuery } from '../../parts/use-query.js';
import styles from '../parts/books.module.css';
import { Cover } from '../parts/cover.js';

// The choice of a book is drawn without what only its entry needs.
const Bench = onDemand(() => import('./bench.js').then((made) => made.Bench));

/** Where the pages of a book are entered and checked; without a book named, the books in work to choose from. */
export function Page() {
  const { t } = useTranslation('books');
  const subjectId = useSubjectId();
  const bookId = useQuery().of('book');
  if (bookId) return <Named bookId={bookId} />;
  return (
    <>
      <PageHead title={t('screen.hwlqblr')} note={t('bench.note')} extra={<BookSwitch now="hwlqblr" />} />
      {subjectId === null ? (
        <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
      ) : (
        <Choose key={subjectId} subjectId={subjectId} />
      )}
    </>
  );
}

function Named({ bookId }: { bookId: string }) {
  const { t } = useTranslation('books');
  const read = useRead(booksApi.one, { bookId });
  if (read.data) return <Bench {...read.data} />;
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
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Screen
      read={together({ pages })}
      skeleton={{ cards: 3 }}
      isEmpty={() => rows.length === 0}
      empty={
        <EmptyState
          title={t('empty.enter')}
          hint={t('empty.enterHint')}
          action={<Link to="/paperTest/hwlxb">{t('screen.hwlxb')}</Link>}
        />
      }
    >
      {() => (
        <section aria-label={t('bench.choose')}>
          <div className={styles.shelf}>
            {rows.map(({ bookId, title, coverFileId, checkedPages, pages: count, authors, state }) => (
              <Link key={bookId} className={styles.book} to={`/paperTest/hwlqblr?book=${bookId}`}>
                <Cover fileId={coverFileId} title={title} />
                <div className={styles.about}>
                  <h2>{title}</h2>
                  <div className={styles.facts}>{t(`state.${state}`)}</div>
                  <div className={styles.facts}>{t('card.checked', { checked: checkedPages, pages: count })}</div>
                  <div className={styles.facts}>{t('card.authors', { names: authors.join(t('card.names')) })}</div>
                </div>
              </Link>
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
  );
}
