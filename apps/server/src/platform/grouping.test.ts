import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Grouping } from './grouping.js';

interface Asked {
  key: string;
  fails: boolean;
}

/** A grouping that notes what it ran; a group with somebody who fails in it fails whole. */
function openGrouping(of: { largest: number; atOnce: number }) {
  const ran: Asked[][] = [];
  const running = new Set<readonly Asked[]>();
  let most = 0;
  const grouping = new Grouping<Asked, Asked>({
    ...of,
    keyOf: ({ key }) => key,
    run: async (group) => {
      for (const other of running) for (const { key } of group) expect(other.map((one) => one.key)).not.toContain(key);
      running.add(group);
      most = Math.max(most, running.size);
      await setImmediate();
      running.delete(group);
      if (group.some(({ fails }) => fails)) throw new Error('fails');
      ran.push([...group]);
      return group;
    },
  });
  return { grouping, ran, mostAtOnce: () => most };
}

const asked = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), fails: fc.boolean() });

describe('work that is done together', () => {
  it('answers each with its own, fails none for a neighbour, does each once, and those of one key in their order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(asked, { maxLength: 30 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 3 }),
        async (all, largest, atOnce) => {
          const { grouping, ran, mostAtOnce } = openGrouping({ largest, atOnce });
          const ends = await Promise.allSettled(all.map((one) => grouping.join(one)));
          expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : 'failed'))).toEqual(
            all.map((one) => (one.fails ? 'failed' : one)),
          );
          expect(mostAtOnce()).toBeLessThanOrEqual(atOnce);
          for (const group of ran) {
            expect(group.length).toBeLessThanOrEqual(largest);
            expect(new Set(group.map(({ key }) => key)).size).toBe(group.length);
          }
          for (const key of 'abcd')
            expect(ran.flat().filter((one) => one.key === key)).toEqual(
              all.filter((one) => one.key === key && !one.fails),
            );
        },
      ),
    );
  });

  it('is one group for those who come together', async () => {
    const { grouping, ran } = openGrouping({ largest: 10, atOnce: 1 });
    const all = ['a', 'b', 'c', 'd'].map((key) => ({ key, fails: false }));
    await Promise.all(all.map((one) => grouping.join(one)));
    expect(ran).toEqual([all]);
  });
});
