import { z } from 'zod';
import { type Api, Cursor, endpoint, forAdministrators, forOverseers, Id, pageOf } from '../../kernel/index.js';
import { PasswordSlip } from '../model.js';
import { classRecordsApi } from './classes.js';
import { LifeLine, Whose } from './model.js';
import { studentRecordsApi } from './students.js';
import { teacherRecordsApi } from './teachers.js';

export * from './model.js';

const heldElsewhere = {
  'held-elsewhere': {
    zh: '所选人员中有账号还用于本校以外，不能在这里操作',
    en: 'An account among them is also used outside of the school: this is not done here',
  },
};

const some = z.object({ whose: Whose, ids: z.array(Id).min(1).max(2000) });

/** The records of a school: people, classes, subjects, and the access of their accounts. */
export const recordsApi = {
  ...teacherRecordsApi,
  ...studentRecordsApi,
  ...classRecordsApi,
  history: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/history',
    access: { roles: [...forOverseers.roles, 'TEACHER'] },
    summary: 'The lifelong history of a student, a teacher or a class, the newest first',
    input: z.object({ whose: z.enum([...Whose.options, 'class']), id: Id, cursor: Cursor }),
    output: pageOf(LifeLine),
  }),
  resetPasswords: endpoint({
    method: 'POST',
    path: '/api/school/password/reset',
    access: forAdministrators,
    summary: 'New initial passwords: one is answered at once, many by a job whose slips are taken by its batch',
    input: some,
    output: z.object({ slip: PasswordSlip.nullable(), jobId: z.string().nullable() }),
    reasons: {
      ...heldElsewhere,
      yourself: { zh: '不能重置自己的密码', en: 'You cannot reset your own password here' },
    },
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/school/account/disable',
    access: forAdministrators,
    summary: 'These people cannot enter any more, from this moment on',
    input: some,
    output: z.object({ changed: z.number() }),
    reasons: { ...heldElsewhere, yourself: { zh: '不能停用自己的账号', en: 'You cannot disable your own account' } },
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/school/account/enable',
    access: forAdministrators,
    summary: 'These people may enter again',
    input: some,
    output: z.object({ changed: z.number() }),
    reasons: heldElsewhere,
  }),
} satisfies Api;
