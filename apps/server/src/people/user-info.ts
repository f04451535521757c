import type { RoleCode } from '@zhibi/contract/kernel';
import type { UserInfo } from '@zhibi/contract/people';
import { headUrlOf } from '@zhibi/contract/people/profile';
import type { Actor } from '@zhibi/contract/session';
import type { Database, Db } from '../platform/db.js';
import { together } from '../platform/together.js';
import { accountById, issueTicket } from '../session/index.js';
import { headOf } from './profile/store.js';
import { roleNames } from './role-names.js';
import { classesOf, findSchool, findStudent, findTeacher, subjectsById } from './store.js';

interface Circumstances {
  database: Database;
  roles: readonly RoleCode[];
  language: 'zh' | 'en';
  now: Date;
}

/** The user record of the specification for whoever acts. An account not yet activated carries a ticket to do so. */
export async function userInfo(
  db: Db,
  actor: Actor,
  { database, roles, language, now }: Circumstances,
): Promise<UserInfo> {
  const own =
    actor.role === 'TEACHER' ? [...actor.teaches.keys()] : actor.role === 'STUDENT' ? [...actor.memberOf] : undefined;
  // None of these waits for another: one round trip on each of the two connections.
  const reading = {
    account: database.readAsSystem((system) => accountById(system, actor.accountId)),
    head: database.readAsSystem((system) => headOf(system, actor.accountId)),
    school: actor.schoolId === '' ? undefined : findSchool(db, actor.schoolId),
    teacher: actor.teacherId === null ? undefined : findTeacher(db, actor.schoolId, actor.teacherId),
    student: actor.studentId === null ? undefined : findStudent(db, actor.schoolId, actor.studentId),
    subjects: subjectsById(db),
    classes: actor.schoolId === '' ? [] : classesOf(db, actor.schoolId, own),
  };
  await together(Object.values(reading).map((one) => Promise.resolve(one)));
  const [row, head, school, subjects] = [
    await reading.account,
    await reading.head,
    await reading.school,
    await reading.subjects,
  ];
  const [teacher, student] = [await reading.teacher, await reading.student];
  const classList = school === undefined ? [] : await reading.classes;
  const ticket =
    row?.activatedAt === null
      ? await database.asSystem((system) =>
          issueTicket(system, { kind: 'activate', accountId: actor.accountId, loginType: actor.loginType, now }),
        )
      : '';
  const account = { account: row?.account ?? '', name: row?.name ?? '', ticket, fileId: head?.fileId ?? null };
  const taught = [...new Set([...actor.teaches.values()].flatMap((ids) => [...ids]))].sort((a, b) => a - b);
  const mySubjects = taught
    .flatMap((id) => subjects.get(id) ?? [])
    .map((row) => ({ subjectId: row.subjectId, subjectName: row.name, subjectMainId: row.subjectMainId }));
  const main =
    (teacher?.mainSubjectId ? subjects.get(teacher.mainSubjectId) : undefined) ?? subjects.get(taught[0] ?? 0);
  const names = classList.map((one) => one.className);
  const person = teacher ?? student;
  const is = (role: RoleCode) => actor.role === role;
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
