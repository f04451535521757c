import { ABSENT } from '@zhibi/contract/kernel';
import { stageNames } from '@zhibi/contract/people';
import { BookSort, type KeptBook, treesApi } from '@zhibi/contract/questions/trees';
import { Button, Table, type TableColumnsType, type TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Bar } from '../../../platform/layout/bar.js';
import { Go } from '../../../platform/layout/go.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { useSession } from '../../../platform/session-store.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import styles from './book-table.module.css';
import { Cover } from './cover.js';
import { isbnGroups } from './isbn-groups.js';
import { RowActions } from './row-actions.js';
import type { BookAct } from './use-book-acts.js';
import type { BooksAsked } from './use-books.js';

interface BookTableProps {
  books: readonly KeptBook[];
  asked: Pick<BooksAsked, 'filter' | 'go'>;
  onAct: (act: BookAct, book: KeptBook) => void;
}

/** Textbooks with what stands on them, what hangs on them and who uses them. */
export function BookTable({ books, asked: { filter, go }, onAct }: BookTableProps) {
  const { t } = useTranslation('trees');
  const { language } = useSession();
  const names = useNames();
  const subjects = useRead(treesApi.subjects, {});
  const nameOf = (subjectId: number) =>
    names.subject(subjects.data?.items.find((one) => one.subjectId === subjectId)?.name ?? ABSENT);
  // Grade and volume are told of a book that has another name than these.
  const partsOfName = (book: KeptBook) =>
    names.book(book) === names.book({ ...book, title: book.volume })
      ? []
      : [names.grade(book.gid), names.volume(book.volume)];
  const sorted = (by: BookSort) => ({
    key: by,
    sorter: true,
    sortOrder: filter.sort === by ? (filter.order === 'desc' ? ('descend' as const) : ('ascend' as const)) : null,
  });
  const columns: TableColumnsType<KeptBook> = [
    {
      title: t('books.book'),
      width: 186,
      fixed: 'start',
      render: (_, book) => (
        <span className={styles.book}>
          <Cover coverId={book.coverId} alt={t('books.coverAlt', { title: names.book(book) })} widthPx={36} />
          <span>
            <Go to={`/devops/chapterSet?subject=${book.subjectId}&book=${book.textbookId}`}>{names.book(book)}</Go>
            <span className={styles.fact}>
              {[...partsOfName(book), t('tree.questions', { count: book.questions })].join(' · ')}
            </span>
          </span>
        </span>
      ),
    },
    {
      title: t('books.subjectStage'),
      width: 106,
      render: (_, { subjectId, stage }) => <Two first={nameOf(subjectId)} second={stageNames[stage][language]} />,
    },
    {
      title: t('books.editionYear'),
      ...sorted('year'),
      width: 116,
      render: (_, { edition, year }) => <Two first={edition} second={year === null ? ABSENT : String(year)} />,
    },
    { title: t('books.isbnShort'), width: 142, render: (_, { isbn }) => (isbn ? isbnGroups(isbn) : ABSENT) },
    {
      title: t('books.chapters'),
      ...sorted('chapters'),
      width: 104,
      align: 'right',
      render: (_, { chapters }) => formatNumber(chapters),
    },
    {
      title: <span title={t('books.mappedHint')}>{t('books.mapped')}</span>,
      ...sorted('mapped'),
      width: 92,
      align: 'right',
      render: (_, { mapped }) => <Mapped share={mapped} />,
    },
    {
      title: t('books.schools'),
      ...sorted('schools'),
      width: 92,
      align: 'right',
      render: (_, book) => (
        <Button
          type="link"
          className={styles.count}
          aria-label={t('books.schoolsOf', { count: book.schools, title: names.book(book) })}
          onClick={() => onAct('users', book)}
        >
          {formatNumber(book.schools)}
        </Button>
      ),
    },
    {
      title: t('books.offer'),
      width: 92,
      render: (_, { state }) => (
        <StatusTag tone={state === 'offered' ? 'done' : 'off'}>{t(`books.offers.${state}`)}</StatusTag>
      ),
    },
    {
      title: t('books.actions'),
      width: 200,
      fixed: 'end',
      render: (_, book) => <RowActions book={book} onAct={(act) => onAct(act, book)} />,
    },
  ];
  const sort: TableProps<KeptBook>['onChange'] = (_page, _filters, sorter) => {
    const { order, columnKey } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const by = order ? BookSort.safeParse(columnKey).data : undefined;
    go({ sort: by ?? '', order: by && order === 'descend' ? 'desc' : '' });
  };
  return (
    <Table
      className={styles.table}
      rowKey="textbookId"
      columns={columns}
      dataSource={books}
      pagination={false}
      onChange={sort}
      scroll={{ x: 1130 }}
    />
  );
}

/** Two facts of one kind, the second under the first. */
const Two = ({ first, second }: { first: string; second: string }) => (
  <>
    {first}
    <span className={styles.fact}>{second}</span>
  </>
);

/** How far the lessons of a textbook are mapped; one without lessons has nothing to map. */
function Mapped({ share }: { share: number | null }) {
  if (share === null) return ABSENT;
  return (
    <span className={styles.mapped}>
      <Bar value={share} tone={share === 1 ? 'success' : 'ink'} heightPx={4} />
      {formatRate(share)}
    </span>
  );
}
