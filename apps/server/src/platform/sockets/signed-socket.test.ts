import { EventEmitter } from 'node:events';
import { SOCKET_CALLS_AT_ONCE, SOCKET_MESSAGES_WAITING } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { SignedSocket } from './signed-socket.js';

/** The library's end of a connection, whose network takes answers when the specification says so. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  isPaused = false;
  closedWith: number | undefined;
  readonly unread: (() => void)[] = [];
  readonly sent: string[] = [];
  pause(): void {
    this.isPaused = true;
  }
  resume(): void {
    this.isPaused = false;
  }
  close(code: number): void {
    this.closedWith = code;
  }
  send(text: string, taken: () => void): void {
    this.sent.push(text);
    this.unread.push(taken);
  }
}

const callOf = (id: number, body = '') =>
  Buffer.from(`${JSON.stringify({ id: String(id), url: '/x', signature: 's' })}\n${body}`);
/** Everything that waits for nothing but its turn has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function openFake() {
  const socket = new FakeSocket();
  const open: (() => void)[] = [];
  const counted = { running: 0, most: 0 };
  const signed = new SignedSocket(socket as unknown as WebSocket, {
    // as: what of the library is used
    keyId: 'key',
    language: 'en',
    answer: async () => {
      counted.most = Math.max(counted.most, ++counted.running);
      await new Promise<void>((resolve) => open.push(resolve));
      counted.running--;
      return '{"code":1}';
    },
    fault: () => undefined,
    now: () => 0,
  });
  return { socket, open, counted, signed };
}

describe('a socket that brings more than can be answered at once', () => {
  it('is not read until there is room: no more run beside each other, and all are answered', async () => {
    const { socket, open, counted } = openFake();
    const calls = SOCKET_CALLS_AT_ONCE * 3;
    for (let id = 0; id < calls; id++) socket.emit('message', callOf(id), false);
    expect(socket.isPaused).toBe(true);
    while (socket.sent.length < calls) {
      open.shift()?.();
      await settled();
      socket.unread.shift()?.();
      await settled();
    }
    expect(counted.most).toBe(SOCKET_CALLS_AT_ONCE);
    expect(new Set(socket.sent.map((text) => JSON.parse(text).id)).size).toBe(calls);
    expect(socket.isPaused).toBe(false);
  });

  it('is not read either while its answers are not', async () => {
    const { socket, open } = openFake();
    for (let id = 0; id < SOCKET_CALLS_AT_ONCE; id++) socket.emit('message', callOf(id), false);
    for (const go of open) go();
    await settled();
    expect([socket.sent.length, socket.isPaused]).toEqual([SOCKET_CALLS_AT_ONCE, true]);
    for (const taken of socket.unread) taken();
    await settled();
    expect(socket.isPaused).toBe(false);
  });

  it('is not read while much of it is held', async () => {
    const { socket, open } = openFake();
    for (let id = 0; id < 3; id++) socket.emit('message', callOf(id, 'x'.repeat(3 * 1024 * 1024)), false);
    expect(socket.isPaused).toBe(true);
    open.shift()?.();
    await settled();
    socket.unread.shift()?.();
    await settled();
    expect(socket.isPaused).toBe(false);
  });

  it('is closed where messages come all the same', () => {
    const { socket } = openFake();
    for (let id = 0; id <= SOCKET_CALLS_AT_ONCE + SOCKET_MESSAGES_WAITING; id++)
      socket.emit('message', callOf(id), false);
    expect(socket.closedWith).toBe(4429);
  });
});
