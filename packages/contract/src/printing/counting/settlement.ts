import { z } from 'zod';
import { Day, Id, Revision, Stamp } from '../../kernel/index.js';
import { Li } from '../settings/prices.js';

const count = z.number().int();

/** What a shop is paid for one kind of sheet, as it was summed when the settlement was made: a signature is for these. */
export const SettlementLine = z.object({
  paperSize: z.string(),
  weight: z.string(),
  colour: z.enum(['black', 'colour']),
  isDouble: z.boolean(),
  /** Null where the orders have no price, and where sheets were printed again; 0 where it was said that they cost nothing. */
  sheetLi: Li.nullable(),
  isReprint: z.boolean(),
  /** Done outside the system and written down afterwards; absent in settlements of before. */
  isOffline: z.boolean().optional(),
  orders: count,
  sheets: count,
  /** Copies that are bound for money, and what each costs; absent in settlements of before. */
  bound: count.optional(),
  boundLi: Li.nullable().optional(),
  costLi: count,
});
export type SettlementLine = z.infer<typeof SettlementLine>;

/** What of a line is paid for binding; of settlements of before the sum alone is known. */
export const bindingOf = ({
  sheets,
  sheetLi,
  bound,
  boundLi,
  costLi,
}: Pick<SettlementLine, 'sheets' | 'sheetLi' | 'bound' | 'boundLi' | 'costLi'>): {
  copies: number | null;
  copyLi: number | null;
  costLi: number;
} => {
  const copies = bound ?? null;
  const copyLi = boundLi ?? null;
  return { copies, copyLi, costLi: sheetLi === null ? 0 : costLi - sheets * sheetLi };
};

export const settlementSides = ['centre', 'shop'] as const;
export type SettlementSide = (typeof settlementSides)[number];
export const Signature = z.object({ by: z.string(), at: Stamp });

export const Settlement = z.object({
  settlementId: Id,
  /** What people call it: `S000007`. */
  number: z.string(),
  /** Of its sums: who signs says which were seen. */
  revision: Revision,
  shopId: Id,
  shopName: z.string(),
  from: Day,
  until: Day,
  lines: z.array(SettlementLine),
  sheets: count,
  costLi: count,
  /** Orders without a price: until it is set, or said that they cost nothing, nobody signs. */
  unpriced: count,
  createdAt: Stamp,
  by: z.string(),
  signatures: z.object({ centre: Signature.nullable(), shop: Signature.nullable() }),
  can: z.object({ sign: z.boolean(), cancel: z.boolean() }),
});
export type Settlement = z.infer<typeof Settlement>;
