import type { OwnBook } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { BookCard, BookWarning } from '../../parts/book-shelf/book-card.js';
import { BookStateTag } from '../parts/book-state-tag.js';
import { ScanCover } from '../parts/scan-cover.js';
import { BookActions } from './book-actions.js';

/** Whether its pages were printed over dots: none, some, all. */
const codingOf = (coded: number, pages: number) =>
  coded === 0 ? 'card.uncoded' : coded < pages ? 'card.codedSome' : 'card.coded';

/** A book of the shelf: what it is, who wrote it, how far it is, and what can be done with it. */
export function OwnCard({ book, onEdit }: { book: OwnBook; onEdit: () => void }) {
  const { t } = useTranslation('books');
  const names = useNames();
  const grade = names.grade(book.gid);
  const {
    title,
    edition,
    term,
    pages,
    questions,
    checkedPages,
    codedPages,
    state,
    authors,
    readers,
    origin,
    shared,
    note,
  } = book;
  const lines = [
    [grade ?? '', edition, t(`term.${term}`)],
    [t('card.pages', { count: pages }), t('card.questions', { count: questions })],
    [
      state === 'published'
        ? t(codingOf(codedPages, pages), { coded: codedPages, pages })
        : t('card.checked', { checked: checkedPages, pages }),
    ],
    [
      t('card.authors', { names: authors.join(t('card.names')) }),
      ...(origin ? [t('card.origin', { school: origin })] : []),
    ],
    [...(readers > 0 ? [t('card.readers', { count: readers })] : []), ...(shared ? [t('card.shared')] : [])],
  ];
  return (
    <BookCard title={title} cover={<ScanCover fileId={book.coverFileId} title={title} />} lines={lines}>
      <BookStateTag state={state} />
      {state === 'draft' && note && <BookWarning>{t('card.returned', { note })}</BookWarning>}
      <BookActions book={book} onEdit={onEdit} />
    </BookCard>
  );
}
