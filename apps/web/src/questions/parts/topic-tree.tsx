import type { TreeNode } from '@zhibi/contract/questions';
import { Tree } from 'antd';
import styles from './topic-tree.module.css';
import { pathTo } from './tree-path.js';

const WHOLE = 'whole';

interface Row {
  key: string;
  title: string;
  children: Row[];
}
const rowsOf = (topics: readonly TreeNode[]): Row[] =>
  topics.map(({ id, title, children }) => ({ key: id, title, children: rowsOf(children) }));

export interface TopicTreeProps {
  topics: readonly TreeNode[];
  /** What stands above all of them: the whole book, everything. */
  whole: string;
  /** Null: the whole. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Topics or chapters to choose from, open at the chosen one, or else at the first. Give another tree another `key`. */
export function TopicTree({ topics, whole, chosen, onChoose }: TopicTreeProps) {
  const above = chosen ? pathTo(topics, chosen) : [];
  return (
    <div className={styles.tree}>
      <Tree
        blockNode
        treeData={[{ key: WHOLE, title: whole, children: [] }, ...rowsOf(topics)]}
        defaultExpandedKeys={above.length > 0 ? above : topics.slice(0, 1).map(({ id }) => id)}
        selectedKeys={[chosen ?? WHOLE]}
        onSelect={(_, { node }) => onChoose(node.key === WHOLE ? null : String(node.key))}
      />
    </div>
  );
}
