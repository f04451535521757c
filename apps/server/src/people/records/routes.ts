import { recordsApi } from '@zhibi/contract/people/records';
import type { House, Routes } from '../../platform/house.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { makeInitialPassword } from '../initial-passwords.js';
import { disablePeople, enablePeople, resetPasswords } from './change-doors.js';
import { changeStudent } from './change-student.js';
import { changeTeacher } from './change-teacher.js';
import { createStudent } from './create-student.js';
import { createTeacher } from './create-teacher.js';
import { endClass } from './end-class.js';
import { eraseStudent } from './erase-student.js';
import { changeClass, createClasses, listClasses, showClass } from './keep-classes.js';
import { hereAt } from './keeping.js';
import { leaveTeacher, returnTeacher } from './leave-teacher.js';
import { leaveStudents, moveStudents, returnStudents } from './move-students.js';
import { listSubjects, offerSubject } from './offer-subjects.js';
import { studentSheet, teacherSheet } from './people-sheets.js';
import { showHistory } from './show-history.js';
import { listStudents, showOwnRecord, showStudent } from './show-students.js';
import { listTeachers, showTeacher } from './show-teachers.js';
import { studentData } from './student-data.js';
import { setTeacherRoles } from './teacher-roles.js';

export const recordsRoutes: Routes = (house) => {
  teacherRoutes(house);
  studentRoutes(house);
  classRoutes(house);
  doorRoutes(house);
};

const clockOf =
  ({ clock, settings }: House) =>
  () =>
    hereAt(clock.now(), settings.TZ_NAME);

function teacherRoutes(house: House): void {
  const here = clockOf(house);
  mount(house, recordsApi.teachers, ({ db, actor }, input) => listTeachers(db, actor, input));
  mount(house, recordsApi.teacher, ({ db, actor }, { teacherId }) => showTeacher(db, actor, teacherId));
  mountFile(house, recordsApi.teacherSheet, async ({ actor, language, transact }, { format, ...filter }) =>
    sheetFile(await transact((db) => teacherSheet(db, actor, filter, language)), format),
  );
  mountOpen(house, recordsApi.createTeacher, async ({ actor, transact }, input) => {
    const initial = await makeInitialPassword(); // hashing takes its time: before the transaction
    return transact((db) => createTeacher(db, actor, input, { here: here(), initial }));
  });
  for (const [endpoint, verb] of [
    [recordsApi.leaveTeacher, leaveTeacher],
    [recordsApi.returnTeacher, returnTeacher],
  ] as const)
    mount(house, endpoint, async ({ db, actor }, input) => {
      await verb(db, actor, input, here());
      return showTeacher(db, actor, input.teacherId);
    });
  mount(house, recordsApi.changeTeacher, async ({ db, actor }, input) => {
    await changeTeacher(db, actor, input, here());
    return showTeacher(db, actor, input.teacherId);
  });
  mount(house, recordsApi.setTeacherRoles, async ({ db, actor }, input) => {
    await setTeacherRoles(db, actor, input, here());
    return showTeacher(db, actor, input.teacherId);
  });
}

function studentRoutes(house: House): void {
  const here = clockOf(house);
  mount(house, recordsApi.students, ({ db, actor }, input) => listStudents(db, actor, input));
  mount(house, recordsApi.student, ({ db, actor }, { studentId }) => showStudent(db, actor, studentId));
  mount(house, recordsApi.ownRecord, ({ db, actor }) => showOwnRecord(db, actor));
  mountFile(house, recordsApi.studentSheet, async ({ actor, language, transact }, { format, ...filter }) =>
    sheetFile(await transact((db) => studentSheet(db, actor, filter, language)), format),
  );
  mountFile(house, recordsApi.studentData, async ({ actor, transact }, { studentId }) => {
    const when = { ...here(), timeZone: house.settings.TZ_NAME };
    const { name, text } = await transact((db) => studentData(db, actor, studentId, when));
    return { content: Buffer.from(text), type: 'application/json', name: `${name}.json` };
  });
  mountOpen(house, recordsApi.createStudent, async ({ actor, transact }, input) => {
    const initial = await makeInitialPassword();
    return transact((db) => createStudent(db, actor, input, { here: here(), initial }));
  });
  mount(house, recordsApi.changeStudent, async ({ db, actor }, input) => {
    await changeStudent(db, actor, input, here());
    return showStudent(db, actor, input.studentId);
  });
  mount(house, recordsApi.moveStudents, async ({ db, actor }, input) => ({
    moved: await moveStudents(db, actor, input, here()),
  }));
  mount(house, recordsApi.leaveStudents, async ({ db, actor }, input) => ({
    left: await leaveStudents(db, actor, input, here()),
  }));
  mount(house, recordsApi.returnStudents, async ({ db, actor }, input) => ({
    returned: await returnStudents(db, actor, input, here()),
  }));
  mount(house, recordsApi.eraseStudent, async ({ db, actor }, input) => {
    await eraseStudent(db, actor, input, here());
    return showStudent(db, actor, input.studentId);
  });
}

function classRoutes(house: House): void {
  const here = clockOf(house);
  mount(house, recordsApi.classRecords, ({ db, actor }, input) => listClasses(db, actor, input));
  mount(house, recordsApi.classRecord, ({ db, actor }, { classId }) => showClass(db, actor, classId));
  mount(house, recordsApi.createClasses, async ({ db, actor }, input) => ({
    classIds: await createClasses(db, actor, input, here()),
  }));
  mount(house, recordsApi.changeClass, ({ db, actor }, input) => changeClass(db, actor, input, here()));
  mount(house, recordsApi.endClass, async ({ db, actor }, input) => {
    await endClass(db, actor, input, here());
    return showClass(db, actor, input.classId);
  });
  mount(house, recordsApi.subjectOffers, ({ db, actor }) => listSubjects(db, actor));
  mount(house, recordsApi.offerSubject, async ({ db, actor }, input) => {
    await offerSubject(db, actor, input);
    return {};
  });
}

function doorRoutes(house: House): void {
  const here = clockOf(house);
  mount(house, recordsApi.history, ({ db, actor }, input) => showHistory(db, actor, input, house.settings.TZ_NAME));
  mountOpen(house, recordsApi.resetPasswords, async ({ actor, transact }, input) => {
    const initial = input.ids.length === 1 ? await makeInitialPassword() : null;
    return transact((db) => resetPasswords(db, actor, input, { here: here(), initial }));
  });
  mount(house, recordsApi.disable, async ({ db, actor }, input) => ({
    changed: await disablePeople(db, actor, input, here()),
  }));
  mount(house, recordsApi.enable, async ({ db, actor }, input) => ({
    changed: await enablePeople(db, actor, input, here()),
  }));
}
