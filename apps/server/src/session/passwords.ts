import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { newId } from '../platform/ids.js';
import { WaitingQueue } from './waiting-queue.js';

/** Argon2id with 19 MiB and two passes, OWASP's first choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node works with four threads beside its own: one stays free for files, and no more hash than there are cores. */
export const HASHES_AT_ONCE = Math.min(3, availableParallelism());
const line = new WaitingQueue({ atOnce: HASHES_AT_ONCE, maxWaiting: Number.POSITIVE_INFINITY, perKey: 1 });

export const hashPassword = (password: string): Promise<string> => line.pass(newId(), () => hash(password, cost));

/** Hashed once for a password nobody has: an unknown account must take as long as a known one. */
const decoy = hashPassword(crypto.randomUUID());

/** @param stored empty or undefined where there is none yet: nobody enters with that, and it takes as long */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored || (await decoy);
  const right = await line.pass(newId(), () => verify(against, password)).catch(() => false); // a stored hash that cannot be read matches nothing
  return Boolean(stored) && right;
}

/** Passwords travel as base64 of UTF-8. */
export const decodePassword = (sent: string): string => Buffer.from(sent, 'base64').toString('utf8');
