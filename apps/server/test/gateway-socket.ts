import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { captureApi } from '@zhibi/contract/capture';
import type { Endpoint, Envelope } from '@zhibi/contract/kernel';
import WebSocket from 'ws';
import { canonicalRequest, signatureOf } from '../src/platform/signing.js';

/** What a gateway signs with, and the clock it goes by. */
export interface SocketKey {
  keyId: string;
  secret: string;
  now: () => Date;
}

export type SocketAnswer = Envelope<Record<string, unknown>> & { id: string | null };

/** The answer never came: the socket closed before. */
export class NotAnswered extends Error {}

/** The address of a call with its time and number, and its signature. */
export function signedAddress({ secret, now }: SocketKey, method: 'GET' | 'POST', path: string, body = '') {
  const url = `${path}?timestamp=${Math.floor(now().getTime() / 1000)}&nonce=${randomUUID()}`;
  const canonical = canonicalRequest({ method, url, body: Buffer.from(body) }) ?? '';
  return { url, signature: signatureOf(canonical, secret, 'HMAC-SHA1') };
}

/** A gateway that speaks over one WebSocket, with a client of the network. */
export class GatewaySocket {
  readonly #waiting = new Map<string, { resolve: (answer: SocketAnswer) => void; reject: (error: Error) => void }>();
  readonly strays: SocketAnswer[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;

  private constructor(
    readonly socket: WebSocket,
    private readonly key: SocketKey,
  ) {
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data)) as SocketAnswer; // as: the answer under test
      const caller = answer.id === null ? undefined : this.#waiting.get(answer.id);
      if (caller === undefined) this.strays.push(answer);
      else caller.resolve(answer);
      if (answer.id !== null) this.#waiting.delete(answer.id);
    });
    socket.on('error', () => undefined); // the close that follows says it
    this.closed = new Promise((resolve) =>
      socket.on('close', (code, reason) => {
        for (const { reject } of this.#waiting.values()) reject(new NotAnswered());
        this.#waiting.clear();
        resolve({ code, reason: reason.toString() });
      }),
    );
  }

  static async open(address: string, key: SocketKey, headers: Record<string, string> = {}): Promise<GatewaySocket> {
    const { url, signature } = signedAddress(key, 'GET', captureApi.socket.path);
    const socket = new WebSocket(address.replace(/^http/, 'ws') + url, {
      headers: { 'x-key-id': key.keyId, 'x-signature': signature, ...headers },
    });
    const opened = new GatewaySocket(socket, key);
    await once(socket, 'open');
    return opened;
  }

  /** The answer to a call, whatever it says. */
  call(endpoint: Endpoint, payload: unknown): Promise<SocketAnswer> {
    const body = JSON.stringify(payload);
    return this.callWith({ ...signedAddress(this.key, 'POST', endpoint.path, body) }, body);
  }

  /** The same with a line of one's own, whatever is to be wrong about it. */
  callWith(line: Record<string, unknown>, body: string): Promise<SocketAnswer> {
    const id = randomUUID();
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) return reject(new NotAnswered());
      this.#waiting.set(id, { resolve, reject });
      this.socket.send(`${JSON.stringify({ id, ...line })}\n${body}`);
    });
  }
}
