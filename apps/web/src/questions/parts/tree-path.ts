import type { TreeNode } from '@zhibi/contract/questions';

/** The ids from the root down to a node, itself included; empty where it is not in these trees. */
export function pathTo(nodes: readonly TreeNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return [id];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/** The title of a node; undefined where it is not in these trees. */
export function titleOf(nodes: readonly TreeNode[], id: string): string | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node.title : titleOf(node.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
