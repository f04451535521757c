import type { Actor } from '@zhibi/contract/session';
import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { question } from './tables.js';

/** The bank that every school reads and none writes belongs to this school of nobody. */
export const PLATFORM_SCHOOL = '00000000-0000-0000-0000-000000000000';

export type Reader = Pick<Actor, 'accountId' | 'schoolId'>;

/** The questions a teacher finds: the platform's, the school's, the teacher's own; never a colleague's own ones. */
export const visibleTo = (reader: Reader): SQL | undefined =>
  and(
    isNull(question.removedAt),
    or(
      eq(question.schoolId, PLATFORM_SCHOOL),
      and(
        eq(question.schoolId, reader.schoolId),
        or(ne(question.bank, 'mine'), eq(question.ownerAccountId, reader.accountId)),
      ),
    ),
  );

/** The words of those of these questions that the reader finds. */
export const wordsOfVisible = (db: Db, reader: Reader, ids: readonly string[]) =>
  db
    .select({ id: question.id, words: question.searchText })
    .from(question)
    .where(and(inArray(question.id, [...ids]), visibleTo(reader)));
