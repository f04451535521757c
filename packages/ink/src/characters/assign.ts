/**
 * The cheapest way to give each row a column of its own (the Hungarian method with potentials, as in Kuhn 1955 and Munkres 1957;
 * n rows, m ≥ n columns, O(n²m)). @returns the column of each row
 */
export function assign(cost: readonly (readonly number[])[]): number[] {
  const n = cost.length;
  const m = cost[0]?.length ?? 0;
  const [u, v] = [new Float64Array(n + 1), new Float64Array(m + 1)];
  const rowOf = new Int32Array(m + 1);
  const way = new Int32Array(m + 1);
  const at = (array: ArrayLike<number>, k: number): number => array[k] ?? 0;
  for (let row = 1; row <= n; row++) {
    rowOf[0] = row;
    let column = 0;
    const least = new Float64Array(m + 1).fill(Infinity);
    const isUsed = new Uint8Array(m + 1);
    do {
      isUsed[column] = 1;
      const from = at(rowOf, column);
      let [delta, next] = [Infinity, 0];
      for (let k = 1; k <= m; k++) {
        if (isUsed[k]) continue;
        const reduced = (cost[from - 1]?.[k - 1] ?? Infinity) - at(u, from) - at(v, k);
        if (reduced < at(least, k)) {
          least[k] = reduced;
          way[k] = column;
        }
        if (at(least, k) < delta) [delta, next] = [at(least, k), k];
      }
      for (let k = 0; k <= m; k++)
        if (isUsed[k]) {
          const row = at(rowOf, k);
          u[row] = at(u, row) + delta;
          v[k] = at(v, k) - delta;
        } else least[k] = at(least, k) - delta;
      column = next;
    } while (at(rowOf, column) !== 0);
    while (column !== 0) {
      const before = at(way, column);
      rowOf[column] = at(rowOf, before);
      column = before;
    }
  }
  const columns = new Array<number>(n).fill(-1);
  for (let k = 1; k <= m; k++) if (at(rowOf, k) > 0) columns[at(rowOf, k) - 1] = k - 1;
  return columns;
}
