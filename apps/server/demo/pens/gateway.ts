import { randomUUID } from 'node:crypto';
import { captureApi, type InkAnswer } from '@zhibi/contract/capture';
import type { Envelope } from '@zhibi/contract/kernel';
import type { Stroke } from '@zhibi/ink';
import type { z } from 'zod';
import { canonicalRequest, signatureOf } from '../../src/platform/signing.js';

/** Puts a signed request on the wire: over the network, or straight into a server of this process. */
export type Transport = (url: string, body: string, headers: Record<string, string>) => Promise<string>;

export interface Gateway {
  transport: Transport;
  keyId: string;
  secret: string;
  now(): Date;
}

/** What takes the words of a pen: a gateway that signs them and puts them on the wire, or whoever is handed them. */
export interface Receiver {
  ink(batch: z.input<typeof captureApi.ink.input>): Promise<InkAnswer>;
  status(report: z.input<typeof captureApi.status.input>): Promise<unknown>;
}

const receiverOf = (to: Gateway | Receiver): Receiver =>
  'ink' in to
    ? to
    : {
        ink: (batch) => callSigned(to, captureApi.ink.path, batch),
        status: (report) => callSigned(to, captureApi.status.path, report),
      };

export interface PageInk {
  pageCode: string;
  codeRule: string;
  strokes: readonly Stroke[];
}

/** One batch of ink as a gateway sends it. */
export const sendInk = (
  to: Gateway | Receiver,
  device: { mac: string; name: string },
  seq: number,
  pages: readonly PageInk[],
): Promise<InkAnswer> => receiverOf(to).ink(inkBatch(device, seq, pages));

export const inkBatch = (
  device: { mac: string; name: string },
  seq: number,
  pages: readonly PageInk[],
): z.input<typeof captureApi.ink.input> => ({
  batchId: randomUUID(),
  seq,
  source: 'live',
  device: { ...device, model: 'virtual', battery: 80 },
  strokes: pages.flatMap(({ pageCode, codeRule, strokes }) =>
    strokes.map((stroke) => ({ ...stroke, pageCode, codeRule })),
  ),
});

export const sendStatus = (
  to: Gateway | Receiver,
  device: { mac: string; name: string },
  status: 'connected' | 'disconnected',
  page: { pageCode: string; codeRule: string },
) =>
  receiverOf(to).status({
    device: { ...device, model: 'virtual', battery: 80 },
    status,
    ...page,
  });

/** A signed request before it is on the wire. */
export interface Signed {
  url: string;
  body: string;
  headers: Record<string, string>;
}

/** Signs a call for this moment. */
export function sign({ keyId, secret, now }: Omit<Gateway, 'transport'>, path: string, payload: unknown): Signed {
  const body = JSON.stringify(payload);
  const url = `${path}?timestamp=${Math.floor(now().getTime() / 1000)}&nonce=${randomUUID()}`;
  const canonical = canonicalRequest({ method: 'POST', url, body: new TextEncoder().encode(body) });
  if (canonical === undefined) throw new Error('nothing to sign');
  const signature = signatureOf(canonical, secret, 'HMAC-SHA1');
  return { url, body, headers: { 'content-type': 'application/json', 'x-key-id': keyId, 'x-signature': signature } };
}

async function callSigned<T>(gateway: Gateway, path: string, payload: unknown): Promise<T> {
  const { url, body, headers } = sign(gateway, path, payload);
  const answer = JSON.parse(await gateway.transport(url, body, headers)) as Envelope<T>;
  if (answer.code !== 1) throw new Error(`${path}: ${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

/** To a server elsewhere. */
export const overHttp =
  (server: string): Transport =>
  async (url, body, headers) =>
    (await fetch(server + url, { method: 'POST', body, headers })).text();
