import { RoleCode } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { expect, it } from 'vitest';
import { mayAskAbout, mayMoveYear } from './policy.js';

const actor = (role: RoleCode, schoolId = 's'): Actor => ({
  accountId: 'a',
  sessionId: 'x',
  loginType: 1,
  role,
  roles: [role],
  name: '',
  organisationId: 'o',
  schoolId,
  schoolIds: schoolId ? [schoolId] : ['s', 't'],
  subjectId: null,
  teacherId: null,
  studentId: null,
  teaches: new Map(),
  memberOf: new Set<string>(),
  stageId: null,
  dataLocked: false,
});

it('the school administrator and operations move a year, in a chosen school', () => {
  const may = RoleCode.options.filter((role) => mayMoveYear(actor(role)));
  expect(may.sort()).toEqual(['SCHOOLADMIN', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS']);
  expect(RoleCode.options.filter((role) => mayMoveYear(actor(role, '')))).toEqual([]);
});

it('a school is told about to those whose view it is in', () => {
  expect(mayAskAbout(actor('STUDENT'), 's')).toBe(true);
  expect(mayAskAbout(actor('ORGADMIN', ''), 't')).toBe(true);
  expect(mayAskAbout(actor('TEACHER'), 't')).toBe(false);
});
