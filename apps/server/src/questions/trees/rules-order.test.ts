import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchOf, depthsOf, inReadingOrder, leadsBack, movedTo, type Placed } from './rules-order.js';

/** Trees of up to forty nodes: each hangs below one that came before it, or at the root. */
const trees = fc
  .array(fc.nat(), { minLength: 1, maxLength: 40 })
  .map((seeds) =>
    seeds.map(
      (seed, at): Placed => ({ id: `n${at}`, parentId: seed % (at + 1) === at ? null : `n${seed % (at + 1)}` }),
    ),
  );
const ids = (nodes: readonly Placed[]) => nodes.map(({ id }) => id);

describe('the order of reading', () => {
  it('holds every node once, parents before their children, each branch in one piece', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const read = inReadingOrder(nodes);
        expect(ids(read).sort()).toEqual(ids(nodes).sort());
        const place = new Map(read.map(({ id }, at) => [id, at]));
        for (const { id } of read) {
          const places = [...branchOf(nodes, id)].map((one) => place.get(one) ?? -1);
          expect(Math.min(...places)).toBe(place.get(id));
          expect(Math.max(...places) - Math.min(...places)).toBe(places.length - 1);
        }
        expect(inReadingOrder(read)).toEqual(read);
      }),
    );
  });

  it('puts at the root what has lost its parent', () => {
    expect(
      depthsOf([
        { id: 'a', parentId: 'gone' },
        { id: 'b', parentId: 'a' },
      ]),
    ).toEqual(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    );
  });
});

describe('moving', () => {
  it('loses and doubles nothing, and puts the node before the one that was named or last', () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), fc.nat(), (nodes, a, b, c) => {
        const nodeId = nodes[a % nodes.length]?.id ?? '';
        const branch = branchOf(nodes, nodeId);
        const parents = [null, ...ids(nodes).filter((id) => !branch.has(id))];
        const parentId = parents[b % parents.length] ?? null;
        const brothers = nodes.filter((one) => one.parentId === parentId && one.id !== nodeId);
        const beforeId = [...ids(brothers), null][c % (brothers.length + 1)] ?? null;
        const moved = movedTo(nodes, { nodeId, parentId, beforeId });
        expect(ids(moved).sort()).toEqual(ids(nodes).sort());
        const after = moved.filter((one) => one.parentId === parentId);
        const at = after.findIndex(({ id }) => id === nodeId);
        expect(after[at + 1]?.id ?? null).toBe(beforeId);
        expect([...branchOf(moved, nodeId)].sort()).toEqual([...branch].sort());
      }),
    );
  });
});

describe('prerequisites', () => {
  const needs = new Map([
    ['c', ['b']],
    ['b', ['a']],
  ]);
  it.each([
    ['a', ['c'], true],
    ['a', ['b'], true],
    ['a', ['a'], true],
    ['c', ['a', 'b'], false],
    ['d', ['c'], false],
  ])('%s needing %j leads back: %s', (node, wanted, back) => expect(leadsBack(needs, node, wanted)).toBe(back));

  it('accepted one by one never form a circle', () => {
    const edges = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 30 });
    fc.assert(
      fc.property(edges, (wanted) => {
        const accepted = new Map<string, string[]>();
        for (const [from, to] of wanted.map((edge) => edge.map(String) as [string, string])) // a pair stays a pair
          if (!leadsBack(accepted, from, [to])) accepted.set(from, [...(accepted.get(from) ?? []), to]);
        const rank = (id: string, depth: number): number =>
          depth > 9
            ? Number.POSITIVE_INFINITY
            : Math.max(0, ...(accepted.get(id) ?? []).map((one) => 1 + rank(one, depth + 1)));
        for (const id of accepted.keys()) expect(rank(id, 0)).toBeLessThan(9);
      }),
    );
  });
});
