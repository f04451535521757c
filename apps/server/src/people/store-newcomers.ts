import type { Db } from '../platform/db.js';
import { insertRows } from '../platform/insert-rows.js';
import { readName } from './pinyin.js';
import {
  classStudent,
  organisation,
  region,
  school,
  schoolClass,
  student,
  subject,
  teacher,
  teaching,
} from './tables.js';

export const insertOrganisation = async (db: Db, row: typeof organisation.$inferInsert) =>
  void (await db.insert(organisation).values(row));
export const insertRegion = async (db: Db, row: typeof region.$inferInsert) =>
  void (await db.insert(region).values(row));
export const insertSchool = async (db: Db, row: typeof school.$inferInsert) =>
  void (await db.insert(school).values({ pinyin: readName(row.name), ...row }));
export const insertSubjects = async (db: Db, rows: (typeof subject.$inferInsert)[]) =>
  void (await db.insert(subject).values(rows).onConflictDoNothing());
export const insertClasses = async (db: Db, rows: (typeof schoolClass.$inferInsert)[]) =>
  void (rows.length > 0 && (await db.insert(schoolClass).values(rows)));
export const insertTeachers = async (db: Db, rows: (typeof teacher.$inferInsert)[]) =>
  void (rows.length > 0 && (await db.insert(teacher).values(rows)));
export const insertStudents = async (db: Db, rows: (typeof student.$inferInsert)[]) => insertRows(db, student, rows);
export const insertMemberships = async (db: Db, rows: (typeof classStudent.$inferInsert)[]) =>
  insertRows(db, classStudent, rows);
export const insertTeaching = async (db: Db, rows: (typeof teaching.$inferInsert)[]) =>
  void (rows.length > 0 && (await db.insert(teaching).values(rows)));
