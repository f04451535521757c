import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_WINDOW_S = 300;
export const NONCE_MEMORY_S = 600;

export type SignatureMethod = 'HMAC-SHA1' | 'HMAC-SHA256';

export interface SignedRequest {
  method: string;
  /** The address as it was sent, with its query. */
  url: string;
  body: Uint8Array;
}

/** Percent-encoding of RFC 3986: what encodeURIComponent leaves out is added. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The text that is signed: METHOD, raw path and all parameters sorted by their encoded bytes; the body is one parameter,
 * `body`, with the lower-case hex SHA-256 of its bytes. Undefined when a parameter stands twice or is called `body`.
 */
export function canonicalRequest({ method, url, body }: SignedRequest): string | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => [encode(name), encode(value)] as const);
  const names = parameters.map(([name]) => name);
  if (new Set(names).size !== names.length || names.includes('body')) return undefined;
  parameters.push(['body', createHash('sha256').update(body).digest('hex')]);
  const sorted = parameters
    .map(([name, value]) => `${name}=${value}`)
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return `${method.toUpperCase()}\n${path}\n${sorted.join('&')}`;
}

export function signatureOf(canonical: string, secret: string, method: SignatureMethod): string {
  return createHmac(method === 'HMAC-SHA256' ? 'sha256' : 'sha1', secret)
    .update(canonical)
    .digest('base64');
}

/** Compares without telling by its time how much was right. */
export function sameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether the sender's clock is near enough to ours, in either direction. */
export const isTimely = (timestampS: number, now: Date): boolean =>
  Number.isInteger(timestampS) && Math.abs(now.getTime() / 1000 - timestampS) <= SIGNATURE_WINDOW_S;
