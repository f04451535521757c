import type { LoginType } from '@zhibi/contract/kernel';
import { type LoggedIn, sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../platform/audit.js';
import type { Clock } from '../platform/clock.js';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import type { BeganBy } from './rules.js';
import { insertSession } from './store.js';
import type { Tokens } from './tokens.js';

/** What signing in needs beside the database. */
export interface SignIn {
  tokens: Tokens;
  clock: Clock;
}

/** How the person came: what proved who they are, and from which partner platform. */
export interface Entrance {
  by: BeganBy;
  source?: string;
}

/** Opens a login of an account as one login type and writes it down. */
export async function startSession(
  db: Db,
  { tokens, clock }: SignIn,
  accountId: string,
  loginType: LoginType,
  { by, source }: Entrance = { by: 'password' },
): Promise<z.output<typeof LoggedIn>> {
  const now = clock.now();
  const row = { id: newId(), accountId, loginType, startedAt: now, rotatedAt: now, beganBy: by };
  const [session] = await Promise.all([
    insertSession(db, row),
    recordAct(db, { accountId, schoolId: null, what: 'login', detail: { loginType, by, source } }),
  ]);
  return { ...(await tokens.pairOf(session)), refreshUrl: sessionApi.refresh.path, loginType };
}
