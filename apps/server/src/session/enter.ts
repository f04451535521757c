import type { LoginType } from '@zhibi/contract/kernel';
import type { LoginAnswer } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import type { Attempt, Refused } from './attempt.js';
import { recordRefusal } from './record-refusal.js';
import { schoolLogin, typesAt } from './rules.js';
import { type Entrance, type SignIn, startSession } from './start-session.js';
import { type Account, type Grant, grantsOf } from './store.js';
import { issueTicket } from './tickets.js';

/** Signing in, with what only later domains know: the names of organisations, for the question as which one enters, and who has left. */
export interface LoginServices extends SignIn {
  organisationNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** How somebody who no longer belongs to a school has left it; undefined for whoever never did. */
  leftAs(db: Db, accountId: string): Promise<'graduated' | 'left' | undefined>;
}

/**
 * Lets in somebody who has proved to be the owner of an account: at once where there is one login type, else with the
 * question as which. Whoever has left the school is told so. Undefined when this is not the account's login page; the caller
 * then answers like a wrong proof.
 */
export async function enter(
  db: Db,
  login: LoginServices,
  account: Account,
  at: Entrance & { loginTypes: readonly LoginType[] },
): Promise<Attempt<LoginAnswer> | undefined> {
  const grants = await grantsOf(db, account.id);
  const types = typesAt(at.loginTypes, grants);
  if (types === undefined) {
    const left = at.loginTypes === schoolLogin ? await login.leftAs(db, account.id) : undefined;
    return left && refuse(db, account, at, left);
  }
  const [only, ...others] = types;
  const refused = account.disabledAt !== null ? 'disabled' : only === undefined ? 'no-role' : undefined;
  if (refused !== undefined || only === undefined) return refuse(db, account, at, refused ?? 'no-role');
  if (others.length === 0) return { answer: await startSession(db, login, account.id, only, at) };
  const loginTicket = await issueTicket(db, {
    kind: 'choose',
    accountId: account.id,
    loginType: null,
    now: login.clock.now(),
    beganBy: at.by,
    source: at.source,
  });
  return { answer: { choices: await choicesOf(db, login, types, grants), loginTicket } };
}

async function refuse(
  db: Db,
  account: Account,
  { by }: Entrance,
  refused: 'disabled' | 'no-role' | 'graduated' | 'left',
): Promise<Refused> {
  await recordRefusal(db, { by, refused, accountId: account.id });
  return { refused };
}

/** Each login type with the organisation in which it is held: what a person tells them apart by. */
async function choicesOf(db: Db, login: LoginServices, types: readonly LoginType[], grants: readonly Grant[]) {
  const names = await login.organisationNames(db, [...new Set(grants.map((grant) => grant.organisationId))]);
  return types.map((loginType) => {
    const held = grants.filter((grant) => grant.loginType === loginType && grant.display);
    const own = new Set(held.map((grant) => names.get(grant.organisationId) ?? ''));
    return { loginType, name: [...own].filter(Boolean).join(' · ') };
  });
}
