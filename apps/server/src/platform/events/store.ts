import { sql } from 'drizzle-orm';
import type { Db } from '../db.js';

/** An event as it is kept. */
export interface StoredEvent {
  id: number;
  name: string;
  data: unknown;
}

export interface AddressedEvent extends StoredEvent {
  audience: readonly string[];
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  data: unknown;
  audience: string[];
}

/** The newest id that was given. */
export async function headOf(db: Db): Promise<number> {
  const [row] = await db.execute<{ id: string }>(sql`select last_id as id from event_head`);
  return Number(row?.id ?? 0);
}

/** The next events for whomever, in order. */
export async function eventsAfter(db: Db, after: number, limit: number): Promise<AddressedEvent[]> {
  const rows = await db.execute<Row>(
    sql`select id, name, data, audience from event where id > ${after} order by id limit ${limit}`,
  );
  return [...rows].map((row) => ({ ...row, id: Number(row.id) }));
}

interface Missed {
  accountId: string;
  after: number;
  upTo: number;
}

/** The next events for one account, in order. */
export async function eventsFor(db: Db, { accountId, after, upTo }: Missed, limit: number): Promise<StoredEvent[]> {
  const rows = await db.execute<Row>(
    sql`select id, name, data from event where id > ${after} and id <= ${upTo} and audience @> array[${accountId}::uuid] order by id limit ${limit}`,
  );
  return [...rows].map(({ id, name, data }) => ({ id: Number(id), name, data }));
}

/** Whether an account has missed more than so many. */
export async function isFarBehind(db: Db, { accountId, after, upTo }: Missed, most: number): Promise<boolean> {
  const rows = await db.execute(
    sql`select from event where id > ${after} and id <= ${upTo} and audience @> array[${accountId}::uuid] offset ${most} limit 1`,
  );
  return [...rows].length > 0;
}

/** The newest id that is kept no longer. */
export async function droppedUpTo(db: Db): Promise<number> {
  const [row] = await db.execute<{ id: string | null }>(sql`select dropped_id as id from event_head`);
  return Number(row?.id ?? 0);
}
