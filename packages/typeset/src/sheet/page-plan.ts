import { isFolded, type PageSize, pageSizes } from '@zhibi/contract/papers';
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
  sealed: boolean;
  topMm: number;
  bottomMm: number;
  /** The head of the first page begins so far above the text of the others: it has no running head above it. */
  headUpMm: number;
  /** Margin on the side that is bound: left on odd pages, right on even ones. */
  insideMm: number;
  outsideMm: number;
  gutterMm: number;
  /** Where the sheet is folded, from its left edge: between its two columns. */
  foldMm: number | null;
  columns: 1 | 2;
  columnWidthMm: number;
  columnHeightMm: number;
}

const TOP = 26.5;
const BOTTOM = 17;
const HEAD_UP = 12.5;
const OUTSIDE = 17;
const SEALED = 29;
const BESIDE_SEALED = 14;
const GUTTER = 13;

/** Registration marks and the stamp stand outside the columns; see `registrationMarks`; so does most of what is stamped, see `stampPlaces`. */
export function pagePlan(options: Pick<LayoutOptions, 'pageSize' | 'columns' | 'sealLine'>): PagePlan {
  const { widthMm, heightMm } = pageSizes[options.pageSize];
  const insideMm = options.sealLine ? SEALED : OUTSIDE;
  const folds = options.columns === 2 && isFolded(options.pageSize);
  // What is folded is as wide on one side of the fold as on the other, or the fold would run through the words of a column.
  const outsideMm = folds ? insideMm : options.sealLine ? BESIDE_SEALED : OUTSIDE;
  const text = widthMm - insideMm - outsideMm;
  return {
    pageSize: options.pageSize,
    widthMm,
    heightMm,
    sealed: options.sealLine,
    topMm: TOP,
    bottomMm: BOTTOM,
    headUpMm: HEAD_UP,
    insideMm,
    outsideMm,
    gutterMm: GUTTER,
    foldMm: folds ? widthMm / 2 : null,
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
