import { and, asc, eq } from 'drizzle-orm';
import type { OpenWork } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { classIds, isNow } from './store.js';
import { homework } from './tables.js';

const LIMIT = 200;

/** The homework that students are still writing on: whoever moves the school to a new year is told of it first. */
export const openHomework = (db: Db, schoolId: string, now: Date): Promise<OpenWork[]> =>
  db
    .select({ id: homework.id, title: homework.title, endAt: homework.endAt, classIds })
    .from(homework)
    .where(and(eq(homework.schoolId, schoolId), isNow('open', now)))
    .orderBy(asc(homework.endAt), asc(homework.id))
    .limit(LIMIT);
