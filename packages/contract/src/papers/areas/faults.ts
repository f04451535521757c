import { auditAreas } from '../audit-areas.js';
import { type AnswerArea, areaTypes, type PageSize, pageSizes } from '../geometry.js';

export type AreaFaultKind =
  | 'area-too-small'
  | 'areas-overlap'
  | 'area-outside'
  | 'area-over-fold'
  | 'area-without-question'
  | 'area-nesting';

/** What is wrong with areas that somebody drew, and with which of them. */
export interface AreaFault {
  kind: AreaFaultKind;
  areaIds: string[];
}

interface Pages {
  pageSize: PageSize;
  pageCount: number;
  itemIds: readonly string[];
  /** Where the sheet is folded, from its left edge. */
  foldMm?: number | null;
}

const SLACK_MM = 0.01;

/** Everything that keeps these areas from being saved, in the order of the screen; the same on both sides. */
export function areaFaults(
  areas: readonly AnswerArea[],
  { pageSize, pageCount, itemIds, foldMm = null }: Pages,
): AreaFault[] {
  const { widthMm, heightMm } = pageSizes[pageSize];
  const known = new Set(itemIds);
  const byId = new Map(areas.map((area) => [area.areaId, area]));
  const { overlaps, tooSmall } = auditAreas({ areas: [...areas] });
  const of = (kind: AreaFaultKind, wrong: (area: AnswerArea) => boolean): AreaFault => ({
    kind,
    areaIds: areas.filter(wrong).map(({ areaId }) => areaId),
  });
  const isOutside = ({ page, xMm, yMm, ...area }: AnswerArea) =>
    page > pageCount ||
    Math.min(xMm, yMm) < -SLACK_MM ||
    xMm + area.widthMm > widthMm + SLACK_MM ||
    yMm + area.heightMm > heightMm + SLACK_MM;
  return [
    of('area-nesting', (area) => byId.get(area.areaId) !== area || !isHeldWell(area, byId)),
    { kind: 'area-too-small' as const, areaIds: tooSmall },
    { kind: 'areas-overlap' as const, areaIds: [...new Set(overlaps.flat())] },
    of('area-outside', isOutside),
    of('area-over-fold', (area) => foldMm !== null && liesOver(area, foldMm)),
    of('area-without-question', ({ qids }) => qids.length === 0 || qids.some((id) => !known.has(id))),
  ].filter(({ areaIds }) => areaIds.length > 0);
}

/** What is written across a fold is read on neither side of it. */
const liesOver = ({ xMm, widthMm }: AnswerArea, foldMm: number): boolean =>
  xMm < foldMm - SLACK_MM && xMm + widthMm > foldMm + SLACK_MM;

/** An area lies in the frame of a question on its own page, and a frame in none. */
function isHeldWell({ beIncludedId, areaType, page }: AnswerArea, byId: ReadonlyMap<string, AnswerArea>): boolean {
  if (beIncludedId === null) return true;
  const holder = byId.get(beIncludedId);
  return areaType !== areaTypes.question && holder?.areaType === areaTypes.question && holder.page === page;
}
