import type { BookState, OwnBook } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { useGradeWords } from '../../parts/use-grade-words.js';
import styles from '../parts/books.module.css';
import { Cover } from '../parts/cover.js';
import { BookActions } from './book-actions.js';

const tones: Record<BookState, StatusTone> = { draft: 'run', waiting: 'wait', published: 'done' };

/** A book of the shelf: what it is, who wrote it, how far it is, and what can be done with it. */
export function OwnCard({ book, onEdit }: { book: OwnBook; onEdit: () => void }) {
  const { t } = useTranslation('books');
  const grade = useGradeWords()(book.gid);
  const { title, edition, term, pages, questions, checkedPages, state, authors, readers, origin, shared, note } = book;
  const lines = [
    [grade, edition, t(`term.${term}`)],
    [
      t('card.pages', { count: pages }),
      t('card.questions', { count: questions }),
      ...(state === 'published' ? [] : [t('card.checked', { checked: checkedPages, pages })]),
    ],
    [
      t('card.authors', { names: authors.join(t('card.names')) }),
      ...(origin ? [t('card.origin', { school: origin })] : []),
    ],
    [...(readers > 0 ? [t('card.readers', { count: readers })] : []), ...(shared ? [t('card.shared')] : [])],
  ];
  return (
    <article className={styles.book} aria-label={title}>
      <Cover fileId={book.coverFileId} title={title} />
      <div className={styles.about}>
        <h2>{title}</h2>
        {lines.map((line) => {
          const words = line.filter(Boolean).join(' · ');
          return (
            words && (
              <div key={words} className={styles.facts}>
                {words}
              </div>
            )
          );
        })}
        <StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>
        {state === 'draft' && note && <div className={styles.warning}>{t('card.returned', { note })}</div>}
        <BookActions book={book} onEdit={onEdit} />
      </div>
    </article>
  );
}
