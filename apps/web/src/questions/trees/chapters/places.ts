import type { KeptNode } from '@zhibi/contract/questions/trees';

export interface Place {
  parentId: string | null;
  beforeId: string | null;
}
type Nodes = readonly Pick<KeptNode, 'id' | 'parentId'>[];

const brothersOf = (nodes: Nodes, parentId: string | null) => nodes.filter((one) => one.parentId === parentId);

/** Where a key of the keyboard takes a node: among its brothers, below the elder one, or behind its parent. Undefined where there is no such way. */
export function placeByKey(nodes: Nodes, id: string, way: 'up' | 'down' | 'inward' | 'outward'): Place | undefined {
  const node = nodes.find((one) => one.id === id);
  if (node === undefined) return undefined;
  const brothers = brothersOf(nodes, node.parentId);
  const at = brothers.indexOf(node);
  const elder = brothers[at - 1];
  if (way === 'up') return elder && { parentId: node.parentId, beforeId: elder.id };
  if (way === 'down') return brothers[at + 1] && { parentId: node.parentId, beforeId: brothers[at + 2]?.id ?? null };
  if (way === 'inward') return elder && { parentId: elder.id, beforeId: null };
  const parent = nodes.find((one) => one.id === node.parentId);
  if (parent === undefined) return undefined;
  const uncles = brothersOf(nodes, parent.parentId);
  return { parentId: parent.parentId, beforeId: uncles[uncles.indexOf(parent) + 1]?.id ?? null };
}

/** Where a node was dropped: onto another one (its last child), or into the gap before or behind it. */
export function placeByDrop(
  nodes: Nodes,
  id: string,
  target: { id: string; where: 'on' | 'before' | 'behind' },
): Place {
  if (target.where === 'on') return { parentId: target.id, beforeId: null };
  const at = nodes.find((one) => one.id === target.id);
  const parentId = at?.parentId ?? null;
  if (target.where === 'before') return { parentId, beforeId: target.id };
  const brothers = brothersOf(nodes, parentId).filter((one) => one.id !== id);
  const next = brothers[brothers.findIndex((one) => one.id === target.id) + 1];
  return { parentId, beforeId: next?.id ?? null };
}
