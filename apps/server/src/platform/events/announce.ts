import type { EventDeclaration } from '@zhibi/contract/kernel';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { afterCommit, type Db } from '../db.js';
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
export const announce = <Data extends z.ZodType>(
  db: Db,
  { name, data }: EventDeclaration<Data>,
  news: News<z.input<Data>>,
): Promise<void> => insert(db, name, news, data.parse(news.data));

/** The same for what lies in tables already: the event keeps only where, and its data are held for who listens now. */
export async function announceReference<Kept extends z.ZodType, Data extends z.ZodType>(
  db: Db,
  { event, kept }: Reference<Kept, Data>,
  { where, data, ...news }: Audience & { where: z.input<Kept>; data: { size: number; make: () => z.input<Data> } },
): Promise<void> {
  const place = kept.parse(where);
  fresh.put(event.name, place, data);
  await insert(db, event.name, news, place);
}

async function insert(db: Db, name: string, { schoolId, to }: Audience, data: unknown): Promise<void> {
  if (to.length === 0) return;
  const audience = `{${[...new Set(to)].join(',')}}`;
  await db.execute(
    sql`insert into outbox (name, school_id, audience, data) values (${name}, ${schoolId}, ${audience}::uuid[], ${JSON.stringify(data)}::jsonb)`,
  );
  afterCommit(db);
}
