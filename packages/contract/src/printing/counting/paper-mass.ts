import { type PageSize, pageSizes } from '../../papers/geometry.js';

const MM2_PER_M2 = 1_000_000;
/** What copiers are fed with where the code of a weight in the dictionary is no number. */
export const PLAIN_GSM = 80;

/** Grams a square metre, by the code of the dictionary: the usual ones are numbers. */
export const gsmOf = (weight: string): number => (/^\d{2,3}$/.test(weight) ? Number(weight) : PLAIN_GSM);

/** Square millimetres of a sheet. */
export const areaMm2 = (pageSize: PageSize): number => pageSizes[pageSize].widthMm * pageSizes[pageSize].heightMm;

/** What so many sheets weigh, in whole grams. */
export const paperGrams = ({
  pageSize,
  weight,
  sheets,
}: {
  pageSize: PageSize;
  weight: string;
  sheets: number;
}): number => Math.round((sheets * areaMm2(pageSize) * gsmOf(weight)) / MM2_PER_M2);

/**
 * Kilograms of CO2-equivalent a kilogram of copy paper made of new fibre, from the forest to the delivery: EPA Victoria, publication 1374.1
 * (2013), the higher of its two figures. Electricity and toner are not in it.
 */
const CO2E_PER_PAPER = 1.3;

/** What making so much paper sets free, in grams of CO2-equivalent. */
export const carbonG = (paperG: number): number => Math.round(paperG * CO2E_PER_PAPER);
