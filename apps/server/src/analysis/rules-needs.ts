/**
 * The same points, each behind what it builds on as far as that stands in the list and is to be learnt first; otherwise the order stays.
 * A circle, which the catalogue refuses, would be broken where it is met.
 * @param needs point → all that it builds on
 * @param comesFirst whether a point is still to be learnt: what is mastered keeps its place
 */
export function needsFirst<Point extends { knowledgeId: string }>(
  points: readonly Point[],
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  comesFirst: (point: Point) => boolean,
): Point[] {
  const placed = new Set<string>();
  const ordered: Point[] = [];
  const place = (point: Point) => {
    if (placed.has(point.knowledgeId)) return;
    placed.add(point.knowledgeId);
    const own = needs.get(point.knowledgeId);
    for (const one of points) if (own?.has(one.knowledgeId) && comesFirst(one)) place(one);
    ordered.push(point);
  };
  for (const point of points) place(point);
  return ordered;
}
