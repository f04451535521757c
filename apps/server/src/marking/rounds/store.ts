import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { markingRound, roundGold, roundMark } from '../tables.js';
import type { Place } from './block-share.js';

export type RoundRow = typeof markingRound.$inferSelect;
export type MarkRow = typeof roundMark.$inferSelect;
export type GoldRow = typeof roundGold.$inferSelect;

const ofHomework = (schoolId: string, homeworkId: string) =>
  and(eq(markingRound.schoolId, schoolId), eq(markingRound.homeworkId, homeworkId));

/** The rounds of a homework, open or called off. */
export const roundsOf = (db: Db, schoolId: string, homeworkId: string): Promise<RoundRow[]> =>
  db.select().from(markingRound).where(ofHomework(schoolId, homeworkId)).orderBy(asc(markingRound.id));

/** The same, held until the transaction ends: answers are dealt by one at a time. */
export const lockRounds = (db: Db, schoolId: string, homeworkId: string): Promise<RoundRow[]> =>
  db.select().from(markingRound).where(ofHomework(schoolId, homeworkId)).orderBy(asc(markingRound.id)).for('update');

interface MarksWanted {
  roundIds: readonly string[];
  answerIds?: readonly string[];
  accountId?: string;
}

export async function marksOf(
  db: Db,
  schoolId: string,
  { roundIds, answerIds, accountId }: MarksWanted,
): Promise<MarkRow[]> {
  if (roundIds.length === 0) return [];
  return db
    .select()
    .from(roundMark)
    .where(
      and(
        eq(roundMark.schoolId, schoolId),
        inArray(roundMark.roundId, [...roundIds]),
        answerIds && inArray(roundMark.answerId, [...answerIds]),
        accountId === undefined ? undefined : eq(roundMark.accountId, accountId),
      ),
    );
}

export async function goldOf(db: Db, schoolId: string, roundIds: readonly string[]): Promise<GoldRow[]> {
  if (roundIds.length === 0) return [];
  return db
    .select()
    .from(roundGold)
    .where(and(eq(roundGold.schoolId, schoolId), inArray(roundGold.roundId, [...roundIds])));
}

/** Answer places that are not scored go back; what was scored in the same moment stays. */
export async function takeMarks(
  db: Db,
  schoolId: string,
  taken: readonly { answerId: string; accountId: string }[],
): Promise<void> {
  if (taken.length === 0) return;
  await db.execute(sql`
    delete from round_mark m using unnest(${list(taken.map(({ answerId }) => answerId))}::uuid[],
      ${list(taken.map(({ accountId }) => accountId))}::uuid[]) as t (answer_id, account_id)
    where m.school_id = ${schoolId} and m.answer_id = t.answer_id and m.account_id = t.account_id and m.score is null`);
}

export async function giveMarks(
  db: Db,
  of: { schoolId: string; dealtAt: Date },
  given: readonly (Place & { roundId: string })[],
): Promise<void> {
  if (given.length === 0) return;
  await db
    .insert(roundMark)
    .values(given.map((one) => ({ ...of, ...one })))
    .onConflictDoNothing();
}

/** A score of a scorer or the arbiter, where it is still as it was seen. False: it changed meanwhile. */
export async function putMark(
  db: Db,
  { schoolId, answerId, accountId, revision }: Pick<MarkRow, 'schoolId' | 'answerId' | 'accountId' | 'revision'>,
  to: Pick<MarkRow, 'score' | 'comment' | 'levels' | 'strokes' | 'scoredAt'>,
): Promise<boolean> {
  const rows = await db
    .update(roundMark)
    .set({ ...to, revision: revision + 1 })
    .where(
      and(
        eq(roundMark.schoolId, schoolId),
        eq(roundMark.answerId, answerId),
        eq(roundMark.accountId, accountId),
        eq(roundMark.revision, revision),
      ),
    )
    .returning({ answerId: roundMark.answerId });
  return rows.length === 1;
}

export const addMark = (db: Db, row: typeof roundMark.$inferInsert) => db.insert(roundMark).values(row);

export const removeMark = (
  db: Db,
  { schoolId, answerId, accountId }: Pick<MarkRow, 'schoolId' | 'answerId' | 'accountId'>,
) =>
  db
    .delete(roundMark)
    .where(and(eq(roundMark.schoolId, schoolId), eq(roundMark.answerId, answerId), eq(roundMark.accountId, accountId)));

/** New rounds; a question that has one already keeps it. Answers how many were added. */
export async function addRounds(db: Db, rows: readonly (typeof markingRound.$inferInsert)[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await db
    .insert(markingRound)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: markingRound.id });
  return added.length;
}

export const changeRound = (
  db: Db,
  { schoolId, id, revision }: Pick<RoundRow, 'schoolId' | 'id' | 'revision'>,
  to: Partial<
    Pick<RoundRow, 'scorerIds' | 'scorersEach' | 'tolerance' | 'within' | 'arbiterId' | 'state' | 'setBy' | 'setAt'>
  >,
) =>
  db
    .update(markingRound)
    .set({ ...to, revision: revision + 1 })
    .where(and(eq(markingRound.schoolId, schoolId), eq(markingRound.id, id), eq(markingRound.revision, revision)));

/** Agreed twice, the later score holds. */
export const putGold = (db: Db, row: GoldRow) => {
  const { score, setBy, setAt } = row;
  const target = [roundGold.schoolId, roundGold.answerId];
  return db.insert(roundGold).values(row).onConflictDoUpdate({ target, set: { score, setBy, setAt } });
};
export const removeGold = (db: Db, schoolId: string, answerId: string) =>
  db.delete(roundGold).where(and(eq(roundGold.schoolId, schoolId), eq(roundGold.answerId, answerId)));

export interface OwnCount {
  homeworkId: string;
  open: number;
}

/** What this account has not scored in open rounds, by homework. */
export const openOf = (db: Db, schoolId: string, accountId: string): Promise<OwnCount[]> =>
  db
    .select({ homeworkId: markingRound.homeworkId, open: sql<number>`count(*)::int` })
    .from(roundMark)
    .innerJoin(markingRound, and(eq(markingRound.schoolId, roundMark.schoolId), eq(markingRound.id, roundMark.roundId)))
    .where(
      and(
        eq(roundMark.schoolId, schoolId),
        eq(roundMark.accountId, accountId),
        isNull(roundMark.score),
        eq(markingRound.state, 'open'),
        sql`${accountId} = any (${markingRound.scorerIds})`,
      ),
    )
    .groupBy(markingRound.homeworkId);

/** Open rounds of the school whose differences this account settles. */
export const roundsToSettle = (db: Db, schoolId: string, accountId: string): Promise<RoundRow[]> =>
  db
    .select()
    .from(markingRound)
    .where(
      and(eq(markingRound.schoolId, schoolId), eq(markingRound.arbiterId, accountId), eq(markingRound.state, 'open')),
    );
