import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import type { WrongRow } from '../store.js';
import { wrongQuestion } from '../tables.js';
import type { HandbookRow } from './store.js';
import { handbook } from './tables.js';

interface OfHomework {
  schoolId: string;
  homeworkId: string;
}

/** What these students got wrong in a homework, learned since or not. */
export const wrongOfHomework = (
  db: Db,
  { schoolId, homeworkId }: OfHomework,
  studentIds: readonly string[],
): Promise<WrongRow[]> =>
  studentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(wrongQuestion)
        .where(
          and(
            eq(wrongQuestion.schoolId, schoolId),
            eq(wrongQuestion.homeworkId, homeworkId),
            inArray(wrongQuestion.studentId, [...studentIds]),
          ),
        )
        .orderBy(wrongQuestion.id);

/** The redos of a homework that a class was given, the newest first. */
export const redosOf = (
  db: Db,
  { schoolId, homeworkId, classId }: OfHomework & { classId: string },
): Promise<HandbookRow[]> =>
  db
    .select()
    .from(handbook)
    .where(and(eq(handbook.schoolId, schoolId), eq(handbook.redoOf, homeworkId), eq(handbook.classId, classId)))
    .orderBy(desc(handbook.id));
