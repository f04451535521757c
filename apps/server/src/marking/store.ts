import type { AnswerStatus } from '@zhibi/contract/marking';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { answer } from './tables.js';

export type Answer = typeof answer.$inferSelect;

export const ofHomework = (schoolId: string, homeworkId: string) =>
  and(eq(answer.schoolId, schoolId), eq(answer.homeworkId, homeworkId));

export interface AnswersWanted {
  homeworkId: string;
  ids?: readonly string[];
  studentIds?: readonly string[];
  itemIds?: readonly string[];
  status?: AnswerStatus;
}

export const answersOf = (db: Db, schoolId: string, wanted: AnswersWanted): Promise<Answer[]> =>
  db
    .select()
    .from(answer)
    .where(
      and(
        ofHomework(schoolId, wanted.homeworkId),
        wanted.ids && inArray(answer.id, [...wanted.ids]),
        wanted.studentIds && inArray(answer.studentId, [...wanted.studentIds]),
        wanted.itemIds && inArray(answer.itemId, [...wanted.itemIds]),
        wanted.status && eq(answer.status, wanted.status),
      ),
    );

/** What a person wrote beside a student's answers in several homework: homework and item id together → comment. */
export async function commentsOf(
  db: Db,
  schoolId: string,
  of: { studentId: string; homeworkIds: readonly string[] },
): Promise<Map<string, string>> {
  if (of.homeworkIds.length === 0) return new Map();
  const rows = await db
    .select({ homeworkId: answer.homeworkId, itemId: answer.itemId, comment: answer.comment })
    .from(answer)
    .where(
      and(
        eq(answer.schoolId, schoolId),
        eq(answer.studentId, of.studentId),
        inArray(answer.homeworkId, [...of.homeworkIds]),
        ne(answer.comment, ''),
      ),
    );
  return new Map(rows.map((row) => [`${row.homeworkId} ${row.itemId}`, row.comment]));
}

export async function findAnswer(db: Db, schoolId: string, id: string): Promise<Answer | undefined> {
  const [row] = await db
    .select()
    .from(answer)
    .where(and(eq(answer.schoolId, schoolId), eq(answer.id, id)));
  return row;
}

/** Answers by id, held until the transaction ends, always in the same order: two markers wait for each other, never in a ring. */
export const lockAnswers = (db: Db, schoolId: string, ids: readonly string[]): Promise<Answer[]> =>
  db
    .select()
    .from(answer)
    .where(and(eq(answer.schoolId, schoolId), inArray(answer.id, [...ids])))
    .orderBy(asc(answer.id))
    .for('update');

/** An answer as it shall be; `revision` is the one it was decided on. */
export type AnswerChange = Pick<
  Answer,
  | 'id'
  | 'revision'
  | 'status'
  | 'reading'
  | 'confidence'
  | 'suggestion'
  | 'score'
  | 'scoredBy'
  | 'scoredAt'
  | 'comment'
  | 'levels'
  | 'inkSinceScore'
  | 'strokes'
>;

/**
 * Writes changes in one statement and answers the ids of those that took place: an answer that changed meanwhile stays,
 * and what a person has scored is never written by a machine, whatever it was when the machine began to read.
 */
export async function changeAnswers(
  db: Db,
  schoolId: string,
  changes: readonly AnswerChange[],
  by: 'machine' | 'person',
): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const rows = changes.map((one) => ({
    id: one.id,
    revision: one.revision,
    status: one.status,
    reading: one.reading,
    confidence: one.confidence,
    suggestion: one.suggestion,
    score: one.score,
    scored_by: one.scoredBy,
    scored_at: one.scoredAt,
    comment: one.comment,
    levels: one.levels,
    ink_since_score: one.inkSinceScore,
    strokes: one.strokes,
  }));
  const changed = await db.execute<{ id: string }>(sql`
    update answer a set revision = a.revision + 1, status = new.status, reading = new.reading, confidence = new.confidence,
      suggestion = new.suggestion, score = new.score, scored_by = new.scored_by, scored_at = new.scored_at,
      comment = new.comment, levels = new.levels, ink_since_score = new.ink_since_score, strokes = new.strokes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id uuid, revision integer, status text, reading text,
      confidence real, suggestion numeric, score numeric, scored_by uuid, scored_at timestamptz, comment text, levels jsonb, ink_since_score boolean, strokes integer)
    where a.school_id = ${schoolId} and a.id = new.id and a.revision = new.revision
      and (${by} = 'person' or a.status <> 'scored-by-person')
    returning a.id`);
  return new Set(changed.map((row) => row.id));
}

/** Ink came that whoever scored has not seen: the score stays, the teacher is shown that there is more to see. */
export async function flagInkSinceScore(
  db: Db,
  schoolId: string,
  unseen: readonly { id: string; strokes: number }[],
): Promise<void> {
  if (unseen.length === 0) return;
  await db.execute(sql`
    update answer a set ink_since_score = true, strokes = new.strokes, revision = a.revision + 1
    from jsonb_to_recordset(${JSON.stringify(unseen)}::jsonb) as new (id uuid, strokes integer)
    where a.school_id = ${schoolId} and a.id = new.id and a.strokes is distinct from new.strokes`);
}
