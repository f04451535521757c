import { describe, expect, it } from 'vitest';
import '../../../../test/browser.js';
import { NETWORK, Refusal } from '../../../platform/refusal.js';
import type { KeptRecording, KeptRecordings } from './kept-recordings.js';
import { Outbox } from './outbox.js';

const recording = (tryId: string) => ({
  tryId,
  spokenId: 's',
  recordedAt: `2026112309000${tryId}`,
  cues: [],
  measures: {
    durationMs: 1_000,
    spanMs: 0,
    voicedMs: 0,
    pauses: 0,
    longestPauseMs: 0,
    loudnessDb: -20,
    clipped: 0,
    levels: [],
  },
  sound: new Blob(['sound']),
});

/** A browser that remembers, and a network that comes and goes. */
function phone() {
  const there = new Map<string, KeptRecording>();
  const kept: KeptRecordings = {
    all: async (account) => [...there.values()].filter((one) => one.account === account),
    put: async (one) => void there.set(one.tryId, one),
    remove: async (tryId) => void there.delete(tryId),
  };
  const net = { isUp: true, refuses: '', sent: [] as string[] };
  const send = async ({ tryId }: KeptRecording) => {
    if (!net.isUp) throw new Refusal({ code: NETWORK, message: 'no network' });
    if (net.refuses === tryId) throw new Refusal({ code: -1400, message: '录音超过了规定的时长', reason: 'too-long' });
    net.sent.push(tryId);
  };
  const opened = (account: string) => {
    const outbox = new Outbox(kept, send);
    const leave = outbox.open(account);
    return { outbox, leave };
  };
  return { there, net, opened };
}

describe('a recording on its way', () => {
  it('is kept before it is sent, and gone from the browser once the server has it', async () => {
    const { there, net, opened } = phone();
    const { outbox, leave } = opened('a');
    net.isUp = false;
    await outbox.add(recording('1'));
    expect([...there.keys()]).toEqual(['1']);
    net.isUp = true;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => net.sent).toEqual(['1']);
    await expect.poll(() => there.size).toBe(0);
    expect(outbox.get()).toEqual([]);
    leave();
  });

  it('goes on from the next visit where the tab was closed, and only for who made it', async () => {
    const { net, opened } = phone();
    net.isUp = false;
    const before = opened('a');
    await before.outbox.add(recording('1'));
    before.leave();
    net.isUp = true;
    const other = opened('b');
    await other.outbox.run();
    expect([other.outbox.get(), net.sent]).toEqual([[], []]);
    other.leave();
    const after = opened('a');
    await expect.poll(() => net.sent).toEqual(['1']);
    after.leave();
  });

  it('that the server will not have stays with its reason, and holds up no other', async () => {
    const { there, net, opened } = phone();
    net.refuses = '1';
    const { outbox, leave } = opened('a');
    await outbox.add(recording('1'));
    await outbox.add(recording('2'));
    expect(net.sent).toEqual(['2']);
    expect(outbox.get()).toMatchObject([{ tryId: '1', refused: '录音超过了规定的时长' }]);
    await outbox.discard('1');
    expect(there.size).toBe(0);
    leave();
  });
});
