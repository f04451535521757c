import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.mjs';

const modulesOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([source, of]) => ({ source, dependencies: of.map((resolved) => ({ resolved })) }));
const said = (imports: Readonly<Record<string, readonly string[]>>) =>
  circlesOf(modulesOf(imports))
    .map(({ from, to }) => `${from}${to}`)
    .sort();

describe('imports that lie on a circle', () => {
  it.each([
    ['none in a tree', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    ['two that import each other', { a: ['b'], b: ['a'] }, ['ab', 'ba']],
    [
      'a long one, and not what leads to it or away',
      { x: ['a'], a: ['b'], b: ['c'], c: ['a', 'y'], y: [] },
      ['ab', 'bc', 'ca'],
    ],
    ['a module that imports itself', { a: ['a'] }, ['aa']],
    ['two circles with a way between them', { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }, ['ab', 'ba', 'cd', 'dc']],
    ['what is not among the modules', { a: ['elsewhere'] }, []],
  ] as const)('%s', (_, imports, expected) => expect(said(imports)).toEqual(expected));

  it('are those with a way back', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const some = fc.subarray(names);
    fc.assert(
      fc.property(fc.tuple(some, some, some, some, some, some), (lists) => {
        const imports = Object.fromEntries(names.map((name, i) => [name, lists[i] ?? []]));
        const leads = (from: string, to: string, seen = new Set<string>()): boolean =>
          from === to || (imports[from] ?? []).some((next) => !seen.has(next) && leads(next, to, seen.add(next)));
        const expected = names.flatMap((from) =>
          (imports[from] ?? []).filter((to) => leads(to, from)).map((to) => from + to),
        );
        expect(said(imports)).toEqual(expected.sort());
      }),
    );
  });

  it('of a chain of 100,000 modules do not exhaust the stack', () => {
    const chain = Array.from({ length: 100_000 }, (_, i) => ({
      source: String(i),
      dependencies: [{ resolved: String((i + 1) % 100_000) }],
    }));
    expect(circlesOf(chain)).toHaveLength(100_000);
  });
});
