import type { Actor } from '@zhibi/contract/session';
import type { FastifyRequest } from 'fastify';
import type { Basis } from './basis.js';

/** A program that may call signed endpoints, and the school whose data it brings. */
export interface Device {
  keyId: string;
  schoolId: string;
}

/** A caller as this process knew them at some earlier call; true only where the basis still holds. */
export interface Remembered {
  actor: Actor;
  basis: Basis;
}

/** Who is calling. `app` puts it together from the domains that know people and keys. */
export interface Guard {
  /** The person behind the token and the headers; throws the Problem that the protocol names. */
  actorOf(request: FastifyRequest): Promise<Actor>;
  /** What an earlier call found out about the same token and headers. Nothing may be answered by it before the database has confirmed it. */
  remembered(request: FastifyRequest): Promise<Remembered | undefined>;
  /** The program behind the signature; throws when it is wrong, late or seen before. */
  deviceOf(request: FastifyRequest): Promise<Device>;
  /** Which of these keys may still be used. */
  livingKeys(keyIds: readonly string[]): Promise<ReadonlySet<string>>;
}
