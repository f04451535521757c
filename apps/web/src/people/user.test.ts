import type { RoleCode } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import { teacher, userInfo } from '../../test/world.js';
import { userOf } from './user.js';

const grant = (code: RoleCode, display = true) => ({ role: code, code, name: code, display });
const none = { roleCodes: [], subjectId: null };

describe('the person at the screen', () => {
  it('keeps the roles that may be shown, and begins with the first of them', () => {
    const roles = [grant('SCHOOLADMIN', false), grant('TEACHER'), grant('SCHOOLPRINCIPAL')];
    const user = userOf(teacher({ roles }), none);
    expect(user?.shownRoles.map(({ code }) => code)).toEqual(['TEACHER', 'SCHOOLPRINCIPAL']);
    expect(user?.currentRole).toBe('TEACHER');
  });

  it.each([[[]], [[grant('TEACHER', false)]]])('is nobody without a role that may be shown: %j', (roles) => {
    expect(userOf(teacher({ roles }), none)).toBeNull();
  });

  it('is in the role that was chosen, but not in one that is not theirs', () => {
    const info = teacher({ roles: [grant('TEACHER'), grant('SCHOOLPRINCIPAL')] });
    expect(userOf(info, { ...none, roleCodes: ['SCHOOLPRINCIPAL'] })?.currentRole).toBe('SCHOOLPRINCIPAL');
    expect(userOf(info, { ...none, roleCodes: ['SCHOOLADMIN'] })?.currentRole).toBe('TEACHER');
  });

  it.each<[held: RoleCode[], chosen: RoleCode, flags: string[], looksAs: string[]]>([
    [['TEACHER'], 'TEACHER', ['isTeacher'], ['asTeacher']],
    [['STUDENT'], 'STUDENT', ['isStudent'], ['asStudent']],
    [['REGION'], 'REGION', ['isRegion'], ['asRegion']],
    [['SCHOOLPRINCIPAL'], 'SCHOOLPRINCIPAL', ['isSchoolPrincipal', 'isSchoolWhole'], ['asLeader', 'asSchoolPrincipal']],
    [['SCHOOLADMIN'], 'SCHOOLADMIN', ['isSchoolAdmin', 'isSchoolWhole'], ['asLeader', 'keepsRecords']],
    [['ORGADMIN'], 'ORGADMIN', [], []],
    [['TEACHER', 'SCHOOLPRINCIPAL'], 'TEACHER', ['isSchoolPrincipal', 'isSchoolWhole', 'isTeacher'], ['asTeacher']],
    [
      ['TEACHER', 'SCHOOLPRINCIPAL'],
      'SCHOOLPRINCIPAL',
      ['isSchoolPrincipal', 'isSchoolWhole', 'isTeacher'],
      ['asLeader', 'asSchoolPrincipal'],
    ],
    [['TEACHER', 'SCHOOLADMIN'], 'TEACHER', ['isSchoolAdmin', 'isSchoolWhole', 'isTeacher'], ['asTeacher']],
    [
      ['TEACHER', 'SCHOOLADMIN'],
      'SCHOOLADMIN',
      ['isSchoolAdmin', 'isSchoolWhole', 'isTeacher'],
      ['asLeader', 'keepsRecords'],
    ],
    [['REGION', 'TEACHER'], 'TEACHER', ['isRegion', 'isTeacher'], ['asTeacher']],
  ])('who holds %j and has chosen %s has the flags %j and looks %j', (held, chosen, flags, looksAs) => {
    const user = userOf(userInfo(chosen, { roles: held.map((code) => grant(code)) }), { ...none, roleCodes: [chosen] });
    const holding = Object.entries(user ?? {}).filter(([, value]) => value === true);
    const names = (pattern: RegExp) =>
      holding
        .map(([name]) => name)
        .filter((name) => pattern.test(name))
        .sort();
    expect(names(/^is/)).toEqual(flags);
    expect(names(/^(as|keeps)/)).toEqual(looksAs);
  });

  it('has no flag of a role that may not be shown', () => {
    const user = userOf(teacher({ roles: [grant('TEACHER'), grant('SCHOOLADMIN', false)] }), none);
    expect([user?.isTeacher, user?.isSchoolAdmin, user?.isSchoolWhole]).toEqual([true, false, false]);
  });

  it('has the subjects above 0 only, and a subject as a teacher only', () => {
    const leftover = { subjectId: 0, subjectName: '旧', subjectMainId: 0 };
    const info = teacher({
      subjects: [leftover, ...teacher().subjects],
      roles: [grant('TEACHER'), grant('SCHOOLPRINCIPAL')],
    });
    const user = userOf(info, none);
    expect(user?.subjects.map(({ subjectId }) => subjectId)).toEqual([202]);
    expect(user?.subjectId).toBe(202);
    expect(userOf(info, { ...none, roleCodes: ['SCHOOLPRINCIPAL'] })?.subjectId).toBeNull();
  });

  it.each<[RoleCode, number | null, number | null]>([
    ['REGION', 2, 2],
    ['SCHOOLPRINCIPAL', 3, 3],
    ['SCHOOLPRINCIPAL', 9, null],
    ['TEACHER', 2, null],
    ['SCHOOLADMIN', 2, null],
  ])('as %s with the stored stage %s looks at %s', (role, stageId, at) => {
    expect(userOf(userInfo(role), { ...none, stageId })?.stageId).toBe(at);
  });
});
