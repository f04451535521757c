import type { RoleCode } from '@zhibi/contract/kernel';
import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { insertRows } from '../platform/insert-rows.js';
import { inArray } from '../platform/sql-lists.js';
import { account, job, loginSession, loginTicket, roleGrant, secret } from './tables.js';

export type Account = typeof account.$inferSelect;
export type Grant = typeof roleGrant.$inferSelect;
export type SessionRow = typeof loginSession.$inferSelect;

export async function findAccount(db: Db, name: string): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(eq(sql`lower(${account.account})`, name.toLowerCase()));
  return row;
}

export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row;
}

export async function insertAccounts(db: Db, rows: (typeof account.$inferInsert)[]): Promise<void> {
  await insertRows(db, account, rows);
}

export async function insertGrants(db: Db, rows: Omit<typeof roleGrant.$inferInsert, 'id'>[]): Promise<void> {
  await insertRows(
    db,
    roleGrant,
    rows.map((row) => ({ ...row, id: newId() })),
  );
}

/** The account that a phone belongs to. */
export async function accountByPhone(db: Db, phone: string): Promise<Account | undefined> {
  const [row] = await db.select().from(account).where(eq(account.phone, phone));
  return row;
}

export async function setPasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(account).set({ passwordHash, passwordGivenAt: null }).where(eq(account.id, id));
}

export async function activateAccount(
  db: Db,
  id: string,
  change: { name: string; passwordHash: string; at: Date },
): Promise<void> {
  await db
    .update(account)
    .set({ name: change.name, passwordHash: change.passwordHash, activatedAt: change.at })
    .where(eq(account.id, id));
}

export const grantsOf = (db: Db, accountId: string): Promise<Grant[]> =>
  db
    .select()
    .from(roleGrant)
    .where(and(eq(roleGrant.accountId, accountId), isNull(roleGrant.endedAt)));

/** The accounts that hold one of the roles in a school: whom news of the school is for. */
export async function accountsWithRole(db: Db, schoolId: string, roles: readonly RoleCode[]): Promise<string[]> {
  const rows = await db
    .select({ id: roleGrant.accountId })
    .from(roleGrant)
    .where(and(eq(roleGrant.inSchoolId, schoolId), inArray(roleGrant.role, [...roles]), isNull(roleGrant.endedAt)));
  return rows.map((row) => row.id);
}

export interface LivingSession {
  accountId: string;
  name: string;
  generation: number;
  generationUsed: boolean;
  grants: Pick<Grant, 'role' | 'loginType' | 'organisationId' | 'regionId' | 'inSchoolId' | 'display'>[];
}

/** As one JSON value, a `LivingSession` or null: the session unless it has ended or its account is disabled, with what it may enter as. */
export const livingSession = (id: string): SQL => sql`
  (select json_build_object('accountId', s.account_id, 'name', a.name, 'generation', s.generation, 'generationUsed', s.generation_used, 'grants',
      coalesce((select json_agg(json_build_object('role', g.role, 'loginType', g.login_type, 'organisationId', g.organisation_id,
        'regionId', g.region_id, 'inSchoolId', g.in_school_id, 'display', g.display) order by g.granted_at, g.id) from role_grant g where g.account_id = a.id and g.ended_at is null), '[]'))
    from login_session s join account a on a.id = s.account_id
    where s.id = ${id} and s.ended_at is null and a.disabled_at is null)`;

/** Which of these sessions have not ended, and whose account is not disabled. */
export async function livingAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: loginSession.id })
    .from(loginSession)
    .innerJoin(account, eq(account.id, loginSession.accountId))
    .where(and(inArray(loginSession.id, [...ids]), isNull(loginSession.endedAt), isNull(account.disabledAt)));
  return new Set(rows.map(({ id }) => id));
}

export async function insertSession(db: Db, row: typeof loginSession.$inferInsert): Promise<SessionRow> {
  const [saved] = await db.insert(loginSession).values(row).returning();
  if (saved === undefined) throw new Error('a session was not written');
  return saved;
}

/** The session, held until the transaction ends, so that two refreshes come one after the other. */
export async function lockSession(db: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(loginSession)
    .where(and(eq(loginSession.id, id), isNull(loginSession.endedAt)))
    .for('update');
  return row;
}

export async function rotateSession(db: Db, id: string, generation: number, at: Date): Promise<void> {
  await db
    .update(loginSession)
    .set({ generation, rotatedAt: at, generationUsed: false })
    .where(eq(loginSession.id, id));
}

export async function markGenerationUsed(db: Db, id: string, generation: number): Promise<void> {
  await db
    .update(loginSession)
    .set({ generationUsed: true })
    .where(and(eq(loginSession.id, id), eq(loginSession.generation, generation)));
}

export async function endSession(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(loginSession)
    .set({ endedAt: at })
    .where(and(eq(loginSession.id, id), isNull(loginSession.endedAt)));
}

/** Ends every other login of the account: its password has changed. */
export async function endOtherSessions(db: Db, accountId: string, but: string, at: Date): Promise<void> {
  await db
    .update(loginSession)
    .set({ endedAt: at })
    .where(and(eq(loginSession.accountId, accountId), ne(loginSession.id, but), isNull(loginSession.endedAt)));
}

export async function sessionById(db: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(loginSession).where(eq(loginSession.id, id));
  return row;
}

export async function insertTicket(db: Db, row: typeof loginTicket.$inferInsert): Promise<void> {
  await db.insert(loginTicket).values(row);
}

/** Uses a ticket up: answers it once, to one caller, before it expires. */
export async function takeTicket(
  db: Db,
  of: { id: string; kind: (typeof loginTicket.$inferSelect)['kind']; hash: string; now: Date },
) {
  const [row] = await db
    .update(loginTicket)
    .set({ usedAt: of.now })
    .where(
      and(
        eq(loginTicket.id, of.id),
        eq(loginTicket.kind, of.kind),
        eq(loginTicket.hash, of.hash),
        isNull(loginTicket.usedAt),
        gt(loginTicket.expiresAt, of.now),
      ),
    )
    .returning();
  return row;
}

/** The installation's secret of that name; the first process to ask makes it. */
export async function secretOf(db: Db, name: string, make: () => string): Promise<string> {
  await db.insert(secret).values({ name, value: make() }).onConflictDoNothing();
  const [row] = await db.select().from(secret).where(eq(secret.name, name));
  if (row === undefined) throw new Error(`the secret ${name} was not kept`);
  return row.value;
}

export async function findJob(db: Db, accountId: string, id: string) {
  const [row] = await db
    .select()
    .from(job)
    .where(and(eq(job.id, id), eq(job.accountId, accountId)));
  return row;
}

export async function hasAccounts(db: Db): Promise<boolean> {
  const rows = await db.select({ id: account.id }).from(account).limit(1);
  return rows.length > 0;
}
