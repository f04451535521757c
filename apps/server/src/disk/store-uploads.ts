import { nameKey } from '@zhibi/contract/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { diskUpload } from './tables.js';

export type Upload = typeof diskUpload.$inferSelect;

/** What an upload is known by, and whose disk it is for. */
export interface Identity {
  schoolId: string;
  accountId: string;
  ownerId: string;
  parentId: string | null;
  fileName: string;
  fileMD5: string;
  fileSize: number;
}

const root = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
const isOf = ({ schoolId, accountId, parentId, fileName, fileMD5, fileSize }: Identity) =>
  and(
    eq(diskUpload.schoolId, schoolId),
    eq(diskUpload.accountId, accountId),
    sql`coalesce(${diskUpload.parentId}, ${root}) = coalesce(${parentId}::uuid, ${root})`,
    eq(diskUpload.nameKey, nameKey(fileName)),
    eq(diskUpload.fileMD5, fileMD5),
    eq(diskUpload.fileSize, fileSize),
  );

/** The open upload of this identity; a new one where there is none. Two who ask at once are given the same. */
export async function openUpload(db: Db, identity: Identity, now: Date): Promise<string> {
  const row = { ...identity, id: newId(), nameKey: nameKey(identity.fileName), state: 'open' as const, touchedAt: now };
  await db.insert(diskUpload).values(row).onConflictDoNothing();
  const [open] = await db
    .update(diskUpload)
    .set({ touchedAt: now })
    .where(and(isOf(identity), eq(diskUpload.state, 'open')))
    .returning({ id: diskUpload.id });
  if (open === undefined) throw new Error('an upload was neither made nor found');
  return open.id;
}

/** A finished upload of this identity whose file still stands there as it was sent. */
export async function findMerged(db: Db, identity: Identity): Promise<Upload | undefined> {
  const [row] = await db
    .select()
    .from(diskUpload)
    .where(
      and(
        isOf(identity),
        eq(diskUpload.state, 'merged'),
        sql`exists (select from disk_entry e where e.school_id = ${diskUpload.schoolId} and e.id = ${diskUpload.entryId}
          and e.trashed_at is null and e.version_id = ${diskUpload.versionId} and e.name_key = ${diskUpload.nameKey}
          and e.parent_id is not distinct from ${diskUpload.parentId})`,
      ),
    )
    .limit(1);
  return row;
}

const own = (schoolId: string, accountId: string, id: string) =>
  and(eq(diskUpload.schoolId, schoolId), eq(diskUpload.accountId, accountId), eq(diskUpload.id, id));

/** What arrives is known by the parts' records beside its bytes; these locks keep it in order across processes, and cost no write. */
const uploadLock = (id: string) => sql`hashtextextended(${`disk upload ${id}`}, 0)`;
const partLock = (id: string, number: number) => sql`hashtextextended(${`disk part ${id} ${number}`}, 0)`;
/** Held alone by a process that receives parts without asking for each, and by everybody else for one part. */
const receiverLock = (id: string) => sql`hashtextextended(${`disk receiver ${id}`}, 0)`;

/** The upload, held alone until the transaction ends: nobody writes a part of it meanwhile. */
export async function lockUpload(db: Db, schoolId: string, accountId: string, id: string): Promise<Upload | undefined> {
  const locked = db.execute(sql`select pg_advisory_xact_lock(${uploadLock(id)})`);
  const rows = db
    .select()
    .from(diskUpload)
    .where(own(schoolId, accountId, id))
    .for('update');
  const [, [row]] = await Promise.all([locked, rows]);
  return row;
}

/** An open upload, held so that nobody but the caller receives parts of it until the transaction ends; undefined where somebody else does or joins it. */
export async function claimUpload(
  db: Db,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  id: string,
): Promise<Upload | undefined> {
  const holding = db.execute<{ held: boolean; alone: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${uploadLock(id)}) as held, pg_try_advisory_xact_lock(${receiverLock(id)}) as alone`,
  );
  const rows = db
    .select()
    .from(diskUpload)
    .where(and(own(schoolId, accountId, id), eq(diskUpload.state, 'open')));
  const [[hold], [upload]] = await Promise.all([holding, rows]);
  return hold?.held && hold.alone ? upload : undefined;
}

/** The upload as it stands, held while this part of it is written, and the part with it; `isHeld` false where somebody is joining it at this moment. */
export async function holdForPart(
  db: Db,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  id: string,
  number: number,
): Promise<{ upload: Upload; isHeld: boolean } | undefined> {
  const holding = db.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${uploadLock(id)}) as held, pg_advisory_xact_lock_shared(${receiverLock(id)}), pg_advisory_xact_lock(${partLock(id, number)})`,
  );
  // A statement of its own, in the same round trip: it must see what stood there once the lock was had.
  const rows = db
    .select()
    .from(diskUpload)
    .where(own(schoolId, accountId, id));
  const [[hold], [upload]] = await Promise.all([holding, rows]);
  return upload && { upload, isHeld: hold?.held === true };
}

export async function updateUpload(
  db: Db,
  schoolId: string,
  id: string,
  change: Partial<Pick<Upload, 'state' | 'entryId' | 'versionId' | 'touchedAt'>>,
): Promise<void> {
  await db
    .update(diskUpload)
    .set(change)
    .where(and(eq(diskUpload.schoolId, schoolId), eq(diskUpload.id, id)));
}

/** Uploads that nobody has touched since: of all schools, oldest first. */
export async function takeAbandoned(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    delete from disk_upload where (school_id, id) in (
      select u.school_id, u.id from disk_upload u where u.touched_at < ${before.toISOString()}::timestamptz
      order by u.touched_at limit ${limit}::int for update skip locked) returning id`);
  return rows.map((row) => row.id);
}
