import { randomUUID } from 'node:crypto';
import { Problem } from '../../../platform/problem.js';
import { canonicalRequest, signatureOf } from '../../../platform/signing.js';
import type { Remote } from '../manifest.js';

export interface CallTo {
  remote: Remote;
  now(): Date;
  largestBytes: number;
  /** Whether the call changes nothing at the partner: only then it is made again after a failure. */
  repeatable: boolean;
}

const trouble = (reason: string, data?: Record<string, unknown>) => new Problem('conflict', reason, data);
/** After one of these the same call may go well. */
const passing: readonly (string | undefined)[] = ['partner-unreachable', 'partner-failed'];

/**
 * A call of a partner, signed as the protocol says: `POST address/call?timestamp&nonce` with JSON. A retry is signed anew.
 * Throws a Problem with one of `bankReasons`; not-found where the partner says so.
 */
export async function signedCall(call: string, body: unknown, to: CallTo): Promise<Uint8Array> {
  try {
    return await callOnce(call, body, to);
  } catch (error) {
    if (!to.repeatable || !(error instanceof Problem) || !passing.includes(error.reason)) throw error;
    return callOnce(call, body, to);
  }
}

async function callOnce(call: string, body: unknown, { remote, now, largestBytes }: CallTo): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const url = signedUrl(`${remote.address}/${call}`, now());
  const signal = AbortSignal.timeout(remote.patienceMs);
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureHeaders(remote, url, bytes) },
      body: bytes,
      redirect: 'manual', // a signed call goes to the address of the contract and nowhere else
      signal,
    });
  } catch {
    throw trouble(signal.aborted ? 'partner-slow' : 'partner-unreachable'); // fetch says no more than that it failed
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw refusalOf(response.status);
  }
  return readBody(response, largestBytes, signal);
}

/** `timestamp` and `nonce` travel in the query; the address itself has none. */
function signedUrl(address: string, now: Date): string {
  const query = new URLSearchParams({ timestamp: `${Math.floor(now.getTime() / 1000)}`, nonce: randomUUID() });
  return `${address}?${query}`;
}

function signatureHeaders({ keyId, secret, method }: Remote, url: string, body: Uint8Array): Record<string, string> {
  const { pathname, search } = new URL(url);
  const canonical = canonicalRequest({ method: 'POST', url: `${pathname}${search}`, body });
  if (canonical === undefined) throw new Error('an address that cannot be signed');
  return {
    'x-key-id': keyId,
    'x-signature-method': method,
    'x-signature': signatureOf(canonical, secret, method),
  };
}

function refusalOf(status: number): Problem {
  if (status === 401 || status === 403) return trouble('partner-key');
  if (status === 404) return new Problem('not-found');
  return trouble(status >= 500 ? 'partner-failed' : 'partner-nonsense');
}

/** Reads what comes and stops where it is too much; a length that is announced is not believed. */
async function readBody(response: Response, largest: number, signal: AbortSignal): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw trouble(signal.aborted ? 'partner-slow' : 'partner-unreachable');
    });
    if (done) return new Uint8Array(Buffer.concat(parts, length));
    length += value.length;
    if (length > largest) {
      await reader.cancel();
      throw trouble('partner-too-large');
    }
    parts.push(value);
  }
}

/** The address of a partner's own pages for one person, signed as a GET without a body. */
export function signedPortal(
  { keyId, secret, method }: Remote,
  address: string,
  who: Record<string, string>,
  now: Date,
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({
    ...who,
    keyId,
    timestamp: `${Math.floor(now.getTime() / 1000)}`,
    nonce: randomUUID(),
  }))
    url.searchParams.set(name, value);
  const canonical = canonicalRequest({ method: 'GET', url: `${url.pathname}${url.search}`, body: new Uint8Array() });
  if (canonical === undefined) throw new Error('an address that cannot be signed');
  url.searchParams.set('signature', signatureOf(canonical, secret, method));
  return url.href;
}
