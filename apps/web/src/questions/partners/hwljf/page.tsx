import { partnersApi } from '@zhibi/contract/questions/partners';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { useGradeWords } from '../../parts/use-grade-words.js';
import { useQuery } from '../../parts/use-query.js';
import { BankFacts } from '../parts/bank-facts.js';
import { PartnerSwitch } from '../parts/partner-switch.js';
import { BookCard } from './book-card.js';
import styles from './hwljf.module.css';

const BANK = 'hwl';
const GRADES = 12;

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
  const { of } = useQuery();
  const [words, gid, edition] = [of('words'), Number(of('grade')), of('edition')];
  const pages = useInfinite(partnersApi.books, {
    ...{ bank: BANK, subjectId },
    ...(words ? { words } : {}),
    ...(gid >= 1 && gid <= GRADES ? { gid } : {}),
    ...(edition ? { edition } : {}),
  });
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <>
      <Filters editions={first?.editions ?? []} total={first?.total} />
      <Screen
        read={together({ pages })}
        skeleton={{ cards: 4 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('empty.books')} hint={t('empty.booksHint')} />}
      >
        {() => (
          <section aria-label={t('book.listed')}>
            <div className={styles.shelf}>
              {rows.map((book) => (
                <BookCard key={book.bookId} bank={BANK} book={book} />
              ))}
            </div>
            <TableFoot
              shown={rows.length}
              of={first?.total ?? undefined}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </section>
        )}
      </Screen>
    </>
  );
}

function Filters({ editions, total }: { editions: readonly string[]; total: number | null | undefined }) {
  const { t } = useTranslation('partners');
  const gradeWords = useGradeWords();
  const { of, set } = useQuery();
  const grades = Array.from({ length: GRADES }, (_, at) => at + 1).flatMap((gid) => {
    const label = gradeWords(gid);
    return label ? [{ value: String(gid), label }] : [];
  });
  return (
    <FilterBar result={total === undefined || total === null ? undefined : t('found.books', { count: total })}>
      <Input.Search
        key={of('words')}
        className={styles.words}
        allowClear
        maxLength={100}
        aria-label={t('words.books')}
        placeholder={t('words.books')}
        defaultValue={of('words')}
        onSearch={(words) => set({ words: words.trim() })}
      />
      <Select
        allowClear
        className={styles.select}
        aria-label={t('filter.grade')}
        placeholder={t('filter.grade')}
        options={grades}
        value={of('grade') || undefined}
        onChange={(grade: string | undefined) => set({ grade: grade ?? null })}
      />
      <Select
        allowClear
        className={styles.select}
        aria-label={t('filter.edition')}
        placeholder={t('filter.edition')}
        options={editions.map((edition) => ({ value: edition, label: edition }))}
        value={of('edition') || undefined}
        onChange={(edition: string | undefined) => set({ edition: edition ?? null })}
      />
      {(of('words') || of('grade') || of('edition')) && (
        <Button type="link" size="small" onClick={() => set({ words: null, grade: null, edition: null })}>
          {t('filter.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
