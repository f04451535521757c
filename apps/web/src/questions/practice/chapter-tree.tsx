import type { Textbook, TreeNode } from '@zhibi/contract/questions';
import { Select, Tree } from 'antd';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../parts/tree-path.js';
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

const WHOLE = 'whole';
interface Row {
  key: string;
  title: string;
  children: Row[];
}
const rowsOf = (nodes: readonly TreeNode[]): Row[] =>
  nodes.map(({ id, title, children }) => ({ key: id, title, children: rowsOf(children) }));

/** Which textbook, and where in it. */
export function ChapterTree({ textbooks, book, node, onBook, onNode }: ChapterTreeProps) {
  const { t } = useTranslation('practice');
  const options = useBookOptions(textbooks);
  const above = node ? pathTo(book.chapters, node) : [];
  return (
    <nav className={styles.tree} aria-label={t('tree.title')}>
      <Select
        className={styles.book}
        aria-label={t('tree.textbook')}
        options={options}
        value={book.textbookId}
        onChange={onBook}
      />
      <div className={styles.scroll}>
        <Tree
          key={book.textbookId}
          blockNode
          treeData={[{ key: WHOLE, title: t('tree.whole'), children: [] }, ...rowsOf(book.chapters)]}
          defaultExpandedKeys={above.length > 0 ? above : book.chapters.slice(0, 1).map(({ id }) => id)}
          selectedKeys={[node ?? WHOLE]}
          onSelect={(_, { node: chosen }) => onNode(chosen.key === WHOLE ? null : String(chosen.key))}
        />
      </div>
    </nav>
  );
}
