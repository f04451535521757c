import { z } from 'zod';
import {
  type Api,
  Day,
  endpoint,
  fieldRules,
  forAdministrators,
  forReaders,
  forStaff,
  Id,
  Nothing,
  sentWholeNumber,
} from '../kernel/index.js';
import { PasswordSlip, SchoolClass, SchoolStageId, StudentOfClass, UserInfo } from './model.js';

export * from './catalogue.js';
export * from './class-names.js';
export * from './model.js';
export * from './tenant.js';

const Activation = z.object({
  name: fieldRules.nameOnRecord,
  /** The activation ticket that the user record carries as `originalPassword`. */
  password: z.string().min(1).max(400),
  newPassword: z.base64().min(1).max(400),
  sex: z.boolean(),
  fileId: z.string().max(100).optional(),
});
const activationReasons = {
  'ticket-used': { zh: '激活已超时，请重新登录后再试', en: 'The activation has timed out: log in again' },
};

export const peopleApi = {
  info: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/user/info',
    access: 'signed-in',
    summary: 'The user record of whoever is signed in',
    input: Nothing,
    output: UserInfo,
  }),
  studentInfo: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/student/info',
    access: { roles: ['STUDENT'] },
    summary: 'The user record of a student',
    input: Nothing,
    output: UserInfo,
  }),
  classes: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/user/clazz/list',
    access: forReaders,
    summary: 'The classes that this person teaches or leads',
    input: z.object({ schoolStageId: sentWholeNumber({ min: 1, max: 3 }).pipe(SchoolStageId).optional() }),
    output: z.object({ clazzs: z.array(SchoolClass), clazzNames: z.string() }),
  }),
  studentsOfClass: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/student/list',
    access: forStaff,
    summary: 'The students of a class today, in the order of their numbers',
    input: z.object({ classId: Id }),
    output: z.object({ items: z.array(StudentOfClass) }),
  }),
  slips: endpoint({
    method: 'POST',
    path: '/api/school/slips/take',
    access: forAdministrators,
    summary: 'The initial passwords of a batch, once: whoever takes them prints or keeps them',
    input: z.object({ batchId: Id }),
    output: z.object({ items: z.array(PasswordSlip) }),
  }),
  activateTeacher: endpoint({
    method: 'POST',
    path: '/api/teacher/update/info',
    access: 'signed-in',
    summary: 'Activates a teacher account: name, sex and a new password',
    input: Activation,
    output: Nothing,
    reasons: activationReasons,
  }),
  activateStudent: endpoint({
    method: 'POST',
    path: '/api/student/update/info',
    access: { roles: ['STUDENT'] },
    summary: 'Activates a student account: name, sex, birthday and a new password',
    input: Activation.extend({ birthday: Day }),
    output: Nothing,
    reasons: activationReasons,
  }),
  renewPassword: endpoint({
    method: 'POST',
    path: '/api/user/password/renew',
    access: 'signed-in',
    summary: 'Replaces a password that was reset by one of the person; the account stays as it was',
    input: Activation.pick({ password: true, newPassword: true }),
    output: Nothing,
    reasons: activationReasons,
  }),
} satisfies Api;
