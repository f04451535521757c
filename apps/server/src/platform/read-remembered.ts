import type { Actor } from '@zhibi/contract/session';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from './db.js';
import type { Services } from './services.js';

type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Answers a reading call by what is remembered of its caller, in one round trip; the transaction that reads also tells whether that
 * still holds. Undefined when it must be found out anew who is calling.
 * @param read reads in exactly one transaction
 */
export async function readRemembered<T>(
  { guard, database }: Pick<Services, 'guard' | 'database'>,
  request: FastifyRequest,
  read: (actor: Actor, transact: Transact) => Promise<T>,
): Promise<{ answer: T } | undefined> {
  const known = await guard.remembered(request);
  if (known === undefined) return undefined;
  const { actor, basis } = known;
  try {
    const scope = { schoolIds: actor.schoolIds, basis };
    return { answer: await read(actor, (work) => database.readAsActor(scope, work)) };
  } catch (error) {
    if (error instanceof DrizzleQueryError) throw error; // what fails there would fail again
    return undefined; // a refusal too may rest on what is no longer so: it is given by what is found out anew
  }
}
