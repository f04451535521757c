import type { Pair } from '@zhibi/contract/session';
import { recordAct } from '../platform/audit.js';
import type { Db } from '../platform/db.js';
import { IDLE_MS, rotationOf } from './rules.js';
import type { SignIn } from './start-session.js';
import { endSession, lockSession, rotateSession } from './store.js';

/** A new pair for an old one; undefined when it is worth nothing any more. Reuse ends the whole login. */
export async function refreshSession(
  db: Db,
  { tokens, clock }: SignIn,
  refreshToken: string,
): Promise<Pair | undefined> {
  const read = tokens.readRefresh(refreshToken);
  const session = read && (await lockSession(db, read.sessionId));
  if (read === undefined || session === undefined) return undefined;
  const now = clock.now();
  if (now.getTime() - session.rotatedAt.getTime() > IDLE_MS) return undefined;
  switch (rotationOf(session, read.generation, now)) {
    case 'rotate': {
      const generation = session.generation + 1;
      await rotateSession(db, session.id, generation, now);
      return tokens.pairOf({ ...session, generation, rotatedAt: now });
    }
    case 'repeat':
      return tokens.pairOf(session);
    case 'reuse':
      await endSession(db, session.id, now);
      await recordAct(db, {
        accountId: session.accountId,
        schoolId: null,
        what: 'refresh-token-reused',
        detail: { sessionId: session.id },
      });
      return undefined;
  }
}
