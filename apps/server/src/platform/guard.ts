import type { Actor } from '@zhibi/contract/session';
import type { FastifyRequest } from 'fastify';

/** A program that may call signed endpoints, and the school whose data it brings. */
export interface Device {
  keyId: string;
  schoolId: string;
}

/** Who is calling. `app` puts it together from the domains that know people and keys. */
export interface Guard {
  /** The person behind the token and the headers; throws the Problem that the protocol names. */
  actorOf(request: FastifyRequest): Promise<Actor>;
  /** The program behind the signature; throws when it is wrong, late or seen before. */
  deviceOf(request: FastifyRequest): Promise<Device>;
}
