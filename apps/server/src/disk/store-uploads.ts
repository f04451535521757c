import { nameKey } from '@zhibi/contract/kernel';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { diskUpload, diskUploadPart } from './tables.js';

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

/** The upload, held alone until the transaction ends: nobody sends a part of it meanwhile. */
export async function lockUpload(db: Db, schoolId: string, accountId: string, id: string): Promise<Upload | undefined> {
  const [row] = await db
    .select()
    .from(diskUpload)
    .where(own(schoolId, accountId, id))
    .for('update');
  return row;
}

/** The upload, held as it is while a part of it is written; `isHeld` false where somebody is joining it at this moment. */
export async function shareUpload(
  db: Db,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  id: string,
  number: number,
): Promise<{ upload: Upload; hasPart: boolean; isHeld: boolean } | undefined> {
  const hasPart = sql<boolean>`exists (select from disk_upload_part p where p.school_id = disk_upload.school_id
    and p.upload_id = disk_upload.id and p.number = ${number})`;
  const wanted = { upload: diskUpload, hasPart };
  const where = own(schoolId, accountId, id);
  const [held] = await db.select(wanted).from(diskUpload).where(where).for('key share', { skipLocked: true });
  if (held) return { ...held, isHeld: true };
  const [seen] = await db.select(wanted).from(diskUpload).where(where);
  return seen && { ...seen, isHeld: false };
}

export async function insertPart(db: Db, schoolId: string, uploadId: string, number: number, now: Date) {
  await db.insert(diskUploadPart).values({ schoolId, uploadId, number, receivedAt: now }).onConflictDoNothing();
}

export async function partsOf(db: Db, schoolId: string, uploadId: string): Promise<number[]> {
  const rows = await db
    .select({ number: diskUploadPart.number })
    .from(diskUploadPart)
    .where(and(eq(diskUploadPart.schoolId, schoolId), eq(diskUploadPart.uploadId, uploadId)))
    .orderBy(asc(diskUploadPart.number));
  return rows.map((row) => row.number);
}

export async function deleteParts(db: Db, schoolId: string, uploadId: string): Promise<void> {
  await db
    .delete(diskUploadPart)
    .where(and(eq(diskUploadPart.schoolId, schoolId), eq(diskUploadPart.uploadId, uploadId)));
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
        and not exists (select from disk_upload_part p where p.school_id = u.school_id and p.upload_id = u.id and p.received_at >= ${before.toISOString()}::timestamptz)
      order by u.touched_at limit ${limit}::int for update skip locked) returning id`);
  return rows.map((row) => row.id);
}
