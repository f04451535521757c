import type { InkStroke } from '@zhibi/contract/capture';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/api.js';
import { InkSender } from './ink-sender.js';

const stroke = (id: string): InkStroke => ({ id, t0: 0, tip: 'pen', points: [[1, 1, 0.5, 0]] });
const away = new Refusal({ code: 0, message: '网络异常' });
const refused = new Refusal({ code: -1404, message: '不存在' });

/** A lab with a clock that is turned by hand, and a server that counts a stroke once. */
function lab() {
  const plans: { ms: number; work: () => void }[] = [];
  const kept = new Set<string>();
  const batches: string[][] = [];
  const reported: Refusal[] = [];
  let failures: { error: Refusal; isAfterKeeping: boolean }[] = [];
  const sender = new InkSender({
    send: async (pageCode, strokes) => {
      batches.push(strokes.map(({ id }) => id));
      const failure = failures.shift();
      if (failure && !failure.isAfterKeeping) throw failure.error;
      const duplicates = strokes.filter(({ id }) => kept.has(id)).length;
      for (const { id } of strokes) kept.add(`${id}`);
      if (failure) throw failure.error;
      return { accepted: strokes.length - duplicates, duplicates, queued: 0, rejected: [], lastSeq: pageCode.length };
    },
    later: (ms, work) => {
      const plan = { ms, work };
      plans.push(plan);
      return () => plans.splice(plans.indexOf(plan), 1);
    },
    onRefused: (refusal) => reported.push(refusal),
  });
  const turn = async () => {
    plans.shift()?.work();
    for (let tick = 0; tick < 5; tick++) await Promise.resolve();
  };
  const fail = (...next: typeof failures) => {
    failures = next;
  };
  return { sender, kept, batches, plans, reported, turn, fail };
}

describe('sending ink', () => {
  it('sends what was written together after 300 ms, page by page', async () => {
    const { sender, batches, plans, turn } = lab();
    sender.add('p1', stroke('a'));
    sender.add('p1', stroke('b'));
    sender.add('p2', stroke('c'));
    expect(plans.map(({ ms }) => ms)).toEqual([300]);
    await turn();
    await turn();
    expect(batches).toEqual([['a', 'b'], ['c']]);
    expect(sender.get()).toEqual({ unsent: 0, isStuck: false, sent: 3 });
  });

  it('keeps ink while the network is away, waits longer each time, and loses nothing', async () => {
    const { sender, kept, plans, turn, fail } = lab();
    fail({ error: away, isAfterKeeping: false }, { error: away, isAfterKeeping: false });
    sender.add('p1', stroke('a'));
    await turn();
    expect(sender.get()).toMatchObject({ unsent: 1, isStuck: true });
    sender.add('p1', stroke('b'));
    expect(plans.map(({ ms }) => ms)).toEqual([1000]);
    await turn();
    expect(plans.map(({ ms }) => ms)).toEqual([2000]);
    await turn();
    expect([...kept]).toEqual(['a', 'b']);
    expect(sender.get()).toMatchObject({ unsent: 0, isStuck: false });
  });

  it('sends again what the server had but could not acknowledge: the same ids, counted once', async () => {
    const { sender, kept, batches, turn, fail } = lab();
    fail({ error: away, isAfterKeeping: true });
    sender.add('p1', stroke('a'));
    await turn();
    await turn();
    expect(batches).toEqual([['a'], ['a']]);
    expect(kept.size).toBe(1);
    expect(sender.get().unsent).toBe(0);
  });

  it('keeps refused ink without hammering the server, until somebody sends it again', async () => {
    const { sender, plans, reported, turn, fail } = lab();
    fail({ error: refused, isAfterKeeping: false });
    sender.add('p1', stroke('a'));
    await turn();
    expect(reported).toEqual([refused]);
    expect(plans).toEqual([]);
    expect(sender.get()).toMatchObject({ unsent: 1, isStuck: true });
    sender.sendNow();
    await turn();
    expect(sender.get().unsent).toBe(0);
  });
});
