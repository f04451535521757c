import type { Geometry } from '@zhibi/contract/papers';
import { type inkOf, packed } from '../capture/index.js';

/** The ink of one copy, packed page by page. */
export function inkByPage(
  { areas, pageCount }: Pick<Geometry, 'areas' | 'pageCount'>,
  ink: Awaited<ReturnType<typeof inkOf>>,
): string[] {
  const pageOf = new Map(areas.map((area) => [area.areaId, area.page]));
  return Array.from({ length: pageCount }, (_, at) =>
    packed(ink.filter(({ areaId }) => pageOf.get(areaId) === at + 1)),
  );
}
