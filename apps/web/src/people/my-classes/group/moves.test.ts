import type { ClassGroup } from '@zhibi/contract/people/my-classes';
import { expect, it } from 'vitest';
import { addGroup, dropGroup, looseOf, moveTo, regrouped, turnLeader } from './moves.js';

const group = (number: number, memberIds: string[], leaderId: string | null = null): ClassGroup => ({
  number,
  name: `第${number}组`,
  colour: number,
  leaderId,
  memberIds,
});
const two = [group(1, ['a', 'b'], 'a'), group(2, ['c'])];
const members = (groups: readonly ClassGroup[]) => groups.map(({ memberIds }) => memberIds.join(''));

it('somebody moves from group to group and out of all', () => {
  expect(members(moveTo(two, 'b', '2'))).toEqual(['a', 'cb']);
  expect(members(moveTo(two, 'c', 'loose'))).toEqual(['ab', '']);
  expect(looseOf(moveTo(two, 'c', 'loose'), ['a', 'b', 'c'])).toEqual(['c']);
});

it('a leader who leaves leads no more', () => {
  expect(moveTo(two, 'a', '2').map(({ leaderId }) => leaderId)).toEqual([null, null]);
  expect(moveTo(two, 'b', '2').map(({ leaderId }) => leaderId)).toEqual(['a', null]);
});

it('a group has one leader, and can have none', () => {
  expect(turnLeader(two, 'b').map(({ leaderId }) => leaderId)).toEqual(['b', null]);
  expect(turnLeader(two, 'a').map(({ leaderId }) => leaderId)).toEqual([null, null]);
});

it('a new group takes the lowest free number', () => {
  expect(addGroup(dropGroup(two, 1)).map(({ number }) => number)).toEqual([1, 2]);
  expect(addGroup(two).map(({ number, colour }) => [number, colour])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

it('drawing again keeps names, and a leader who is still there', () => {
  expect(regrouped(two, [['a', 'c'], ['b']])).toMatchObject([
    { name: '第1组', leaderId: 'a' },
    { name: '第2组', leaderId: null },
  ]);
});
