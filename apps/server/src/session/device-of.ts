import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/db.js';
import { Grouping } from '../platform/grouping.js';
import type { Device } from '../platform/guard.js';
import { ensure } from '../platform/problem.js';
import { canonicalRequest, isTimely, type SignatureMethod, sameSignature, signatureOf } from '../platform/signing.js';
import { findSigningKey, rememberNonce, rememberNoncesOfLiving, type Shown } from './store-key.js';

/** So many keys a process remembers; each belongs to a gateway of a school. */
const REMEMBERED = 5_000;

/** So many nonces are kept in one statement, as calls come at the same time. */
const LARGEST_GROUP = 100;

type Key = NonNullable<Awaited<ReturnType<typeof findSigningKey>>>;

/**
 * The program behind a signed call. The signature is judged before the nonce is kept, so that strangers cannot fill the memory. A key
 * that is remembered judges it without asking; whether it still lives is told by the statement that keeps the nonce.
 */
export function openDevices(database: Database, clock: Clock): (request: FastifyRequest) => Promise<Device> {
  const keys = new LRUCache<string, Key>({ max: REMEMBERED });
  const nonces = new Grouping<Shown, boolean>({
    run: (shown) => database.readAsSystem((db) => rememberNoncesOfLiving(db, shown)),
    keyOf: ({ keyId, nonce }) => `${keyId} ${nonce}`,
    largest: LARGEST_GROUP,
    atOnce: 2,
  });
  return async (request) => {
    const signed = signedCall(request);
    const known = keys.get(signed.keyId);
    if (known !== undefined && isSigned(signed, known.secret)) {
      const at = clock.now();
      const nonce = nonceOf(request, at);
      const { keyId, secret, schoolId } = known;
      if (await nonces.join({ keyId, secret, schoolId, nonce, at }))
        return { keyId: known.keyId, schoolId: known.schoolId };
    }
    // Perhaps the key is no more, or another: what is refused is refused by what is true now.
    keys.delete(signed.keyId);
    const key = await database.readAsSystem((db) => findSigningKey(db, signed.keyId));
    ensure(isSigned(signed, key?.secret ?? 'no such key') && key !== undefined);
    const at = clock.now();
    const nonce = nonceOf(request, at);
    const isNew = await database.readAsSystem((db) => rememberNonce(db, signed.keyId, nonce, at));
    ensure(isNew, 'forbidden', 'replayed');
    keys.set(key.keyId, key);
    return { keyId: key.keyId, schoolId: key.schoolId };
  };
}

interface Signed {
  keyId: string;
  signature: string;
  method: SignatureMethod;
  canonical: string;
}

function signedCall(request: FastifyRequest): Signed {
  const header = (name: string) => [request.headers[name]].flat()[0];
  const [keyId, signature] = [header('x-key-id'), header('x-signature')];
  ensure(keyId !== undefined && signature !== undefined && keyId.length <= 100);
  const method = (header('x-signature-method') ?? 'HMAC-SHA1') as SignatureMethod; // as: judged on the next line
  ensure(method === 'HMAC-SHA1' || method === 'HMAC-SHA256');
  const canonical = canonicalRequest({
    method: request.method,
    url: request.raw.url ?? '',
    body: request.rawBody ?? new Uint8Array(),
  });
  ensure(canonical !== undefined);
  return { keyId, signature, method, canonical };
}

const isSigned = ({ signature, canonical, method }: Signed, secret: string): boolean =>
  sameSignature(signature, signatureOf(canonical, secret, method));

/** The number of a timely call that is used once. */
function nonceOf(request: FastifyRequest, now: Date): string {
  const query = request.query as Record<string, string>;
  ensure(isTimely(Number(query.timestamp), now), 'forbidden', 'not-timely', {
    serverTime: Math.floor(now.getTime() / 1000),
  });
  const nonce = query.nonce ?? '';
  ensure(nonce.length >= 8 && nonce.length <= 100, 'forbidden', 'bad-nonce');
  return nonce;
}
