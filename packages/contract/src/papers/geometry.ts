import { z } from 'zod';
import { wholeNumber } from '../kernel/index.js';

/** Question area types of the specification. 0 frames a whole question; the others are written in. */
export const areaTypes = {
  question: 0,
  subjective: 1,
  'single-choice': 2,
  'true-false': 3,
  'fill-in': 4,
  'multiple-choice': 5,
  'oral-arithmetic': 6,
  calligraphy: 7,
  writing: 8,
} as const;
export type AreaTypeName = keyof typeof areaTypes;
export const AreaType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.literal(8),
]);
export type AreaType = z.infer<typeof AreaType>;

/**
 * The sheets that schools print on, as they lie before their reader, in the mm that machines hold under the name. B4 is that of JIS; 8K and 16K are
 * 正度, as they come from the mill, in the PWG list of media `om_8k_270x390mm` and `om_16k_195x270mm`. 大8开 (285 × 420) is printed on A3.
 */
export const pageSizes = {
  A4: { widthMm: 210, heightMm: 297 },
  A3: { widthMm: 420, heightMm: 297 },
  B4: { widthMm: 364, heightMm: 257 },
  '8K': { widthMm: 390, heightMm: 270 },
  '16K': { widthMm: 195, heightMm: 270 },
} as const;
export const PageSize = z.enum(['A4', 'A3', 'B4', '8K', '16K']);
export type PageSize = z.infer<typeof PageSize>;

/** A wide sheet is folded in its middle. */
export const isFolded = (pageSize: PageSize): boolean => pageSizes[pageSize].widthMm > pageSizes[pageSize].heightMm;

/** Where a paper is folded, from its left edge; null where it stays flat. */
export const foldOfPaper = (pageSize: PageSize): number | null =>
  isFolded(pageSize) ? pageSizes[pageSize].widthMm / 2 : null;

/** In how many columns a paper stands on a sheet: what is folded has one on each side of the fold. */
export const columnsOn = (pageSize: PageSize): 1 | 2 => (isFolded(pageSize) ? 2 : 1);

/**
 * The specification's 15-unit minimum of an area and its overlap check. A unit is a CSS pixel (1/96 inch), the unit of
 * the editors that the specification describes: 15 units are 3.97 mm.
 */
export const MIN_AREA_UNITS = 15;
export const UNIT_MM = 25.4 / 96;

/**
 * A rectangle of a page in mm from its top left corner. `beIncludedId` names the area it lies in: the boxes of a choice
 * lie in its question area. `option` is the letter of a choice box (A…; T and F for true/false), `blankIndex` the blank
 * it takes, `partIndex` the part of a combined question. `qids` are the item ids that are answered here.
 */
export const AnswerArea = z.object({
  areaId: z.string(),
  areaType: AreaType,
  beIncludedId: z.string().nullable(),
  qids: z.array(z.string()),
  page: wholeNumber({ min: 1 }),
  xMm: z.number(),
  yMm: z.number(),
  widthMm: z.number(),
  heightMm: z.number(),
  option: z.string().nullable(),
  blankIndex: z.number().int().nullable(),
  partIndex: z.number().int().nullable(),
});
export type AnswerArea = z.infer<typeof AnswerArea>;

/**
 * A field that asks whose copy it is: what is filled in begins at `xMm`, `yMm` on its rule and has `widthMm`. `turned` fields stand in the
 * sealed margin and run upwards.
 */
export const StampField = z.object({
  of: z.enum(['school', 'class', 'name', 'number']),
  xMm: z.number(),
  yMm: z.number(),
  widthMm: z.number(),
  turned: z.boolean(),
});
export type StampField = z.infer<typeof StampField>;

const Place = z.object({ xMm: z.number(), yMm: z.number(), widthMm: z.number(), heightMm: z.number() });

/** A box that stands for a sign of a number, or for points: a row of them is read together. */
export const SignBox = Place.extend({ sign: z.string() });
export type SignBox = z.infer<typeof SignBox>;

/** Where a student's number stands on a page: a column of boxes for each digit, or a box that each digit is written in. */
export const NumberPlace = z.object({
  page: wholeNumber({ min: 1 }),
  columns: z.array(z.array(SignBox)),
  written: z.array(Place).optional(),
});
export type NumberPlace = z.infer<typeof NumberPlace>;

/** Where a teacher marks on paper what an answer is worth: the points of the marked boxes are added. */
export const ScorePlace = z.object({
  page: wholeNumber({ min: 1 }),
  itemId: z.string(),
  partIndex: z.number().int().nullable(),
  /** What the answer is worth at most. */
  most: z.number(),
  boxes: z.array(Place.extend({ points: z.number() })),
});
export type ScorePlace = z.infer<typeof ScorePlace>;

/** Where everything of one laid-out paper stands: the one truth for the PDF, the pen, the scan and the screen. */
export const Geometry = z.object({
  pageSize: PageSize,
  pageCount: wholeNumber({ min: 1 }),
  areas: z.array(AnswerArea),
  /** Where each copy gets its page code, its QR code and the name of its student, page by page, in mm; a page whose `fields` ask for the name, or whose front does, has no line for it. */
  stamps: z.array(
    z.object({
      page: z.number().int(),
      code: z.object({ xMm: z.number(), yMm: z.number() }),
      name: z.object({ xMm: z.number(), yMm: z.number() }).nullable(),
      fields: z.array(StampField),
      qr: z.object({ xMm: z.number(), yMm: z.number(), sizeMm: z.number() }),
    }),
  ),
  /** Of answer cards: what is filled in or marked beside the answers. */
  numbers: z.array(NumberPlace).optional(),
  scores: z.array(ScorePlace).optional(),
});
export type Geometry = z.infer<typeof Geometry>;
