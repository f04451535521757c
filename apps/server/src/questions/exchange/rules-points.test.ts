import { expect, it } from 'vitest';
import { pointFinder } from './rules-points.js';

const find = pointFinder([
  { id: 'a', parentId: null, title: '数与代数' },
  { id: 'b', parentId: 'a', title: '一元一次方程' },
  { id: 'c', parentId: 'a', title: '应用' },
  { id: 'd', parentId: 'b', title: '应用' },
]);

it.each([
  ['its code, called the same', { code: 'd', path: ['x', '应用'] }, 'd'],
  ['its titles from the root, whatever its code', { code: 'z', path: ['数与代数', '一元一次方程', '应用'] }, 'd'],
  ['a last title that only one has', { code: 'z', path: ['代数', '一元一次方程'] }, 'b'],
  ['no code that means something else here', { code: 'a', path: ['几何', '圆'] }, undefined],
  ['no title that two have', { code: 'z', path: ['应用'] }, undefined],
])('a knowledge point is found by %s', (_, named, found) => expect(find(named)).toBe(found));
