import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { canonicalRequest, type SignatureMethod, sameSignature, signatureOf } from '../src/platform/signing.js';

/** A folder of banks that a specification fills. */
export class BankFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'zhibi-banks-'));

  put(name: string, content: string | Uint8Array): this {
    const file = join(this.path, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return this;
  }

  /** A bank with these lines of questions. */
  bank(code: string, about: Record<string, unknown> = {}, lines: readonly object[] = []): this {
    const manifest = { name: { zh: `题库${code}`, en: `Bank ${code}` }, licence: 'cc-by', credit: '某题库', ...about };
    this.put(`${code}/bank.json`, JSON.stringify(manifest));
    return lines.length === 0 ? this : this.put(`${code}/questions/all.jsonl`, linesOf(lines));
  }

  drop(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

export const linesOf = (lines: readonly object[]): string => lines.map((line) => JSON.stringify(line)).join('\n');

/** A line of a bank; name only what matters. */
export const bankLine = (change: Record<string, unknown> = {}) => ({
  type: 'single-choice',
  subject: '数学',
  stage: 'junior',
  stem: '最小的质数是（　　）',
  answer: ['B'],
  options: [
    { label: 'A', content: '$1$' },
    { label: 'B', content: '$2$' },
  ],

  analysis: '',
  knowledge: ['数论/质数'],
  difficulty: 0.85,
  source: '模拟卷',
  year: 2024,
  parts: [],
  ...change,
});

export interface PartnerCall {
  call: string;
  body: Record<string, unknown>;
  nonce: string;
}
type Answer = (call: PartnerCall, response: ServerResponse) => unknown;

/** A partner on a port of this machine: knows one key, judges signatures as the protocol says, and answers as it is told. */
export class Partner {
  readonly key = { keyId: 'school-key', secret: 'a secret of the two' };
  /** How its calls must be signed. */
  method: SignatureMethod = 'HMAC-SHA1';
  /** Every call that was signed rightly. */
  readonly calls: PartnerCall[] = [];
  answer: Answer = () => ({ code: 1, msg: '', data: {} });
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  static async open(): Promise<Partner> {
    const partner = new Partner();
    await new Promise<void>((done) => partner.#server.listen(0, '127.0.0.1', done));
    return partner;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/bank`; // as: it listens on a port
  }

  /** Answers a success with this. */
  gives(data: unknown): this {
    this.answer = () => ({ code: 1, msg: '', data });
    return this;
  }

  /** What the calls before said is of no interest to what follows. */
  forget(): this {
    this.calls.length = 0;
    return this;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = request.url ?? '';
    const canonical = canonicalRequest({ method: request.method ?? '', url, body }) ?? '';
    const given = String(request.headers['x-signature']);
    const { keyId, secret } = this.key;
    const isOurs =
      request.headers['x-key-id'] === keyId && sameSignature(given, signatureOf(canonical, secret, this.method));
    if (!isOurs) return void response.writeHead(403).end();
    const { pathname, searchParams } = new URL(url, 'http://partner');
    const call = {
      call: pathname.replace('/bank/', ''),
      body: JSON.parse(body.toString()) as Record<string, unknown>, // our own server sends objects
      nonce: searchParams.get('nonce') ?? '',
    };
    this.calls.push(call);
    const answer = this.answer(call, response);
    if (answer !== undefined)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
}
