import { pageSizes } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import { mapped, type Point } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';

/** A side of the sheet as it is printed, however it lies in the picture. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** The marks at the ends of each side. */
const ends: Record<Side, readonly [number, number]> = { top: [0, 1], right: [1, 2], bottom: [2, 3], left: [3, 0] };
const sides = Object.keys(ends) as Side[]; // as: the keys of the line above
const STEP_MM = 10;
/** So much of a sheet may be gone at its rim before anything is missed. */
const RIM_SHARE = 0.03;
/** Paper is not darker than this share of the paper at the marks; a table mostly is. */
const PAPER = 0.5;

/**
 * Which sides of a sheet a picture lacks: they lie beyond its edge, or something else lies where paper should be.
 * @param isPhotograph a telephone sees the whole sheet or it does not; a scanner's sheet may have lost both marks of a side to a punch
 */
export function hiddenSides(image: GreyImage, frame: PageFrame, isPhotograph: boolean): Side[] {
  const lost = new Set(frame.derived.map(({ id }) => id));
  const gone = isPhotograph ? sides.filter((side) => ends[side].every((id) => lost.has(id))) : [];
  const { widthMm, heightMm } = pageSizes[frame.pageSize];
  const [columns, rows] = [Math.floor(widthMm / STEP_MM), Math.floor(heightMm / STEP_MM)];
  const isGone = (column: number, row: number) =>
    isHidden(image, frame, { x: (column + 0.5) * (widthMm / columns), y: (row + 0.5) * (heightMm / rows) });
  const grid = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, at) => isGone(at, row)));
  if (shareOf(grid.flat()) < RIM_SHARE) return gone;
  const share: Record<Side, number> = {
    top: shareOf(grid[0] ?? []),
    right: shareOf(grid.map((row) => row[columns - 1] ?? false)),
    bottom: shareOf(grid[rows - 1] ?? []),
    left: shareOf(grid.map((row) => row[0] ?? false)),
  };
  const most = Math.max(...Object.values(share));
  return sides.filter((side) => gone.includes(side) || share[side] >= Math.min(0.6, most));
}

const shareOf = (hidden: readonly boolean[]) => hidden.filter(Boolean).length / Math.max(1, hidden.length);

/** Whether a place of the page is not to be seen. Where the nearest mark was found there is paper, however dark it looks. */
export function isHidden(image: GreyImage, frame: PageFrame, place: Point): boolean {
  const { x, y } = mapped(frame.toImage, place);
  if (x < 0 || y < 0 || x >= image.width || y >= image.height) return true;
  const { widthMm, heightMm } = pageSizes[frame.pageSize];
  const nearest = place.y < heightMm / 2 ? (place.x < widthMm / 2 ? 0 : 1) : place.x < widthMm / 2 ? 3 : 2;
  return !frame.seen.includes(nearest) && lightestNear(image, frame, place) < PAPER * frame.white;
}

/** The paper around a place, whatever is printed or written there. */
function lightestNear(image: GreyImage, frame: PageFrame, place: Point): number {
  const near = Array.from({ length: 36 }, (_, k) => {
    const at = mapped(frame.toImage, { x: place.x - 3 + (k % 6), y: place.y - 3 + Math.floor(k / 6) });
    return greyAt(image, at.x, at.y);
  });
  return near.sort((a, b) => a - b)[30] ?? 255;
}
