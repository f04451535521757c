import type { CodeRole, CodeState } from '@zhibi/contract/people/organisation';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { activationBatch, activationCode, activationEvent } from './tables.js';

export type Batch = typeof activationBatch.$inferSelect;

export interface CodeFilter {
  schoolId?: string | undefined;
  role?: CodeRole | undefined;
  state?: CodeState | undefined;
  batchId?: string | undefined;
  /** The digest of a code that was typed whole. */
  digest?: string | undefined;
  words?: string | undefined;
}

export interface CodeFacts {
  codeId: string;
  batchId: string;
  schoolId: string;
  schoolName: string;
  role: CodeRole;
  className: string;
  note: string;
  madeBy: string;
  madeAt: Date;
  validUntil: Date;
  disabledAt: Date | null;
  usedAt: Date | null;
  usedBy: string | null;
  /** The name of the account that used it: the use case decides who reads it. */
  usedByName: string;
}

/** The state as `codeStateOf` tells it, in SQL. */
export const stateIs = (state: CodeState, now: SQL): SQL =>
  ({
    used: sql`c.used_at is not null`,
    disabled: sql`c.used_at is null and c.disabled_at is not null`,
    expired: sql`c.used_at is null and c.disabled_at is null and b.valid_until < ${now}`,
    unused: sql`c.used_at is null and c.disabled_at is null and b.valid_until >= ${now}`,
  })[state];

/** Codes of the schools that this transaction sees, the newest first. */
export async function codesOf(
  db: Db,
  { schoolId, role, state, batchId, digest, words }: CodeFilter,
  page: { before?: string | undefined; limit: number; now: Date },
): Promise<CodeFacts[]> {
  const now = sql`${page.now.toISOString()}::timestamptz`;
  const like = words && `%${words.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;
  const conditions = [
    schoolId && sql`c.school_id = ${schoolId}`,
    role && sql`b.role = ${role}`,
    state && stateIs(state, now),
    batchId && sql`c.batch_id = ${batchId}`,
    (digest || like) &&
      sql`(c.digest = ${digest ?? ''} or lower(b.note) like ${like ?? ''} or (b.role = 'TEACHER' and lower(a.name) like ${like ?? ''}))`,
    page.before && sql`c.id < ${page.before}`,
  ].flatMap((one) => (one ? [sql`and ${one}`] : []));
  return selectCodes(db, sql.join(conditions, sql` `), page.limit);
}

export async function codeById(db: Db, codeId: string): Promise<CodeFacts | undefined> {
  return (await selectCodes(db, sql`and c.id = ${codeId}`, 1))[0];
}

/** The codes that somebody chose, one by one or by their batch. */
export const codesOfChoice = (
  db: Db,
  which: { codeIds: readonly string[] } | { batchId: string },
  limit: number,
): Promise<CodeFacts[]> =>
  selectCodes(
    db,
    'batchId' in which ? sql`and c.batch_id = ${which.batchId}` : sql`and c.id = any (${list(which.codeIds)}::uuid[])`,
    limit,
  );

async function selectCodes(db: Db, where: SQL, limit: number): Promise<CodeFacts[]> {
  const rows = await db.execute<CodeFacts & Record<string, unknown>>(sql`
    select c.id as "codeId", c.batch_id as "batchId", c.school_id as "schoolId", s.name as "schoolName", b.role,
      coalesce(k.name, '') as "className", b.note, b.made_by as "madeBy", b.made_at as "madeAt", b.valid_until as "validUntil",
      c.disabled_at as "disabledAt", c.used_at as "usedAt", c.used_by as "usedBy", coalesce(a.name, '') as "usedByName"
    from activation_code c join activation_batch b on b.school_id = c.school_id and b.id = c.batch_id
    join school s on s.id = c.school_id left join school_class k on k.school_id = b.school_id and k.id = b.class_id
    left join account a on a.id = c.used_by
    where true ${where} order by c.id desc limit ${limit}`);
  const asDate = (at: Date | string | null) => (at === null ? null : new Date(at)); // raw statements answer times as text
  return rows.map((row) => ({
    ...row,
    madeAt: new Date(row.madeAt),
    validUntil: new Date(row.validUntil),
    disabledAt: asDate(row.disabledAt),
    usedAt: asDate(row.usedAt),
  }));
}

/** Keeps a batch and its codes in two statements. */
export async function insertCodes(
  db: Db,
  batch: Batch,
  codes: readonly { id: string; digest: string }[],
): Promise<void> {
  await db.insert(activationBatch).values(batch);
  await db.execute(sql`
    insert into activation_code (school_id, id, batch_id, digest)
    select ${batch.schoolId}::uuid, id, ${batch.id}::uuid, digest
    from unnest(${list(codes.map((one) => one.id))}::uuid[], ${list(codes.map((one) => one.digest))}::text[]) as new (id, digest)`);
}

/** Disables or enables unused codes in the schools that are seen; answers those that changed. */
export async function switchUnused(
  db: Db,
  which: { codeIds: readonly string[] } | { batchId: string },
  disabledAt: Date | null,
): Promise<{ schoolId: string; codeId: string }[]> {
  return db
    .update(activationCode)
    .set({ disabledAt })
    .where(
      and(
        'batchId' in which ? eq(activationCode.batchId, which.batchId) : inArray(activationCode.id, [...which.codeIds]),
        isNull(activationCode.usedAt),
        disabledAt === null ? isNotNull(activationCode.disabledAt) : isNull(activationCode.disabledAt),
      ),
    )
    .returning({ schoolId: activationCode.schoolId, codeId: activationCode.id });
}

export async function recordCodeEvents(
  db: Db,
  codes: readonly { schoolId: string; codeId: string; id: string }[],
  of: { what: 'disabled' | 'enabled' | 'used'; byAccount: string; at: Date },
): Promise<void> {
  if (codes.length === 0) return;
  await db.execute(sql`
    insert into activation_event (school_id, id, code_id, what, by_account, at)
    select school_id, id, code_id, ${of.what}, ${of.byAccount}::uuid, ${of.at.toISOString()}::timestamptz
    from unnest(${list(codes.map((one) => one.schoolId))}::uuid[], ${list(codes.map((one) => one.id))}::uuid[],
      ${list(codes.map((one) => one.codeId))}::uuid[]) as new (school_id, id, code_id)`);
}

export const eventsOfCode = (db: Db, schoolId: string, codeId: string) =>
  db
    .select()
    .from(activationEvent)
    .where(and(eq(activationEvent.schoolId, schoolId), eq(activationEvent.codeId, codeId)))
    .orderBy(asc(activationEvent.id));
