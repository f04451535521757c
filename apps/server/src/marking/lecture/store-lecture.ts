import type { SampleKind } from '@zhibi/contract/marking/lecture';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { answer, answerSample, lectureNote } from '../tables.js';

/** Whose notes and samples: each teacher has the own ones. */
export interface Owner {
  schoolId: string;
  accountId: string;
}

export interface Note {
  note: string;
  changedAt: Date;
}

/** Question id → what this teacher noted. */
export async function notesOf(
  db: Db,
  { schoolId, accountId }: Owner,
  questionIds: readonly string[],
): Promise<Map<string, Note>> {
  const rows = await db
    .select()
    .from(lectureNote)
    .where(
      and(
        eq(lectureNote.schoolId, schoolId),
        eq(lectureNote.accountId, accountId),
        inArray(lectureNote.questionId, [...questionIds]),
      ),
    );
  return new Map(rows.map(({ questionId, note, changedAt }) => [questionId, { note, changedAt }]));
}

/** An empty note is none. */
export async function saveNote(
  db: Db,
  owner: Owner,
  of: { questionId: string; note: string; at: Date },
): Promise<void> {
  const { questionId, note, at: changedAt } = of;
  const { schoolId, accountId } = owner;
  if (note === '') {
    const own = and(eq(lectureNote.schoolId, schoolId), eq(lectureNote.accountId, accountId));
    await db.delete(lectureNote).where(and(own, eq(lectureNote.questionId, questionId)));
    return;
  }
  await db
    .insert(lectureNote)
    .values({ schoolId, accountId, questionId, note, changedAt })
    .onConflictDoUpdate({
      target: [lectureNote.schoolId, lectureNote.accountId, lectureNote.questionId],
      set: { note, changedAt },
    });
}

export interface Sample {
  answerId: string;
  kind: SampleKind;
  homeworkId: string;
  studentId: string;
  itemId: string;
  questionId: string;
}

/** Answers to these questions that this teacher collected, the newest first; a handful for each question is shown. */
export const samplesOf = (
  db: Db,
  { schoolId, accountId }: Owner,
  { questionIds, limit }: { questionIds: readonly string[]; limit: number },
): Promise<Sample[]> =>
  db
    .select({
      answerId: answerSample.answerId,
      kind: answerSample.kind,
      questionId: answerSample.questionId,
      homeworkId: answer.homeworkId,
      studentId: answer.studentId,
      itemId: answer.itemId,
    })
    .from(answerSample)
    .innerJoin(answer, and(eq(answer.schoolId, answerSample.schoolId), eq(answer.id, answerSample.answerId)))
    .where(
      and(
        eq(answerSample.schoolId, schoolId),
        eq(answerSample.accountId, accountId),
        inArray(answerSample.questionId, [...questionIds]),
      ),
    )
    .orderBy(desc(answerSample.collectedAt), desc(answerSample.answerId))
    .limit(limit);

export async function saveSample(
  db: Db,
  { schoolId, accountId }: Owner,
  { answerId, questionId, kind, at }: { answerId: string; questionId: string; kind: SampleKind; at: Date },
): Promise<void> {
  await db
    .insert(answerSample)
    .values({ schoolId, accountId, answerId, questionId, kind, collectedAt: at })
    .onConflictDoUpdate({
      target: [answerSample.schoolId, answerSample.accountId, answerSample.answerId],
      set: { kind, collectedAt: at },
    });
}

export async function removeSample(db: Db, { schoolId, accountId }: Owner, answerId: string): Promise<void> {
  await db
    .delete(answerSample)
    .where(
      and(
        eq(answerSample.schoolId, schoolId),
        eq(answerSample.accountId, accountId),
        eq(answerSample.answerId, answerId),
      ),
    );
}

export interface ItemResult {
  itemId: string;
  answers: number;
  scored: number;
  /** The mean score; null while nothing is scored. */
  mean: number | null;
  /** Score → how many got it. */
  scores: { score: number; count: number }[];
}

/** How these students did, item by item. One grouped query. */
export async function resultsByItem(
  db: Db,
  schoolId: string,
  { homeworkId, studentIds }: { homeworkId: string; studentIds: readonly string[] },
): Promise<Map<string, ItemResult>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ itemId: answer.itemId, score: answer.score, count: sql<number>`count(*)::int` })
    .from(answer)
    .where(
      and(eq(answer.schoolId, schoolId), eq(answer.homeworkId, homeworkId), inArray(answer.studentId, [...studentIds])),
    )
    .groupBy(answer.itemId, answer.score);
  const results = new Map<string, ItemResult>();
  for (const { itemId, score, count } of rows) {
    const known = results.get(itemId) ?? { itemId, answers: 0, scored: 0, mean: null, scores: [] };
    results.set(itemId, known);
    known.answers += count;
    if (score === null) continue;
    const sum = (known.mean ?? 0) * known.scored + score * count;
    known.scored += count;
    known.mean = sum / known.scored;
    known.scores.push({ score, count });
  }
  return results;
}

/** Students whose answers to an item lost most, the lowest first. */
export async function lowestOf(
  db: Db,
  schoolId: string,
  of: { homeworkId: string; itemId: string; studentIds: readonly string[]; below: number; limit: number },
): Promise<string[]> {
  if (of.studentIds.length === 0) return [];
  const rows = await db
    .select({ studentId: answer.studentId })
    .from(answer)
    .where(
      and(
        eq(answer.schoolId, schoolId),
        eq(answer.homeworkId, of.homeworkId),
        eq(answer.itemId, of.itemId),
        inArray(answer.studentId, [...of.studentIds]),
        isNotNull(answer.score),
        sql`${answer.score} < ${of.below}`,
      ),
    )
    .orderBy(answer.score, answer.id)
    .limit(of.limit);
  return rows.map(({ studentId }) => studentId);
}
