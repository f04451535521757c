import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** What an address says, and nobody can change: nothing is stored, so whoever reads it looks up whether it still holds. */
export interface Seal<T> {
  write(said: T): string;
  /** Undefined where it was sealed with another secret, was changed, or says something else. */
  read(text: string): T | undefined;
}

/** Both words in base64url: the JSON that is said, and its HMAC-SHA256. */
export function sealBy<T>(secret: string, Said: z.ZodType<T>): Seal<T> {
  const macOf = (body: string) => createHmac('sha256', secret).update(body).digest();
  return {
    write: (said) => {
      const body = Buffer.from(JSON.stringify(said)).toString('base64url');
      return `${body}.${macOf(body).toString('base64url')}`;
    },
    read: (text) => {
      const [body = '', mac = ''] = text.split('.');
      const given = Buffer.from(mac, 'base64url');
      const right = macOf(body);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return Said.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data;
    },
  };
}
