import { type Blueprint, blueprintLimits } from '@zhibi/contract/papers/composing';
import type { TreeNode } from '@zhibi/contract/questions';
import { Segmented, Tree } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Foot } from '../../../platform/layout/foot.js';
import { withTopics } from './plan.js';
import styles from './topics-drawer.module.css';
import type { Trees } from './trees.js';

export interface TopicsDrawerProps {
  isOpen: boolean;
  trees: Trees;
  blueprint: Blueprint;
  onClose: () => void;
  onChange: (blueprint: Blueprint) => void;
}

/** Knowledge points or chapters to compose from. */
export function TopicsDrawer({ isOpen, onClose, ...rest }: TopicsDrawerProps) {
  const { t } = useTranslation('auto');
  return (
    <Drawer title={t('pick.title')} open={isOpen} onClose={onClose}>
      <Choice {...rest} onClose={onClose} />
    </Drawer>
  );
}

interface Row {
  key: string;
  title: string;
  children: Row[];
}
const rowsOf = (nodes: readonly TreeNode[]): Row[] =>
  nodes.map(({ id, title, children }) => ({ key: id, title, children: rowsOf(children) }));

function Choice({ trees, blueprint, onClose, onChange }: Omit<TopicsDrawerProps, 'isOpen'>) {
  const { t } = useTranslation('auto');
  const [by, setBy] = useState(blueprint.by);
  const [chosen, setChosen] = useState(blueprint.topics.map(({ topicId }) => topicId));
  const rows =
    by === 'knowledge'
      ? rowsOf(trees.knowledge)
      : trees.textbooks.map(({ textbookId, title, chapters }) => ({
          key: textbookId,
          title,
          children: rowsOf(chapters),
        }));
  return (
    <>
      <Segmented<Blueprint['by']>
        block
        aria-label={t('pick.by')}
        value={by}
        options={[
          { value: 'knowledge', label: t('pick.knowledge') },
          { value: 'chapter', label: t('pick.chapter') },
        ]}
        onChange={(next) => {
          setBy(next);
          setChosen(next === blueprint.by ? blueprint.topics.map(({ topicId }) => topicId) : []);
        }}
      />
      <p className={styles.note}>{t('pick.note', { count: chosen.length, most: blueprintLimits.topics })}</p>
      {rows.length === 0 ? (
        <EmptyState title={t('pick.none')} hint={t('pick.noneHint')} />
      ) : (
        <Tree
          key={by}
          blockNode
          checkable
          checkStrictly
          selectable={false}
          treeData={rows}
          defaultExpandedKeys={[...chosen, ...rows.slice(0, 1).map(({ key }) => key)]}
          checkedKeys={chosen}
          onCheck={(checked) => {
            const keys = (Array.isArray(checked) ? checked : checked.checked).map(String);
            setChosen(keys.slice(0, blueprintLimits.topics));
          }}
        />
      )}
      <Foot
        words={t('pick.done')}
        onMain={() => {
          onChange(withTopics(blueprint, chosen, by));
          onClose();
        }}
        onCancel={onClose}
      />
    </>
  );
}
