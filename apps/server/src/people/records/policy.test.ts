import type { RoleCode } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import {
  canOfClass,
  canOfStudent,
  canOfTeacher,
  isSelf,
  mayArrange,
  mayKeep,
  mayOversee,
  mayReadStudent,
} from './policy.js';

const actor = (role: RoleCode, change: Partial<Actor> = {}) =>
  ({
    role,
    schoolId: 's',
    accountId: 'me',
    stageId: null,
    dataLocked: false,
    teaches: new Map([['mine', new Set([202])]]),
    ...change,
  }) as Actor; // the rest of an actor does not matter here
const admin = actor('SCHOOLADMIN');
const none = { edit: false, resetPassword: false, disable: false, enable: false, leave: false, comeBack: false };
const person = { accountId: 'a', hasAccount: true, leftOn: null, disabled: false, activated: true };

describe('who keeps and who reads', () => {
  it.each([
    ['SCHOOLADMIN', true, true],
    ['ZHIBI_SRE', true, true],
    ['ZHIBI_SRE_SYS', true, true],
    ['SCHOOLPRINCIPAL', false, true],
    ['TEACHER', false, false],
    ['STUDENT', false, false],
    ['REGION', false, false],
    ['ORGADMIN', false, false],
  ] as const)('%s keeps: %s, oversees: %s; outside of a school nothing', (role, keeps, oversees) => {
    expect([mayKeep(actor(role)), mayOversee(actor(role))]).toEqual([keeps, oversees]);
    const nowhere = actor(role, { schoolId: '' });
    expect([mayKeep(nowhere), mayOversee(nowhere)]).toEqual([false, false]);
  });

  it('a student is read by overseers and the teachers of the class of today', () => {
    const teacher = actor('TEACHER');
    expect([mayReadStudent(admin, null), mayReadStudent(teacher, 'mine')]).toEqual([true, true]);
    expect([mayReadStudent(teacher, 'other'), mayReadStudent(teacher, null)]).toEqual([false, false]);
    expect(mayReadStudent(actor('STUDENT'), 'mine')).toBe(false);
  });

  it('oneself is known by the account', () => {
    expect([isSelf(admin, 'me'), isSelf(admin, 'a')]).toEqual([true, false]);
  });
});

describe('what may be done with a teacher', () => {
  const here = { ...none, edit: true, resetPassword: true, disable: true, leave: true };
  it.each([
    ['by an administrator', admin, person, here],
    ['who is disabled', admin, { ...person, disabled: true }, { ...here, disable: false, enable: true }],
    ['who has left', admin, { ...person, leftOn: '20260901' }, { ...none, comeBack: true }],
    ['whose account is a partner’s', admin, { ...person, hasAccount: false }, { ...none, edit: true, leave: true }],
    ['who is oneself', admin, { ...person, accountId: 'me' }, { ...none, edit: true }],
    ['in a locked school', actor('SCHOOLADMIN', { dataLocked: true }), person, none],
    ['by the principal', actor('SCHOOLPRINCIPAL'), person, none],
  ])('%s', (_, who, whom, can) => {
    expect(canOfTeacher(who, whom)).toEqual(can);
  });
});

describe('what may be done with a student', () => {
  it('is moved while here, erased and taken back once gone, and left in peace once erased', () => {
    const left = { ...person, leftOn: '20260901' };
    expect(canOfStudent(admin, { ...person, erased: false })).toMatchObject({
      move: true,
      erase: false,
      comeBack: false,
    });
    expect(canOfStudent(admin, { ...left, erased: false })).toMatchObject({ move: false, erase: true, comeBack: true });
    expect(canOfStudent(admin, { ...left, erased: true })).toEqual({ ...none, move: false, erase: false });
  });
});

it('a class is changed and ended by keepers while it lives and nothing is locked', () => {
  const principal = actor('SCHOOLPRINCIPAL');
  const locked = actor('SCHOOLADMIN', { dataLocked: true });
  expect([admin, principal, locked].map((who) => canOfClass(who, { endedOn: null }).edit)).toEqual([
    true,
    false,
    false,
  ]);
  expect(canOfClass(admin, { endedOn: '20260901' })).toEqual({ edit: false, end: false });
  expect([admin, principal, locked].map((who) => mayArrange(who))).toEqual([true, false, false]);
});
