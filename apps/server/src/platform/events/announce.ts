import type { EventDeclaration } from '@zhibi/contract/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { afterCommit, type Db } from '../db.js';
import { withCommit } from '../with-commit.js';
import { fresh } from './fresh.js';
import type { Reference } from './reference.js';

interface Audience {
  schoolId: string | null;
  /** The accounts that may hear of it: nobody else ever does. */
  to: readonly string[];
}

export interface News<Data> extends Audience {
  data: Data;
}

/** Writes an event in the same transaction as what it tells of; it is published after the commit, in commit order. */
export async function announce<Data extends z.ZodType>(
  db: Db,
  declaration: EventDeclaration<Data>,
  news: News<z.input<Data>>,
): Promise<void> {
  await announceAll(db, declaration, [news]);
}

/** The same of many, in one statement and in their order. */
export async function announceAll<Data extends z.ZodType>(
  db: Db,
  { name, data }: EventDeclaration<Data>,
  news: readonly News<z.input<Data>>[],
): Promise<void> {
  const rows = insertion(
    name,
    news.map((one) => ({ ...one, data: data.parse(one.data) })),
  );
  if (rows === undefined) return;
  await db.execute(rows);
  afterCommit(db);
}

/** The same, with the commit, for what lies in tables already: the events keep only where, and their data are held for who listens now. */
export function announceReferences<Kept extends z.ZodType, Data extends z.ZodType>(
  db: Db,
  { event, kept }: Reference<Kept, Data>,
  references: readonly (Audience & { where: z.input<Kept>; data: { size: number; make: () => z.input<Data> } })[],
): void {
  const news = references.map(({ where, data, ...audience }) => {
    const place = kept.parse(where);
    fresh.put(event.name, place, data);
    return { ...audience, data: place };
  });
  const rows = insertion(event.name, news);
  if (rows === undefined) return;
  withCommit(db, rows);
  afterCommit(db);
}

function insertion(name: string, news: readonly News<unknown>[]): SQL | undefined {
  const rows = news.flatMap(({ schoolId, to, data }) =>
    to.length === 0 ? [] : [{ school_id: schoolId, audience: [...new Set(to)], data }],
  );
  if (rows.length === 0) return undefined;
  return sql`insert into outbox (name, school_id, audience, data)
    select ${name}, school_id, audience, data from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (school_id uuid, audience uuid[], data jsonb)`;
}
