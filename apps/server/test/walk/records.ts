import { newId } from '../../src/platform/ids.js';
import { hidden, own, type WalkRows } from './meeting.js';

const teacher = hidden(({ teacherId }) => ({ teacherId, revision: 1 }));
const student = hidden(({ studentId }) => ({ studentId, revision: 1 }));
const some = hidden(({ studentId }) => ({ whose: 'student', ids: [studentId] }));
const fields = { name: '测试', sex: true, teacherNo: null, phone: null, mainSubjectId: null, lessons: [] };
const personal = { name: '测试', sex: true, birthday: null, studentNo: 'walk' };
const on = '20260901';

export const rows: WalkRows = {
  'records.teachers': own(),
  'records.teacherSheet': own(() => ({ format: 'csv' })),
  'records.teacher': teacher,
  'records.createTeacher': hidden(({ classId }) => ({ ...fields, lessons: [{ classId, subjectId: 202 }] })),
  'records.changeTeacher': hidden(({ teacherId }) => ({ ...fields, teacherId, revision: 1 })),
  'records.setTeacherRoles': hidden(({ teacherId }) => ({ teacherId, revision: 1, roles: [] })),
  'records.leaveTeacher': teacher,
  'records.returnTeacher': teacher,
  'records.students': own(),
  'records.studentSheet': own(() => ({ format: 'csv' })),
  'records.student': student,
  'records.ownRecord': own(),
  'records.createStudent': hidden(({ classId }) => ({ ...personal, classId })),
  'records.changeStudent': hidden(({ studentId }) => ({ ...personal, studentId, revision: 1 })),
  'records.moveStudents': hidden(({ studentId, classId }) => ({ studentIds: [studentId], classId, on })),
  'records.leaveStudents': hidden(({ studentId }) => ({ studentIds: [studentId], why: 'other', on })),
  'records.returnStudents': hidden(({ studentId, classId }) => ({ studentIds: [studentId], classId, on })),
  'records.takeOut': hidden(({ studentId }) => ({ studentId })),
  'records.takeOuts': student,
  'records.takeOutFile': hidden(() => ({ takeOutId: newId() })),
  'records.eraseStudent': hidden(({ studentId }) => ({ studentId, revision: 1, name: '测试' })),
  'records.classRecords': own(),
  'records.classRecord': hidden(({ classId }) => ({ classId })),
  'records.createClasses': own(() => ({ gid: 8, names: ['走查班'] })),
  'records.changeClass': hidden(({ classId }) => ({
    classId,
    revision: 1,
    className: '走查班',
    gid: 8,
    headTeacherId: null,
    lessons: [],
  })),
  'records.endClass': hidden(({ classId }) => ({ classId, revision: 1, moveTo: null })),
  'records.subjectOffers': own(),
  'records.offerSubject': own(() => ({ subjectId: 203, offered: true })),
  'records.history': hidden(({ studentId }) => ({ whose: 'student', id: studentId })),
  'records.resetPasswords': some,
  'records.disable': some,
  'records.enable': some,
};
