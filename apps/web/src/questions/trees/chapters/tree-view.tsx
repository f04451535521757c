import type { KeptNode, TreeOf } from '@zhibi/contract/questions/trees';
import { Tree, type TreeDataNode } from 'antd';
import { type ComponentRef, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';
import { placeByDrop, placeByKey } from './places.js';
import type { Keeping } from './use-tree.js';

const HEIGHT_PX = 560;
/** A tree of a few hundred nodes opens whole; a larger one by its roots. */
const OPEN_UP_TO = 300;

const ways: Partial<Record<string, 'up' | 'down' | 'inward' | 'outward'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'inward',
  ArrowLeft: 'outward',
};

/** The whole tree, drawn only where it is seen; nodes are moved by dragging or by Alt and the arrows. */
export function TreeView({ of, keeping }: { of: TreeOf; keeping: Keeping }) {
  const { t } = useTranslation('trees');
  const { nodes, selected, select, move } = keeping;
  const data = useMemo(() => rowsOf(nodes), [nodes]);
  const [opened, setOpened] = useState<string[]>(() => (nodes.length > OPEN_UP_TO ? [] : nodes.map(({ id }) => id)));
  const above = useMemo(() => ancestorsOf(nodes, selected?.id), [nodes, selected?.id]);
  const tree = useRef<ComponentRef<typeof Tree>>(null);
  // What was found elsewhere is brought into sight: the list scrolls, which is the browser's.
  useEffect(() => {
    if (selected) tree.current?.scrollTo({ key: selected.id });
  }, [selected]);
  const byKey = (event: KeyboardEvent) => {
    const way = event.altKey ? ways[event.key] : undefined;
    if (selected === undefined || (way === undefined && event.key !== 'Delete')) return;
    event.preventDefault();
    event.stopPropagation();
    if (way === undefined) return keeping.setAsking(true);
    const place = placeByKey(nodes, selected.id, way);
    if (place === undefined) return;
    if (place.parentId !== null) setOpened([...new Set([...opened, place.parentId])]);
    move(selected.id, place);
  };
  const factsOf = ({ hours, links, words, questions }: KeptNode) =>
    [
      hours !== null && t('tree.hours', { count: hours }),
      words > 0 && t('tree.words', { count: words }),
      links > 0 && t(`tree.links.${of.kind}`, { count: links }),
      questions > 0 && t('tree.questions', { count: questions }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div onKeyDownCapture={byKey}>
      <Tree<TreeDataNode & { node: KeptNode }>
        blockNode
        virtual
        height={HEIGHT_PX}
        aria-label={t('tree.list')}
        draggable={{ icon: false }}
        treeData={data}
        ref={tree}
        expandedKeys={above.length === 0 ? opened : [...new Set([...opened, ...above])]}
        onExpand={(keys, { node, expanded }) => {
          setOpened(keys.map(String));
          // Whoever closes a branch does not want what is chosen below it to hold it open.
          if (!expanded && above.includes(String(node.key))) select(String(node.key));
        }}
        selectedKeys={selected ? [selected.id] : []}
        onSelect={(_, { node }) => select(String(node.key))}
        titleRender={({ node }) => (
          <span className={styles.node}>
            <span title={node.title}>{node.title}</span>
            <span className={styles.count}>{factsOf(node)}</span>
          </span>
        )}
        onDrop={({ node, dragNode, dropToGap, dropPosition }) => {
          const at = Number(node.pos.split('-').at(-1));
          const where = !dropToGap ? 'on' : dropPosition < at || dropPosition === -1 ? 'before' : 'behind';
          move(String(dragNode.key), placeByDrop(nodes, String(dragNode.key), { id: String(node.key), where }));
        }}
      />
    </div>
  );
}

/** The nodes above one, so that it can be seen. */
function ancestorsOf(nodes: readonly KeptNode[], id: string | undefined): string[] {
  if (id === undefined) return [];
  const parentById = new Map(nodes.map((node) => [node.id, node.parentId]));
  const above: string[] = [];
  for (let up = parentById.get(id); up; up = parentById.get(up)) above.push(up);
  return above;
}

type Row = TreeDataNode & { node: KeptNode; children: Row[] };

/** The list of nodes, parents first, as the tree that it describes: one pass, however many there are. */
function rowsOf(nodes: readonly KeptNode[]): Row[] {
  const rows = new Map(nodes.map((node): [string, Row] => [node.id, { key: node.id, node, children: [] }]));
  const roots: Row[] = [];
  for (const row of rows.values()) (rows.get(row.node.parentId ?? '')?.children ?? roots).push(row);
  return roots;
}
