import type { ResourceState } from '@zhibi/contract/disk';
import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { entryCan, hasDisk, mayRead, maySee, resourceCan, type Standing } from './policy.js';

const as = (accountId: string, role: Actor['role'] = 'TEACHER') =>
  ({ accountId, role, schoolId: 's' }) as unknown as Actor; // the rest of an actor does not matter here
const file: Standing = { ownerId: 'me', isFolder: false, isTrashed: false, seesShared: false, editsShared: false };
const nothing = { edit: false, share: false, trash: false, restore: false, offer: false };

it('who is in no school has no disk', () => {
  expect([hasDisk(as('me')), hasDisk({ ...as('me'), schoolId: '' })]).toEqual([true, false]);
});

describe('an entry', () => {
  it.each<[string, string, Partial<Standing>, boolean, Partial<typeof nothing>]>([
    ['of one’s own', 'me', {}, true, { edit: true, share: true, trash: true, offer: true }],
    ['of one’s own, a folder', 'me', { isFolder: true }, true, { edit: true, share: true, trash: true }],
    ['of one’s own, thrown away', 'me', { isTrashed: true }, true, { restore: true }],
    ['of another', 'you', {}, false, {}],
    ['of another, shared', 'you', { seesShared: true }, true, {}],
    ['of another, shared to edit', 'you', { seesShared: true, editsShared: true }, true, { edit: true, trash: true }],
    [
      'of another, shared to edit and thrown away',
      'you',
      { seesShared: true, editsShared: true, isTrashed: true },
      false,
      {},
    ],
  ])('%s', (_, who, change, seen, can) => {
    const entry = { ...file, ...change };
    expect([maySee(as(who), entry), entryCan(as(who), entry)]).toEqual([seen, { ...nothing, ...can }]);
  });
});

describe('a resource that another offered', () => {
  it.each<[ResourceState, Actor['role'], boolean, boolean, boolean]>([
    ['waiting', 'TEACHER', false, false, false],
    ['waiting', 'SCHOOLPRINCIPAL', true, true, false],
    ['waiting', 'SCHOOLADMIN', true, true, false],
    ['approved', 'TEACHER', true, false, false],
    ['approved', 'SCHOOLPRINCIPAL', true, false, true],
    ['refused', 'TEACHER', false, false, false],
    ['refused', 'SCHOOLPRINCIPAL', true, false, false],
    ['withdrawn', 'TEACHER', false, false, false],
  ])('%s, to %s', (state, role, read, decide, withdraw) => {
    const offered = { state, createdBy: 'other' };
    expect([mayRead(as('me', role), offered), resourceCan(as('me', role), offered)]).toEqual([
      read,
      { decide, withdraw },
    ]);
  });

  it.each<[ResourceState, boolean]>([
    ['waiting', true],
    ['approved', true],
    ['refused', false],
    ['withdrawn', false],
  ])('one’s own, %s, may be taken back: %s', (state, withdraw) => {
    const offered = { state, createdBy: 'me' };
    expect([mayRead(as('me'), offered), resourceCan(as('me'), offered)]).toEqual([true, { decide: false, withdraw }]);
  });
});
