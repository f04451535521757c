import { grouped } from '@zhibi/contract/kernel';
import type { TreeNode } from '@zhibi/contract/questions';

export interface TreeRow {
  id: string;
  parentId: string | null;
  title: string;
  foundBy?: string | null;
}

/** Rows in the order of their siblings, made into the trees they describe. A row without its parent is left out. */
export function treesOf(rows: readonly TreeRow[]): TreeNode[] {
  const below = grouped(rows, (row) => row.parentId);
  const grow = (parentId: string | null): TreeNode[] =>
    (below.get(parentId) ?? []).map(({ id, title, foundBy }) => ({
      id,
      title,
      children: grow(id),
      ...(foundBy ? { foundBy } : {}),
    }));
  return grow(null);
}

/** Of a retired textbook: the chapters that were chosen before, with what lies above them; nothing else of it is offered. */
export const onlyNamed = (nodes: readonly TreeNode[], named: ReadonlySet<string>): TreeNode[] =>
  nodes.flatMap((node) => {
    const children = onlyNamed(node.children, named);
    return named.has(node.id) || children.length > 0 ? [{ ...node, children }] : [];
  });

/** The stage of a grade: 1 primary, 2 junior, 3 senior. */
export const stageOfGrade = (gid: number): 1 | 2 | 3 => (gid < 7 ? 1 : gid < 10 ? 2 : 3);
