import type { RoleCode } from '@zhibi/contract/kernel';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/db.js';
import { ensure, Problem } from '../platform/problem.js';
import { rolesOf } from './rules.js';
import { type LivingSession, markGenerationUsed } from './store.js';
import type { TokenClaims, Tokens } from './tokens.js';

/** A role that somebody may enter as, and where. */
export type Entry = LivingSession['grants'][number];

/** What a token and the chosen roles say about a caller, before the school is known. */
export interface Caller {
  claims: TokenClaims;
  name: string;
  role: RoleCode;
  roles: readonly RoleCode[];
  grants: readonly Entry[];
}

/** The claims of a living token, or the problem that the protocol names. */
export async function readToken(tokens: Tokens, clock: Clock, token: string | undefined): Promise<TokenClaims> {
  const claims = token === undefined ? undefined : await tokens.read(token, clock.now());
  if (claims === 'expired') throw new Problem('token-expired');
  ensure(claims !== undefined, 'signed-out');
  return claims;
}

/**
 * The person behind claims and the session that they name, in the role that was selected: one that this login holds, the first when none is named.
 * @param selected role codes of the header; a role is never trusted from there alone
 */
export async function callerOf(
  database: Database,
  living: LivingSession | null,
  claims: TokenClaims,
  selected: readonly string[],
): Promise<Caller> {
  ensure(living !== null && living.accountId === claims.accountId, 'signed-out');
  if (!living.generationUsed && living.generation === claims.generation) {
    await database.asSystem((tx) => markGenerationUsed(tx, claims.sessionId, claims.generation));
  }
  const roles = rolesOf(living.grants, claims.loginType);
  const [first] = roles;
  ensure(first !== undefined, 'forbidden', 'no-role');
  const held = new Set<string>(roles);
  ensure(selected.every((role) => held.has(role)));
  return {
    claims,
    name: living.name,
    role: (selected[0] as RoleCode | undefined) ?? first,
    roles,
    grants: living.grants.filter((grant) => grant.loginType === claims.loginType && grant.display),
  };
}
