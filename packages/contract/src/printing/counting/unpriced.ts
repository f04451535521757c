import { z } from 'zod';
import { wholeNumber } from '../../kernel/index.js';
import { KeptPrice, PriceFor } from '../settings/prices.js';

const count = z.number().int();

/** Work of one kind of sheet that a shop was given while no price stood for it. */
export const UnpricedWork = PriceFor.extend({
  shopName: z.string(),
  /** Orders and records of work done outside. */
  works: count,
  sheets: count,
  /** Copies that are bound. */
  bound: count,
  /** How people call some of them, newest first. */
  numbers: z.array(z.string()),
  /** Of these works those that stand in a settlement already. */
  inSettlements: count,
  /** What the list asks for such a sheet today; null where it still has no price. */
  listed: KeptPrice.nullable(),
});
export type UnpricedWork = z.infer<typeof UnpricedWork>;

/** The price that is set for such work; none at all is said by a null, never by a zero that somebody forgot to fill in. */
export const SetPrice = KeptPrice.pick({ boundLi: true }).extend({ sheetLi: wholeNumber({ min: 1, max: 10_000_000 }) });
export type SetPrice = z.infer<typeof SetPrice>;
