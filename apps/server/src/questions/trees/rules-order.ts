import { grouped } from '@zhibi/contract/kernel';

/** A node of a tree as its rules see it. */
export interface Placed {
  id: string;
  parentId: string | null;
}

/** The nodes in the order of reading, parents before their children; given in the order of siblings. A node whose parent is not there stands at the root. */
export function inReadingOrder<T extends Placed>(nodes: readonly T[]): T[] {
  const known = new Set(nodes.map(({ id }) => id));
  const below = grouped(nodes, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
  const read: T[] = [];
  const open = [...(below.get(null) ?? [])].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    read.push(node);
    open.push(...[...(below.get(node.id) ?? [])].reverse());
  }
  return read;
}

/** The ids of a node and of all below it. */
export function branchOf(nodes: readonly Placed[], id: string): Set<string> {
  const branch = new Set([id]);
  for (const node of inReadingOrder(nodes))
    if (node.parentId !== null && branch.has(node.parentId)) branch.add(node.id);
  return branch;
}

/** How deep each node stands; a root at 1. */
export function depthsOf(nodes: readonly Placed[]): Map<string, number> {
  const depths = new Map<string, number>();
  for (const { id, parentId } of inReadingOrder(nodes)) depths.set(id, ((parentId && depths.get(parentId)) || 0) + 1);
  return depths;
}

/** The tree with a node under another parent: before one of its children, or last. */
export function movedTo<T extends Placed>(
  nodes: readonly T[],
  { nodeId, parentId, beforeId }: { nodeId: string; parentId: string | null; beforeId: string | null },
): T[] {
  const rest = nodes.filter(({ id }) => id !== nodeId);
  const moved = nodes.flatMap((node) => (node.id === nodeId ? [{ ...node, parentId }] : []));
  const at = beforeId === null ? -1 : rest.findIndex(({ id, parentId: of }) => id === beforeId && of === parentId);
  return inReadingOrder(at < 0 ? [...rest, ...moved] : [...rest.slice(0, at), ...moved, ...rest.slice(at)]);
}

/** Whether what a node needs would lead back to it, through whatever needs what. */
export function leadsBack(
  needs: ReadonlyMap<string, readonly string[]>,
  nodeId: string,
  wanted: readonly string[],
): boolean {
  const seen = new Set<string>();
  const open = [...wanted];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === nodeId) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(needs.get(id) ?? []));
  }
  return false;
}
