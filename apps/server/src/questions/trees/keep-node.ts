import { type KeptNode, type TreeOf, treeLimits } from '@zhibi/contract/questions/trees';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { ensureField } from '../../platform/wrong-field.js';
import { branchOf, depthsOf, inReadingOrder, leadsBack, movedTo } from './rules-order.js';
import { hasTree, nodesOf, putNeeds, putNodes, takeTree, treeKey } from './store-kept.js';

interface Here {
  of: TreeOf;
  revision: number;
}

/** Takes the tree for a change and reads it as it is then. */
async function open(db: Db, { of, revision }: Here): Promise<{ nodes: KeptNode[]; revision: number }> {
  ensure(await hasTree(db, of), 'not-found');
  const next = await takeTree(db, treeKey(of), revision);
  return { nodes: await nodesOf(db, of), revision: next };
}

const noDuplicate = (
  nodes: readonly KeptNode[],
  { id, parentId, title }: Pick<KeptNode, 'id' | 'parentId' | 'title'>,
) =>
  ensure(
    !nodes.some((one) => one.id !== id && one.parentId === parentId && one.title === title),
    'conflict',
    'duplicate',
  );

/** A new node, last below its parent or at the root. */
export async function addNode(db: Db, given: Here & { parentId: string | null; title: string }) {
  const { nodes, revision } = await open(db, given);
  const { of, parentId, title } = given;
  ensure(nodes.length < treeLimits.nodes, 'conflict', 'tree-full');
  const depth = parentId === null ? 0 : depthsOf(nodes).get(parentId);
  ensure(depth !== undefined, 'conflict', 'node-gone');
  ensure(depth < treeLimits.depth, 'conflict', 'too-deep');
  const id = newId();
  noDuplicate(nodes, { id, parentId, title });
  await putInOrder(db, of, nodes, [...nodes, { id, parentId, title }]);
  return { nodeId: id, revision };
}

/** Another title for a node. */
export async function renameNode(db: Db, given: Here & { nodeId: string; title: string }) {
  const { nodes, revision } = await open(db, given);
  const node = nodes.find(({ id }) => id === given.nodeId);
  ensure(node !== undefined, 'conflict', 'node-gone');
  const renamed = { ...node, title: given.title };
  noDuplicate(nodes, renamed);
  await putInOrder(
    db,
    given.of,
    nodes,
    nodes.map((one) => (one === node ? renamed : one)),
  );
  return { revision };
}

/** Takes a node with all below it to another parent or place. */
export async function moveNode(
  db: Db,
  given: Here & { nodeId: string; parentId: string | null; beforeId: string | null },
) {
  const { nodes, revision } = await open(db, given);
  const { nodeId, parentId } = given;
  const node = nodes.find(({ id }) => id === nodeId);
  const isThere = parentId === null || nodes.some(({ id }) => id === parentId);
  ensure(node !== undefined && isThere, 'conflict', 'node-gone');
  ensure(parentId === null || !branchOf(nodes, nodeId).has(parentId), 'conflict', 'into-itself');
  noDuplicate(nodes, { ...node, parentId });
  const moved = movedTo(nodes, given);
  ensure(Math.max(...depthsOf(moved).values()) <= treeLimits.depth, 'conflict', 'too-deep');
  await putInOrder(db, given.of, nodes, moved);
  return { revision };
}

/** What should be mastered before a knowledge point; never what would lead back to it. */
export async function setNeeds(db: Db, given: Here & { nodeId: string; needs: string[] }) {
  ensureField(given.of.kind === 'knowledge', 'of');
  const { nodes, revision } = await open(db, given);
  const needs = [...new Set(given.needs)];
  const known = new Set(nodes.map(({ id }) => id));
  ensure(
    [given.nodeId, ...needs].every((id) => known.has(id)),
    'conflict',
    'node-gone',
  );
  const needsById = new Map(nodes.map((node) => [node.id, node.needs]));
  ensure(!leadsBack(needsById, given.nodeId, needs), 'conflict', 'circle');
  await putNeeds(db, given.nodeId, needs);
  return { revision };
}

/** Writes the nodes whose place or title is another than before; places count through the whole tree. */
export async function putInOrder(
  db: Db,
  of: TreeOf,
  before: readonly Pick<KeptNode, 'id' | 'parentId' | 'title'>[],
  after: readonly Pick<KeptNode, 'id' | 'parentId' | 'title'>[],
): Promise<void> {
  const old = new Map(inReadingOrder(before).map((node, position) => [node.id, { ...node, position }]));
  const rows = inReadingOrder(after).map(({ id, parentId, title }, position) => ({ id, parentId, title, position }));
  const isSame = (row: (typeof rows)[number]) => {
    const known = old.get(row.id);
    return known?.position === row.position && known.parentId === row.parentId && known.title === row.title;
  };
  // The first change numbers a tree whose places came with gaps: then every node is written once.
  await putNodes(db, of, rows.some((row) => !isSame(row)) ? rows : []);
}
