import type { Textbook, TreeNode } from '@zhibi/contract/questions';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { TopicTree } from '../parts/topic-tree.js';
import { useBookOptions } from '../parts/use-book-options.js';
import styles from './tree-panel.module.css';
import { ANY_BOOK, type Search, type TreeKind } from './use-search.js';

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

/** Where to look: the chapters of a textbook, or the knowledge points of the subject. */
export function TreePanel({ trees, book, search, onChange }: TreePanelProps) {
  const { t } = useTranslation('questions');
  const books = useBookOptions(trees.textbooks);
  const nodes = search.tree === 'chapter' ? (book?.chapters ?? []) : trees.knowledge;
  const kinds = (['chapter', 'knowledge'] as const).map((kind) => ({ value: kind, label: t(`tree.${kind}`) }));
  return (
    <nav aria-label={t('tree.title')}>
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
          popupMatchSelectWidth={false}
          aria-label={t('tree.textbook')}
          options={[{ value: ANY_BOOK, label: t('tree.anyBook') }, ...books]}
          value={book?.textbookId ?? ANY_BOOK}
          onChange={(chosen: string) => onChange({ book: chosen, node: null })}
        />
      )}
      {nodes.length === 0 ? (
        <div className={styles.none}>
          {search.tree === 'chapter' && trees.textbooks.length > 0 && !book ? (
            <EmptyState title={t('tree.anyShown')} hint={t('tree.anyHint')} />
          ) : (
            <EmptyState title={t('tree.none')} hint={t('tree.noneHint')} />
          )}
        </div>
      ) : (
        <TopicTree
          key={`${search.tree} ${book?.textbookId ?? ''}`}
          topics={nodes}
          whole={t(search.tree === 'chapter' ? 'tree.allOfBook' : 'tree.all')}
          chosen={search.node}
          onChoose={(node) => onChange({ node })}
        />
      )}
    </nav>
  );
}
