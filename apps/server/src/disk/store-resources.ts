import type { FileKind, ResourceState } from '@zhibi/contract/disk';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { patternsOf } from './rules.js';
import { diskResource } from './tables.js';

export type ResourceRow = typeof diskResource.$inferSelect;

export async function insertResource(db: Db, row: Omit<ResourceRow, 'reason' | 'taken'>): Promise<void> {
  await db.insert(diskResource).values(row);
}

export async function findResource(db: Db, schoolId: string, id: string): Promise<ResourceRow | undefined> {
  const [row] = await db
    .select()
    .from(diskResource)
    .where(and(eq(diskResource.schoolId, schoolId), eq(diskResource.id, id)))
    .for('update');
  return row;
}

export async function updateResource(
  db: Db,
  schoolId: string,
  id: string,
  change: Partial<Pick<ResourceRow, 'state' | 'reason' | 'decidedBy' | 'decidedAt'>>,
): Promise<void> {
  await db
    .update(diskResource)
    .set(change)
    .where(and(eq(diskResource.schoolId, schoolId), eq(diskResource.id, id)));
}

/** One more has taken it. */
export async function countTaking(db: Db, schoolId: string, id: string): Promise<void> {
  await db
    .update(diskResource)
    .set({ taken: sql`${diskResource.taken} + 1` })
    .where(and(eq(diskResource.schoolId, schoolId), eq(diskResource.id, id)));
}

export interface WantedResources {
  states?: readonly ResourceState[] | undefined;
  createdBy?: string | undefined;
  words?: string | undefined;
  kind?: FileKind | undefined;
  subjectId?: number | undefined;
  before?: string | undefined;
  limit: number;
}

/** Resources of a school, newest first. */
export async function resourcesOf(db: Db, schoolId: string, wanted: WantedResources): Promise<ResourceRow[]> {
  return db
    .select()
    .from(diskResource)
    .where(
      and(
        eq(diskResource.schoolId, schoolId),
        wanted.states && inArray(diskResource.state, [...wanted.states]),
        wanted.createdBy === undefined ? undefined : eq(diskResource.createdBy, wanted.createdBy),
        wanted.kind && eq(diskResource.kind, wanted.kind),
        wanted.subjectId === undefined ? undefined : eq(diskResource.subjectId, wanted.subjectId),
        wanted.before === undefined ? undefined : lt(diskResource.id, wanted.before),
        ...patternsOf(wanted.words ?? '').map((pattern) => sql`${diskResource.search} like ${pattern}`),
      ),
    )
    .orderBy(desc(diskResource.id))
    .limit(wanted.limit);
}

export async function countWaiting(db: Db, schoolId: string, createdBy: string | undefined): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(diskResource)
    .where(
      and(
        eq(diskResource.schoolId, schoolId),
        eq(diskResource.state, 'waiting'),
        createdBy === undefined ? undefined : eq(diskResource.createdBy, createdBy),
      ),
    );
  return row?.waiting ?? 0;
}
