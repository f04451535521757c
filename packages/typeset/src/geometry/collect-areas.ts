import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { type Column, columnsOf, type PagePlan } from '../sheet/page-plan.js';
import type { AreaMeaning } from '../source/area-ledger.js';

/** What a marker of the Typst source says: `n` of the ledger, or of the fields under the title, its page and place in mm from the top left corner. */
export interface Marker {
  kind: 'box' | 'start' | 'end' | 'field';
  n: number;
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Spot {
  page: number;
  column: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * Markers → answer areas in the order of the ledger. What stands in several columns becomes one area in each, named
 * `id`, `id~2`…; each lies in the part of its question's frame that stands in the same column.
 */
export function collectAreas(markers: Marker[], meanings: AreaMeaning[], plan: PagePlan): AnswerArea[] {
  const markersByArea = new Map<number, Marker[]>();
  for (const marker of markers)
    if (marker.kind !== 'field') markersByArea.set(marker.n, [...(markersByArea.get(marker.n) ?? []), marker]);
  const spots = meanings.map((_, n) => spotsOf(markersByArea.get(n) ?? [], plan));
  const frames = new Map<string, string>();
  meanings.forEach((meaning, n) => {
    if (meaning.areaType !== areaTypes.question) return;
    for (const [i, spot] of (spots[n] ?? []).entries())
      frames.set(frameKey(meaning.itemId, spot), partId(meaning.areaId, i));
  });
  return meanings.flatMap((meaning, n) =>
    (spots[n] ?? []).map((spot, i) => ({
      areaId: partId(meaning.areaId, i),
      areaType: meaning.areaType,
      beIncludedId:
        meaning.areaType === areaTypes.question ? null : (frames.get(frameKey(meaning.itemId, spot)) ?? null),
      qids: [meaning.itemId],
      page: spot.page,
      xMm: thousandths(spot.x),
      yMm: thousandths(spot.y),
      widthMm: thousandths(spot.w),
      heightMm: thousandths(spot.h),
      option: meaning.option,
      blankIndex: meaning.blankIndex,
      partIndex: meaning.partIndex,
    })),
  );
}

const partId = (areaId: string, i: number) => (i === 0 ? areaId : `${areaId}~${i + 1}`);
const frameKey = (itemId: string, { page, column }: Spot) => `${itemId} ${page} ${column}`;
const thousandths = (mm: number) => Math.round(mm * 1_000) / 1_000;

function spotsOf(markers: Marker[], plan: PagePlan): Spot[] {
  const start = markers.find((marker) => marker.kind === 'start');
  const end = markers.find((marker) => marker.kind === 'end');
  return start && end ? frameSpots(start, end, plan) : boxSpots(markers, plan);
}

/** Rows of one area are joined where they stand in the same column. */
function boxSpots(markers: Marker[], plan: PagePlan): Spot[] {
  const spots: Spot[] = [];
  for (const { page, x, y, w, h } of markers) {
    const column = columnAt(x + w / 2, columnsOf(plan, page));
    const same = spots.find((spot) => spot.page === page && spot.column === column);
    if (!same) spots.push({ page, column, x, y, w, h });
    else {
      const [right, bottom] = [Math.max(same.x + same.w, x + w), Math.max(same.y + same.h, y + h)];
      [same.x, same.y] = [Math.min(same.x, x), Math.min(same.y, y)];
      [same.w, same.h] = [right - same.x, bottom - same.y];
    }
  }
  return spots;
}

/** A strip that the column shows of a question too thin to hold anything. */
const NOTHING_MM = 1;

/** From the start of a question to its end: the rest of the first column, whole columns between, the top of the last. */
function frameSpots(start: Marker, end: Marker, plan: PagePlan): Spot[] {
  const spots: Spot[] = [];
  for (let page = start.page; page <= end.page; page++) {
    const columns = columnsOf(plan, page);
    const from = page === start.page ? columnAt(start.x, columns) : 0;
    const to = page === end.page ? columnAt(end.x, columns) : columns.length - 1;
    columns.slice(from, to + 1).forEach((column, i) => {
      const first = page === start.page && i === 0;
      const last = page === end.page && from + i === to;
      const top = first ? start.y : column.yMm;
      const bottom = last ? end.y : column.yMm + column.heightMm;
      if (bottom - top >= NOTHING_MM || (first && last)) {
        spots.push({ page, column: from + i, x: column.xMm, y: top, w: column.widthMm, h: bottom - top });
      }
    });
  }
  return spots;
}

function columnAt(x: number, columns: Column[]): number {
  const after = columns.findIndex((column) => x < column.xMm - 5);
  return after === -1 ? columns.length - 1 : Math.max(0, after - 1);
}
