import { expect, it } from 'vitest';
import { placeByDrop, placeByKey } from './places.js';

const nodes = [
  { id: 'a', parentId: null },
  { id: 'a1', parentId: 'a' },
  { id: 'a2', parentId: 'a' },
  { id: 'a3', parentId: 'a' },
  { id: 'b', parentId: null },
];

it.each([
  ['a2', 'up', { parentId: 'a', beforeId: 'a1' }],
  ['a1', 'up', undefined],
  ['a1', 'down', { parentId: 'a', beforeId: 'a3' }],
  ['a2', 'down', { parentId: 'a', beforeId: null }],
  ['a3', 'down', undefined],
  ['a2', 'inward', { parentId: 'a1', beforeId: null }],
  ['a1', 'inward', undefined],
  ['a1', 'outward', { parentId: null, beforeId: 'b' }],
  ['b', 'outward', undefined],
  ['gone', 'up', undefined],
] as const)('%s goes %s to %j', (id, way, place) => expect(placeByKey(nodes, id, way)).toEqual(place));

it.each([
  ['b', { id: 'a', where: 'on' }, { parentId: 'a', beforeId: null }],
  ['b', { id: 'a1', where: 'before' }, { parentId: 'a', beforeId: 'a1' }],
  ['b', { id: 'a1', where: 'behind' }, { parentId: 'a', beforeId: 'a2' }],
  ['a2', { id: 'a1', where: 'behind' }, { parentId: 'a', beforeId: 'a3' }],
  ['b', { id: 'a3', where: 'behind' }, { parentId: 'a', beforeId: null }],
] as const)('%s dropped at %j lands at %j', (id, target, place) =>
  expect(placeByDrop(nodes, id, target)).toEqual(place),
);
