import { z } from 'zod';
import { RoleCode, wholeNumber } from '../kernel/index.js';

/** 1 primary (grades 1-6), 2 junior (7-9), 3 senior (10-12). */
export const SchoolStageId = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type SchoolStageId = z.infer<typeof SchoolStageId>;

/** The stage of a grade: gid below 7 is primary, below 10 junior, below 13 senior. */
export const stageOfGrade = (gid: number): SchoolStageId => (gid < 7 ? 1 : gid < 10 ? 2 : 3);

/** The stage of a subject: 202 is discipline 2 at stage 2. */
export const stageOfSubject = (subjectId: number): SchoolStageId =>
  SchoolStageId.catch(2).parse(Math.floor(subjectId / 100));

export const stageNames = {
  1: { zh: '小学', en: 'Primary' },
  2: { zh: '初中', en: 'Junior' },
  3: { zh: '高中', en: 'Senior' },
} as const;

/** Why a student is no longer in the school. */
export const LeavingReason = z.enum(['transferred', 'graduated', 'other']);
export type LeavingReason = z.infer<typeof LeavingReason>;

/** A subject is a discipline at a stage: 202 is junior maths. */
export const Subject = z.object({
  subjectId: z.number().int(),
  subjectName: z.string(),
  subjectMainId: z.number().int(),
});
export type Subject = z.infer<typeof Subject>;

export const SchoolClass = z.object({
  classId: z.string(),
  className: z.string(),
  gid: z.number().int(),
  gradeId: z.number().int(),
  subjects: z.array(z.object({ subjectId: wholeNumber({ min: 1 }), subjectName: z.string() })),
});
export type SchoolClass = z.infer<typeof SchoolClass>;

export const RoleGrant = z.object({ role: RoleCode, name: z.string(), code: RoleCode, display: z.boolean() });

/** The user record of the specification. Absent texts are empty strings, absent ids null. */
export const UserInfo = z.object({
  account: z.string(),
  name: z.string(),
  sex: z.boolean().nullable(),
  birthday: z.string(),
  headUrl: z.string(),
  fileId: z.string().nullable(),
  roles: z.array(RoleGrant),
  role: z.array(RoleCode),
  roleCode: RoleCode.nullable(),
  isStudent: z.boolean(),
  isSchoolPrincipal: z.boolean(),
  isSchoolAdmin: z.boolean(),
  isTeacher: z.boolean(),
  isRegion: z.boolean(),
  isSchoolWhole: z.boolean(),
  subjects: z.array(Subject),
  subjectMainId: z.number().nullable(),
  subjectName: z.string(),
  teacherId: z.string().nullable(),
  studentId: z.string().nullable(),
  schoolId: z.string(),
  schoolName: z.string(),
  memberId: z.string().nullable(),
  schoolHidden: z.boolean(),
  schoolDataLock: z.boolean(),
  schoolYear: z.string(),
  /** A ticket to choose a password of one's own; empty where the password is that. */
  originalPassword: z.string(),
  /** The account was activated before: its password was reset, and the ticket replaces nothing else. */
  passwordReset: z.boolean(),
  deviceMac: z.string(),
  devicePageCode: z.string(),
  deviceCodeRule: z.string(),
  schoolConfigs: z.array(z.string()),
  customized: z.string(),
  extQuestion: z.array(z.string()),
  logo: z.string(),
  classList: z.array(SchoolClass),
  classNames: z.string(),
  clazzs: z.array(z.object({ className: z.string() })),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** A student as the teachers of the class see one. */
export const StudentOfClass = z.object({
  studentId: z.string(),
  studentNo: z.string(),
  name: z.string(),
  sex: z.boolean().nullable(),
  pinyin: z.string(),
});
export type StudentOfClass = z.infer<typeof StudentOfClass>;

/** An initial password as it is printed for the person. */
export const PasswordSlip = z.object({
  accountId: z.string(),
  name: z.string(),
  account: z.string(),
  password: z.string(),
  className: z.string(),
});
export type PasswordSlip = z.infer<typeof PasswordSlip>;
