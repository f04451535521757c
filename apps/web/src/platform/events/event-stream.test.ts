import '../../../test/browser.js';
import { questionsEvents } from '@zhibi/contract/events/questions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventStream } from './event-stream.js';

class FakeSource {
  static all: FakeSource[] = [];
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  isClosed = false;
  private readonly received = new Map<string, (event: { data: string; lastEventId: string }) => void>();

  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }
  addEventListener(name: string, handler: (event: { data: string; lastEventId: string }) => void) {
    this.received.set(name, handler);
  }
  close() {
    this.isClosed = true;
  }
  say(name: string, id: number, data: unknown) {
    this.received.get(name)?.({ data: JSON.stringify(data), lastEventId: String(id) });
  }
}

/** The locks of one browser: the first holds, the others wait until it lets go. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => unknown) => {
    last = last.then(work);
    return last;
  };
  return { request };
}

class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: (message: { data: unknown }) => void = () => {};
  constructor(readonly name: string) {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) if (other !== this && other.name === this.name) other.onmessage({ data });
  }
  close() {
    FakeChannel.all = FakeChannel.all.filter((one) => one !== this);
  }
}

const declared = Object.values(questionsEvents);
let token = 'old';
const renew = vi.fn(async () => {
  token = 'new';
  return true;
});
const tab = () => new EventStream({ token: () => token, renew });
const settle = () => vi.advanceTimersByTimeAsync(0);
const sources = () => FakeSource.all.filter((source) => !source.isClosed);

beforeEach(() => {
  vi.useFakeTimers();
  token = 'old';
  FakeSource.all = [];
  FakeChannel.all = [];
  renew.mockClear();
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('the event stream', () => {
  it('tells what the server says to whoever listens, until they stop', async () => {
    const stream = tab();
    const received: unknown[] = [];
    const forget = stream.on(questionsEvents.cart, (data) => received.push(data));
    stream.start('me', declared);
    FakeSource.all[0]?.say('cart', 1, { subjectId: 1 });
    forget();
    FakeSource.all[0]?.say('cart', 2, { subjectId: 2 });
    expect(received).toEqual([{ subjectId: 1 }]);
    expect(FakeSource.all[0]?.url).toMatch(/^\/api\/sse\/connect\/[0-9a-f-]{36}\/b2xk$/);
  });

  it('brings to nobody what an event is not declared to say', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stream = tab();
    const received: unknown[] = [];
    stream.on(questionsEvents.cart, (data) => received.push(data));
    stream.start('me', declared);
    for (const data of [{ subjectId: 'all' }, null, { subjectId: 3, questions: ['x'] }])
      FakeSource.all[0]?.say('cart', 1, data);
    expect(received).toEqual([{ subjectId: 3 }]);
  });

  it('connects again from the last event, later each time', async () => {
    tab().start('me', declared);
    const [first] = FakeSource.all;
    first?.onopen();
    first?.say('cart', 41, {});
    first?.onerror();
    await vi.advanceTimersByTimeAsync(999);
    expect(sources()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sources()[0]?.url).toContain('?lastEventId=41');
    expect(renew).not.toHaveBeenCalled();
  });

  it('renews the token when a connection was refused before it opened', async () => {
    tab().start('me', declared);
    FakeSource.all[0]?.onerror();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sources()[0]?.url).toMatch(/\/bmV3$/);
  });

  it('shares one connection between tabs, and another tab takes over when the first closes', async () => {
    Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const [one, two] = [tab(), tab()];
    const received: unknown[] = [];
    two.on(questionsEvents.cart, (data) => received.push(data));
    one.start('me', declared);
    two.start('me', declared);
    await settle();
    expect(sources()).toHaveLength(1);
    sources()[0]?.say('cart', 7, { subjectId: 7 });
    expect(received).toEqual([{ subjectId: 7 }]);
    one.stop();
    await settle();
    expect(sources()).toHaveLength(1);
    expect(sources()[0]?.url).toContain('?lastEventId=7');
  });
});
