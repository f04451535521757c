import { z } from 'zod';
import { Day, Id, wholeNumber } from '../../kernel/index.js';
import type { PageInfo, PrintOptions } from '../options.js';
import { DictCode } from './dictionary.js';

/** Prices are whole 厘, a thousandth of a yuan: a sheet costs a few fen and less. */
export const Li = wholeNumber({ min: 0, max: 10_000_000 });

/** What a price is for: a sheet of this paper, printed so. */
export const PriceFor = z.object({
  shopId: Id,
  paperSize: DictCode,
  weight: DictCode,
  colorPrint: z.boolean(),
  doubleSidedPrint: z.boolean(),
});
export type PriceFor = z.infer<typeof PriceFor>;

export const NewPrice = PriceFor.extend({
  /** The first day of orders at this price: one without a date would be no price. */
  validFrom: Day,
  sheetLi: Li,
  /** For each copy that is bound. */
  boundLi: Li,
});
export const Price = NewPrice.extend({ priceId: Id, by: z.string() });
export type Price = z.infer<typeof Price>;

/** The price that an order keeps, whatever the list says later. */
export const KeptPrice = Price.pick({ validFrom: true, sheetLi: true, boundLi: true });
export type KeptPrice = z.infer<typeof KeptPrice>;

const isFor = (price: PriceFor, wanted: PriceFor) =>
  price.shopId === wanted.shopId &&
  price.paperSize === wanted.paperSize &&
  price.weight === wanted.weight &&
  price.colorPrint === wanted.colorPrint &&
  price.doubleSidedPrint === wanted.doubleSidedPrint;

/** The price of a day: of those that hold already the latest. */
export function priceOn(prices: readonly Price[], wanted: PriceFor, day: string): KeptPrice | null {
  const holding = prices.filter((price) => isFor(price, wanted) && price.validFrom <= day);
  const latest = holding.reduce<Price | null>(
    (last, one) => (last && last.validFrom >= one.validFrom ? last : one),
    null,
  );
  return latest && { validFrom: latest.validFrom, sheetLi: latest.sheetLi, boundLi: latest.boundLi };
}

/** What an order costs at its price, in 厘. */
export const costOf = (
  price: Pick<KeptPrice, 'sheetLi' | 'boundLi'>,
  {
    pageInfo: { totalPieceCount, spareCount },
    copies,
    options,
  }: { pageInfo: Pick<PageInfo, 'totalPieceCount' | 'spareCount'>; copies: number; options: PrintOptions },
): number => totalPieceCount * price.sheetLi + (options.bookbind > 0 ? (copies + spareCount) * price.boundLi : 0);
