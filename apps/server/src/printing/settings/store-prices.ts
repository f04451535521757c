import type { NewPrice, Price } from '@zhibi/contract/printing/settings';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { refuseDuplicates } from '../../platform/refuse-duplicates.js';
import { printPrice } from './tables.js';

const dated = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** Every price that ever was and will be, latest first. */
export async function pricesOf(db: Db, organisationId: string): Promise<Price[]> {
  const rows = await db
    .select()
    .from(printPrice)
    .where(eq(printPrice.organisationId, organisationId))
    .orderBy(desc(printPrice.validFrom), desc(printPrice.id));
  return rows.map(({ id, organisationId: _, createdAt: __, createdByName, validFrom, ...price }) => ({
    ...price,
    priceId: id,
    validFrom: validFrom.replaceAll('-', ''),
    by: createdByName,
  }));
}

export async function insertPrice(
  db: Db,
  of: { organisationId: string; id: string; createdByName: string; createdAt: Date },
  price: z.output<typeof NewPrice>,
): Promise<void> {
  const values = { ...of, ...price, validFrom: dated(price.validFrom) };
  await refuseDuplicates({ print_price_once: 'price-taken' }, async () => db.insert(printPrice).values(values));
}

export async function deletePrice(db: Db, organisationId: string, id: string): Promise<void> {
  await db.delete(printPrice).where(and(eq(printPrice.organisationId, organisationId), eq(printPrice.id, id)));
}
