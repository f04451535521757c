import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { classStudent, schoolClass, student, subject, teacher, teaching } from '../tables.js';

/** What a school sees of the accounts of its people. Named in full: the names of columns that are not are kept by table, and this is half of one. */
const account = pgTable('account', {
  id: uuid('id').notNull(),
  account: text('account').notNull(),
  activatedAt: timestamp('activated_at', { withTimezone: true }),
});

export interface ClassRow {
  classId: string;
  className: string;
  gid: number;
  headTeacherId: string | null;
  headTeacher: string | null;
  subjects: { subjectId: number; subjectName: string }[];
}

/** Living classes with their head teacher and the subjects taught in them; of all of the school when none are named. */
export async function classRows(
  db: Db,
  schoolId: string,
  of: { classIds: readonly string[] } | { headTeacherId: string; orClassIds: readonly string[] },
): Promise<ClassRow[]> {
  const isMine = 'classIds' in of ? inArray(schoolClass.id, [...of.classIds]) : undefined;
  const rows = await db
    .select({
      classId: schoolClass.id,
      className: schoolClass.name,
      gid: schoolClass.gid,
      headTeacherId: schoolClass.headTeacherId,
      headTeacher: teacher.name,
      subjectId: subject.subjectId,
      subjectName: subject.name,
    })
    .from(schoolClass)
    .leftJoin(teacher, and(eq(teacher.schoolId, schoolClass.schoolId), eq(teacher.id, schoolClass.headTeacherId)))
    .leftJoin(teaching, and(eq(teaching.schoolId, schoolClass.schoolId), eq(teaching.classId, schoolClass.id)))
    .leftJoin(subject, eq(subject.subjectId, teaching.subjectId))
    .where(and(eq(schoolClass.schoolId, schoolId), isNull(schoolClass.endedOn), isMine))
    .orderBy(asc(schoolClass.gid), asc(schoolClass.name), asc(subject.subjectId));
  const byId = new Map<string, ClassRow>();
  for (const { subjectId, subjectName, ...row } of rows) {
    if (!('classIds' in of) && row.headTeacherId !== of.headTeacherId && !of.orClassIds.includes(row.classId)) continue;
    const known = byId.get(row.classId) ?? { ...row, subjects: [] };
    byId.set(row.classId, known);
    if (subjectId !== null && subjectName !== null && subjectId > 0 && known.subjects.at(-1)?.subjectId !== subjectId)
      known.subjects.push({ subjectId, subjectName });
  }
  return [...byId.values()];
}

export interface StudentRow {
  classId: string;
  studentId: string;
  studentNo: string;
  name: string;
  pinyin: string;
  sex: boolean | null;
  pinyinBy: 'machine' | 'teacher';
  reading: string | null;
  readingOf: string | null;
  revision: number;
  accountId: string;
  account: string;
  activatedAt: Date | null;
}

/** The students of classes today, by number. One query. */
export async function studentRows(db: Db, schoolId: string, classIds: readonly string[]): Promise<StudentRow[]> {
  if (classIds.length === 0) return [];
  return db
    .select({
      classId: classStudent.classId,
      studentId: student.id,
      studentNo: student.studentNo,
      name: student.name,
      pinyin: student.pinyin,
      sex: student.sex,
      pinyinBy: student.pinyinBy,
      reading: student.reading,
      readingOf: student.readingOf,
      revision: student.revision,
      accountId: account.id,
      account: account.account,
      activatedAt: account.activatedAt,
    })
    .from(classStudent)
    .innerJoin(student, and(eq(student.schoolId, classStudent.schoolId), eq(student.id, classStudent.studentId)))
    .innerJoin(account, eq(account.id, student.accountId))
    .where(
      and(eq(classStudent.schoolId, schoolId), inArray(classStudent.classId, [...classIds]), isNull(classStudent.toOn)),
    )
    .orderBy(asc(classStudent.classId), asc(student.studentNo));
}

/** Classes that have ended and that the teacher taught last, the newest first. */
export async function pastClasses(db: Db, schoolId: string, teacherId: string) {
  const rows = await db
    .select({
      classId: schoolClass.id,
      className: schoolClass.name,
      endedOn: schoolClass.endedOn,
      subjectName: subject.name,
    })
    .from(teaching)
    .innerJoin(schoolClass, and(eq(schoolClass.schoolId, teaching.schoolId), eq(schoolClass.id, teaching.classId)))
    .innerJoin(subject, eq(subject.subjectId, teaching.subjectId))
    .where(and(eq(teaching.schoolId, schoolId), eq(teaching.teacherId, teacherId), isNotNull(schoolClass.endedOn)))
    .orderBy(asc(schoolClass.name), asc(subject.subjectId));
  const byId = new Map<string, { classId: string; className: string; endedOn: string; subjects: string[] }>();
  for (const { classId, className, endedOn, subjectName } of rows) {
    const known = byId.get(classId) ?? { classId, className, endedOn: endedOn ?? '', subjects: [] };
    byId.set(classId, known);
    known.subjects.push(subjectName);
  }
  return [...byId.values()].sort((a, b) => (a.endedOn < b.endedOn ? 1 : -1));
}

/** Teachers' names by account: who changed something. */
export async function teacherNames(
  db: Db,
  schoolId: string,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(accountIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ accountId: teacher.accountId, name: teacher.name })
    .from(teacher)
    .where(and(eq(teacher.schoolId, schoolId), inArray(teacher.accountId, ids)));
  return new Map(rows.map(({ accountId, name }) => [accountId, name]));
}

export interface ReadAs {
  pinyin: string;
  pinyinBy: 'machine' | 'teacher';
  reading: string | null;
  readingOf: string | null;
}

/** Keeps how a name is read; false where the record was changed meanwhile. */
export async function updateReading(
  db: Db,
  of: { schoolId: string; studentId: string; revision: number },
  as: ReadAs,
): Promise<boolean> {
  const rows = await db
    .update(student)
    .set({ ...as, revision: of.revision + 1 })
    .where(and(eq(student.schoolId, of.schoolId), eq(student.id, of.studentId), eq(student.revision, of.revision)))
    .returning({ id: student.id });
  return rows.length === 1;
}
