import { type Point, pathFinder } from './rules.js';

/** A knowledge point as another installation names it. */
export interface NamedPoint {
  code: string;
  path: readonly string[];
}

/**
 * Finds points of another installation among those of here: by the code where it is called the same here, by the titles from the root, by a last
 * title that only one point has. A code alone finds nothing: elsewhere it may mean something else.
 */
export function pointFinder(points: readonly Point[]): (named: NamedPoint) => string | undefined {
  const byCode = new Map(points.map(({ id, title }) => [id, title]));
  const titlesOf = pathFinder(points);
  const keyOf = (path: readonly string[]) => JSON.stringify(path);
  const byPath = new Map(points.map(({ id }) => [keyOf(titlesOf(id) ?? []), id]));
  const byTitle = new Map<string, string | null>();
  for (const { id, title } of points) byTitle.set(title, byTitle.has(title) ? null : id);
  return ({ code, path }) => {
    const last = path.at(-1) ?? '';
    if (byCode.get(code) === last) return code;
    return byPath.get(keyOf(path)) ?? byTitle.get(last) ?? undefined;
  };
}
