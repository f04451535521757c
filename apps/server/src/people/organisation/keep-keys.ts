import { randomBytes } from 'node:crypto';
import { toStamp } from '@zhibi/contract/kernel';
import type { SigningKey } from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { findSigningKey, insertSigningKey, revokeSigningKey, signingKeysOf } from '../../session/index.js';
import { schoolNamesOf } from '../store-pens.js';
import { mayKeepKeys } from './policy.js';

/** The keys of the schools that the actor keeps; secrets are never read again. Runs as the system: keys belong to no scope. */
export async function listKeys(
  db: Db,
  actor: Actor,
  schoolId: string | undefined,
  timeZone: string,
): Promise<{ items: SigningKey[] }> {
  const schoolIds = schoolId === undefined ? actor.schoolIds : [schoolId];
  ensure(
    schoolIds.every((id) => mayKeepKeys(actor, id)),
    'not-found',
  );
  const [keys, names] = await Promise.all([signingKeysOf(db, schoolIds), schoolNamesOf(db, schoolIds)]);
  return {
    items: keys.map(({ keyId, name, schoolId: of, createdAt, revokedAt }) => ({
      keyId,
      name,
      schoolId: of,
      schoolName: names.get(of) ?? '',
      madeAt: toStamp(createdAt, timeZone),
      revokedAt: revokedAt && toStamp(revokedAt, timeZone),
      can: { revoke: revokedAt === null },
    })),
  };
}

/** Makes a key for a gateway of a school. The secret is shown once. */
export async function makeKey(
  db: Db,
  actor: Actor,
  { schoolId, name }: { schoolId: string; name: string },
  now: Date,
): Promise<{ keyId: string; secret: string }> {
  ensure(mayKeepKeys(actor, schoolId), 'not-found');
  const keyId = `zk-${randomBytes(9).toString('base64url')}`;
  const secret = randomBytes(32).toString('base64url');
  await insertSigningKey(db, { keyId, secret, schoolId, name, createdAt: now, madeBy: actor.accountId });
  await recordAct(db, { accountId: actor.accountId, schoolId, what: 'signing-key-made', detail: { keyId, name } });
  return { keyId, secret };
}

export async function revokeKey(db: Db, actor: Actor, keyId: string, now: Date): Promise<void> {
  const key = found(await findSigningKey(db, keyId));
  ensure(mayKeepKeys(actor, key.schoolId), 'not-found');
  await revokeSigningKey(db, keyId, now);
  await recordAct(db, {
    accountId: actor.accountId,
    schoolId: key.schoolId,
    what: 'signing-key-revoked',
    detail: { keyId },
  });
}
