import type { RoleCode } from '@zhibi/contract/kernel';
import { and, eq, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { inArray, list } from '../platform/sql-lists.js';
import { account, loginSession, roleGrant } from './tables.js';

/** What a school sees of the accounts that hold a role in it: never a password. */
export interface AccountFacts {
  accountId: string;
  account: string;
  name: string;
  phone: string | null;
  /** Where reminders go by mail. */
  mail: string | null;
  activatedAt: Date | null;
  disabledAt: Date | null;
}

export async function accountFactsById(db: Db, ids: readonly string[]): Promise<Map<string, AccountFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      accountId: account.id,
      account: account.account,
      name: account.name,
      phone: account.phone,
      mail: account.mail,
      activatedAt: account.activatedAt,
      disabledAt: account.disabledAt,
    })
    .from(account)
    .where(inArray(account.id, [...ids]));
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** Which of these names are taken in the installation, in lower case. */
export async function takenAccounts(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db.execute<{ name: string }>(sql`select zhibi_taken_accounts(${list(names)}::text[]) as name`);
  return new Set(rows.map(({ name }) => name));
}

export async function changeAccount(
  db: Db,
  id: string,
  change: Partial<Pick<typeof account.$inferInsert, 'name' | 'phone' | 'mail' | 'disabledAt'>>,
): Promise<void> {
  await db.update(account).set(change).where(eq(account.id, id));
}

/** The same for many accounts in one statement: only the named fields change. */
export async function changeAccounts(
  db: Db,
  changes: readonly { accountId: string; fields: readonly string[]; name: string; phone: string | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    update account a set name = case when c.fields ? 'name' then c.name else a.name end, phone = case when c.fields ? 'phone' then c.phone else a.phone end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("accountId" uuid, fields jsonb, name text, phone text) where a.id = c."accountId"`);
}

/** A password that the person replaces at the next login; an account that was activated stays so. */
export async function setInitialPassword(
  db: Db,
  id: string,
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<void> {
  const givenAt = sql<Date>`case when ${account.activatedAt} is not null then ${at.toISOString()}::timestamptz end`;
  await db.update(account).set({ passwordHash, passwordGivenAt: givenAt }).where(eq(account.id, id));
}

/** Every login of these accounts ends now. */
export async function endSessionsOf(db: Db, accountIds: readonly string[], at: Date): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .update(loginSession)
    .set({ endedAt: at })
    .where(and(inArray(loginSession.accountId, [...accountIds]), isNull(loginSession.endedAt)));
}

/** Which of these accounts of the school also hold roles in another school or of another kind: those are not this school's to change. */
export async function accountsElsewhere(db: Db, accountIds: readonly string[]): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db.execute<{ id: string }>(
    sql`select zhibi_accounts_elsewhere(${list(accountIds)}::uuid[]) as id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** These accounts may no longer enter from now on, or may again. Answers which were changed. */
export async function setDisabled(db: Db, accountIds: readonly string[], at: Date | null): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .update(account)
    .set({ disabledAt: at })
    .where(
      and(
        inArray(account.id, [...accountIds]),
        at === null ? isNotNull(account.disabledAt) : isNull(account.disabledAt),
      ),
    )
    .returning({ id: account.id });
  return rows.map(({ id }) => id);
}

/** Takes what names the person from the account of a student who has left; false where another school knows the account. */
export async function forgetAccount(db: Db, accountId: string, at: Date): Promise<boolean> {
  const [row] = await db.execute<{ done: boolean }>(
    sql`select zhibi_forget_account(${accountId}, ${at.toISOString()}) as done`,
  );
  return row?.done ?? false;
}

/** The accounts that hold a role in the school, held until the transaction ends: nobody takes the last one away meanwhile. */
export async function lockHolders(db: Db, schoolId: string, role: RoleCode): Promise<string[]> {
  const rows = await db
    .select({ id: roleGrant.accountId })
    .from(roleGrant)
    .where(and(eq(roleGrant.inSchoolId, schoolId), eq(roleGrant.role, role), isNull(roleGrant.endedAt)))
    .for('update');
  return rows.map(({ id }) => id);
}

/** The account holds the role in the school, whether it never did or had lost it. */
export async function openGrant(
  db: Db,
  of: { schoolId: string; organisationId: string; role: RoleCode; accountId: string },
  at: Date,
): Promise<void> {
  await reopenGrants(db, { schoolId: of.schoolId, role: of.role, accountIds: [of.accountId] });
  await db.execute(sql`
    insert into role_grant (id, account_id, login_type, role, organisation_id, in_school_id, granted_at)
    select ${newId()}, ${of.accountId}, 1, ${of.role}, ${of.organisationId}, ${of.schoolId}, ${at.toISOString()}
    where not exists (select from role_grant g where g.account_id = ${of.accountId} and g.in_school_id = ${of.schoolId} and g.role = ${of.role})`);
}

interface LoginPage {
  schoolId: string;
  role: RoleCode;
  accountIds: readonly string[];
}

/** The accounts can no longer enter the school in this role; the grants stay to be looked back on. */
export async function endGrants(db: Db, { schoolId, role, accountIds }: LoginPage, at: Date): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .update(roleGrant)
    .set({ endedAt: at })
    .where(
      and(
        eq(roleGrant.inSchoolId, schoolId),
        eq(roleGrant.role, role),
        inArray(roleGrant.accountId, [...accountIds]),
        isNull(roleGrant.endedAt),
      ),
    );
}

export async function reopenGrants(db: Db, { schoolId, role, accountIds }: LoginPage): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .update(roleGrant)
    .set({ endedAt: null })
    .where(
      and(eq(roleGrant.inSchoolId, schoolId), eq(roleGrant.role, role), inArray(roleGrant.accountId, [...accountIds])),
    );
}

/** The accounts that enter a school: its own people, the officers of its district, those who work for its organisation. */
export async function accountsInReach(
  db: Db,
  of: { schoolId: string; regionId: string | null; organisationId: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ accountId: roleGrant.accountId })
    .from(roleGrant)
    .where(
      and(
        isNull(roleGrant.endedAt),
        or(
          eq(roleGrant.inSchoolId, of.schoolId),
          of.regionId === null ? undefined : and(eq(roleGrant.role, 'REGION'), eq(roleGrant.regionId, of.regionId)),
          and(inArray(roleGrant.loginType, [2, 4]), eq(roleGrant.organisationId, of.organisationId)),
        ),
      ),
    );
  return rows.map(({ accountId }) => accountId);
}

/** Whether the account in a column of another query has been activated. */
export const isActivated = (accountId: SQLWrapper): SQL =>
  sql`exists (select from ${account} where ${account.id} = ${accountId} and ${account.activatedAt} is not null)`;
