import { randomUUID } from 'node:crypto';
import { captureApi, type InkAnswer } from '@zhibi/contract/capture';
import type { Endpoint, Envelope } from '@zhibi/contract/kernel';
import type { Stroke } from '@zhibi/ink';
import { canonicalRequest, type SignatureMethod, signatureOf } from '../src/platform/signing.js';
import type { Refused } from './person.js';
import type { TestWorld } from './school.js';

interface Key {
  keyId: string;
  secret: string;
}

/** A stroke on the page that carries the code, as a gateway sends it. */
export type SentStroke = Stroke & { pageCode: string; codeRule: string };
export const onPage = (pageCode: string, strokes: readonly Stroke[], codeRule = 'demo'): SentStroke[] =>
  strokes.map((stroke) => ({ ...stroke, pageCode, codeRule }));

/** A gateway with one pen: signs its calls as the protocol says. */
export class Gateway {
  #seq = 0;
  readonly device = {
    mac: randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase(),
    name: 'Pen 07',
    model: 'any',
    maxForce: 1023,
    battery: 80,
  };

  constructor(
    private readonly world: TestWorld,
    private readonly key: Key,
  ) {}

  static async of(world: TestWorld, schoolId: string): Promise<Gateway> {
    return new Gateway(world, await world.newGatewayKey(schoolId));
  }

  batch(strokes: readonly unknown[], change: Record<string, unknown> = {}) {
    return { batchId: randomUUID(), seq: this.#seq++, source: 'live', device: this.device, strokes, ...change };
  }

  /** Sends ink and expects it to be taken. */
  async ink(strokes: readonly unknown[], change: Record<string, unknown> = {}): Promise<InkAnswer> {
    return this.send(captureApi.ink, this.batch(strokes, change));
  }

  async status(status: 'connected' | 'disconnected', page: { pageCode?: string; codeRule?: string } = {}) {
    await this.send(captureApi.status, { device: this.device, status, ...page });
  }

  async send<T>(endpoint: Endpoint, body: object): Promise<T> {
    const response = await this.post(endpoint, JSON.stringify(body));
    const envelope = response.json() as Envelope<T>;
    if (envelope.code !== 1) throw new Error(`${endpoint.path} → ${response.statusCode} ${response.body}`);
    return envelope.data;
  }

  async refused(endpoint: Endpoint, body: object, how: Partial<Signing> = {}): Promise<Refused> {
    const response = await this.post(endpoint, JSON.stringify(body), how);
    const { code, msg, data } = response.json() as Envelope<Record<string, unknown>>;
    if (code === 1) throw new Error(`${endpoint.path} was not refused`);
    return { code, msg, data, reason: data.reason as string | undefined };
  }

  /** The raw call, with whatever is to be wrong about its signature. */
  post(endpoint: Endpoint, body: string, how: Partial<Signing> = {}) {
    const { timestamp, nonce, method, secret, signed } = {
      timestamp: Math.floor(this.world.clock.now().getTime() / 1000),
      nonce: randomUUID(),
      method: 'HMAC-SHA1' as SignatureMethod,
      secret: this.key.secret,
      signed: body,
      ...how,
    };
    const url = `${endpoint.path}?timestamp=${timestamp}&nonce=${nonce}`;
    const canonical = canonicalRequest({ method: 'POST', url, body: Buffer.from(signed) }) ?? '';
    return this.world.services.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        'x-key-id': this.key.keyId,
        'x-signature-method': method,
        'x-signature': signatureOf(canonical, secret, method),
      },
      payload: body,
    });
  }
}

interface Signing {
  timestamp: number;
  nonce: string;
  method: SignatureMethod;
  secret: string;
  /** The body that was signed, when it is another than the one sent. */
  signed: string;
}
