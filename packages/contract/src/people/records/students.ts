import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  fieldRules,
  forAdministrators,
  forOverseers,
  forStudents,
  Id,
  Nothing,
  pageOf,
  Revision,
  SheetFormat,
  wholeNumber,
} from '../../kernel/index.js';
import { LeavingReason, PasswordSlip } from '../model.js';
import { OwnRecord, PersonState, Stay, StudentRecord, StudentTakeOut } from './model.js';

/** Whoever keeps or oversees the records, and the teachers of the student's class. */
const forStudentReaders = { roles: [...forOverseers.roles, 'TEACHER'] } as const;

/** Filters of the student list; an absent one does not narrow. Without a state those who have left are not listed. */
const StudentFilter = z.object({
  search: z.string().trim().max(60).optional(),
  gid: wholeNumber({ min: 1, max: 12 }).optional(),
  classId: Id.optional(),
  state: PersonState.optional(),
});

const StudentFields = z.object({
  name: fieldRules.name,
  sex: z.boolean().nullable(),
  birthday: fieldRules.day.nullable(),
  studentNo: fieldRules.personNumber,
});
const some = z.array(Id).min(1).max(2000);

const numberReason = { 'number-taken': { zh: '该学号已被使用', en: 'This number is taken' } };
const dayReason = {
  'day-out-of-order': {
    zh: '日期不能晚于今天，也不能早于该生进入现班级的日期',
    en: 'The day must not lie after today, nor before the student came into the present class',
  },
};

/** Keeping the records of students. */
export const studentRecordsApi = {
  students: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/student/list',
    access: forOverseers,
    summary: 'The students of the school in the order of their names; `total` comes with the first page',
    input: StudentFilter.extend({ cursor: Cursor }),
    output: pageOf(StudentRecord).extend({ total: z.number().nullable() }),
  }),
  studentSheet: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'POST',
    path: '/api/school/student/export',
    access: forOverseers,
    summary: 'The same list as a table: Excel or CSV',
    input: StudentFilter.extend({ format: SheetFormat }),
    output: z.never(),
  }),
  student: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/student/detail',
    access: forStudentReaders,
    summary: 'One student with the classes of all years',
    input: z.object({ studentId: Id }),
    output: StudentRecord.extend({ stays: z.array(Stay) }),
  }),
  ownRecord: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/student/record',
    access: forStudents,
    summary: 'What the school keeps about the student who asks',
    input: Nothing,
    output: OwnRecord,
  }),
  createStudent: endpoint({
    method: 'POST',
    path: '/api/school/student/create',
    access: forAdministrators,
    summary: 'Takes a student into the school; the initial password is answered once',
    input: StudentFields.extend({ classId: Id.nullable(), account: fieldRules.account.optional() }),
    output: z.object({ studentId: z.string(), slip: PasswordSlip }),
    reasons: { ...numberReason, 'account-taken': { zh: '该账号已被使用', en: 'This account is taken' } },
  }),
  changeStudent: endpoint({
    method: 'POST',
    path: '/api/school/student/change',
    access: forAdministrators,
    summary: 'Changes the record of a student',
    input: StudentFields.extend({ studentId: Id, revision: Revision, name: fieldRules.nameOnRecord }),
    output: StudentRecord,
    reasons: numberReason,
  }),
  moveStudents: endpoint({
    method: 'POST',
    path: '/api/school/student/move',
    access: forAdministrators,
    summary: 'Students go into another class from a day on; their way through the classes is kept',
    input: z.object({ studentIds: some, classId: Id, on: fieldRules.day }),
    output: z.object({ moved: z.number() }),
    reasons: dayReason,
  }),
  leaveStudents: endpoint({
    method: 'POST',
    path: '/api/school/student/leave',
    access: forAdministrators,
    summary: 'Students leave the school: their logins end, everything they wrote stays',
    input: z.object({ studentIds: some, why: LeavingReason, on: fieldRules.day }),
    output: z.object({ left: z.number() }),
    reasons: dayReason,
  }),
  returnStudents: endpoint({
    method: 'POST',
    path: '/api/school/student/return',
    access: forAdministrators,
    summary: 'Students who had left are back, in a class',
    input: z.object({ studentIds: some, classId: Id, on: fieldRules.day }),
    output: z.object({ returned: z.number() }),
    reasons: dayReason,
  }),
  takeOut: endpoint({
    method: 'POST',
    path: '/api/school/student/take-out',
    access: forOverseers,
    summary: 'Begins to take out all that is kept about one student; a job packs it',
    input: z.object({ studentId: Id }),
    output: z.object({ jobId: z.string() }),
  }),
  takeOuts: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/student/take-out/list',
    access: forOverseers,
    summary: 'What was taken out about one student, the newest first',
    input: z.object({ studentId: Id, cursor: Cursor }),
    output: pageOf(StudentTakeOut),
  }),
  takeOutFile: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'POST',
    path: '/api/school/student/take-out/file',
    access: forOverseers,
    summary: 'The zip: profile, papers, ink, marks and reports of one student, readable in any browser',
    input: z.object({ takeOutId: Id }),
    output: z.never(),
  }),
  eraseStudent: endpoint({
    method: 'POST',
    path: '/api/school/student/erase',
    access: forAdministrators,
    summary: 'Takes away everything that names a student who has left; results stay as those of nobody',
    input: z.object({ studentId: Id, revision: Revision, name: z.string().max(60) }),
    output: StudentRecord,
    reasons: {
      'name-differs': { zh: '输入的姓名与该生不一致', en: 'What was typed is not the name of this student' },
      'still-here': { zh: '只能删除已离校学生的个人信息', en: 'Only a student who has left can be erased' },
    },
  }),
} satisfies Api;
