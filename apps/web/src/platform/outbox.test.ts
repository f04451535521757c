import { problemCodes } from '@zhibi/contract/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaving } from './leaving.js';
import { Outbox } from './outbox.js';
import { Refusal } from './refusal.js';
import { session } from './session-store.js';

interface Row {
  words: string;
}

const REST_MS = 800;
let school: Map<string, string>;
let hasNetwork: boolean;
let closing: (() => void)[];

/** One tab's outbox, whose school takes every row as it is. */
function opened(name = 'words of one') {
  const outbox: Outbox<Row> = new Outbox<Row>(name, {
    restMs: REST_MS,
    send: async (waiting) => {
      if (!hasNetwork) throw new TypeError('Failed to fetch');
      for (const [id, row] of waiting) {
        school.set(id, row.words);
        outbox.taken(id, row);
      }
    },
    unsaved: (count) => `${count} unsent`,
    changed: () => {},
  });
  const close = outbox.open();
  closing.push(close);
  return { outbox, close };
}
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('words of '));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  school = new Map();
  hasNetwork = true;
  closing = [];
});
afterEach(() => {
  for (const close of closing) close();
  vi.useRealTimers();
});

describe('what a person did', () => {
  it('stands on the device at once, goes a moment later, and leaves the device then', async () => {
    const { outbox } = opened();
    outbox.put([['a', { words: 'one' }]]);
    expect(outbox.post.state).toBe('saving');
    expect(kept()).toEqual(['words of one a']);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect([...school]).toEqual([['a', 'one']]);
    expect(outbox.post.state).toBe('saved');
    expect(kept()).toEqual([]);
  });

  it('waits for the network, and says before a logout what would be lost', async () => {
    hasNetwork = false;
    const { outbox } = opened();
    outbox.put([['a', { words: 'one' }]]);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(outbox.post.state).toBe('offline');
    expect(leaving.unsaved()).toEqual(['1 unsent']);
    hasNetwork = true;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.post.state).toBe('saved');
    expect(leaving.unsaved()).toEqual([]);
  });

  it('goes from the next tab where this one was closed', async () => {
    hasNetwork = false;
    const first = opened();
    first.outbox.put([['a', { words: 'one' }]]);
    first.close();
    await vi.advanceTimersByTimeAsync(REST_MS);
    hasNetwork = true;
    opened();
    await vi.advanceTimersByTimeAsync(0);
    expect([...school]).toEqual([['a', 'one']]);
    expect(kept()).toEqual([]);
  });

  it('goes on when its page was left, is named before a logout, and is forgotten with the login', async () => {
    hasNetwork = false;
    const { outbox, close } = opened();
    outbox.put([['a', { words: 'one' }]]);
    await vi.advanceTimersByTimeAsync(REST_MS);
    close();
    await vi.advanceTimersByTimeAsync(0);
    expect(leaving.unsaved()).toEqual(['1 unsent']);
    hasNetwork = true;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([...school]).toEqual([['a', 'one']]);
    expect(leaving.unsaved()).toEqual([]);

    hasNetwork = false;
    const next = opened();
    next.outbox.put([['b', { words: 'two' }]]);
    next.close();
    await leaving.forget();
    hasNetwork = true;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(school.has('b')).toBe(false);
  });

  it('is not sent under the next login, though the tab stayed open', async () => {
    hasNetwork = false;
    const { outbox, close } = opened();
    outbox.put([['a', { words: 'one' }]]);
    await vi.advanceTimersByTimeAsync(REST_MS);
    close();
    session.begin({ token: 't', refreshToken: 'r', refreshUrl: '/', loginType: 1 });
    hasNetwork = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(school.size).toBe(0);
    expect(leaving.unsaved()).toEqual([]);
  });

  it('is sent by the page that stands open, once another has begun', async () => {
    hasNetwork = false;
    const [first, second] = [opened(), opened()];
    first.outbox.put([['a', { words: 'one' }]]);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(leaving.unsaved()).toEqual(['1 unsent']);
    second.close();
    hasNetwork = true;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([...school]).toEqual([['a', 'one']]);
  });

  it('of another person on this device is not sent', async () => {
    hasNetwork = false;
    opened('words of one').outbox.put([['a', { words: 'one' }]]);
    const { outbox } = opened('words of onesie');
    expect(outbox.waiting.size).toBe(0);
  });
});

it('two tabs keep their rows beside one another, and neither takes away what is newer in the other', async () => {
  hasNetwork = false;
  const [one, other] = [opened(), opened()];
  one.outbox.put([['a', { words: 'early' }]]);
  other.outbox.put([
    ['a', { words: 'late' }],
    ['b', { words: 'else' }],
  ]);
  other.close();
  await vi.advanceTimersByTimeAsync(REST_MS);
  hasNetwork = true;
  await one.outbox.flush();
  expect(kept()).toEqual(['words of one a', 'words of one b']);
  await opened().outbox.flush();
  expect([...school]).toEqual([
    ['a', 'late'],
    ['b', 'else'],
  ]);
});

it('what was put while its row was sent goes with the next turn', async () => {
  const { outbox } = opened();
  outbox.put([['a', { words: 'one' }]]);
  const sent = outbox.waiting.get('a');
  outbox.put([['a', { words: 'two' }]]);
  outbox.taken('a', sent);
  expect(await outbox.flush()).toBe(true);
  expect(school.get('a')).toBe('two');
});

it('what is refused is not sent again and again, and says why', async () => {
  const ask = vi.fn(() => Promise.reject(new Refusal({ code: problemCodes.conflict.code, message: 'handed in' })));
  const outbox = new Outbox<Row>('words of none', { restMs: REST_MS, send: ask, unsaved: String, changed: () => {} });
  outbox.put([['a', { words: 'one' }]]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(outbox.post).toEqual({ state: 'refused', refused: 'handed in' });
  expect(ask).toHaveBeenCalledTimes(1);
});

it('a row that a full storage cut off is no row', () => {
  localStorage.setItem('words of one a', '{"words":"on');
  expect(opened().outbox.waiting.size).toBe(0);
});
