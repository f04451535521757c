import { hiddenRanks, RankShown } from '@zhibi/contract/analysis/stage-tests';
import { RoleCode } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { isOut, mayReadQuestions, mayReadResults, mayReadStudents, maySetUp, rankShownTo } from './policy.js';

const MATHS = 202;
const actor = (role: RoleCode, change: Partial<Actor> = {}): Actor => ({
  accountId: 'a',
  sessionId: 's',
  loginType: 1,
  role,
  roles: [role],
  name: '',
  schoolId: 'here',
  schoolIds: ['here'],
  organisationId: 'o',
  subjectId: null,
  stageId: null,
  teacherId: null,
  studentId: null,
  teaches: role === 'TEACHER' ? new Map([['8-1', new Set([MATHS])]]) : new Map(),
  memberOf: new Set(),
  dataLocked: false,
  ...change,
});
const now = new Date('2026-11-20T00:00:00Z');
const test = {
  state: 'published' as const,
  publishAt: new Date('2026-11-13T00:00:00Z'),
  classes: [{ classId: '8-1', className: '' }],
  ranks: hiddenRanks,
};
const who = (may: (actor: Actor) => boolean) => RoleCode.options.filter((role) => may(actor(role)));

describe('a stage test', () => {
  it('is set up by leaders and by operations in a chosen school', () => {
    expect(who(maySetUp)).toEqual(['SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS']);
    expect(maySetUp(actor('ZHIBI_SRE', { schoolId: '' }))).toBe(false);
  });

  it('is out once it is published and its time has come, also from the archive', () => {
    const later = { ...test, publishAt: new Date('2026-12-01T00:00:00Z') };
    expect([isOut(test, now), isOut({ ...test, state: 'archived' }, now)]).toEqual([true, true]);
    expect([isOut({ ...test, state: 'draft' }, now), isOut(later, now)]).toEqual([false, false]);
  });

  it('is read by leaders at any time, then by officers and teachers of its classes, by no student', () => {
    expect(who((one) => mayReadResults(one, { ...test, state: 'draft' }, now))).toEqual([
      'SCHOOLADMIN',
      'SCHOOLPRINCIPAL',
    ]);
    expect(who((one) => mayReadResults(one, test, now))).toEqual([
      'TEACHER',
      'SCHOOLADMIN',
      'SCHOOLPRINCIPAL',
      'REGION',
    ]);
    const elsewhere = { ...test, classes: [{ classId: '8-2', className: '' }] };
    expect(mayReadResults(actor('TEACHER'), elsewhere, now)).toBe(false);
    expect(mayReadResults(actor('REGION', { schoolId: '' }), test, now)).toBe(false);
  });

  it('opens its questions to teachers of the subject', () => {
    expect(mayReadQuestions(actor('TEACHER'), test, MATHS)).toBe(true);
    expect(mayReadQuestions(actor('TEACHER'), test, 203)).toBe(false);
  });

  it('names students to leaders, to the teacher of the subject and to the head teacher', () => {
    const of = (change: object) => ({ classId: '8-1', subjectId: MATHS, isHead: false, ...change });
    expect(who((one) => mayReadStudents(one, of({})))).toEqual(['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL']);
    for (const change of [{ subjectId: 203 }, { subjectId: null }, { classId: '8-2' }])
      expect(mayReadStudents(actor('TEACHER'), of(change))).toBe(false);
    expect(mayReadStudents(actor('TEACHER'), of({ subjectId: null, isHead: true }))).toBe(true);
    expect(mayReadStudents(actor('REGION'), of({ isHead: true }))).toBe(false);
  });

  it('shows of a place what its policy says to each role, and nothing to whom it does not name', () => {
    const ranks = { leader: 'exact', teacher: 'band', student: 'level' } as const;
    const shown = (role: RoleCode) => rankShownTo(actor(role), { ranks });
    expect([shown('SCHOOLPRINCIPAL'), shown('TEACHER'), shown('STUDENT'), shown('REGION')]).toEqual([
      'exact',
      'band',
      'level',
      'none',
    ]);
    expect(RankShown.options.indexOf(hiddenRanks.student)).toBe(0);
    expect([hiddenRanks.leader, hiddenRanks.teacher].some((one) => one === 'band' || one === 'exact')).toBe(false);
  });
});
