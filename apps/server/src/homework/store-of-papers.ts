import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { homework } from './tables.js';

/** The homework that was made of these papers, the newest first. One query. */
export const homeworkOfPapers = async (db: Db, schoolId: string, paperIds: readonly string[]) =>
  paperIds.length === 0
    ? []
    : db
        .select({
          homeworkId: homework.id,
          paperId: homework.paperId,
          title: homework.title,
          startAt: homework.startAt,
        })
        .from(homework)
        .where(
          and(eq(homework.schoolId, schoolId), inArray(homework.paperId, [...paperIds]), isNull(homework.withdrawnAt)),
        )
        .orderBy(desc(homework.id));
