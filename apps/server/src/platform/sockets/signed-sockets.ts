import { setTimeout as sleep } from 'node:timers/promises';
import { type Endpoint, SOCKET_PING_MS, SOCKETS_OF_A_KEY } from '@zhibi/contract/kernel';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Device } from '../guard.js';
import { languageOf } from '../language.js';
import type { Services } from '../services.js';
import type { Message } from './rules-message.js';
import { SignedSocket } from './signed-socket.js';

/** How long a socket that is told to go may take. */
const PARTING_MS = 1_500;

/**
 * The open sockets of signed programs in this process. A message is answered by the endpoint that it names, on the very path of an HTTP call:
 * signature, nonce, limits, envelope and log are those of every other.
 */
export class SignedSockets {
  readonly #open = new Set<SignedSocket>();
  readonly #paths: ReadonlySet<string>;
  readonly #nowhere: string;
  readonly #rounds: NodeJS.Timeout;

  /** @param calls what may be called over a socket */
  constructor(
    private readonly services: Services,
    endpoint: Endpoint,
    calls: readonly Endpoint[],
  ) {
    this.#nowhere = `${endpoint.path}/unknown`;
    this.#paths = new Set(calls.map(({ path }) => path));
    this.#rounds = setInterval(() => void this.#look(), SOCKET_PING_MS).unref();
  }

  /** A socket whose opening was signed. */
  take(socket: WebSocket, request: FastifyRequest, { keyId }: Device): void {
    const { clock, log } = this.services;
    const acceptLanguage = request.headers['accept-language'] ?? 'zh-CN';
    const from = { keyId, ip: request.ip, acceptLanguage };
    const one = new SignedSocket(socket, {
      keyId,
      language: languageOf(acceptLanguage),
      answer: (message) => this.#answer(message, from),
      fault: (err) => log.error({ err }, 'a fault'),
      now: () => clock.now().getTime(),
    });
    this.#open.add(one);
    log.info({ keyId, open: this.#open.size }, 'a socket was opened');
    socket.on('close', (code) => {
      this.#open.delete(one);
      log.info({ keyId, closed: code }, 'a socket was closed');
    });
    // A gateway that lost its network opens anew before the old one is known to be dead: the newest counts.
    const [oldest, ...others] = this.#of(keyId);
    if (others.length >= SOCKETS_OF_A_KEY) oldest?.close('replaced');
  }

  /** Nothing new is taken, what runs is answered, and every gateway is told to come back. */
  async stop(): Promise<void> {
    clearInterval(this.#rounds);
    const all = [...this.#open];
    await Promise.race([Promise.all(all.map((one) => one.rest())), sleep(PARTING_MS)]);
    for (const one of all) one.close('restart');
    const until = Date.now() + PARTING_MS;
    while (this.#open.size > 0 && Date.now() < until) await sleep(10);
    for (const one of this.#open) one.terminate();
  }

  async #answer({ call, body }: Message, from: { keyId: string; ip: string; acceptLanguage: string }): Promise<string> {
    const isOffered = this.#paths.has(call.url.split('?', 1)[0] ?? '');
    const { statusCode, payload } = await this.services.app.inject({
      method: 'POST',
      // What is not offered is answered as an address where nothing is.
      url: isOffered ? call.url : this.#nowhere,
      headers: {
        'content-type': 'application/json',
        'accept-language': from.acceptLanguage,
        'x-key-id': from.keyId,
        'x-signature': call.signature,
        ...(call.signatureMethod === undefined ? {} : { 'x-signature-method': call.signatureMethod }),
      },
      payload: body,
      remoteAddress: from.ip,
    });
    if (statusCode === 403) void this.#closeWithdrawn([from.keyId]);
    return payload;
  }

  async #look(): Promise<void> {
    for (const one of this.#open) one.look();
    await this.#closeWithdrawn([...new Set([...this.#open].map(({ keyId }) => keyId))]);
  }

  /** Whoever withdrew a key did it in any process: the database is asked. */
  async #closeWithdrawn(keyIds: readonly string[]): Promise<void> {
    if (keyIds.length === 0) return;
    try {
      const living = await this.services.guard.livingKeys(keyIds);
      for (const keyId of keyIds) if (!living.has(keyId)) for (const one of this.#of(keyId)) one.close('withdrawn');
    } catch (err) {
      // The database is away for a moment: the next round asks again, and each call is judged by itself.
      this.services.log.info({ err }, 'the keys of open sockets could not be looked up');
    }
  }

  /** Those of a key, the oldest first. */
  #of(keyId: string): SignedSocket[] {
    return [...this.#open].filter((one) => one.keyId === keyId);
  }
}
