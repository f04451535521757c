import { type PageSize, pageSizes } from '@zhibi/contract/papers';
import type { LayoutOptions } from './paper-sheet.js';

/** A column of text: where an item can stand. In mm from the top left corner of the page. */
export interface Column {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

export interface PagePlan {
  pageSize: PageSize;
  widthMm: number;
  heightMm: number;
  topMm: number;
  bottomMm: number;
  /** Margin on the side that is bound: left on odd pages, right on even ones. */
  insideMm: number;
  outsideMm: number;
  gutterMm: number;
  columns: 1 | 2;
  columnWidthMm: number;
  columnHeightMm: number;
}

const TOP = 25;
const BOTTOM = 19;
const OUTSIDE = 17;
const SEALED = 30;
const GUTTER = 13;

/** Registration marks and the stamp stand outside the columns; see `registrationMarks` and `stampPlaces`. */
export function pagePlan(options: Pick<LayoutOptions, 'pageSize' | 'columns' | 'sealLine'>): PagePlan {
  const { widthMm, heightMm } = pageSizes[options.pageSize];
  const insideMm = options.sealLine ? SEALED : OUTSIDE;
  const text = widthMm - insideMm - OUTSIDE;
  return {
    pageSize: options.pageSize,
    widthMm,
    heightMm,
    topMm: TOP,
    bottomMm: BOTTOM,
    insideMm,
    outsideMm: OUTSIDE,
    gutterMm: GUTTER,
    columns: options.columns,
    columnWidthMm: options.columns === 1 ? text : (text - GUTTER) / 2,
    columnHeightMm: heightMm - TOP - BOTTOM,
  };
}

/** The columns of a page, from the left. */
export function columnsOf(plan: PagePlan, page: number): Column[] {
  const left = page % 2 === 1 ? plan.insideMm : plan.outsideMm;
  return Array.from({ length: plan.columns }, (_, i) => ({
    xMm: left + i * (plan.columnWidthMm + plan.gutterMm),
    yMm: plan.topMm,
    widthMm: plan.columnWidthMm,
    heightMm: plan.columnHeightMm,
  }));
}

/**
 * Centres of the four registration marks, clockwise from the top left, in mm: ArUco markers (ARUCO_MIP_36h12, ids 0–3)
 * whose black square has sides of `sizeMm`.
 */
export function registrationMarks(pageSize: PageSize): { id: number; xMm: number; yMm: number; sizeMm: number }[] {
  const { widthMm, heightMm } = pageSizes[pageSize];
  const [near, sizeMm] = [9, 6.4];
  return [
    { id: 0, xMm: near, yMm: near, sizeMm },
    { id: 1, xMm: widthMm - near, yMm: near, sizeMm },
    { id: 2, xMm: widthMm - near, yMm: heightMm - near, sizeMm },
    { id: 3, xMm: near, yMm: heightMm - near, sizeMm },
  ];
}

const QR_SIZE = 14;

/** Where each page gets the name of its copy (left end of the first base line) and its QR code (top left corner). */
export function stampPlaces(plan: PagePlan, pageCount: number) {
  return Array.from({ length: pageCount }, (_, i) => {
    const [left] = columnsOf(plan, i + 1);
    return {
      page: i + 1,
      name: { xMm: left?.xMm ?? plan.insideMm, yMm: 11 },
      qr: { xMm: plan.widthMm - 17 - QR_SIZE, yMm: 6, sizeMm: QR_SIZE },
    };
  });
}
