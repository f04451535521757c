import type { Textbook } from '@zhibi/contract/questions';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { TopicTree } from '../parts/topic-tree.js';
import { useBookOptions } from '../parts/use-book-options.js';
import styles from './chapter-tree.module.css';

interface ChapterTreeProps {
  textbooks: readonly Textbook[];
  book: Textbook;
  /** The chosen chapter; null: the whole book. */
  node: string | null;
  onBook: (textbookId: string) => void;
  onNode: (chapterId: string | null) => void;
}

/** Which textbook, and where in it. */
export function ChapterTree({ textbooks, book, node, onBook, onNode }: ChapterTreeProps) {
  const { t } = useTranslation('practice');
  const options = useBookOptions(textbooks);
  return (
    <nav aria-label={t('tree.title')}>
      <Select
        className={styles.book}
        popupMatchSelectWidth={false}
        aria-label={t('tree.textbook')}
        options={options}
        value={book.textbookId}
        onChange={onBook}
      />
      <TopicTree key={book.textbookId} topics={book.chapters} whole={t('tree.whole')} chosen={node} onChoose={onNode} />
    </nav>
  );
}
