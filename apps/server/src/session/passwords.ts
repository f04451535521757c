import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes, OWASP's first choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Hashed once for a password nobody has: an unknown account must take as long as a known one. */
const decoy = hashPassword(crypto.randomUUID());

export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const right = await verify(stored ?? (await decoy), password).catch(() => false); // a stored hash that cannot be read matches nothing
  return stored !== undefined && right;
}

/** Passwords travel as base64 of UTF-8. */
export const decodePassword = (sent: string): string => Buffer.from(sent, 'base64').toString('utf8');
