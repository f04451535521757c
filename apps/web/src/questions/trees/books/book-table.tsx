import { type KeptBook, treesApi } from '@zhibi/contract/questions/trees';
import { Button, Popconfirm, Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Go } from '../../../platform/layout/go.js';
import { formatNumber } from '../../../platform/time.js';
import type { Removed } from '../undo-note.js';
import { useGradeName } from '../use-grade-name.js';
import type { Editing } from './book-drawer.js';
import styles from './book-table.module.css';
import { Cover } from './cover.js';

/** Textbooks with what hangs on them; what a removal takes along is told before it. */
export function BookTable({
  books,
  onEdit,
  onRemoved,
}: {
  books: readonly KeptBook[];
  onEdit: (editing: Editing) => void;
  onRemoved: (removed: Removed) => void;
}) {
  const { t } = useTranslation('trees');
  const { t: platform } = useTranslation('platform');
  const gradeName = useGradeName();
  const subjects = useRead(treesApi.subjects, {});
  const nameOf = (subjectId: number) => subjects.data?.items.find((one) => one.subjectId === subjectId)?.name ?? '--';
  const remove = useWrite(treesApi.removeBook, [treesApi.books]);
  const removeBook = ({ textbookId, revision, title }: KeptBook) =>
    remove.mutate(
      { textbookId, revision },
      { onSuccess: ({ undoId }) => onRemoved({ undoId, words: t('books.removed', { title }) }) },
    );
  const columns: TableColumnsType<KeptBook> = [
    { title: t('subject'), width: 120, render: (_, { subjectId }) => nameOf(subjectId) },
    { title: t('grade'), width: 96, render: (_, { gid }) => gradeName(gid) },
    {
      title: t('books.name'),
      width: 210,
      render: (_, { title, coverId, isbn, year, subjectId, textbookId }) => (
        <span style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
          {coverId && <Cover coverId={coverId} alt={t('books.coverAlt', { title })} widthPx={30} />}
          <span>
            <Go to={`/devops/chapterSet?subject=${subjectId}&book=${textbookId}`}>{title}</Go>
            {(isbn || year) && (
              <small style={{ display: 'block', color: 'var(--text2)' }}>
                {[year, isbn].filter(Boolean).join(' · ')}
              </small>
            )}
          </span>
        </span>
      ),
    },
    { title: t('books.volume'), width: 110, dataIndex: 'volume' },
    { title: t('books.edition'), width: 140, dataIndex: 'edition' },
    { title: t('books.chapters'), width: 90, align: 'right', render: (_, { chapters }) => formatNumber(chapters) },
    { title: t('books.questions'), width: 100, align: 'right', render: (_, { questions }) => formatNumber(questions) },
    {
      title: t('books.actions'),
      width: 190,
      fixed: 'end',
      render: (_, book) => (
        <span className={styles.actions}>
          <Button type="link" size="small" onClick={() => onEdit({ kind: 'edit', book })}>
            {platform('edit')}
          </Button>
          <Button type="link" size="small" onClick={() => onEdit({ kind: 'clone', book })}>
            {t('books.clone')}
          </Button>
          <Popconfirm
            title={t('books.removeAsk', { title: book.title })}
            description={t('books.removeTouches', { chapters: book.chapters, questions: book.questions })}
            okText={platform('delete')}
            okButtonProps={{ danger: true }}
            styles={{ root: { maxWidth: 360 } }}
            onConfirm={() => removeBook(book)}
          >
            <Button type="link" size="small">
              {platform('delete')}
            </Button>
          </Popconfirm>
        </span>
      ),
    },
  ];
  return (
    <Table
      rowKey="textbookId"
      columns={columns}
      dataSource={books}
      pagination={false}
      virtual={books.length > 100}
      scroll={{ x: 1040, ...(books.length > 100 && { y: 600 }) }}
    />
  );
}
