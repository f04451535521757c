import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, type Disclosure, protect, SMALLEST_SHOWN } from './rules-protect.js';

/** A table with its row totals, column totals and the total of all. */
function withTotals(values: readonly (readonly number[])[]): Cell[] {
  const width = values[0]?.length ?? 0;
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const inner = values.flatMap((row, r) =>
    row.map((value, c) => ({ row: `${r}`, column: `${c}`, value, isTotal: false })),
  );
  const ofRows = values.map((row, r) => ({ row: `${r}`, column: 'all', value: sum(row), isTotal: true }));
  const ofColumns = Array.from({ length: width }, (_, c) => ({
    row: 'all',
    column: `${c}`,
    isTotal: true,
    value: sum(values.map((row) => row[c] ?? 0)),
  }));
  return [
    ...inner,
    ...ofRows,
    ...ofColumns,
    { row: 'all', column: 'all', value: sum(values.map(sum)), isTotal: false },
  ];
}

const shown = (values: readonly (readonly number[])[]) =>
  protect(withTotals(values)).slice(0, values.length * (values[0]?.length ?? 0));

describe('a table of the district', () => {
  it.each<[string, number[][], Disclosure[]]>([
    [
      'tells everything where nobody is alone',
      [
        [30, 40],
        [50, 60],
      ],
      ['shown', 'shown', 'shown', 'shown'],
    ],
    [
      'hides a small one, and three more that would give it away',
      [
        [3, 40],
        [50, 60],
      ],
      ['small', 'kept', 'kept', 'kept'],
    ],
    [
      'counts 5 as large enough',
      [
        [5, 40],
        [50, 60],
      ],
      ['shown', 'shown', 'shown', 'shown'],
    ],
    [
      'hides nobody as well as few',
      [
        [0, 40],
        [50, 60],
      ],
      ['small', 'kept', 'kept', 'kept'],
    ],
  ])('%s', (_, values, disclosure) => {
    expect(shown(values)).toEqual(disclosure);
  });

  it('prefers to hide what is little', () => {
    const disclosed = shown([
      [3, 400, 12],
      [500, 600, 700],
      [9, 800, 11],
    ]);
    expect(disclosed.flatMap((one, at) => (one === 'shown' ? [] : [at]))).toEqual([0, 2, 6, 8]);
  });

  it('does not let two small ones be guessed from their sum', () => {
    // 4 and 4 behind a total of 8 would both be known to be 4.
    const disclosed = protect(withTotals([[4, 4, 90]]));
    expect(disclosed.slice(0, 2)).toEqual(['small', 'small']);
    expect(disclosed.slice(2).some((one) => one === 'kept')).toBe(true);
  });

  it('hides the one column beside its total', () => {
    const column = [3, 20, 30].map((value) => ({ row: '', column: 'activated', value, isTotal: false }));
    const disclosed = protect([...column, { row: '', column: 'activated', value: 53, isTotal: true }]);
    expect(disclosed).toEqual(['small', 'kept', 'shown', 'shown']);
  });
});

/** Every table of small numbers that agrees with what is told, and with how the rest is shown. */
function* agreeing(cells: readonly Cell[], disclosed: readonly Disclosure[], height: number, width: number) {
  const size = height * width;
  const values: number[] = new Array<number>(size).fill(0);
  const LARGEST = 9;
  for (;;) {
    const rows = Array.from({ length: height }, (_, r) => values.slice(r * width, (r + 1) * width));
    const all = withTotals(rows).map(({ value }) => value);
    const agrees = all.every((value, at) =>
      disclosed[at] === 'shown'
        ? value === cells[at]?.value
        : disclosed[at] === 'small'
          ? value < SMALLEST_SHOWN
          : value >= SMALLEST_SHOWN,
    );
    if (agrees) yield all;
    let at = 0;
    while (at < size && (values[at] ?? 0) === LARGEST) values[at++] = 0;
    if (at === size) return;
    values[at] = (values[at] ?? 0) + 1;
  }
}

describe('whatever the numbers are', () => {
  const table = (height: number, width: number, max: number) =>
    fc.array(fc.array(fc.nat(max), { minLength: width, maxLength: width }), { minLength: height, maxLength: height });

  it('no small number is told', () => {
    fc.assert(
      fc.property(table(4, 3, 40), (values) => {
        const cells = withTotals(values);
        const disclosed = protect(cells);
        for (const [at, { value }] of cells.entries()) expect(disclosed[at] === 'small').toBe(value < SMALLEST_SHOWN);
      }),
    );
  });

  it('no hidden number of a small table is left with one value, all tables being tried', () => {
    fc.assert(
      fc.property(
        fc.constantFrom([1, 1], [1, 2], [2, 1], [1, 3], [2, 2]).chain(([h = 1, w = 1]) => table(h, w, 7)),
        (values) => {
          const cells = withTotals(values);
          const disclosed = protect(cells);
          const possible = cells.map(() => new Set<number>());
          for (const all of agreeing(cells, disclosed, values.length, values[0]?.length ?? 0))
            for (const [at, value] of all.entries()) possible[at]?.add(value);
          for (const [at, disclosure] of disclosed.entries())
            if (disclosure !== 'shown') expect(possible[at]?.size).toBeGreaterThan(1);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('no hidden number of a larger table follows from the told ones by adding and taking away', () => {
    fc.assert(
      fc.property(
        fc
          .record({ height: fc.integer({ min: 1, max: 7 }), width: fc.integer({ min: 1, max: 4 }) })
          .chain(({ height, width }) => table(height, width, 30)),
        (values) => {
          const cells = withTotals(values);
          const disclosed = protect(cells);
          expect(computable(cells, disclosed)).toEqual([]);
        },
      ),
    );
  });
});

/** The hidden cells that the sums of rows and columns settle: those that stand alone in the reduced equations. */
function computable(cells: readonly Cell[], disclosed: readonly Disclosure[]): number[] {
  const hidden = cells.flatMap((_, at) => (disclosed[at] === 'shown' ? [] : [at]));
  const lines = new Set(cells.flatMap(({ row, column }) => [`r${row}`, `c${column}`]));
  const equations: number[][] = [...lines].map((line) =>
    hidden.map((at) => {
      const cell = cells[at];
      const isIn = cell && (`r${cell.row}` === line || `c${cell.column}` === line);
      return isIn ? (cell.isTotal ? -1 : 1) : 0;
    }),
  );
  let rank = 0;
  for (let column = 0; column < hidden.length; column++) {
    const pivot = equations.findIndex((row, at) => at >= rank && Math.abs(row[column] ?? 0) > 1e-9);
    if (pivot < 0) continue;
    const [top, other] = [equations[rank] ?? [], equations[pivot] ?? []];
    equations[rank] = other;
    equations[pivot] = top;
    const factor = other[column] ?? 1;
    equations[rank] = other.map((value) => value / factor);
    for (const [at, row] of equations.entries())
      if (at !== rank) equations[at] = row.map((value, i) => value - (row[column] ?? 0) * (equations[rank]?.[i] ?? 0));
    rank++;
  }
  return equations.slice(0, rank).flatMap((row) => {
    const left = row.flatMap((value, i) => (Math.abs(value) > 1e-9 ? [i] : []));
    return left.length === 1 ? [hidden[left[0] ?? 0] ?? -1] : [];
  });
}
