import {
  type Language,
  SOCKET_CALLS_AT_ONCE,
  SOCKET_IDLE_MS,
  SOCKET_MESSAGES_WAITING,
  SOCKET_SILENT_MS,
  type SocketClose,
  socketCloses,
} from '@zhibi/contract/kernel';
import type { WebSocket } from 'ws';
import { messageOf } from '../message-of.js';
import { Problem } from '../problem.js';
import { type Message, readMessage, withId } from './rules-message.js';

/** Messages that are no calls, one after the other: a program that speaks something else is not answered for ever. */
const NO_CALLS = 10;
/** Held of one socket for its answers; above that it is not read. */
const HELD_BYTES = 8 * 1024 * 1024;

interface Needs {
  keyId: string;
  language: Language;
  /** Answers a call with the JSON of its envelope. */
  answer: (message: Message) => Promise<string>;
  /** A fault of ours: it is logged, and the socket closes. */
  fault: (error: unknown) => void;
  now: () => number;
}

/**
 * The socket of one gateway. Its calls run beside each other, as over several HTTP connections; where they are more than may run at once, or
 * their answers are not read, it is not read either, so that its sender waits and nothing piles up here.
 */
export class SignedSocket {
  readonly #waiting: Buffer[] = [];
  #running = 0;
  #heldBytes = 0;
  #noCalls = 0;
  #movedAt: number;
  #calledAt: number;
  #isResting = false;
  #rested: (() => void) | undefined;

  constructor(
    private readonly socket: WebSocket,
    private readonly needs: Needs,
  ) {
    this.#movedAt = needs.now();
    this.#calledAt = this.#movedAt;
    socket.on('message', (data, isBinary) => {
      this.#moved();
      if (this.#isResting) return; // not answered: its sender brings it to the next server
      if (isBinary) return this.close('binary');
      this.#take(data as Buffer); // as: the usual form of what arrives
    });
    socket.on('pong', () => this.#moved());
  }

  get keyId(): string {
    return this.needs.keyId;
  }

  /** Asks whether somebody is there; ends the socket where nobody was for long, or where nothing was said for longer. */
  look(): void {
    const now = this.needs.now();
    if (now - this.#movedAt > SOCKET_SILENT_MS) this.socket.terminate();
    else if (now - this.#calledAt > SOCKET_IDLE_MS) this.close('idle');
    else if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }

  close(why: SocketClose): void {
    this.#isResting = true;
    this.#waiting.length = 0;
    // What the other side sends in answer has to be read.
    this.socket.resume();
    const { code, words } = socketCloses[why];
    this.socket.close(code, words[this.needs.language]);
  }

  /** Takes no more; resolves when what runs is answered. */
  async rest(): Promise<void> {
    this.#isResting = true;
    this.#waiting.length = 0;
    if (this.#running === 0) return;
    await new Promise<void>((resolve) => {
      this.#rested = resolve;
    });
  }

  terminate(): void {
    this.socket.terminate();
  }

  #moved(): void {
    this.#movedAt = this.needs.now();
  }

  #take(bytes: Buffer): void {
    this.#waiting.push(bytes);
    this.#heldBytes += bytes.length;
    // What had arrived before it was asked to wait is small: more than this is no gateway.
    if (this.#waiting.length > SOCKET_MESSAGES_WAITING) this.close('flooded');
    else this.#goOn();
  }

  #goOn(): void {
    while (this.#running < SOCKET_CALLS_AT_ONCE) {
      const next = this.#waiting.shift();
      if (next === undefined) break;
      this.#running++;
      void this.#run(next).finally(() => {
        this.#running--;
        this.#heldBytes -= next.length;
        if (this.#running === 0) this.#rested?.();
        this.#goOn();
      });
    }
    if (this.#isResting) return;
    if (this.#running === SOCKET_CALLS_AT_ONCE || this.#heldBytes > HELD_BYTES) this.socket.pause();
    else this.socket.resume();
  }

  async #run(bytes: Buffer): Promise<void> {
    const message = readMessage(bytes);
    if (!('call' in message)) {
      await this.#send(withId(message.id, this.#noCall()));
      if (++this.#noCalls >= NO_CALLS) this.close('malformed');
      return;
    }
    this.#noCalls = 0;
    this.#calledAt = this.needs.now();
    try {
      await this.#send(withId(message.call.id, await this.needs.answer(message)));
    } catch (error) {
      this.needs.fault(error);
      this.close('fault');
    }
  }

  #noCall(): string {
    const problem = new Problem('invalid', 'not-a-call');
    const msg = messageOf(problem, undefined, this.needs.language);
    return JSON.stringify({ code: problem.code, msg, data: { reason: problem.reason } });
  }

  /** Resolves when the network has taken it. Whoever went away meanwhile is not told, and sends again. */
  #send(text: string): Promise<void> {
    return new Promise((resolve) => {
      this.socket.send(text, () => {
        this.#moved();
        resolve();
      });
    });
  }
}
