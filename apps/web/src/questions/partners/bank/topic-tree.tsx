import type { PartnerNode } from '@zhibi/contract/questions/partners';
import { Tree } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import styles from './bank.module.css';

const ALL = '';
interface Row {
  key: string;
  title: string;
  children: Row[];
}
const rowsOf = (nodes: readonly PartnerNode[]): Row[] =>
  nodes.map(({ nodeId, title, children }) => ({ key: nodeId, title, children: rowsOf(children) }));

/** The partner's own topics of the subject. */
export function TopicTree({
  nodes,
  chosen,
  onChoose,
}: {
  nodes: readonly PartnerNode[];
  chosen: string;
  onChoose: (nodeId: string) => void;
}) {
  const { t } = useTranslation('partners');
  if (nodes.length === 0)
    return (
      <div className={styles.none}>
        <EmptyState title={t('tree.none')} hint={t('tree.noneHint')} />
      </div>
    );
  return (
    <nav className={styles.panel} aria-label={t('tree.title')}>
      <div className={styles.scroll}>
        <Tree
          blockNode
          defaultExpandAll={nodes.length < 12}
          treeData={[{ key: ALL, title: t('tree.all'), children: [] }, ...rowsOf(nodes)]}
          selectedKeys={[chosen]}
          onSelect={(_, { node }) => onChoose(String(node.key))}
        />
      </div>
    </nav>
  );
}
