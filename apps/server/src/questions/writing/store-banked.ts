import type { SchoolStageId } from '@zhibi/contract/people';
import type { QuestionBody, QuestionType } from '@zhibi/contract/questions';
import type { Licence, Shelf } from '@zhibi/contract/questions/writing';
import { and, count, desc, eq, exists, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { wordsOf } from '../finding/rules.js';
import { readsAs } from '../finding/store.js';
import { itemStatistic } from '../statistics/tables.js';
import { PLATFORM_SCHOOL, type Reader } from '../store-visible.js';
import { question, questionUse, questionVersion } from '../tables.js';
import { questionReview } from './tables.js';

/** A question with its newest version, as the rules and the screens of the banks need it. */
export interface BankedRow {
  schoolId: string;
  questionId: string;
  version: number;
  shelf: Shelf;
  ownerAccountId: string | null;
  type: QuestionType;
  subjectId: number;
  stage: SchoolStageId;
  body: QuestionBody;
  difficulty: number;
  minutes: number;
  year: number | null;
  source: string;
  licence: Licence;
  updatedAt: Date;
  removedAt: Date | null;
  timesUsed: number;
  schoolRate: number | null;
  lastUsedAt: Date | null;
  originId: string | null;
  /** The version of the original that a copy was made of, or that it was merged into last. */
  originVersion: number | null;
  originShelf: Shelf | null;
  originOwnerId: string | null;
  originSubjectId: number | null;
  originRemovedAt: Date | null;
}

const origin = alias(question, 'origin');

const bankedOf = (db: Db, schoolId: string) =>
  db
    .select({
      schoolId: question.schoolId,
      questionId: question.id,
      version: question.version,
      shelf: question.bank,
      ownerAccountId: question.ownerAccountId,
      type: question.type,
      subjectId: question.subjectId,
      stage: question.stage,
      body: questionVersion.body,
      difficulty: question.difficulty,
      minutes: question.minutes,
      year: question.year,
      source: question.source,
      licence: question.licence,
      updatedAt: question.updatedAt,
      removedAt: question.removedAt,
      timesUsed: sql<number>`coalesce(${questionUse.timesUsed}, 0)`,
      schoolRate: itemStatistic.facility,
      lastUsedAt: questionUse.lastUsedAt,
      originId: question.originId,
      originVersion: question.originVersion,
      originShelf: origin.bank,
      originOwnerId: origin.ownerAccountId,
      originSubjectId: origin.subjectId,
      originRemovedAt: origin.removedAt,
    })
    .from(question)
    .innerJoin(
      questionVersion,
      and(
        eq(questionVersion.schoolId, question.schoolId),
        eq(questionVersion.questionId, question.id),
        eq(questionVersion.version, question.version),
      ),
    )
    .leftJoin(questionUse, and(eq(questionUse.schoolId, schoolId), eq(questionUse.questionId, question.id)))
    .leftJoin(itemStatistic, and(eq(itemStatistic.schoolId, schoolId), eq(itemStatistic.questionId, question.id)))
    .leftJoin(origin, and(eq(origin.schoolId, question.originSchoolId), eq(origin.id, question.originId)));

const inReach = ({ schoolId }: Reader) => inArray(question.schoolId, [schoolId, PLATFORM_SCHOOL]);

/** A question of the school or of the platform, whoever may see it; policy decides. */
export async function findBanked(db: Db, reader: Reader, questionId: string): Promise<BankedRow | undefined> {
  const [row] = await bankedOf(db, reader.schoolId).where(and(inReach(reader), eq(question.id, questionId)));
  return row;
}

export interface BankWanted {
  subjectId: number;
  types?: readonly QuestionType[] | undefined;
  words?: string | undefined;
  shelf: 'kept' | 'in-review' | 'archived' | 'school';
}

/** One page of a shelf, newest first, one row more than `limit` where another page follows, and how many there are. Two queries. */
export async function bankPage(
  db: Db,
  reader: Reader,
  wanted: BankWanted,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ rows: BankedRow[]; total: number }> {
  const all = and(
    eq(question.schoolId, reader.schoolId),
    eq(question.subjectId, wanted.subjectId),
    ...onShelf(db, reader, wanted.shelf),
    wanted.types && wanted.types.length > 0 ? inArray(question.type, [...wanted.types]) : undefined,
    ...wordsOf(wanted.words ?? '').map(readsAs),
  );
  const [rows, [counted]] = await Promise.all([
    bankedOf(db, reader.schoolId)
      .where(and(all, before === undefined ? undefined : lt(question.id, before)))
      .orderBy(desc(question.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(question).where(all),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

function onShelf(db: Db, reader: Reader, shelf: BankWanted['shelf']): (SQL | undefined)[] {
  if (shelf === 'school') return [eq(question.bank, 'school'), isNull(question.removedAt)];
  const own = eq(question.ownerAccountId, reader.accountId);
  if (shelf === 'archived') return [own, isNotNull(question.removedAt)];
  const kept = [own, eq(question.bank, 'mine'), isNull(question.removedAt)];
  if (shelf === 'kept') return kept;
  const waits = db
    .select({ id: questionReview.id })
    .from(questionReview)
    .where(
      and(
        eq(questionReview.schoolId, question.schoolId),
        eq(questionReview.questionId, question.id),
        eq(questionReview.state, 'waiting'),
      ),
    );
  return [...kept, exists(waits)];
}
