import { createHash, randomBytes } from 'node:crypto';

/** A key for an address that opens without a login: 32 letters, 192 bits; it is told once, and only its hash is kept. */
export const newKey = (): string => randomBytes(24).toString('base64url');
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
