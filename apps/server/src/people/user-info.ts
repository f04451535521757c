import type { RoleCode } from '@zhibi/contract/kernel';
import type { UserInfo } from '@zhibi/contract/people';
import { headUrlOf } from '@zhibi/contract/people/profile';
import type { Actor } from '@zhibi/contract/session';
import type { Database } from '../platform/db.js';
import { found } from '../platform/problem.js';
import { issueTicket } from '../session/index.js';
import { roleNames } from './role-names.js';
import { readSelf } from './store-self.js';

interface Context {
  database: Database;
  roles: readonly RoleCode[];
  language: 'zh' | 'en';
  now: Date;
}

/** The user record of the specification for whoever acts. Whose password is not their own yet carries a ticket to choose one. */
export async function userInfo(actor: Actor, { database, roles, language, now }: Context): Promise<UserInfo> {
  const own =
    actor.role === 'TEACHER' ? [...actor.teaches.keys()] : actor.role === 'STUDENT' ? [...actor.memberOf] : undefined;
  const taught = [...new Set([...actor.teaches.values()].flatMap((ids) => [...ids]))].sort((a, b) => a - b);
  const { accountId, schoolId, teacherId, studentId } = actor;
  const of = { accountId, schoolId, teacherId, studentId, classIds: own, subjectIds: taught };
  const self = found(await database.readAsSystem((system) => readSelf(system, of)));
  const { school, teacher, student, classes: classList } = self;
  const subjects = new Map(self.subjects.map((one) => [one.subjectId, one]));
  const ticket = self.isActivated
    ? ''
    : await database.asSystem((system) =>
        issueTicket(system, { kind: 'activate', accountId, loginType: actor.loginType, now }),
      );
  const account = { account: self.account, name: self.accountName, ticket, fileId: self.fileId };
  const mySubjects = taught
    .flatMap((id) => subjects.get(id) ?? [])
    .map((row) => ({ subjectId: row.subjectId, subjectName: row.name, subjectMainId: row.subjectMainId }));
  const main =
    (teacher?.mainSubjectId ? subjects.get(teacher.mainSubjectId) : undefined) ?? subjects.get(taught[0] ?? 0);
  const names = classList.map((one) => one.className);
  const person = teacher ?? student;
  // Of all roles that the person holds; which of them is chosen says `roleCode`.
  const is = (role: RoleCode) => roles.includes(role);
  return {
    account: account.account,
    name: person?.name ?? account.name,
    sex: person?.sex ?? null,
    birthday: student?.birthday?.replaceAll('-', '') ?? '',
    headUrl: account.fileId === null ? '' : headUrlOf(account.fileId),
    fileId: account.fileId,
    roles: roles.map((role) => ({ role, code: role, name: roleNames[role][language], display: true })),
    role: [...roles],
    roleCode: actor.role,
    isStudent: is('STUDENT'),
    isSchoolPrincipal: is('SCHOOLPRINCIPAL'),
    isSchoolAdmin: is('SCHOOLADMIN'),
    isTeacher: is('TEACHER'),
    isRegion: is('REGION'),
    isSchoolWhole: is('SCHOOLADMIN') || is('SCHOOLPRINCIPAL'),
    subjects: mySubjects,
    subjectMainId: main?.subjectMainId ?? null,
    subjectName: main?.name ?? '',
    teacherId: actor.teacherId,
    studentId: actor.studentId,
    schoolId: actor.schoolId,
    schoolName: school?.name ?? '',
    memberId: school?.memberId ?? null,
    schoolHidden: school?.hidden ?? false,
    schoolDataLock: school?.dataLock ?? false,
    schoolYear: school ? String(school.schoolYear) : '',
    originalPassword: account.ticket,
    passwordReset: self.isReset,
    deviceMac: student?.deviceMac ?? '',
    devicePageCode: '',
    deviceCodeRule: '',
    schoolConfigs: school?.configs ?? [],
    customized: school?.customized ?? '',
    extQuestion: school?.extQuestion ?? [],
    logo: school?.logo ?? '',
    classList,
    classNames: names.join(','),
    clazzs: names.map((className) => ({ className })),
  };
}
