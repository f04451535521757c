import { z } from 'zod';
import { wholeNumber } from '../kernel/index.js';
import { isFolded, type PageSize } from '../papers/geometry.js';
import { Imposition, type Laying, pagesOnSheet, sheetsOfCopy } from './imposition.js';

/** How a double-sided sheet is turned, and how a copy is held together: code tables of `doublePrintType` and `bookbind`. */
export const doublePrintTypes = { longEdge: 0, shortEdge: 1 } as const;
export const bookbinds = { loose: 0, stapled: 1 } as const;

/** Sheets that part the piles: none, one in front of every class, or one in front of every row of seats, as the class sits. */
export const separatorKinds = ['none', 'class', 'row'] as const;
export const Separators = z.enum(separatorKinds);
export type Separators = z.infer<typeof Separators>;

/** What a school wishes of the paper, under the specification's names (`color` and `duplex` for short). */
export const PrintOptions = z.object({
  colorPrint: z.boolean(),
  doubleSidedPrint: z.boolean(),
  /** The edge that a sheet is turned over; means nothing where it is printed on one side. */
  doublePrintType: z.union([z.literal(0), z.literal(1)]),
  /** 0 and 1 come with the product; the dictionary may know more. */
  bookbind: wholeNumber({ min: 0, max: 99 }),
  imposition: Imposition.default('plain'),
  cover: z.boolean().default(false),
  separators: Separators.default('none'),
  /** Copies without a name for 5 % of each class, at the end of its pile. */
  spares: z.boolean().default(false),
});
export type PrintOptions = z.infer<typeof PrintOptions>;

export const usualOptions: PrintOptions = {
  colorPrint: false,
  doubleSidedPrint: true,
  doublePrintType: doublePrintTypes.longEdge,
  bookbind: bookbinds.loose,
  imposition: 'plain',
  cover: false,
  separators: 'none',
  spares: false,
};

/** The edge about which a sheet of two single pages is turned as one turns a page: the long one of a page that stands, the short one of a page that lies. */
export const usualEdge = (pageSize: PageSize): 0 | 1 =>
  isFolded(pageSize) ? doublePrintTypes.shortEdge : doublePrintTypes.longEdge;

/** What a school wishes of pages of this size where nobody has said otherwise. One page alone has no back that would be blank. */
export const usualOptionsOf = (pageSize: PageSize, pageCount?: number): PrintOptions => ({
  ...usualOptions,
  ...(pageCount === 1 && { doubleSidedPrint: false }),
  doublePrintType: usualEdge(pageSize),
});

/** Whether backs stand on their head for whoever turns the page. Of two pages on a side nobody needs to ask: they are drawn for either edge. */
export const standOnHead = (
  { doubleSidedPrint, doublePrintType, imposition }: PrintOptions,
  pageSize: PageSize,
): boolean => doubleSidedPrint && imposition === 'plain' && doublePrintType !== usualEdge(pageSize);

const SPARE_SHARE = 0.05;
/** How many spare copies lie below the copies of a class: 5 %, one at least. */
export const sparesOf = (copiesOfClass: number): number =>
  copiesOfClass === 0 ? 0 : Math.max(1, Math.ceil(copiesOfClass * SPARE_SHARE - 1e-9));

const count = z.number().int();

/** How the copies of an order part: how many each class gets, and how many rows of seats they make. */
export const PileCounts = z.object({ classCopies: z.array(count), rows: count });
export type PileCounts = z.infer<typeof PileCounts>;

/** What is printed beside the copies of these piles. */
export const besideCopies = (
  { classCopies, rows }: PileCounts,
  { separators, spares }: Pick<PrintOptions, 'separators' | 'spares'>,
): { spares: number; separators: number } => ({
  spares: spares ? classCopies.reduce((sum, copies) => sum + sparesOf(copies), 0) : 0,
  separators: { none: 0, class: classCopies.length, row: rows }[separators],
});

/** All counts of an order: of one copy, and of all that is printed. */
export const PageInfo = z.object({
  /** Pages with something on them, of one copy: those of the paper, and the cover. */
  pageCount: count,
  /** Blank pages that fill the sheets of a copy, so that the next copy begins on a sheet of its own. */
  blankPageCount: count,
  /** Sheets of paper for one copy. */
  pieceCount: count,
  /** Copies without a name. */
  spareCount: count,
  /** Sheets between the piles. */
  separatorPieceCount: count,
  /** Printed pages of all copies, spare ones too, and of the separators: without the blank ones. */
  totalPageCount: count,
  /** Sheets of paper for all of them. */
  totalPieceCount: count,
});
export type PageInfo = z.infer<typeof PageInfo>;

/** What is printed of a paper: so many pages, for so many students, and beside them. */
interface Amount {
  pageCount: number;
  copies: number;
  spares?: number;
  separators?: number;
}

/** The counts of so many copies of so many pages. */
export function pageInfoOf({ pageCount, copies, spares = 0, separators = 0 }: Amount, options: Laying): PageInfo {
  const printed = pageCount + (options.cover ? 1 : 0);
  const pieceCount = sheetsOfCopy(pageCount, options);
  const all = copies + spares;
  return {
    pageCount: printed,
    blankPageCount: pieceCount * pagesOnSheet(options) - printed,
    pieceCount,
    spareCount: spares,
    separatorPieceCount: separators,
    totalPageCount: printed * all + separators,
    totalPieceCount: pieceCount * all + separators,
  };
}

/** Whether the backs of sheets of two pages are drawn on their head: such a sheet lies, and the machine turns it over its long edge. */
export const turnsBacks = ({ doubleSidedPrint, doublePrintType, imposition }: PrintOptions): boolean =>
  imposition !== 'plain' && doubleSidedPrint && doublePrintType === doublePrintTypes.longEdge;

/** The codes of the dictionary that an order's options name. */
export const codesOf = ({ colorPrint, doubleSidedPrint, doublePrintType, bookbind, imposition }: PrintOptions) => ({
  colour: colorPrint ? 'colour' : 'black',
  duplex: !doubleSidedPrint ? 'single' : doublePrintType === doublePrintTypes.longEdge ? 'longEdge' : 'shortEdge',
  binding: String(bookbind),
  imposition,
});
