import { createCipheriv, createDecipheriv, createHash, randomBytes, randomInt } from 'node:crypto';
import type { PasswordSlip } from '@zhibi/contract/people';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { type Starter, startJob, type TaskList } from '../platform/jobs/index.js';
import type { Services } from '../platform/services.js';
import { accountFactsById, hashPassword, secretOf } from '../session/index.js';
import { initialPassword } from './rules-accounts.js';
import { classNamesOf, countSlips, forgetSlips, insertSlips, keepMade, slipsToMake, takeSlips } from './store-slips.js';

/** Work of this domain: makes the initial passwords of a batch of accounts. */
const MAKE_PASSWORDS = 'make-initial-passwords';
/** Hashing is slow on purpose: so many accounts are committed at once, so that a killed job loses little. */
const CHUNK = 50;
const SLIP_LIFE_MS = 7 * 24 * 3_600_000;

/** One initial password, to be shown once by whoever asked for it. */
export async function makeInitialPassword(): Promise<{ password: string; passwordHash: string }> {
  const password = initialPassword(randomInt);
  return { password, passwordHash: await hashPassword(password) };
}

/** Initial passwords for many accounts, made by a job; its result is `{ batchId, made }`, and the slips are taken by the batch. */
export async function startPasswords(
  db: Db,
  starter: Starter,
  accountIds: readonly string[],
  batchId: string = newId(),
): Promise<string> {
  await insertSlips(db, starter.schoolId, batchId, accountIds);
  return startJob(db, starter, MAKE_PASSWORDS, { batchId });
}

/** The slips of a batch, once: whoever has seen them must print or keep them. Older ones of the school are forgotten on the way. */
export async function readSlips(
  db: Db,
  key: Uint8Array,
  schoolId: string,
  batchId: string,
  now: Date,
): Promise<PasswordSlip[]> {
  const taken = await takeSlips(db, schoolId, batchId);
  await forgetSlips(db, schoolId, new Date(now.getTime() - SLIP_LIFE_MS));
  const accountIds = taken.map(({ accountId }) => accountId);
  const facts = await accountFactsById(db, accountIds);
  const classNames = await classNamesOf(db, schoolId, accountIds);
  return taken.flatMap(({ accountId, sealed }) => {
    const known = facts.get(accountId);
    if (known === undefined) return [];
    const { name, account } = known;
    return [{ accountId, name, account, password: open(key, sealed), className: classNames.get(accountId) ?? '' }];
  });
}

/** The key of this installation's slips. */
export const slipKey = (services: Services): Promise<Uint8Array> =>
  services.database.asSystem(async (db) =>
    createHash('sha256')
      .update(await secretOf(db, 'slips', () => randomBytes(48).toString('base64url')))
      .digest(),
  );

export const initialPasswordTasks = (services: Services): TaskList => ({
  [MAKE_PASSWORDS]: async ({ payload, progress }) => {
    const [schoolId, batchId] = [String(payload.schoolId), String(payload.batchId)];
    const key = await slipKey(services);
    const within = <T>(work: (db: Db) => Promise<T>) => services.database.asActor({ schoolIds: [schoolId] }, work);
    const total = await within((db) => countSlips(db, schoolId, batchId));
    let made = 0;
    for (;;) {
      const accountIds = await within((db) => slipsToMake(db, schoolId, batchId, CHUNK));
      if (accountIds.length === 0) return { batchId, made: total };
      const passwords = await Promise.all(
        accountIds.map(async (accountId) => ({ accountId, ...(await makeInitialPassword()) })),
      );
      const slips = passwords.map((one) => ({ ...one, sealed: seal(key, one.password) }));
      await within((db) => keepMade(db, { schoolId, batchId, at: services.clock.now() }, slips));
      made += slips.length;
      await progress(made, total);
    }
  },
});

/** AES-256-GCM: nonce, tag and text, in base64. A copy of the database alone shows no password. */
function seal(key: Uint8Array, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

function open(key: Uint8Array, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
