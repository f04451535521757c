import type { Textbook, TreeNode } from '@zhibi/contract/questions';
import { Segmented, Select, Tree } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { pathTo } from '../parts/tree-path.js';
import { useBookOptions } from '../parts/use-book-options.js';
import styles from './tree-panel.module.css';
import type { Search, TreeKind } from './use-search.js';

export interface Trees {
  textbooks: readonly Textbook[];
  knowledge: readonly TreeNode[];
}
export interface TreePanelProps {
  trees: Trees;
  book: Textbook | undefined;
  search: Search;
  onChange: (change: Partial<Search>) => void;
}

const ALL = 'all';
interface Row {
  key: string;
  title: string;
  children: Row[];
}
const rowsOf = (nodes: readonly TreeNode[]): Row[] =>
  nodes.map(({ id, title, children }) => ({ key: id, title, children: rowsOf(children) }));

/** Where to look: the chapters of a textbook, or the knowledge points of the subject. */
export function TreePanel({ trees, book, search, onChange }: TreePanelProps) {
  const { t } = useTranslation('questions');
  const books = useBookOptions(trees.textbooks);
  const nodes = search.tree === 'chapter' ? (book?.chapters ?? []) : trees.knowledge;
  const kinds = (['chapter', 'knowledge'] as const).map((kind) => ({ value: kind, label: t(`tree.${kind}`) }));
  const above = search.node ? pathTo(nodes, search.node) : [];
  const opened = above.length > 0 ? above : nodes.slice(0, 1).map(({ id }) => id);
  return (
    <nav className={styles.panel} aria-label={t('tree.title')}>
      <Segmented<TreeKind>
        block
        aria-label={t('tree.by')}
        options={kinds}
        value={search.tree}
        onChange={(tree) => onChange({ tree, node: null })}
      />
      {search.tree === 'chapter' && trees.textbooks.length > 0 && (
        <Select
          className={styles.book}
          aria-label={t('tree.textbook')}
          options={books}
          value={book?.textbookId}
          onChange={(chosen: string) => onChange({ book: chosen, node: null })}
        />
      )}
      {nodes.length === 0 ? (
        <div className={styles.none}>
          <EmptyState title={t('tree.none')} hint={t('tree.noneHint')} />
        </div>
      ) : (
        <div className={styles.scroll}>
          <Tree
            key={`${search.tree} ${book?.textbookId ?? ''}`}
            blockNode
            treeData={[{ key: ALL, title: t('tree.all'), children: [] }, ...rowsOf(nodes)]}
            defaultExpandedKeys={opened}
            selectedKeys={[search.node ?? ALL]}
            onSelect={(_, { node }) => onChange({ node: node.key === ALL ? null : String(node.key) })}
          />
        </div>
      )}
    </nav>
  );
}
