import { z } from 'zod';
import { Day, Id, Revision, RoleCode, Stamp, wholeNumber } from '../../kernel/index.js';
import { LeavingReason, SchoolStageId } from '../model.js';

/** Whose record it is, where one call serves students and teachers alike. */
export const Whose = z.enum(['student', 'teacher']);
export type Whose = z.infer<typeof Whose>;

/** `active` has a password of their own · `inactive` has not logged in yet · `disabled` may not enter · `left` the school. */
export const PersonState = z.enum(['active', 'inactive', 'disabled', 'left']);
export type PersonState = z.infer<typeof PersonState>;

/** What a school may grant to a teacher; being a teacher is not taken away, leaving is. */
export const TeacherRole = RoleCode.extract(['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL']);
export type TeacherRole = z.infer<typeof TeacherRole>;

/** One subject taught in one class. */
export const Lesson = z.object({ classId: Id, subjectId: wholeNumber({ min: 1 }) });
export type Lesson = z.infer<typeof Lesson>;

const PersonCan = z.object({
  edit: z.boolean(),
  resetPassword: z.boolean(),
  disable: z.boolean(),
  enable: z.boolean(),
  leave: z.boolean(),
  comeBack: z.boolean(),
});

/** A teacher as the records of the school hold one. */
export const TeacherRecord = z.object({
  teacherId: z.string(),
  accountId: z.string(),
  account: z.string(),
  teacherNo: z.string().nullable(),
  name: z.string(),
  sex: z.boolean().nullable(),
  phone: z.string().nullable(),
  mainSubjectId: z.number().nullable(),
  lessons: z.array(Lesson.extend({ className: z.string(), subjectName: z.string() })),
  roles: z.array(TeacherRole),
  state: PersonState,
  leftOn: Day.nullable(),
  revision: Revision,
  can: PersonCan,
});
export type TeacherRecord = z.infer<typeof TeacherRecord>;

/** A student as the records of the school hold one. */
export const StudentRecord = z.object({
  studentId: z.string(),
  accountId: z.string(),
  account: z.string(),
  studentNo: z.string(),
  name: z.string(),
  sex: z.boolean().nullable(),
  birthday: Day.nullable(),
  classId: z.string().nullable(),
  className: z.string().nullable(),
  gid: z.number().nullable(),
  state: PersonState,
  leftOn: Day.nullable(),
  leftWhy: LeavingReason.nullable(),
  /** Everything that named this person was taken away; what remains belongs to nobody. */
  erased: z.boolean(),
  revision: Revision,
  can: PersonCan.extend({ move: z.boolean(), erase: z.boolean() }),
});
export type StudentRecord = z.infer<typeof StudentRecord>;

/** A stay in a class; without an end it is today's. */
export const Stay = z.object({
  classId: z.string(),
  className: z.string(),
  gid: z.number(),
  fromOn: Day,
  toOn: Day.nullable(),
});
export type Stay = z.infer<typeof Stay>;

/** What students read about themselves. */
export const OwnRecord = z.object({
  account: z.string(),
  studentNo: z.string(),
  name: z.string(),
  sex: z.boolean().nullable(),
  birthday: Day.nullable(),
  schoolName: z.string(),
  className: z.string().nullable(),
  headTeacher: z.string().nullable(),
  classmates: z.number(),
  teachers: z.array(z.object({ subjectName: z.string(), name: z.string() })),
  stays: z.array(Stay),
});
export type OwnRecord = z.infer<typeof OwnRecord>;

/** What happened to a person or a class, and through whom. `detail` holds the names and numbers that its sentence needs. */
export const LifeLine = z.object({
  id: z.string(),
  what: z.string(),
  detail: z.record(z.string(), z.unknown()),
  /** null where the installation did it by itself. */
  by: z.string().nullable(),
  at: Stamp,
});
export type LifeLine = z.infer<typeof LifeLine>;

/** A class with who leads it and who teaches in it. */
export const ClassRecord = z.object({
  classId: z.string(),
  className: z.string(),
  gid: z.number(),
  stage: SchoolStageId,
  headTeacher: z.object({ teacherId: z.string(), name: z.string() }).nullable(),
  students: z.number(),
  lessons: z.array(
    z.object({ subjectId: z.number(), subjectName: z.string(), teacherId: z.string(), name: z.string() }),
  ),
  endedOn: Day.nullable(),
  revision: Revision,
  can: z.object({ edit: z.boolean(), end: z.boolean() }),
});
export type ClassRecord = z.infer<typeof ClassRecord>;

/** A subject of one of the school's stages, and whether the school offers it. */
export const SubjectOffer = z.object({
  subjectId: z.number().positive(),
  subjectMainId: z.number(),
  subjectName: z.string(),
  stage: SchoolStageId,
  offered: z.boolean(),
  classes: z.number(),
  teachers: z.array(z.object({ teacherId: z.string(), name: z.string(), classes: z.number() })),
});
export type SubjectOffer = z.infer<typeof SubjectOffer>;

export const TakeOutState = z.enum(['making', 'ready', 'failed', 'gone']);
export type TakeOutState = z.infer<typeof TakeOutState>;

/** One time that everything about a student was taken out. `gone`: the file is kept no longer. */
export const StudentTakeOut = z.object({
  takeOutId: z.string(),
  state: TakeOutState,
  askedAt: Stamp,
  /** The name of who asked; null for an account that is there no more. */
  askedBy: z.string().nullable(),
  /** In bytes, once it is ready. */
  size: z.number().nullable(),
});
export type StudentTakeOut = z.infer<typeof StudentTakeOut>;
