import type { FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/db.js';
import type { Device } from '../platform/guard.js';
import { ensure } from '../platform/problem.js';
import { canonicalRequest, isTimely, type SignatureMethod, sameSignature, signatureOf } from '../platform/signing.js';
import { findSigningKey, rememberNonce } from './store-key.js';

/** The program behind a signed call. The signature is judged before the nonce is kept, so that strangers cannot fill the memory. */
export async function deviceOf(database: Database, clock: Clock, request: FastifyRequest): Promise<Device> {
  const header = (name: string) => [request.headers[name]].flat()[0];
  const [keyId, signature] = [header('x-key-id'), header('x-signature')];
  ensure(keyId !== undefined && signature !== undefined && keyId.length <= 100);
  const method = (header('x-signature-method') ?? 'HMAC-SHA1') as SignatureMethod;
  ensure(method === 'HMAC-SHA1' || method === 'HMAC-SHA256');
  const canonical = canonicalRequest({
    method: request.method,
    url: request.raw.url ?? '',
    body: request.rawBody ?? new Uint8Array(),
  });
  ensure(canonical !== undefined);

  const key = await database.readAsSystem((db) => findSigningKey(db, keyId));
  ensure(sameSignature(signature, signatureOf(canonical, key?.secret ?? 'no such key', method)) && key !== undefined);
  const query = request.query as Record<string, string>;
  const now = clock.now();
  ensure(isTimely(Number(query.timestamp), now), 'forbidden', 'not-timely', {
    serverTime: Math.floor(now.getTime() / 1000),
  });
  const nonce = query.nonce ?? '';
  ensure(nonce.length >= 8 && nonce.length <= 100, 'forbidden', 'bad-nonce');
  ensure(await database.readAsSystem((db) => rememberNonce(db, keyId, nonce, now)), 'forbidden', 'replayed');
  return { keyId, schoolId: key.schoolId };
}
