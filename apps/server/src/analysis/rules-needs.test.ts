import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsFirst } from './rules-needs.js';

const point = (knowledgeId: string, isWeak = true) => ({ knowledgeId, isWeak });
const ordered = (points: ReturnType<typeof point>[], needs: Record<string, string[]>) =>
  needsFirst(points, new Map(Object.entries(needs).map(([id, own]) => [id, new Set(own)])), ({ isWeak }) => isWeak).map(
    ({ knowledgeId }) => knowledgeId,
  );

describe('what is learnt first', () => {
  it.each<[string, ReturnType<typeof point>[], Record<string, string[]>, string[]]>([
    ['stays as it is where nothing builds on anything', [point('a'), point('b')], {}, ['a', 'b']],
    ['is what others build on', [point('a'), point('b'), point('c')], { a: ['c'] }, ['c', 'a', 'b']],
    ['goes all the way down', [point('a'), point('b'), point('c')], { a: ['b', 'c'], b: ['c'] }, ['c', 'b', 'a']],
    ['leaves alone what is mastered', [point('a'), point('c', false)], { a: ['c'] }, ['a', 'c']],
    ['ends in a circle too', [point('a'), point('b')], { a: ['b'], b: ['a'] }, ['b', 'a']],
  ])('%s', (_, points, needs, order) => expect(ordered(points, needs)).toEqual(order));

  it('loses nothing, doubles nothing, and puts no point before a weak one that it builds on', () => {
    const Points = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
    fc.assert(
      fc.property(Points, fc.array(fc.tuple(fc.nat(4), fc.nat(4))), (ids, pairs) => {
        // What stands later in the alphabet builds on what stands earlier: no circles.
        const near = pairs.map(([one, two]) => ['abcde'[Math.max(one, two)] ?? '', 'abcde'[Math.min(one, two)] ?? '']);
        const far = new Map(ids.map((id): [string, Set<string>] => [id, new Set()]));
        for (let pass = 0; pass < 5; pass++)
          for (const [id, needed] of near)
            for (const [, own] of [...far].filter(([of, set]) => of === id || set.has(id ?? '')))
              if (needed && needed !== id) own.add(needed);
        const order = needsFirst(
          ids.map((id) => point(id)),
          far,
          () => true,
        ).map(({ knowledgeId }) => knowledgeId);
        expect([...order].sort()).toEqual([...ids].sort());
        for (const [at, id] of order.entries())
          for (const needed of far.get(id) ?? [])
            if (order.includes(needed)) expect(order.indexOf(needed)).toBeLessThan(at);
      }),
    );
  });
});
