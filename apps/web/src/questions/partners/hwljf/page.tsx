import { partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { BookFilters, useBookFilter } from '../../parts/book-shelf/book-filters.js';
import { Shelf } from '../../parts/book-shelf/shelf.js';
import { BankFacts } from '../parts/bank-facts.js';
import { PartnerSwitch } from '../parts/partner-switch.js';
import { AidCard } from './aid-card.js';

const BANK = 'hwl';

/** The published teaching aids that the school may use. */
export function Page() {
  const { t } = useTranslation('partners');
  const { t: say } = useTranslation('books');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead
        title={t('screen.hwljf')}
        note={<BankFacts bank={BANK} />}
        extra={
          <>
            <Go to="/paperTest/hwlxb">{say('screen.hwlxb')}</Go>
            <PartnerSwitch now="hwljf" />
          </>
        }
      />
      {subjectId === null ? (
        <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
      ) : (
        <Books key={subjectId} subjectId={subjectId} />
      )}
    </>
  );
}

function Books({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('partners');
  const { filter, edition } = useBookFilter();
  const pages = useInfinite(partnersApi.books, { bank: BANK, subjectId, ...filter, ...(edition ? { edition } : {}) });
  const { first } = pages;
  return (
    <>
      <BookFilters total={first?.total} hint={t('words.books')} editions={first?.editions ?? []} />
      <Shelf
        pages={pages}
        total={first?.total}
        name={t('book.listed')}
        empty={<EmptyState title={t('empty.books')} hint={t('empty.booksHint')} />}
      >
        {(book) => <AidCard key={book.bookId} bank={BANK} book={book} />}
      </Shelf>
    </>
  );
}
