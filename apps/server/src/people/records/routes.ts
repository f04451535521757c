import { recordsApi } from '@zhibi/contract/people/records';
import { removeUnused } from '../../platform/files/index.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import type { Routes, Services } from '../../platform/services.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { makeInitialPassword } from '../initial-passwords.js';
import type { LaterDomains } from '../school-year/later-domains.js';
import { disablePeople, enablePeople, resetPasswords } from './change-access.js';
import { changeStudent } from './change-student.js';
import { changeTeacher } from './change-teacher.js';
import { createStudent } from './create-student.js';
import { createTeacher } from './create-teacher.js';
import { endClass } from './end-class.js';
import { eraseStudent } from './erase-student.js';
import type { ForgetStudent } from './forget-student.js';
import { changeClass, createClasses, listClasses, showClass } from './keep-classes.js';
import { hereAt } from './keeping.js';
import { leaveTeacher, returnTeacher } from './leave-teacher.js';
import { leaveStudents, moveStudents, returnStudents } from './move-students.js';
import { listSubjects, offerSubject } from './offer-subjects.js';
import { studentSheet, teacherSheet } from './people-sheets.js';
import { showHistory } from './show-history.js';
import { listStudents, showOwnRecord, showStudent } from './show-students.js';
import { listTeachers, showTeacher } from './show-teachers.js';
import { listTakeOuts, takeOutFile, takeOutStudent } from './take-out-student.js';
import { setTeacherRoles } from './teacher-roles.js';

export const recordsRoutes =
  (later: Pick<LaterDomains, 'forgetStudent'>): Routes =>
  (services) => {
    teacherRoutes(services);
    studentRoutes(services, later.forgetStudent);
    classRoutes(services);
    accessRoutes(services);
  };

const clockOf =
  ({ clock, settings }: Services) =>
  () =>
    hereAt(clock.now(), settings.TZ_NAME);

function teacherRoutes(services: Services): void {
  const here = clockOf(services);
  mount(services, recordsApi.teachers, ({ db, actor }, input) => listTeachers(db, actor, input));
  mount(services, recordsApi.teacher, ({ db, actor }, { teacherId }) => showTeacher(db, actor, teacherId));
  mountFile(services, recordsApi.teacherSheet, async ({ actor, language, transact }, { format, ...filter }) =>
    sheetFile(await transact((db) => teacherSheet(db, actor, filter, language)), format),
  );
  mountOpen(services, recordsApi.createTeacher, async ({ actor, transact }, input) => {
    const initial = await makeInitialPassword(); // hashing takes its time: before the transaction
    return transact((db) => createTeacher(db, actor, input, { here: here(), initial }));
  });
  for (const [endpoint, verb] of [
    [recordsApi.leaveTeacher, leaveTeacher],
    [recordsApi.returnTeacher, returnTeacher],
  ] as const)
    mount(services, endpoint, async ({ db, actor }, input) => {
      await verb(db, actor, input, here());
      return showTeacher(db, actor, input.teacherId);
    });
  mount(services, recordsApi.changeTeacher, async ({ db, actor }, input) => {
    await changeTeacher(db, actor, input, here());
    return showTeacher(db, actor, input.teacherId);
  });
  mount(services, recordsApi.setTeacherRoles, async ({ db, actor }, input) => {
    await setTeacherRoles(db, actor, input, here());
    return showTeacher(db, actor, input.teacherId);
  });
}

function studentRoutes(services: Services, later: readonly ForgetStudent[]): void {
  const here = clockOf(services);
  mount(services, recordsApi.students, ({ db, actor }, input) => listStudents(db, actor, input));
  mount(services, recordsApi.student, ({ db, actor }, { studentId }) => showStudent(db, actor, studentId));
  mount(services, recordsApi.ownRecord, ({ db, actor }) => showOwnRecord(db, actor));
  mountFile(services, recordsApi.studentSheet, async ({ actor, language, transact }, { format, ...filter }) =>
    sheetFile(await transact((db) => studentSheet(db, actor, filter, language)), format),
  );
  mount(services, recordsApi.takeOut, ({ db, actor }, input) => takeOutStudent(db, actor, input, here()));
  mount(services, recordsApi.takeOuts, ({ db, actor }, input) =>
    listTakeOuts(db, actor, input, services.settings.TZ_NAME),
  );
  mountFile(services, recordsApi.takeOutFile, ({ actor, transact }, { takeOutId }) =>
    takeOutFile({ transact, files: services.files }, actor, takeOutId),
  );
  mountOpen(services, recordsApi.createStudent, async ({ actor, transact }, input) => {
    const initial = await makeInitialPassword();
    return transact((db) => createStudent(db, actor, input, { here: here(), initial }));
  });
  mount(services, recordsApi.changeStudent, async ({ db, actor }, input) => {
    await changeStudent(db, actor, input, here());
    return showStudent(db, actor, input.studentId);
  });
  mount(services, recordsApi.moveStudents, async ({ db, actor }, input) => ({
    moved: await moveStudents(db, actor, input, here()),
  }));
  mount(services, recordsApi.leaveStudents, async ({ db, actor }, input) => ({
    left: await leaveStudents(db, actor, input, here()),
  }));
  mount(services, recordsApi.returnStudents, async ({ db, actor }, input) => ({
    returned: await returnStudents(db, actor, input, here()),
  }));
  mountOpen(services, recordsApi.eraseStudent, async ({ actor, transact }, input) => {
    const { contents, shown } = await transact(async (db) => ({
      contents: await eraseStudent(db, actor, input, { here: here(), later }),
      shown: await showStudent(db, actor, input.studentId),
    }));
    for (const content of new Set(contents)) await removeUnused(services, content);
    return shown;
  });
}

function classRoutes(services: Services): void {
  const here = clockOf(services);
  mount(services, recordsApi.classRecords, ({ db, actor }, input) => listClasses(db, actor, input));
  mount(services, recordsApi.classRecord, ({ db, actor }, { classId }) => showClass(db, actor, classId));
  mount(services, recordsApi.createClasses, async ({ db, actor }, input) => ({
    classIds: await createClasses(db, actor, input, here()),
  }));
  mount(services, recordsApi.changeClass, ({ db, actor }, input) => changeClass(db, actor, input, here()));
  mount(services, recordsApi.endClass, async ({ db, actor }, input) => {
    await endClass(db, actor, input, here());
    return showClass(db, actor, input.classId);
  });
  mount(services, recordsApi.subjectOffers, ({ db, actor }) => listSubjects(db, actor));
  mount(services, recordsApi.offerSubject, async ({ db, actor }, input) => {
    await offerSubject(db, actor, input);
    return {};
  });
}

function accessRoutes(services: Services): void {
  const here = clockOf(services);
  mount(services, recordsApi.history, ({ db, actor }, input) =>
    showHistory(db, actor, input, services.settings.TZ_NAME),
  );
  mountOpen(services, recordsApi.resetPasswords, async ({ actor, transact }, input) => {
    const initial = input.ids.length === 1 ? await makeInitialPassword() : null;
    return transact((db) => resetPasswords(db, actor, input, { here: here(), initial }));
  });
  mount(services, recordsApi.disable, async ({ db, actor }, input) => ({
    changed: await disablePeople(db, actor, input, here()),
  }));
  mount(services, recordsApi.enable, async ({ db, actor }, input) => ({
    changed: await enablePeople(db, actor, input, here()),
  }));
}
