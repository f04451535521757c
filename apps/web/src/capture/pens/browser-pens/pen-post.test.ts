import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/api.js';
import type { PenStroke } from './driver/pen-driver.js';
import { inMemory } from './ink-shelf.js';
import { type PenBatch, PenPost } from './pen-post.js';

const device = { mac: '9C7BD2000001', name: 'Pen', model: 'N' };
const ink = (id: string, source: PenStroke['source'] = 'live'): PenStroke => ({
  stroke: { id, t0: 0, tip: 'pen', points: [[1, 1, 0.5, 0]] },
  pageCode: '3.27.1.1',
  codeRule: 'demo',
  source,
});
const away = new Refusal({ code: 0, message: 'away' });

/** A browser with a shelf that outlives its pages, and a school that counts a stroke once. */
function browser() {
  const shelf = inMemory();
  const school = new Set<string>();
  const batches: PenBatch[] = [];
  const kept: string[] = [];
  let fail: { error: Refusal; isAfterKeeping?: boolean }[] = [];
  const page = (owner = 'me') => {
    const plans: (() => void)[] = [];
    const post = new PenPost({
      shelf,
      owner,
      send: async (batch) => {
        batches.push(batch);
        const failure = fail.shift();
        if (failure && !failure.isAfterKeeping) throw failure.error;
        const rejected = batch.ink
          .filter(({ stroke }) => stroke.id.startsWith('x'))
          .map(({ stroke }) => ({ id: stroke.id, reason: 'not-own-page' }));
        for (const { stroke } of batch.ink) school.add(stroke.id);
        if (failure) throw failure.error;
        return { accepted: batch.ink.length - rejected.length, duplicates: 0, queued: 0, rejected, lastSeq: batch.seq };
      },
      later: (_, work) => {
        plans.push(work);
        return () => plans.splice(plans.indexOf(work), 1);
      },
      onKept: (ids) => kept.push(...ids),
    });
    const turn = async () => {
      plans.shift()?.();
      for (let tick = 0; tick < 30; tick++) await Promise.resolve();
    };
    return { post, turn, plans };
  };
  return { page, shelf, school, batches, kept, fails: (...next: typeof fail) => (fail = next) };
}

describe('ink of a pen in a browser', () => {
  it('lies on the shelf until it is acknowledged, and is then told to the pen', async () => {
    const { page, shelf, kept, batches } = browser();
    const { post, turn } = page();
    post.countFrom(device.mac, 41);
    await post.add(device, [ink('a'), ink('b')]);
    expect(await shelf.all()).toHaveLength(2);
    expect(kept).toEqual([]);
    await turn();
    expect(await shelf.all()).toEqual([]);
    expect(kept).toEqual(['a', 'b']);
    await post.add(device, [ink('c', 'offline')]);
    await turn();
    expect(batches.map(({ seq, source }) => [seq, source])).toEqual([
      [42, 'live'],
      [43, 'offline'],
    ]);
    expect(post.get()).toMatchObject({ waiting: 0, sent: 3 });
  });

  it.each([undefined, true])(
    'survives a network that fails (after the school kept it: %s), and a page that is closed',
    async (isAfterKeeping) => {
      const { page, shelf, school, fails } = browser();
      const first = page();
      fails({ error: away, ...(isAfterKeeping && { isAfterKeeping }) });
      await first.post.add(device, [ink('a')]);
      await first.turn();
      expect(first.post.get()).toMatchObject({ waiting: 1, isOffline: true });
      expect(await shelf.all()).toHaveLength(1);
      first.post.stop();
      const stranger = page('somebody else');
      await stranger.post.restore();
      expect(stranger.post.get().waiting).toBe(0);
      const second = page();
      await second.post.restore();
      await second.turn();
      expect([...school]).toEqual(['a']);
      expect(await shelf.all()).toEqual([]);
    },
  );

  it('sets aside what the school does not take, with the reason, until somebody throws it away', async () => {
    const { page, shelf, kept } = browser();
    const { post, turn } = page();
    await post.add(device, [ink('a'), ink('x1')]);
    await turn();
    expect(kept).toEqual(['a']);
    expect(post.get().refused).toEqual({ count: 1, why: 'not-own-page' });
    expect((await shelf.all()).map(({ strokeId, refused }) => [strokeId, refused])).toEqual([['x1', 'not-own-page']]);
    await post.throwAway();
    expect(await shelf.all()).toEqual([]);
  });
});
