import { z } from 'zod';
import { PageSize } from '../papers/geometry.js';

/**
 * How the pages of a copy lie on its sheets. `sideBySide`: two on a side, in reading order. `folded`: four on a sheet that is folded once,
 * sheet after sheet. `booklet`: the folded sheets lie within each other.
 */
export const impositions = ['plain', 'sideBySide', 'folded', 'booklet'] as const;
export const Imposition = z.enum(impositions);
export type Imposition = z.infer<typeof Imposition>;

/** What decides where a page lies. */
export interface Laying {
  doubleSidedPrint: boolean;
  imposition: Imposition;
  /** Whether a sheet of its own lies in front of the copy, or around a booklet. */
  cover?: boolean;
}

/** What a cover is called where others say the number of a page. */
export const COVER = 0;

/** A side of a sheet as it lies before one: its pages from left to right, null where nothing is printed. */
export type Face = readonly (number | null)[];

/** The sheet that holds two pages of this size side by side. Pages are never made smaller: dots, marks and areas are read in true mm. */
const doubled: Partial<Record<PageSize, PageSize>> = { A4: 'A3', '16K': '8K' };

/** The paper that pages of this size are printed on; undefined where none is large enough. */
export const sheetOf = (pageSize: PageSize, imposition: Imposition): PageSize | undefined =>
  imposition === 'plain' ? pageSize : doubled[pageSize];

/** The size of the pages on such a sheet. */
export const pageOn = (sheet: PageSize, imposition: Imposition): PageSize =>
  PageSize.options.find((pageSize) => sheetOf(pageSize, imposition) === sheet) ?? sheet;

/** Whether sheets are folded in their middle. */
export const folds = ({ imposition }: Pick<Laying, 'imposition'>): boolean =>
  imposition === 'folded' || imposition === 'booklet';
export const pagesOnFace = ({ imposition }: Pick<Laying, 'imposition'>): number => (imposition === 'plain' ? 1 : 2);
export const facesOfSheet = ({ doubleSidedPrint }: Pick<Laying, 'doubleSidedPrint'>): number =>
  doubleSidedPrint ? 2 : 1;
export const pagesOnSheet = (laying: Laying): number => facesOfSheet(laying) * pagesOnFace(laying);

/** More sheets than this within each other open by themselves and are not stapled through. */
export const MOST_NESTED = 16;

/** Why pages cannot lie so, by the reason that the caller is told. */
export function layingFault(
  laying: Laying,
  { pageSize, pageCount }: { pageSize: PageSize; pageCount: number },
): 'no-such-sheet' | 'fold-needs-two-sides' | 'too-thick' | undefined {
  if (sheetOf(pageSize, laying.imposition) === undefined) return 'no-such-sheet';
  if (folds(laying) && !laying.doubleSidedPrint) return 'fold-needs-two-sides';
  return laying.imposition === 'booklet' && sheetsOfCopy(pageCount, laying) > MOST_NESTED ? 'too-thick' : undefined;
}

/** The sheets that a copy of so many pages takes, with its cover. */
export const sheetsOfCopy = (pageCount: number, laying: Laying): number =>
  Math.ceil(pageCount / pagesOnSheet(laying)) + (laying.cover ? 1 : 0);

/**
 * A copy as the machine takes it: the faces of its sheets, front and back in turn. A sheet is turned about its upright middle, as one turns
 * a page: what stands left on the back lies behind what stands right on the front.
 */
export function facesOfCopy(pages: readonly number[], laying: Laying): Face[] {
  const all = placesOf(pages, laying);
  if (laying.imposition === 'booklet') return nested(all);
  if (laying.imposition === 'folded') return chunks(all, 4).flatMap(nested);
  return chunks(all, pagesOnFace(laying));
}

/** The places of a copy in the order in which one reads: filled up to whole sheets, the cover's outside and inside before and behind. */
function placesOf(pages: readonly number[], { cover, ...laying }: Laying): Face {
  const ofSheet = pagesOnSheet(laying);
  const length = Math.ceil(pages.length / ofSheet) * ofSheet;
  const inner = Array.from({ length }, (_, at) => pages[at] ?? null);
  if (!cover) return inner;
  if (laying.imposition === 'booklet') return [COVER, null, ...inner, null, null];
  return [COVER, ...new Array<null>(ofSheet - 1).fill(null), ...inner];
}

/** Sheets within each other, the outermost first: each takes two pages from either end. */
function nested(pages: Face): Face[] {
  const at = (place: number) => pages[place] ?? null;
  const last = pages.length - 1;
  return Array.from({ length: pages.length / 4 }, (_, sheet) => [
    [at(last - 2 * sheet), at(2 * sheet)],
    [at(2 * sheet + 1), at(last - 2 * sheet - 1)],
  ]).flat();
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/**
 * Those of the pages that lie on a sheet with one of the wished: whoever prints one side again prints the sheet. In the order in which they
 * stand in the copy. Laid by themselves, without a cover, they give the same sheets again: a specification holds that.
 */
export function pagesOfSheets(wished: readonly number[], pages: readonly number[], laying: Laying): number[] {
  const sheets = chunks(facesOfCopy(pages, laying), facesOfSheet(laying)).map((faces) => faces.flat());
  const again = new Set(sheets.filter((sheet) => wished.some((page) => sheet.includes(page))).flat());
  return pages.filter((page) => again.has(page));
}

/** What lies open before a reader, from the front of the copy to its back: one page at either end of what is bound, else two. */
export function spreadsOf(pages: readonly number[], laying: Laying): Face[] {
  const all = placesOf(pages, laying);
  if (laying.imposition === 'folded') return chunks(all, 4).flatMap(opened);
  return laying.imposition === 'booklet' ? opened(all) : facesOfCopy(pages, laying);
}

const opened = (pages: Face): Face[] => [
  pages.slice(0, 1),
  ...chunks(pages.slice(1, -1), 2),
  ...(pages.length > 1 ? [pages.slice(-1)] : []),
];

/** About the thickness of a leaf of 80 g. */
const LEAF_MM = 0.1;
/**
 * How far the pages of a sheet move toward the fold, in mm, so that all margins are alike when a bound booklet is cut at its outer edge: the
 * inner sheets of it stand out. `sheet`: counted from the outermost, 0.
 */
export const creepMm = (
  sheet: number,
  { imposition, bookbind }: { imposition: Imposition; bookbind: number },
): number => (imposition === 'booklet' && bookbind > 0 ? sheet * LEAF_MM : 0);

/** A booklet that is bound and more than a sheet thick is cut at its outer edge; sheets of two pages side by side are cut in the middle. */
export const trimMm = (sheets: number, options: { imposition: Imposition; bookbind: number }): number =>
  creepMm(sheets - 1, options);
