import { type Level, type LevelLimits, usualLimits } from '@zhibi/contract/people/my-classes';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { student } from '../tables.js';
import { levelPlan, studentLevel } from './tables.js';

export interface OfSubject {
  schoolId: string;
  classId: string;
  subjectId: number;
}

const plan = ({ schoolId, classId, subjectId }: OfSubject) =>
  and(eq(levelPlan.schoolId, schoolId), eq(levelPlan.classId, classId), eq(levelPlan.subjectId, subjectId));
const levels = ({ schoolId, classId, subjectId }: OfSubject) =>
  and(eq(studentLevel.schoolId, schoolId), eq(studentLevel.classId, classId), eq(studentLevel.subjectId, subjectId));

export async function findLevelPlan(db: Db, of: OfSubject) {
  const [row] = await db.select().from(levelPlan).where(plan(of));
  return row;
}

/** The limits that teachers of the subject have set for the class; what schools call excellent and passed until then. */
export async function levelLimitsOf(db: Db, of: OfSubject): Promise<LevelLimits> {
  const row = await findLevelPlan(db, of);
  return row === undefined ? usualLimits : { aFrom: row.aFrom, cBelow: row.cBelow };
}

export const levelsNow = (db: Db, of: OfSubject) =>
  db
    .select()
    .from(studentLevel)
    .where(and(levels(of), isNull(studentLevel.toAt)));

/** Moves the plan one revision on, or begins it; false where somebody was faster. */
export async function turnLevelPlan(
  db: Db,
  of: OfSubject,
  { revision, limits, by, at }: { revision: number; limits: LevelLimits; by: string; at: Date },
): Promise<boolean> {
  const change = { ...limits, changedBy: by, changedAt: at };
  const rows =
    revision === 0
      ? await db
          .insert(levelPlan)
          .values({ ...of, ...change })
          .onConflictDoNothing()
          .returning({ is: levelPlan.revision })
      : await db
          .update(levelPlan)
          .set({ ...change, revision: revision + 1 })
          .where(and(plan(of), eq(levelPlan.revision, revision)))
          .returning({ is: levelPlan.revision });
  return rows.length === 1;
}

export async function endLevels(db: Db, of: OfSubject, studentIds: readonly string[], at: Date): Promise<void> {
  if (studentIds.length === 0) return;
  await db
    .update(studentLevel)
    .set({ toAt: at })
    .where(and(levels(of), isNull(studentLevel.toAt), inArray(studentLevel.studentId, [...studentIds])));
}

export async function beginLevels(db: Db, rows: readonly (typeof studentLevel.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(studentLevel).values([...rows]);
}

/** Layers of then and now with the names, the newest first. */
export const levelHistoryOf = (db: Db, of: OfSubject, limit: number, before?: string) =>
  db
    .select({ row: studentLevel, name: student.name })
    .from(studentLevel)
    .innerJoin(student, and(eq(student.schoolId, studentLevel.schoolId), eq(student.id, studentLevel.studentId)))
    .where(and(levels(of), before === undefined ? undefined : lt(studentLevel.id, before)))
    .orderBy(desc(studentLevel.id))
    .limit(limit);

/** Who is in which layer of a subject now, in several classes. One query. */
export async function levelsOfClasses(
  db: Db,
  schoolId: string,
  { classIds, subjectId }: { classIds: readonly string[]; subjectId: number },
): Promise<Map<string, Level>> {
  if (classIds.length === 0) return new Map();
  const rows = await db
    .select({ studentId: studentLevel.studentId, level: studentLevel.level })
    .from(studentLevel)
    .where(
      and(
        eq(studentLevel.schoolId, schoolId),
        inArray(studentLevel.classId, [...classIds]),
        eq(studentLevel.subjectId, subjectId),
        isNull(studentLevel.toAt),
      ),
    );
  return new Map(rows.map(({ studentId, level }) => [studentId, level]));
}

/** Who is in which layer now, for seating that mixes them. */
export async function levelOfStudents(db: Db, of: OfSubject): Promise<Map<string, Level>> {
  return new Map((await levelsNow(db, of)).map(({ studentId, level }) => [studentId, level]));
}
