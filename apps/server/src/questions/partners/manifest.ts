import { BankCode, QuotaPeriod } from '@zhibi/contract/questions/partners';
import { Licence } from '@zhibi/contract/questions/writing';
import { z } from 'zod';

const Url = z.url({ protocol: /^https?$/ });

/** Where a remote bank is, and the key that it knows us by. The address has no query of its own. */
export const Remote = z.object({
  address: Url.refine((text) => !/[?#]/.test(text)).transform((text) => text.replace(/\/+$/, '')),
  keyId: z.string().min(1).max(100),
  secret: z.string().min(1).max(500),
  method: z.enum(['HMAC-SHA1', 'HMAC-SHA256']).default('HMAC-SHA1'),
  /** A person waits for the answer, and a call of a browser ends after a minute: two attempts must fit. */
  patienceMs: z.number().int().min(50).max(25_000).default(12_000),
});
export type Remote = z.infer<typeof Remote>;

/** `bank.json`: what a bank says of itself. With `remote` its questions lie elsewhere, without it beside this file. */
export const Manifest = z.object({
  name: z.object({ zh: z.string().min(1).max(60), en: z.string().min(1).max(60) }),
  licence: Licence,
  /** Who is to be named on print. */
  credit: z.string().max(60).default(''),
  quota: z.object({ limit: z.number().int().min(0), per: QuotaPeriod }).optional(),
  /** The partner's words for a topic, as a path, to ours. */
  map: z.record(z.string(), z.string()).default({}),
  remote: Remote.optional(),
  portal: Url.optional(),
  centsPerPage: z.number().min(0).max(100_000).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

export const isBankCode = (code: string): boolean => BankCode.safeParse(code).success;
