import type { AccountRow, KeptRole, organisationApi } from '@zhibi/contract/people/organisation';
import { KeptRole as Kept } from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import {
  accountByPhone,
  changeAccount,
  endSessionsOf,
  insertAccounts,
  insertGrants,
  type KeptAccount,
  keptAccounts,
  lockAdministrators,
  setInitialPassword,
  setKeptRoles,
  takenAccounts,
} from '../../session/index.js';
import { makeInitialPassword } from '../initial-passwords.js';
import { canOfAccount, isOwn, keepsOrganisation, mayDisable, reaches } from './policy.js';
import { isShortEnough, rolesMeet } from './rules.js';
import { organisationById } from './store-organisation.js';

type NewAccount = z.output<typeof organisationApi.createAccount.input>;
type Change = z.output<typeof organisationApi.saveAccount.input>;

interface Shown {
  accountId: string;
  account: string;
  name: string;
  password: string;
}

/** Opens an account for somebody who leads a school or the organisation; the password is shown once. */
export async function createAccount(db: Db, actor: Actor, input: NewAccount, now: Date): Promise<Shown> {
  const { organisationId } = actor;
  const { account, name, phone, roles, schoolId } = input;
  ensure(keepsOrganisation(actor));
  ensure(schoolId === null || reaches(actor, schoolId), 'not-found');
  ensure(rolesMeet(roles, schoolId), 'conflict', 'roles-do-not-meet');
  const { accountLongest } = await organisationById(db, organisationId);
  ensure(isShortEnough(account, accountLongest), 'conflict', 'account-too-long', { longest: accountLongest });
  ensure((await takenAccounts(db, [account])).size === 0, 'conflict', 'account-taken');
  ensure(phone === '' || (await accountByPhone(db, phone)) === undefined, 'conflict', 'phone-taken');
  const { password, passwordHash } = await makeInitialPassword();
  const accountId = newId();
  await insertAccounts(db, [{ id: accountId, account, name, phone: phone || null, passwordHash, createdAt: now }]);
  const loginType = schoolId === null ? 2 : 1;
  await insertGrants(
    db,
    roles.map((role) => ({ accountId, loginType, role, organisationId, inSchoolId: schoolId, grantedAt: now })),
  );
  await recordAct(db, {
    accountId: actor.accountId,
    schoolId,
    what: 'account-created',
    detail: { accountId, account, roles },
  });
  return { accountId, account, name, password };
}

/** Changes name, phone and roles, if they are still what the administrator saw. */
export async function saveAccount(db: Db, actor: Actor, input: Change, now: Date): Promise<void> {
  const { accountId, name, phone, roles, seen } = input;
  const known = await keptAccount(db, actor, accountId);
  ensure(isOwn(knownOf(known, [])));
  const before = { name: known.name, phone: known.phone ?? '', roles: keptRoles(known) };
  const isSame = before.name === seen.name && before.phone === seen.phone && sameRoles(before.roles, seen.roles);
  ensure(isSame, 'conflict', 'changed');
  ensure(rolesMeet(roles, known.schoolId), 'conflict', 'roles-do-not-meet');
  const owner = phone === '' ? undefined : (await accountByPhone(db, phone))?.id;
  ensure(owner === undefined || owner === accountId, 'conflict', 'phone-taken');
  await changeAccount(db, accountId, { name, phone: phone || null });
  if (known.schoolId !== null && !sameRoles(before.roles, roles)) {
    const of = { accountId, organisationId: actor.organisationId, schoolId: known.schoolId, at: now };
    await setKeptRoles(db, of, roles);
  }
  const detail = { accountId, from: before, to: { name, phone, roles } };
  await recordAct(db, { accountId: actor.accountId, schoolId: known.schoolId, what: 'account-changed', detail });
}

/** A new initial password; whoever was logged in with the old one no longer is. */
export async function resetAccount(db: Db, actor: Actor, accountId: string, now: Date): Promise<Shown> {
  const known = await keptAccount(db, actor, accountId);
  ensure(canOfAccount(actor, knownOf(known, [])).reset);
  const { password, passwordHash } = await makeInitialPassword();
  await setInitialPassword(db, accountId, { passwordHash, at: now });
  await endSessionsOf(db, [accountId], now);
  await recordAct(db, {
    accountId: actor.accountId,
    schoolId: known.schoolId,
    what: 'password-reset',
    detail: { accountId },
  });
  return { accountId, account: known.account, name: known.name, password };
}

/** Disables an account, which is logged out at once, or enables it again. */
export async function switchAccount(
  db: Db,
  actor: Actor,
  { accountId, disabled }: { accountId: string; disabled: boolean },
  now: Date,
): Promise<void> {
  ensure(keepsOrganisation(actor));
  const administrators = await lockAdministrators(db, actor.organisationId);
  const known = await keptAccount(db, actor, accountId);
  const reported = knownOf(known, administrators);
  ensure(isOwn(reported));
  if (disabled) {
    ensure(!reported.isLast, 'conflict', 'last-administrator');
    ensure(mayDisable(actor, reported), 'conflict', 'yourself');
  }
  if ((known.disabledAt !== null) === disabled) return;
  await changeAccount(db, accountId, { disabledAt: disabled ? now : null });
  if (disabled) await endSessionsOf(db, [accountId], now);
  const what = disabled ? 'account-disabled' : 'account-enabled';
  await recordAct(db, { accountId: actor.accountId, schoolId: known.schoolId, what, detail: { accountId } });
}

async function keptAccount(db: Db, actor: Actor, accountId: string): Promise<KeptAccount> {
  ensure(keepsOrganisation(actor));
  const [known] = await keptAccounts(db, actor, { accountId }, { limit: 1 });
  return found(known);
}

/** @param administrators the enabled ones of the organisation */
export const knownOf = (one: KeptAccount, administrators: readonly string[]) => ({
  accountId: one.accountId,
  elsewhere: one.elsewhere,
  disabled: one.disabledAt !== null,
  isLast: administrators.length === 1 && administrators[0] === one.accountId,
});

export const keptRoles = (one: KeptAccount): KeptRole[] => one.roles.flatMap((role) => Kept.safeParse(role).data ?? []);
const sameRoles = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

export const stateOfAccount = (one: KeptAccount): AccountRow['state'] =>
  one.disabledAt !== null ? 'disabled' : one.activatedAt === null ? 'new' : 'active';
