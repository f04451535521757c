import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  fieldRules,
  forAdministrators,
  forOverseers,
  Id,
  pageOf,
  Revision,
  SheetFormat,
  wholeNumber,
} from '../../kernel/index.js';
import { PasswordSlip } from '../model.js';
import { Lesson, PersonState, TeacherRecord, TeacherRole } from './model.js';

/** Filters of the teacher list; an absent one does not narrow. */
const TeacherFilter = z.object({
  search: z.string().trim().max(60).optional(),
  subjectId: wholeNumber({ min: 1 }).optional(),
  classId: Id.optional(),
  state: PersonState.optional(),
});

/** What a school writes down of a teacher. An absent text is null. */
const TeacherFields = z.object({
  name: fieldRules.name,
  sex: z.boolean().nullable(),
  teacherNo: fieldRules.personNumber.nullable(),
  phone: fieldRules.phone.nullable(),
  mainSubjectId: wholeNumber({ min: 1 }).nullable(),
  lessons: z.array(Lesson).max(200),
});

const one = z.object({ teacherId: Id, revision: Revision });
const takenReasons = {
  'number-taken': { zh: '该工号已被使用', en: 'This number is taken' },
  'phone-taken': { zh: '该手机号已被使用', en: 'This phone number is taken' },
  'account-taken': { zh: '该账号已被使用', en: 'This account is taken' },
  'subject-outside': {
    zh: '所选学科与班级的学段不符，或本校未开设',
    en: 'The subject does not belong to the stage of the class, or the school does not offer it',
  },
  'held-elsewhere': {
    zh: '该账号还用于本校以外，请由本人或机构管理员修改手机号',
    en: 'This account is also used outside of the school: its phone number is changed by its owner',
  },
};
const lastReason = {
  'last-administrator': {
    zh: '这是本校最后一位管理员，请先指定另一位管理员',
    en: 'This is the last administrator of the school: appoint another one first',
  },
};

/** Keeping the records of teachers. Nobody is ever deleted: whoever goes has left, and may return. */
export const teacherRecordsApi = {
  teachers: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/teacher/list',
    access: forOverseers,
    summary: 'The teachers of the school in the order of their names; `total` comes with the first page',
    input: TeacherFilter.extend({ cursor: Cursor }),
    output: pageOf(TeacherRecord).extend({ total: z.number().nullable() }),
  }),
  teacherSheet: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'POST',
    path: '/api/school/teacher/export',
    access: forOverseers,
    summary: 'The same list as a table: Excel or CSV',
    input: TeacherFilter.extend({ format: SheetFormat }),
    output: z.never(),
  }),
  teacher: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/teacher/detail',
    access: forOverseers,
    summary: 'One teacher',
    input: z.object({ teacherId: Id }),
    output: TeacherRecord,
  }),
  createTeacher: endpoint({
    method: 'POST',
    path: '/api/school/teacher/create',
    access: forAdministrators,
    summary: 'Takes a teacher into the school; the initial password is answered once',
    input: TeacherFields.extend({ account: fieldRules.account.optional() }),
    output: z.object({ teacherId: z.string(), slip: PasswordSlip }),
    reasons: takenReasons,
  }),
  changeTeacher: endpoint({
    method: 'POST',
    path: '/api/school/teacher/change',
    access: forAdministrators,
    summary: 'Changes the record of a teacher and what the teacher teaches',
    input: TeacherFields.extend({ ...one.shape, name: fieldRules.nameOnRecord }),
    output: TeacherRecord,
    reasons: takenReasons,
  }),
  setTeacherRoles: endpoint({
    method: 'POST',
    path: '/api/school/teacher/roles',
    access: forAdministrators,
    summary: 'Which roles the account of a teacher holds in the school',
    input: one.extend({ roles: z.array(TeacherRole).max(3) }),
    output: TeacherRecord,
    reasons: lastReason,
  }),
  leaveTeacher: endpoint({
    method: 'POST',
    path: '/api/school/teacher/leave',
    access: forAdministrators,
    summary: 'A teacher leaves the school: roles and lessons end, the history stays',
    input: one,
    output: TeacherRecord,
    reasons: {
      ...lastReason,
      yourself: { zh: '不能为自己办理离校', en: 'You cannot let yourself leave' },
    },
  }),
  returnTeacher: endpoint({
    method: 'POST',
    path: '/api/school/teacher/return',
    access: forAdministrators,
    summary: 'A teacher who had left is back',
    input: one,
    output: TeacherRecord,
  }),
} satisfies Api;
