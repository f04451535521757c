import type { Finding, KeptNode, TreeFlaw, TreeOf } from '@zhibi/contract/questions/trees';
import { pathsOf } from './rules-needs.js';
import { inReadingOrder } from './rules-order.js';

type Checked = Pick<KeptNode, 'id' | 'parentId' | 'title' | 'questions' | 'hours' | 'links'>;

/** The nodes with nothing below them: lessons of a textbook, the finest knowledge points of a subject. */
const leavesOf = <T extends Checked>(nodes: readonly T[]): T[] => {
  const parents = new Set(nodes.map(({ parentId }) => parentId));
  return inReadingOrder(nodes).filter(({ id }) => !parents.has(id));
};

/**
 * How far a textbook is mapped: the share, from 0 to 1, of its lessons (chapters with nothing below them) that name at least one knowledge
 * point themselves; null where it has no lesson. What a chapter above a lesson names does not count: nobody could tell which lesson teaches it.
 */
export function mappedShare(nodes: readonly Checked[]): number | null {
  const lessons = leavesOf(nodes);
  return lessons.length === 0 ? null : lessons.filter(({ links }) => links > 0).length / lessons.length;
}

/** Those of these nodes that are named, or have a named one above them. */
function namedWithAll(nodes: readonly Checked[], named: ReadonlySet<string>): Set<string> {
  const reached = new Set<string>();
  for (const { id, parentId } of inReadingOrder(nodes))
    if (named.has(id) || (parentId !== null && reached.has(parentId))) reached.add(id);
  return reached;
}

/**
 * What is missing in a tree, in the order of reading. A lesson may lack questions, knowledge points and hours. A knowledge point with nothing
 * below it is an orphan when no lesson teaches it or one above it, and it may lack questions.
 * @param taught the knowledge points that lessons of the subject name; of no meaning for chapters
 */
export function flawsOf(kind: TreeOf['kind'], nodes: readonly Checked[], taught: ReadonlySet<string>): Finding[] {
  const paths = pathsOf(nodes);
  const reached = kind === 'knowledge' ? namedWithAll(nodes, taught) : new Set<string>();
  const flaws = (node: Checked): TreeFlaw[] => {
    const empty: TreeFlaw[] = node.questions === 0 ? ['no-questions'] : [];
    if (kind === 'knowledge') return reached.has(node.id) ? empty : ['orphan', ...empty];
    return [
      ...empty,
      ...(node.links === 0 ? ['no-points' as const] : []),
      ...(node.hours === null ? ['no-hours' as const] : []),
    ];
  };
  return leavesOf(nodes).flatMap((node) =>
    flaws(node).map((flaw) => ({ flaw, nodeId: node.id, title: node.title, path: paths.get(node.id) ?? node.title })),
  );
}
