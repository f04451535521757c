import { type OutlineLine, type OutlineProblem, treeLimits } from '@zhibi/contract/questions/trees';
import { type LessonContext, type LessonSaid, readLesson, splitLesson } from './rules-lessons.js';
import { planNeeds, readNeeds } from './rules-needs.js';
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
  /** What the outline says of lessons, by node. */
  lessonsById: Map<string, LessonSaid>;
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

/**
 * What an outline makes of a tree: nodes of the same path are kept, others are new, what it does not name stays behind its brothers.
 * @param context what the lessons of chapters are read against; without it the lines are those of knowledge points
 */
export function planOutline(
  existing: readonly Titled[],
  text: string,
  newId: () => string,
  context?: LessonContext,
): OutlinePlan {
  const byPlace = new Map(existing.map((node) => [placeOf(node.parentId, node.title), node]));
  const above: (Planned | undefined)[] = [];
  const taken = new Set<string>();
  const named: Planned[] = [];
  const lessonsById = new Map<string, LessonSaid>();
  const wanted: { id: string; line: number; names: readonly string[] }[] = [];
  const lines = readOutline(text).map(({ line, depth, title: said, jumps }): OutlineLine => {
    const { title, needs, lesson } = takeApart(said, context);
    const parent = depth === 1 ? null : above[depth - 2];
    const place = placeOf(parent?.id ?? null, title);
    const problem = problemOf({ depth, title, jumps: jumps || parent === undefined, duplicate: taken.has(place) });
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
    if (lesson !== undefined) lessonsById.set(node.id, lesson.said);
    return {
      line,
      depth,
      title,
      state: known ? 'kept' : 'new',
      ...(lesson?.problem && { problem: lesson.problem }),
      ...(lesson && { says: facetsOf(lesson.said) }),
    };
  });
  const ids = new Set(named.map(({ id }) => id));
  const left = existing.filter(({ id }) => !ids.has(id));
  const nodes = [...named, ...left.map((node) => ({ ...node, isNew: false }))];
  const known = new Map(existing.map(({ id, needs = [] }) => [id, needs]));
  const { needsById, badLines } = planNeeds(nodes, wanted, known);
  const marked = lines.map((line) => (badLines.has(line.line) ? { ...line, problem: 'needs' as const } : line));
  return { lines: marked, nodes, needsById, lessonsById, left: left.length };
}

const facetsOf = (said: LessonSaid) => (['hours', 'points', 'words'] as const).filter((one) => said[one] !== undefined);

/** A line of chapters may say its lesson behind the title, one of knowledge points what comes before. */
function takeApart(said: string, context: LessonContext | undefined) {
  if (context === undefined) return { ...readNeeds(said), lesson: undefined };
  const { title, fields } = splitLesson(said);
  return { title, needs: undefined, lesson: fields.length === 0 ? undefined : readLesson(fields, context) };
}

const placeOf = (parentId: string | null, title: string) => `${parentId ?? ''} ${title}`;

function problemOf(line: {
  depth: number;
  title: string;
  jumps: boolean;
  duplicate: boolean;
}): OutlineProblem | undefined {
  if (line.jumps) return 'jump';
  if (line.depth > treeLimits.depth) return 'deep';
  if (line.title.length > treeLimits.title) return 'long';
  return line.duplicate ? 'duplicate' : undefined;
}

/**
 * Rows of a table whose columns are levels, as an outline: cells to the left may be empty or repeat what stands above.
 * @param lineOf the line of an entry, with what its row says behind the levels
 */
export function outlineOfRows(
  rows: readonly (readonly string[])[],
  levels = Number.POSITIVE_INFINITY,
  lineOf: (title: string, row: readonly string[]) => string = (title) => title,
): string {
  let path: string[] = [];
  const lines: string[] = [];
  for (const whole of rows) {
    const row = whole.slice(0, levels);
    const first = row.findIndex((cell) => cell.trim() !== '');
    if (first < 0) continue;
    const wanted = [...path.slice(0, first), ...row.slice(first).map((cell) => cell.trim())].filter(
      (one) => one !== '',
    );
    const same = wanted.findIndex((title, at) => title !== path[at]);
    for (let at = same; at >= 0 && at < wanted.length; at++) {
      const title = wanted[at] ?? '';
      lines.push(`${'\t'.repeat(at)}${at === wanted.length - 1 ? lineOf(title, whole) : title}`);
    }
    path = wanted;
  }
  return lines.join('\n');
}
