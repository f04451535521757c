import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { signingKey, signingNonce } from './tables.js';

export async function findSigningKey(db: Db, keyId: string) {
  const [row] = await db
    .select()
    .from(signingKey)
    .where(and(eq(signingKey.keyId, keyId), isNull(signingKey.revokedAt)));
  return row;
}

/** Which of these keys live. */
export async function livingKeysOf(db: Db, keyIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ keyId: signingKey.keyId })
    .from(signingKey)
    .where(and(inArray(signingKey.keyId, [...keyIds]), isNull(signingKey.revokedAt)));
  return new Set(rows.map(({ keyId }) => keyId));
}

/** A living gateway key of a school, the oldest first. */
export async function signingKeyOf(db: Db, schoolId: string): Promise<{ keyId: string; secret: string } | undefined> {
  const [row] = await db
    .select({ keyId: signingKey.keyId, secret: signingKey.secret })
    .from(signingKey)
    .where(and(eq(signingKey.schoolId, schoolId), isNull(signingKey.revokedAt)))
    .orderBy(signingKey.createdAt)
    .limit(1);
  return row;
}

export async function insertSigningKey(db: Db, row: typeof signingKey.$inferInsert): Promise<void> {
  await db.insert(signingKey).values(row);
}

/** Remembers a nonce; false when this key has used it before. */
export async function rememberNonce(db: Db, keyId: string, nonce: string, at: Date): Promise<boolean> {
  const rows = await db
    .insert(signingNonce)
    .values({ keyId, nonce, seenAt: at })
    .onConflictDoNothing()
    .returning({ nonce: signingNonce.nonce });
  return rows.length === 1;
}

/** A nonce of a call that was signed with a key as it is known. */
export interface Shown extends Pick<typeof signingKey.$inferSelect, 'keyId' | 'secret' | 'schoolId'> {
  nonce: string;
  at: Date;
}

/**
 * The same for many in one statement, with whether each key still lives as it was known: false where either is not so. None of them stands
 * twice. Nobody waits until it is on disk: what the calls bring about is committed after it, and that cannot be there without it.
 */
export async function rememberNoncesOfLiving(db: Db, shown: readonly Shown[]): Promise<boolean[]> {
  const rows = await db.execute<{ keyId: string; nonce: string }>(sql`
    with soon as materialized (select set_config('synchronous_commit', 'off', true))
    insert into signing_nonce (key_id, nonce, seen_at)
    select k.key_id, shown.nonce, at from soon, jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
      as shown ("keyId" text, secret text, "schoolId" uuid, nonce text, at timestamptz)
    join signing_key k on k.key_id = "keyId" and k.secret = shown.secret and k.school_id = "schoolId" and k.revoked_at is null
    order by k.key_id, shown.nonce
    on conflict do nothing returning key_id as "keyId", nonce`);
  const kept = new Set(rows.map(({ keyId, nonce }) => `${keyId} ${nonce}`));
  return shown.map(({ keyId, nonce }) => kept.has(`${keyId} ${nonce}`));
}

export type SigningKeyRow = Omit<typeof signingKey.$inferSelect, 'secret'>;

/** The keys of schools, living ones first, without their secrets. */
export const signingKeysOf = (db: Db, schoolIds: readonly string[]): Promise<SigningKeyRow[]> =>
  schoolIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          keyId: signingKey.keyId,
          schoolId: signingKey.schoolId,
          name: signingKey.name,
          madeBy: signingKey.madeBy,
          createdAt: signingKey.createdAt,
          revokedAt: signingKey.revokedAt,
        })
        .from(signingKey)
        .where(inArray(signingKey.schoolId, [...schoolIds]))
        .orderBy(desc(isNull(signingKey.revokedAt)), desc(signingKey.createdAt), signingKey.keyId);

/** From now on nothing signed with it is believed. */
export async function revokeSigningKey(db: Db, keyId: string, at: Date): Promise<void> {
  await db
    .update(signingKey)
    .set({ revokedAt: at })
    .where(and(eq(signingKey.keyId, keyId), isNull(signingKey.revokedAt)));
}
