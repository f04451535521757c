import { expect, it } from 'vitest';
import { treesOf } from './rules.js';

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
