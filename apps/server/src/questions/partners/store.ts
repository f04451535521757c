import type { QuestionBody } from '@zhibi/contract/questions';
import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import type { Reader } from '../store-visible.js';
import { question } from '../tables.js';
import { partnerCopy, partnerDownload } from './tables.js';

interface OfBank {
  schoolId: string;
  bank: string;
}

/** One taking after the other for a school and a bank, until the transaction ends: its quota holds for all teachers. */
export async function lockDownloads(db: Db, { schoolId, bank }: OfBank): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`partner ${schoolId} ${bank}`}, 0))`);
}

const ofBank = ({ schoolId, bank }: OfBank) =>
  and(eq(partnerDownload.schoolId, schoolId), eq(partnerDownload.bank, bank));

/** How many items the school has taken since a day. */
export async function countDownloads(db: Db, of: OfBank, since: string): Promise<number> {
  const [row] = await db
    .select({ taken: count() })
    .from(partnerDownload)
    .where(and(ofBank(of), gte(partnerDownload.takenOn, since)));
  return row?.taken ?? 0;
}

/** Of these, what the school has never taken. */
export async function newToSchool(db: Db, of: OfBank, itemIds: readonly string[]): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .select({ itemId: partnerDownload.itemId })
    .from(partnerDownload)
    .where(and(ofBank(of), inArray(partnerDownload.itemId, [...itemIds])));
  const taken = new Set(rows.map(({ itemId }) => itemId));
  return itemIds.filter((itemId) => !taken.has(itemId));
}

export async function insertDownloads(db: Db, of: OfBank, itemIds: readonly string[], takenOn: string): Promise<void> {
  if (itemIds.length === 0) return;
  await db
    .insert(partnerDownload)
    .values(itemIds.map((itemId) => ({ schoolId: of.schoolId, bank: of.bank, itemId, takenOn })))
    .onConflictDoNothing();
}

/** The copies that a teacher has of these items, as long as they have not been removed: item → question. One query. */
export async function copiesOf(
  db: Db,
  { schoolId, accountId }: Reader,
  { bank, itemIds }: { bank: string; itemIds: readonly string[] },
): Promise<Map<string, string>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ itemId: partnerCopy.itemId, questionId: partnerCopy.questionId })
    .from(partnerCopy)
    .innerJoin(question, and(eq(question.schoolId, partnerCopy.schoolId), eq(question.id, partnerCopy.questionId)))
    .where(
      and(
        eq(partnerCopy.schoolId, schoolId),
        eq(partnerCopy.accountId, accountId),
        eq(partnerCopy.bank, bank),
        inArray(partnerCopy.itemId, [...itemIds]),
        isNull(question.removedAt),
      ),
    );
  return new Map(rows.map(({ itemId, questionId }) => [itemId, questionId]));
}

/** Remembers which question is the copy of an item; a copy that was removed gives way to the new one. */
export async function putCopies(
  db: Db,
  { schoolId, accountId }: Reader,
  { bank, copies }: { bank: string; copies: ReadonlyMap<string, string> },
): Promise<void> {
  if (copies.size === 0) return;
  await db
    .insert(partnerCopy)
    .values([...copies].map(([itemId, questionId]) => ({ schoolId, accountId, bank, itemId, questionId })))
    .onConflictDoUpdate({
      target: [partnerCopy.schoolId, partnerCopy.accountId, partnerCopy.bank, partnerCopy.itemId],
      set: { questionId: sql`excluded.question_id` },
    });
}

/** Questions of the teacher's own bank that say exactly this, by their place in the list. One query. */
export async function ownSaying(
  db: Db,
  { schoolId, accountId }: Reader,
  bodies: readonly QuestionBody[],
): Promise<Map<number, string>> {
  const given = JSON.stringify(bodies.map((body, at) => ({ at, body })));
  const rows = await db.execute<{ at: number; id: string }>(sql`
    select distinct on (given.at) given.at, q.id
    from jsonb_to_recordset(${given}::jsonb) as given(at int, body jsonb)
    join question_version v on v.school_id = ${schoolId} and v.body_digest = md5(given.body::text)::uuid and v.body = given.body
    join question q on q.school_id = v.school_id and q.id = v.question_id and q.version = v.version
    where q.removed_at is null and q.bank = 'mine' and q.owner_account_id = ${accountId}::uuid
    order by given.at, q.id`);
  return new Map(rows.map(({ at, id }) => [at, id]));
}
