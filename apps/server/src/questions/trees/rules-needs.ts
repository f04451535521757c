import type { OutlineLine } from '@zhibi/contract/questions/trees';
import { inReadingOrder, leadsBack, type Placed } from './rules-order.js';

/** Stands before what should be mastered first, behind the title of a knowledge point. */
const ARROW = '←';
const BETWEEN = '；';
const STEP = ' / ';

interface Named extends Placed {
  title: string;
}

/** A line of an outline: the title, and what it says of prerequisites; undefined where it says nothing of them. */
export function readNeeds(text: string): { title: string; needs: string[] | undefined } {
  const at = text.search(/\s(←|<-)/);
  if (at < 0) return { title: text, needs: undefined };
  const names = text
    .slice(at)
    .replace(/^\s(←|<-)/, '')
    .split(/[；;]/);
  return { title: text.slice(0, at).trim(), needs: names.map((name) => name.trim()).filter((name) => name !== '') };
}

/** The same as a line says it: written and read again it is the same. */
export const withNeeds = (title: string, needs: readonly string[]): string =>
  needs.length === 0 ? title : `${title} ${ARROW} ${needs.join(BETWEEN)}`;

/** The way to each node, as a prerequisite is named: titles from the root on. */
export function pathsOf(nodes: readonly Named[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { id, parentId, title } of inReadingOrder(nodes)) {
    const above = parentId === null ? undefined : paths.get(parentId);
    paths.set(id, above === undefined ? title : `${above}${STEP}${title}`);
  }
  return paths;
}

/** A node by its whole path, or by a title that is there once. */
export function finderOf(nodes: readonly Named[]): (name: string) => string | undefined {
  const byPath = new Map([...pathsOf(nodes)].map(([id, path]) => [path, id]));
  const byTitle = new Map<string, string | null>();
  for (const { id, title } of nodes) byTitle.set(title, byTitle.has(title) ? null : id);
  return (name) => byPath.get(name.split(/\s*\/\s*/).join(STEP)) ?? byTitle.get(name) ?? undefined;
}

/**
 * The prerequisites that an outline says, by node, found in the tree as it will be. A name that leads nowhere, to itself or back in a
 * circle is left out and its line says so.
 */
export function planNeeds(
  nodes: readonly Named[],
  wanted: readonly { id: string; line: number; names: readonly string[] }[],
  known: ReadonlyMap<string, readonly string[]>,
): { needsById: Map<string, string[]>; badLines: Set<OutlineLine['line']> } {
  const find = finderOf(nodes);
  const all = new Map([...known].map(([id, needs]) => [id, [...needs]]));
  for (const { id } of wanted) all.set(id, []);
  const [needsById, badLines] = [new Map<string, string[]>(), new Set<number>()];
  for (const { id, line, names } of wanted) {
    const needs: string[] = [];
    for (const name of names) {
      const needed = find(name);
      if (needed === undefined || leadsBack(all, id, [needed])) badLines.add(line);
      else if (!needs.includes(needed)) needs.push(needed);
      all.set(id, needs);
    }
    needsById.set(id, needs);
  }
  return { needsById, badLines };
}
