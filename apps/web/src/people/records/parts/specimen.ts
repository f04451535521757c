import type { ClassRecord, StudentRecord, TeacherRecord } from '@zhibi/contract/people/records';

const ids = { teacher: '018f1111-0000-7000-8000-000000000001', student: '018f1111-0000-7000-8000-000000000002' };
export const specimenClassId = '018f1111-0000-7000-8000-000000000003';

const can = { edit: true, resetPassword: true, disable: true, enable: false, leave: true, comeBack: false };

/** A teacher of the records for specifications; name only what matters. */
export const teacherRecord = (change: Partial<TeacherRecord> = {}): TeacherRecord => ({
  teacherId: ids.teacher,
  accountId: ids.teacher,
  account: 'lin_ruoxi',
  teacherNo: 'T01',
  name: '林若溪',
  sex: false,
  phone: null,
  mainSubjectId: 202,
  roles: ['TEACHER'],
  state: 'active',
  leftOn: null,
  revision: 3,
  lessons: [{ classId: specimenClassId, className: '八年级(1)班', subjectId: 202, subjectName: '初中数学' }],
  can,
  ...change,
});

export const studentRecord = (change: Partial<StudentRecord> = {}): StudentRecord => ({
  studentId: ids.student,
  accountId: ids.student,
  account: 's20260801',
  studentNo: '20260801',
  name: '陈思远',
  sex: true,
  birthday: null,
  classId: specimenClassId,
  className: '八年级(1)班',
  gid: 8,
  state: 'active',
  leftOn: null,
  leftWhy: null,
  erased: false,
  revision: 2,
  can: { ...can, move: true, erase: false },
  ...change,
});

export const classRecord = (change: Partial<ClassRecord> = {}): ClassRecord => ({
  classId: specimenClassId,
  className: '八年级(1)班',
  gid: 8,
  stage: 2,
  headTeacher: null,
  students: 40,
  lessons: [],
  endedOn: null,
  revision: 5,
  can: { edit: true, end: true },
  ...change,
});
