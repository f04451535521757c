const TENTH = 10;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * How far students came between two tests, in percentage points against the average of those who sat both: a hard paper is hard
 * for all of them, so it is nobody's loss. Who sat only one of them has none. The growths of a class add up to nothing.
 */
export function growthOf(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Map<string, number> {
  const both = [...after].flatMap(([studentId, now]) => {
    const then = before.get(studentId);
    return then === undefined ? [] : [{ studentId, change: now - then }];
  });
  const usual = mean(both.map(({ change }) => change));
  return new Map(both.map(({ studentId, change }) => [studentId, Math.round((change - usual) * TENTH) / TENTH]));
}
