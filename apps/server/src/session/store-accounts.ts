import type { RoleCode } from '@zhibi/contract/kernel';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';
import { account, loginSession, roleGrant } from './tables.js';

/** What a school sees of the accounts that hold a role in it: never a password. */
export interface AccountFacts {
  accountId: string;
  account: string;
  name: string;
  phone: string | null;
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
  change: Partial<Pick<typeof account.$inferInsert, 'name' | 'phone' | 'disabledAt'>>,
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

/** A new initial password: the account must be activated again. */
export async function setInitialPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(account).set({ passwordHash, activatedAt: null }).where(eq(account.id, id));
}

/** Every login of these accounts ends now. */
export async function endSessionsOf(db: Db, accountIds: readonly string[], at: Date): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .update(loginSession)
    .set({ endedAt: at })
    .where(and(inArray(loginSession.accountId, [...accountIds]), isNull(loginSession.endedAt)));
}

interface Door {
  schoolId: string;
  role: RoleCode;
  accountIds: readonly string[];
}

/** The accounts can no longer enter the school in this role; the grants stay to be looked back on. */
export async function endGrants(db: Db, { schoolId, role, accountIds }: Door, at: Date): Promise<void> {
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

export async function reopenGrants(db: Db, { schoolId, role, accountIds }: Door): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .update(roleGrant)
    .set({ endedAt: null })
    .where(
      and(eq(roleGrant.inSchoolId, schoolId), eq(roleGrant.role, role), inArray(roleGrant.accountId, [...accountIds])),
    );
}
