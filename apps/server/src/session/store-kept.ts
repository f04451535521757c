import type { RoleCode } from '@zhibi/contract/kernel';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray, list } from '../platform/sql-lists.js';
import { account, roleGrant } from './tables.js';

/** The accounts that an organisation keeps itself: its own administrators and the leaders of its schools. */
export interface KeptScope {
  organisationId: string;
  schoolIds: readonly string[];
}

export interface KeptAccount {
  accountId: string;
  account: string;
  name: string;
  phone: string | null;
  activatedAt: Date | null;
  disabledAt: Date | null;
  createdAt: Date;
  roles: RoleCode[];
  schoolId: string | null;
  /** Whether the account also enters another organisation. */
  elsewhere: boolean;
}

export interface KeptFilter {
  accountId?: string | undefined;
  words?: string | undefined;
  schoolId?: string | undefined;
  role?: RoleCode | undefined;
  state?: 'new' | 'active' | 'disabled' | undefined;
}

const stateIs = {
  new: sql`a.activated_at is null and a.disabled_at is null`,
  active: sql`a.activated_at is not null and a.disabled_at is null`,
  disabled: sql`a.disabled_at is not null`,
};

/** Kept accounts, the newest first. Run as the system: those of administrators belong to no school. */
export async function keptAccounts(
  db: Db,
  { organisationId, schoolIds }: KeptScope,
  { accountId, words, schoolId, role, state }: KeptFilter,
  page: { before?: string | undefined; limit: number },
): Promise<KeptAccount[]> {
  const like = words && `%${words.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;
  const when = (given: unknown, condition: SQL) => (given ? sql`and ${condition}` : sql``);
  const rows = await db.execute<KeptAccount & Record<string, unknown>>(sql`
    select a.id as "accountId", a.account, a.name, a.phone, a.activated_at as "activatedAt", a.disabled_at as "disabledAt",
      a.created_at as "createdAt", array_agg(distinct g.role) as roles, min(g.in_school_id::text) as "schoolId",
      exists (select from role_grant o where o.account_id = a.id and o.ended_at is null and o.organisation_id <> ${organisationId}) as elsewhere
    from role_grant g join account a on a.id = g.account_id
    where g.organisation_id = ${organisationId} and g.ended_at is null
      and ((g.login_type = 2 and g.role = 'ORGADMIN')
        or (g.login_type = 1 and g.role in ('SCHOOLADMIN', 'SCHOOLPRINCIPAL') and g.in_school_id = any (${list(schoolIds)}::uuid[])))
      ${when(accountId, sql`a.id = ${accountId ?? null}`)} ${when(schoolId, sql`g.in_school_id = ${schoolId ?? null}`)}
      ${when(like, sql`(lower(a.name) like ${like ?? ''} or lower(a.account) like ${like ?? ''} or a.phone like ${like ?? ''})`)}
      ${state === undefined ? sql`` : sql`and ${stateIs[state]}`} ${when(page.before, sql`a.id < ${page.before ?? null}`)}
    group by a.id having ${role === undefined ? sql`true` : sql`bool_or(g.role = ${role})`}
    order by a.id desc limit ${page.limit}`);
  const asDate = (at: Date | string | null) => (at === null ? null : new Date(at)); // raw statements answer times as text
  return rows.map((row) => ({
    ...row,
    activatedAt: asDate(row.activatedAt),
    disabledAt: asDate(row.disabledAt),
    createdAt: new Date(row.createdAt),
  }));
}

/** The enabled administrators of an organisation, held until the transaction ends: two cannot disable each other at once. */
export async function lockAdministrators(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .select({ accountId: account.id })
    .from(account)
    .innerJoin(roleGrant, eq(roleGrant.accountId, account.id))
    .where(
      and(
        eq(roleGrant.organisationId, organisationId),
        eq(roleGrant.role, 'ORGADMIN'),
        isNull(roleGrant.endedAt),
        isNull(account.disabledAt),
      ),
    )
    .orderBy(account.id)
    .for('update');
  return [...new Set(rows.map((row) => row.accountId))];
}

/** Grants of an account in a school, or of the organisation where that is null; those that ended are opened again. */
export async function setKeptRoles(
  db: Db,
  of: { accountId: string; organisationId: string; schoolId: string; at: Date },
  roles: readonly RoleCode[],
): Promise<void> {
  const mine = and(
    eq(roleGrant.accountId, of.accountId),
    eq(roleGrant.inSchoolId, of.schoolId),
    inArray(roleGrant.role, ['SCHOOLADMIN', 'SCHOOLPRINCIPAL']),
  );
  await db
    .update(roleGrant)
    .set({ endedAt: of.at })
    .where(and(mine, isNull(roleGrant.endedAt)));
  for (const role of roles) // two at most
    await db.execute(sql`
      insert into role_grant (id, account_id, login_type, role, organisation_id, in_school_id, granted_at)
      values (gen_random_uuid(), ${of.accountId}, 1, ${role}, ${of.organisationId}, ${of.schoolId}, ${of.at.toISOString()})
      on conflict (account_id, login_type, role, organisation_id, coalesce(region_id, organisation_id), coalesce(in_school_id, organisation_id))
      do update set ended_at = null`);
}
