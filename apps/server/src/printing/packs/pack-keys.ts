import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import type { Services } from '../../platform/services.js';
import { secretOf } from '../../session/index.js';

/** The keys of this installation for job packs; the first process to ask makes them, and they never leave the database. */
export interface PackKeys {
  /** Detached, Ed25519, base64. */
  sign(manifest: string): string;
  isOurs(manifest: string, signature: string): boolean;
  /** For whoever wants to look at a signature without us. */
  publicPem: string;
  /** What binds a report to its pack; derived, so that it is not kept anywhere. */
  keyOf(packId: string): string;
  isSealed(packId: string, body: string, mac: string): boolean;
}

export const openPackKeys = ({ database }: Pick<Services, 'database'>): Promise<PackKeys> =>
  database.asSystem(async (db) =>
    packKeysOf(
      await secretOf(db, 'print-pack-signing', () =>
        generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ),
      await secretOf(db, 'print-pack-reports', () => randomBytes(48).toString('base64url')),
    ),
  );

export function packKeysOf(privatePem: string, secret: string): PackKeys {
  const privateKey = createPrivateKey(privatePem);
  const publicKey = createPublicKey(privateKey);
  const keyOf = (packId: string) => createHmac('sha256', secret).update(packId).digest('hex');
  return {
    sign: (manifest) => sign(null, Buffer.from(manifest), privateKey).toString('base64'),
    isOurs: (manifest, signature) =>
      verify(null, Buffer.from(manifest), publicKey, new Uint8Array(Buffer.from(signature, 'base64'))),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    keyOf,
    isSealed: (packId, body, mac) => {
      const right = createHmac('sha256', Buffer.from(keyOf(packId), 'hex'))
        .update(body)
        .digest();
      const given = Buffer.from(mac, 'hex');
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
