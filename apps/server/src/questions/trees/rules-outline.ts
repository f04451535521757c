import { type OutlineLine, type OutlineProblem, treeLimits } from '@zhibi/contract/questions/trees';
import { planNeeds, readNeeds, withNeeds } from './rules-needs.js';
import type { Placed } from './rules-order.js';

interface Titled extends Placed {
  title: string;
  needs?: readonly string[];
}
/** A node that an outline asks for: there already, or to be made. */
export interface Planned extends Titled {
  isNew: boolean;
}
export interface OutlinePlan {
  lines: OutlineLine[];
  /** The whole tree as it would be, in the order of reading. */
  nodes: Planned[];
  /** What the outline says of prerequisites, by node; of the others it says nothing. */
  needsById: Map<string, string[]>;
  left: number;
}

const TAB = 4;

/** How far a line is indented: a tab counts four, a full-width space two. */
function indentOf(line: string): number {
  let width = 0;
  for (const sign of line) {
    if (sign === '\t') width += TAB;
    else if (sign === '　') width += 2;
    else if (sign === ' ') width += 1;
    else break;
  }
  return width;
}

/** The lines that say something, with their depth from 1; a line further in than the one above is one level below it. */
export function readOutline(text: string): { line: number; depth: number; title: string; jumps: boolean }[] {
  const widths: number[] = [];
  return text.split(/\r\n|\r|\n/).flatMap((raw, at) => {
    const title = raw.replace(/[\s\u200b\ufeff]+/g, ' ').trim();
    if (title === '') return [];
    const width = indentOf(raw.replace(/^\ufeff/, ''));
    while (widths.length > 0 && (widths.at(-1) ?? 0) > width) widths.pop();
    const known = widths.at(-1) === width;
    // Further out than its elder, yet not as far as any line before: nobody can tell whose child it is.
    const jumps = !known && widths.length === 0 && width > 0 && at > 0;
    if (!known) widths.push(width);
    return [{ line: at + 1, depth: widths.length, title, jumps }];
  });
}

/** What an outline makes of a tree: nodes of the same path are kept, others are new, what it does not name stays behind its brothers. */
export function planOutline(existing: readonly Titled[], text: string, newId: () => string): OutlinePlan {
  const byPlace = new Map(existing.map((node) => [placeOf(node.parentId, node.title), node]));
  const above: (Planned | undefined)[] = [];
  const taken = new Set<string>();
  const named: Planned[] = [];
  const wanted: { id: string; line: number; names: readonly string[] }[] = [];
  const lines = readOutline(text).map(({ line, depth, title: said, jumps }): OutlineLine => {
    const { title, needs } = readNeeds(said);
    const parent = depth === 1 ? null : above[depth - 2];
    const place = placeOf(parent?.id ?? null, title);
    const problem = problemOf({ depth, title, jumps: jumps || parent === undefined, twin: taken.has(place) });
    above.length = depth - 1;
    if (problem !== undefined) {
      above[depth - 1] = undefined;
      return { line, depth, title: title.slice(0, 200), state: 'bad', problem };
    }
    taken.add(place);
    const known = byPlace.get(place);
    const node = { id: known?.id ?? newId(), parentId: parent?.id ?? null, title, isNew: known === undefined };
    above[depth - 1] = node;
    named.push(node);
    if (needs !== undefined) wanted.push({ id: node.id, line, names: needs });
    return { line, depth, title, state: known ? 'kept' : 'new' };
  });
  const ids = new Set(named.map(({ id }) => id));
  const left = existing.filter(({ id }) => !ids.has(id));
  const nodes = [...named, ...left.map((node) => ({ ...node, isNew: false }))];
  const known = new Map(existing.map(({ id, needs = [] }) => [id, needs]));
  const { needsById, badLines } = planNeeds(nodes, wanted, known);
  const marked = lines.map((line) => (badLines.has(line.line) ? { ...line, problem: 'needs' as const } : line));
  return { lines: marked, nodes, needsById, left: left.length };
}

const placeOf = (parentId: string | null, title: string) => `${parentId ?? ''} ${title}`;

function problemOf(line: { depth: number; title: string; jumps: boolean; twin: boolean }): OutlineProblem | undefined {
  if (line.jumps) return 'jump';
  if (line.depth > treeLimits.depth) return 'deep';
  if (line.title.length > treeLimits.title) return 'long';
  return line.twin ? 'twin' : undefined;
}

/** Rows of a table whose columns are levels, as an outline: cells to the left may be empty or repeat what stands above. @param needsAt the column of prerequisites, if there is one */
export function outlineOfRows(rows: readonly (readonly string[])[], needsAt?: number): string {
  let path: string[] = [];
  const lines: string[] = [];
  for (const whole of rows) {
    const row = needsAt === undefined ? whole : whole.slice(0, needsAt);
    const said = (needsAt === undefined ? '' : (whole[needsAt] ?? '')).trim();
    const first = row.findIndex((cell) => cell.trim() !== '');
    if (first < 0) continue;
    const wanted = [...path.slice(0, first), ...row.slice(first).map((cell) => cell.trim())].filter(
      (one) => one !== '',
    );
    const same = wanted.findIndex((title, at) => title !== path[at]);
    for (let at = same < 0 ? wanted.length - 1 : same; at < wanted.length; at++)
      if (same >= 0) {
        const needs = said !== '' && at === wanted.length - 1 ? said.split(/[；;]/) : [];
        lines.push(`${'\t'.repeat(at)}${withNeeds(wanted[at] ?? '', needs)}`);
      }
    path = wanted;
  }
  return lines.join('\n');
}
