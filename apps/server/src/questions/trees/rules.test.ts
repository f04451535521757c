import { expect, it } from 'vitest';
import { onlyNamed, treesOf } from './rules.js';

it('trees keep the order of siblings and leave out what has lost its parent', () => {
  const rows = [
    { id: 'a', parentId: null, title: 'A' },
    { id: 'b', parentId: 'a', title: 'B' },
    { id: 'c', parentId: 'a', title: 'C' },
    { id: 'd', parentId: 'gone', title: 'D' },
  ];
  expect(treesOf(rows)).toEqual([
    {
      id: 'a',
      title: 'A',
      children: [
        { id: 'b', title: 'B', children: [] },
        { id: 'c', title: 'C', children: [] },
      ],
    },
  ]);
});

it('of a retired textbook only what was chosen before is told, with what lies above it', () => {
  const leaf = (id: string) => ({ id, title: id, children: [] });
  const trees = [{ ...leaf('a'), children: [leaf('b'), { ...leaf('c'), children: [leaf('d')] }] }, leaf('e')];
  const kept = (...named: string[]) => onlyNamed(trees, new Set(named));
  expect(kept()).toEqual([]);
  expect(kept('d')).toEqual([{ ...leaf('a'), children: [{ ...leaf('c'), children: [leaf('d')] }] }]);
  expect(kept('a', 'e')).toEqual([leaf('a'), leaf('e')]);
});
