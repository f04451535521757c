import { z } from 'zod';
import { wholeNumber } from '../kernel/index.js';

/** How a double-sided sheet is turned, and how a copy is held together: code tables of `doublePrintType` and `bookbind`. */
export const doublePrintTypes = { longEdge: 0, shortEdge: 1 } as const;
export const bookbinds = { loose: 0, stapled: 1 } as const;

/** What a school wishes of the paper, under the specification's names (`color` and `duplex` for short). */
export const PrintOptions = z.object({
  colorPrint: z.boolean(),
  doubleSidedPrint: z.boolean(),
  /** The edge that a sheet is turned over; means nothing where it is printed on one side. */
  doublePrintType: z.union([z.literal(0), z.literal(1)]),
  /** 0 and 1 come with the product; the dictionary may know more. */
  bookbind: wholeNumber({ min: 0, max: 99 }),
});
export type PrintOptions = z.infer<typeof PrintOptions>;

export const usualOptions: PrintOptions = {
  colorPrint: false,
  doubleSidedPrint: true,
  doublePrintType: doublePrintTypes.longEdge,
  bookbind: bookbinds.loose,
};

const count = z.number().int();

/** All counts of an order: of one copy, and of all of them. */
export const PageInfo = z.object({
  /** Pages with something on them, of one copy. */
  pageCount: count,
  /** Blank pages that fill the last sheet of a copy, so that the next copy begins on a sheet of its own. */
  blankPageCount: count,
  /** Sheets of paper for one copy. */
  pieceCount: count,
  /** Printed pages of all copies, without the blank ones. */
  totalPageCount: count,
  /** Sheets of paper for all copies. */
  totalPieceCount: count,
});
export type PageInfo = z.infer<typeof PageInfo>;

const facesOf = ({ doubleSidedPrint }: Pick<PrintOptions, 'doubleSidedPrint'>): number => (doubleSidedPrint ? 2 : 1);

/** The counts of so many copies of so many pages. */
export function pageInfoOf(
  { pageCount, copies }: { pageCount: number; copies: number },
  options: Pick<PrintOptions, 'doubleSidedPrint'>,
): PageInfo {
  const faces = facesOf(options);
  const pieceCount = Math.ceil(pageCount / faces);
  return {
    pageCount,
    blankPageCount: pieceCount * faces - pageCount,
    pieceCount,
    totalPageCount: pageCount * copies,
    totalPieceCount: pieceCount * copies,
  };
}

/** The pages of the sheets on which these pages stand: whoever prints one side again prints the sheet. From 1, in order, each once. */
export function pagesOfSheets(
  pages: readonly number[],
  pageCount: number,
  options: Pick<PrintOptions, 'doubleSidedPrint'>,
): number[] {
  const faces = facesOf(options);
  const sheets = new Set(pages.map((page) => Math.floor((page - 1) / faces)));
  return Array.from({ length: pageCount }, (_, at) => at + 1).filter((page) =>
    sheets.has(Math.floor((page - 1) / faces)),
  );
}

/** A copy as the machine takes it: its pages sheet by sheet, null for a blank side. */
export function facesOfCopy(
  pages: readonly number[],
  options: Pick<PrintOptions, 'doubleSidedPrint'>,
): (number | null)[] {
  const { blankPageCount } = pageInfoOf({ pageCount: pages.length, copies: 1 }, options);
  return [...pages, ...Array.from({ length: blankPageCount }, () => null)];
}

/** The codes of the dictionary that an order's options name. */
export const codesOf = ({ colorPrint, doubleSidedPrint, doublePrintType, bookbind }: PrintOptions) => ({
  colour: colorPrint ? 'colour' : 'black',
  duplex: !doubleSidedPrint ? 'single' : doublePrintType === doublePrintTypes.longEdge ? 'longEdge' : 'shortEdge',
  binding: String(bookbind),
});
