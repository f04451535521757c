import { isFolded, pageSizes } from '../geometry.js';
import type { CardManner } from './design.js';

/** A rectangle of a page in mm from its top left corner. */
export interface Rect {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

type Paged = Pick<CardManner, 'pageSize' | 'duplex' | 'sealLine' | 'columns'>;

const [TOP, BOTTOM] = [21, 17];
const [BESIDE, SEALED] = [14, 29];
const GUTTER = 6;

/** Where blocks may stand: below the marks and codes, above the foot, beside the sealed margin, which is on the left of every front. */
export function roomOf({ pageSize, duplex, sealLine }: Paged, page: number): Rect {
  const { widthMm, heightMm } = pageSizes[pageSize];
  const isBack = duplex && page % 2 === 0;
  const left = sealLine && !isBack ? SEALED : BESIDE;
  const right = sealLine && isBack ? SEALED : BESIDE;
  return { xMm: left, yMm: TOP, widthMm: widthMm - left - right, heightMm: heightMm - TOP - BOTTOM };
}

/** Whether the sealed margin is printed on this page: on fronts. */
export const isSealed = ({ duplex, sealLine }: Paged, page: number): boolean => sealLine && !(duplex && page % 2 === 0);

/** Where a card is folded: a wide sheet of two columns in its middle; one of three goes flat into its bag. */
export const foldOf = ({ pageSize, columns }: Pick<Paged, 'pageSize' | 'columns'>): number | undefined =>
  isFolded(pageSize) && columns === 2 ? pageSizes[pageSize].widthMm / 2 : undefined;

/** So near a fold nothing is printed: it is a line of its own in a scan, and the sheet never lies flat there again. */
export const FOLD_AIR_MM = 2;

export const liesOnFold = (manner: Pick<Paged, 'pageSize' | 'columns'>, { xMm, widthMm }: Rect): boolean => {
  const foldMm = foldOf(manner);
  return (
    foldMm !== undefined && xMm < foldMm + FOLD_AIR_MM - TOUCH_MM && xMm + widthMm > foldMm - FOLD_AIR_MM + TOUCH_MM
  );
};

export function columnsOfCard(manner: Paged, page: number): Rect[] {
  const room = roomOf(manner, page);
  const { columns } = manner;
  const foldMm = foldOf(manner);
  if (foldMm !== undefined) {
    // One on each side of the fold, also where a sealed margin makes one of them narrower.
    const [left, right] = [foldMm - GUTTER / 2, foldMm + GUTTER / 2];
    return [
      { ...room, widthMm: left - room.xMm },
      { ...room, xMm: right, widthMm: room.xMm + room.widthMm - right },
    ];
  }
  const widthMm = (room.widthMm - GUTTER * (columns - 1)) / columns;
  return Array.from({ length: columns }, (_, i) => ({ ...room, widthMm, xMm: room.xMm + i * (widthMm + GUTTER) }));
}

/** Areas that only touch share no paper. */
const TOUCH_MM = 0.01;

export function sharePaper(a: Rect, b: Rect): boolean {
  const wide = Math.min(a.xMm + a.widthMm, b.xMm + b.widthMm) - Math.max(a.xMm, b.xMm);
  const high = Math.min(a.yMm + a.heightMm, b.yMm + b.heightMm) - Math.max(a.yMm, b.yMm);
  return wide > TOUCH_MM && high > TOUCH_MM;
}

export const liesWithin = (inner: Rect, outer: Rect): boolean =>
  inner.xMm >= outer.xMm - TOUCH_MM &&
  inner.yMm >= outer.yMm - TOUCH_MM &&
  inner.xMm + inner.widthMm <= outer.xMm + outer.widthMm + TOUCH_MM &&
  inner.yMm + inner.heightMm <= outer.yMm + outer.heightMm + TOUCH_MM;
