import type { SchoolClass, StudentOfClass } from '@zhibi/contract/people';
import { and, asc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray, listText } from '../platform/sql-lists.js';
import { statement } from '../platform/statement.js';
import { classStudent, organisation, school, schoolClass, student, subject, teacher, teaching } from './tables.js';

export type School = typeof school.$inferSelect;
export type Teacher = typeof teacher.$inferSelect;
export type Student = typeof student.$inferSelect;

/** Organisations by name: what a person with several ways in tells them apart by. */
export async function organisationNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: organisation.id, name: organisation.name })
    .from(organisation)
    .where(inArray(organisation.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What a school is called, long and short. */
export async function schoolNames(db: Db, schoolId: string): Promise<string[]> {
  const rows = await db
    .select({ name: school.name, shortName: school.shortName })
    .from(school)
    .where(eq(school.id, schoolId));
  return rows.flatMap(({ name, shortName }) => [name, shortName]);
}

/** The schools of a district or of an organisation: the scope of those who look across schools. */
export async function schoolIdsOf(db: Db, of: { regionId: string } | { organisationId: string }): Promise<string[]> {
  const where = 'regionId' in of ? eq(school.regionId, of.regionId) : eq(school.organisationId, of.organisationId);
  return (await db.select({ id: school.id }).from(school).where(where)).map((row) => row.id);
}

/** Whether the data of a school is locked: asked for those who are neither teacher nor student of it. */
export async function isDataLocked(db: Db, schoolId: string): Promise<boolean> {
  const [row] = await db.select({ dataLock: school.dataLock }).from(school).where(eq(school.id, schoolId));
  return row?.dataLock ?? false;
}

export async function findSchool(
  db: Db,
  id: string,
): Promise<(School & { customized: string; logo: string }) | undefined> {
  const [row] = await db
    .select({ school, customized: organisation.customized, logo: organisation.logo })
    .from(school)
    .innerJoin(organisation, eq(organisation.id, school.organisationId))
    .where(eq(school.id, id));
  return row && { ...row.school, customized: row.customized, logo: row.logo };
}

/** Whoever saw the record before now sees that it has changed. */
export async function updateTeacher(
  db: Db,
  schoolId: string,
  id: string,
  change: Partial<typeof teacher.$inferInsert>,
): Promise<void> {
  await db
    .update(teacher)
    .set({ ...change, revision: sql`${teacher.revision} + 1` })
    .where(and(eq(teacher.schoolId, schoolId), eq(teacher.id, id)));
}

/** Whoever saw the record before now sees that it has changed. */
export async function updateStudent(
  db: Db,
  schoolId: string,
  id: string,
  change: Partial<typeof student.$inferInsert>,
): Promise<void> {
  await db
    .update(student)
    .set({ ...change, revision: sql`${student.revision} + 1` })
    .where(and(eq(student.schoolId, schoolId), eq(student.id, id)));
}

export const subjectsById = async (db: Db): Promise<Map<number, typeof subject.$inferSelect>> =>
  new Map((await db.select().from(subject)).map((row) => [row.subjectId, row]));

export async function subjectById(db: Db, subjectId: number) {
  const [row] = await db.select().from(subject).where(eq(subject.subjectId, subjectId));
  return row;
}

const selectLivingClasses = (db: Db, schoolId: Placeholder, isNamed?: SQL) =>
  db
    .select({
      classId: schoolClass.id,
      className: schoolClass.name,
      gid: schoolClass.gid,
      subjectId: subject.subjectId,
      subjectName: subject.name,
    })
    .from(schoolClass)
    .leftJoin(teaching, and(eq(teaching.schoolId, schoolClass.schoolId), eq(teaching.classId, schoolClass.id)))
    .leftJoin(subject, eq(subject.subjectId, teaching.subjectId))
    .where(and(eq(schoolClass.schoolId, schoolId), isNull(schoolClass.endedOn), isNamed))
    .orderBy(asc(schoolClass.gid), asc(schoolClass.name), asc(subject.subjectId));
const livingClasses = statement(['schoolId'], (db, { schoolId }) => selectLivingClasses(db, schoolId));
const namedLivingClasses = statement(['schoolId', 'classIds'], (db, { schoolId, classIds }) =>
  selectLivingClasses(db, schoolId, sql`${schoolClass.id} = any (${classIds})`),
);

/** The living classes of a school, with the subjects taught in them; only those named when ids are given. */
export async function classesOf(db: Db, schoolId: string, classIds?: readonly string[]): Promise<SchoolClass[]> {
  const rows = classIds
    ? await namedLivingClasses(db, { schoolId, classIds: listText(classIds) })
    : await livingClasses(db, { schoolId });
  const byId = new Map<string, SchoolClass>();
  for (const { classId, className, gid, subjectId, subjectName } of rows) {
    const known = byId.get(classId) ?? { classId, className, gid, gradeId: gid, subjects: [] };
    byId.set(classId, known);
    // Entries without a positive subject are leftovers of imports and are not kept.
    if (subjectId !== null && subjectName !== null && subjectId > 0 && known.subjects.at(-1)?.subjectId !== subjectId)
      known.subjects.push({ subjectId, subjectName });
  }
  return [...byId.values()];
}

export interface ClassMember extends StudentOfClass {
  classId: string;
  accountId: string;
}

/** The students of classes today, by class and number. */
export async function studentsOf(db: Db, schoolId: string, classIds: readonly string[]): Promise<ClassMember[]> {
  if (classIds.length === 0) return [];
  return db
    .select({
      classId: classStudent.classId,
      studentId: student.id,
      accountId: student.accountId,
      studentNo: student.studentNo,
      name: student.name,
      sex: student.sex,
      pinyin: student.pinyin,
    })
    .from(classStudent)
    .innerJoin(student, and(eq(student.schoolId, classStudent.schoolId), eq(student.id, classStudent.studentId)))
    .where(
      and(eq(classStudent.schoolId, schoolId), inArray(classStudent.classId, [...classIds]), isNull(classStudent.toOn)),
    )
    .orderBy(asc(classStudent.classId), asc(student.studentNo));
}

/** Students by id, whatever class they are in today. */
export async function studentsById(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, Student>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(student)
    .where(and(eq(student.schoolId, schoolId), inArray(student.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The accounts of the teachers of a subject in classes: whom news of these classes is for. */
export async function teacherAccountsOf(
  db: Db,
  schoolId: string,
  classIds: readonly string[],
  subjectId: number,
): Promise<string[]> {
  if (classIds.length === 0) return [];
  const rows = await teachersOfClasses(db, { schoolId, classIds: listText(classIds), subjectId });
  return rows.map((row) => row.accountId);
}
const teachersOfClasses = statement(['schoolId', 'classIds', 'subjectId'], (db, { schoolId, classIds, subjectId }) =>
  db
    .selectDistinct({ accountId: teacher.accountId })
    .from(teaching)
    .innerJoin(teacher, and(eq(teacher.schoolId, teaching.schoolId), eq(teacher.id, teaching.teacherId)))
    .where(
      and(
        eq(teaching.schoolId, schoolId),
        sql`${teaching.classId} = any (${classIds})`,
        eq(teaching.subjectId, subjectId),
      ),
    ),
);
