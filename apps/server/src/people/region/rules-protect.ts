/** Fewer students than this are never told: somebody could be recognised. */
export const SMALLEST_SHOWN = 5;

/**
 * One number of a table with totals. It stands in one row and one column; the numbers of a line add up to the line's
 * total, which stands in the same line. A line that has no total is called `''`.
 */
export interface Cell {
  row: string;
  column: string;
  value: number;
  /** A total of its row or of its column; the total of all is a number like any other here (it is a total of both). */
  isTotal: boolean;
}

/** `small`: below five · `kept`: hidden because a small one could be computed from it · `told`. */
export type Disclosure = 'shown' | 'small' | 'kept';

interface Arc {
  cell: number;
  to: string;
}

/**
 * Which numbers of a table may be told, so that no hidden one can be computed from the told ones and the totals: for
 * each hidden number there is another table, equally true to all that is told, in which it differs by one.
 *
 * Rows and columns are the nodes of a graph, the numbers its edges. Along a closed walk every second number can grow
 * by one while the others shrink, and every line keeps its sum. So each small number needs such a walk over hidden
 * numbers; the walk that hides least is found by Dijkstra's way. What a reader knows is respected: a small number is 0 to 4,
 * a number kept back is at least 5. (Fischetti and Salazar, complementary cell suppression; here each cell by itself.)
 */
export function protect(cells: readonly Cell[]): Disclosure[] {
  const disclosed: Disclosure[] = cells.map(({ value }) => (value < SMALLEST_SHOWN ? 'small' : 'shown'));
  for (const [at, cell] of cells.entries()) {
    if (cell.value >= SMALLEST_SHOWN) continue;
    const walks = ([1, -1] as const).flatMap((change) => closedWalk(cells, disclosed, at, change) ?? []);
    const [best] = walks.sort((a, b) => a.cost - b.cost);
    // No table beside this one agrees with what would be told: then nothing of it is.
    if (best === undefined) return cells.map(({ value }) => (value < SMALLEST_SHOWN ? 'small' : 'kept'));
    for (const other of best.cells) if (disclosed[other] === 'shown') disclosed[other] = 'kept';
  }
  return disclosed;
}

/** Can a reader, who knows how the number is shown, believe it one larger or one smaller? */
function bears({ value }: Cell, change: 1 | -1): boolean {
  if (value < SMALLEST_SHOWN) return change === 1 ? value < SMALLEST_SHOWN - 1 : value > 0;
  return change === 1 || value > SMALLEST_SHOWN;
}

/** The cheapest walk that lets the cell at `from` change by `change`: the cells on it, and what telling less costs. */
function closedWalk(
  cells: readonly Cell[],
  disclosed: readonly Disclosure[],
  from: number,
  change: 1 | -1,
): { cells: number[]; cost: number } | undefined {
  const first = cells[from];
  if (first === undefined || !bears(first, change)) return undefined;
  // A total counts against its line: it grows where another number of the line grows.
  const turn = first.isTotal ? -change : change;
  const [start, goal] = [`c${first.column}`, `r${first.row}`];
  const arcs = arcsOf(cells, from, turn);
  const best = new Map<string, { cost: number; by?: Arc & { node: string } }>([[start, { cost: 0 }]]);
  const open = new Set([start]);
  while (open.size > 0) {
    const node = [...open].reduce((a, b) => ((best.get(a)?.cost ?? 0) <= (best.get(b)?.cost ?? 0) ? a : b));
    open.delete(node);
    if (node === goal) break;
    for (const arc of arcs.get(node) ?? []) {
      const hides = disclosed[arc.cell] === 'shown' ? (cells[arc.cell]?.value ?? 0) + 1 : 0;
      const cost = (best.get(node)?.cost ?? 0) + hides;
      if (cost >= (best.get(arc.to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best.set(arc.to, { cost, by: { ...arc, node } });
      open.add(arc.to);
    }
  }
  const end = best.get(goal);
  if (end === undefined) return undefined;
  const walked: number[] = [];
  for (let by = end.by; by !== undefined; by = best.get(by.node)?.by) walked.push(by.cell);
  return { cells: walked, cost: end.cost };
}

/** From each line, the numbers that can take the walk on: from columns against the turn, from rows with it. */
function arcsOf(cells: readonly Cell[], from: number, turn: number): Map<string, Arc[]> {
  const arcs = new Map<string, Arc[]>();
  const add = (node: string, arc: Arc) => arcs.set(node, [...(arcs.get(node) ?? []), arc]);
  for (const [at, cell] of cells.entries()) {
    if (at === from) continue;
    const change = (sign: number): 1 | -1 => ((cell.isTotal ? -sign : sign) > 0 ? 1 : -1);
    if (bears(cell, change(-turn))) add(`c${cell.column}`, { cell: at, to: `r${cell.row}` });
    if (bears(cell, change(turn))) add(`r${cell.row}`, { cell: at, to: `c${cell.column}` });
  }
  return arcs;
}
