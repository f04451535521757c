import type { RoleCode } from '@zhibi/contract/kernel';
import type { PrintStatus } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { mayCorrectWaste, mayOrder, maySeeOrder, movesFor, partyOf } from './policy.js';

const actor = (role: RoleCode, change: Partial<Actor> = {}): Actor => ({
  accountId: 'me',
  sessionId: 's',
  loginType: role.startsWith('ZHIBI') ? 4 : 1,
  role,
  roles: [role],
  name: '我',
  schoolId: 'school',
  schoolIds: ['school'],
  organisationId: 'o',
  subjectId: null,
  stageId: null,
  teacherId: null,
  studentId: null,
  teaches: new Map(),
  memberOf: new Set(),
  dataLocked: false,
  ...change,
});
const order = (
  change: {
    createdBy?: string;
    shopId?: string | null;
    schoolId?: string;
    status?: PrintStatus;
    withdrawnAt?: Date;
  } = {},
) => ({
  schoolId: 'school',
  createdBy: 'me',
  shopId: 'me',
  status: 3 as const,
  withdrawnAt: null,
  ...change,
});

describe('waste', () => {
  const printed = { ...order({ status: 2 }), batchId: null };
  it.each<[RoleCode, object, boolean]>([
    ['ZHIBI_PRINT_SHOP', {}, true],
    ['ZHIBI_PRINT_CENTER', { status: 5 }, true],
    ['ZHIBI_PRINT_SHOP', { shopId: 'another' }, false],
    ['ZHIBI_PRINT_SHOP', { status: 1 }, false],
    ['ZHIBI_PRINT_SHOP', { batchId: 'b' }, false],
    ['TEACHER', {}, false],
    ['SCHOOLADMIN', {}, false],
  ])('is corrected by %s of %j: %s', (role, change, wanted) => {
    expect(mayCorrectWaste(actor(role), { ...printed, ...change })).toBe(wanted);
  });
});

describe('an order', () => {
  it.each<[RoleCode, Parameters<typeof order>[0], boolean]>([
    ['TEACHER', {}, true],
    ['TEACHER', { createdBy: 'colleague' }, false],
    ['SCHOOLADMIN', { createdBy: 'colleague' }, true],
    ['SCHOOLADMIN', { schoolId: 'other' }, false],
    ['ZHIBI_PRINT_CENTER', { createdBy: 'colleague', shopId: null }, true],
    ['ZHIBI_PRINT_CENTER', { schoolId: 'other' }, false],
    ['ZHIBI_PRINT_SHOP', {}, true],
    ['ZHIBI_PRINT_SHOP', { shopId: 'another' }, false],
    ['ZHIBI_PRINT_SHOP', { shopId: null }, false],
    ['STUDENT', {}, false],
    ['SCHOOLPRINCIPAL', {}, false],
    ['ZHIBI_SRE_SYS', {}, false],
  ])('is seen by %s %j: %s', (role, change, wanted) => {
    expect(maySeeOrder(actor(role), order(change))).toBe(wanted);
  });

  it('is moved by the party whose move it is, and by nobody who does not see it', () => {
    expect(movesFor(actor('ZHIBI_PRINT_CENTER'), order())).toEqual(['approve', 'reject', 'adjust']);
    expect(movesFor(actor('TEACHER'), order())).toEqual([]);
    expect(movesFor(actor('TEACHER'), order({ status: 0 }))).toEqual(['push', 'mend', 'withdraw']);
    expect(movesFor(actor('TEACHER'), order({ status: 4, withdrawnAt: new Date() }))).toEqual(['restore']);
    expect(movesFor(actor('ZHIBI_PRINT_CENTER'), order({ status: 4, withdrawnAt: new Date() }))).toEqual([]);
    expect(movesFor(actor('TEACHER'), order({ status: 0, createdBy: 'colleague' }))).toEqual([]);
    expect(movesFor(actor('ZHIBI_PRINT_SHOP'), order({ status: 7 }))).toEqual(['start']);
    expect(movesFor(actor('ZHIBI_PRINT_SHOP'), order({ status: 7, shopId: 'another' }))).toEqual([]);
  });
});

it('copies are ordered by whoever had them made, or by an administrator', () => {
  expect(mayOrder(actor('TEACHER'), { createdBy: 'me' })).toBe(true);
  expect(mayOrder(actor('TEACHER'), { createdBy: 'colleague' })).toBe(false);
  expect(mayOrder(actor('SCHOOLADMIN'), { createdBy: 'colleague' })).toBe(true);
});

it('four roles have a part in printing', () => {
  expect(
    (['TEACHER', 'SCHOOLADMIN', 'ZHIBI_PRINT_CENTER', 'ZHIBI_PRINT_SHOP', 'REGION', 'STUDENT'] as const).map((role) =>
      partyOf(actor(role)),
    ),
  ).toEqual(['school', 'school', 'centre', 'shop', undefined, undefined]);
});
