import type { QuestionBody } from '@zhibi/contract/questions';
import type { Licence } from '@zhibi/contract/questions/writing';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { knowledgePoint, question } from '../tables.js';
import type { Of } from './store.js';

/** Whose bank it is that questions come into. */
export interface Bank {
  schoolId: string;
  kind: 'mine' | 'school' | 'platform';
  ownerAccountId?: string;
}

/** Which of these texts the bank has already: the question in its newest version, by the text's place. One query. */
export async function knownVersions(
  db: Db,
  { schoolId, kind, ownerAccountId }: Bank,
  asked: readonly { at: number; body: QuestionBody }[],
): Promise<Map<number, { questionId: string; version: number }>> {
  if (asked.length === 0) return new Map();
  // In a bank of many a question counts whoever wrote it.
  const isOwned = ownerAccountId === undefined ? sql`true` : sql`q.owner_account_id = ${ownerAccountId}::uuid`;
  const rows = await db.execute<{ at: number; id: string; version: number }>(sql`
    select distinct on (given.at) given.at, q.id, q.version
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given(at int, body jsonb)
    join question_version v on v.school_id = ${schoolId} and v.body_digest = md5(given.body::text)::uuid and v.body = given.body
    join question q on q.school_id = v.school_id and q.id = v.question_id and q.version = v.version
    where q.removed_at is null and q.bank = ${kind} and ${isOwned}
    order by given.at, q.id`);
  return new Map(rows.map(({ at, id, version }) => [at, { questionId: id, version }]));
}

/** The same by the text's place in a list, and only which question it is. */
export async function knownBodies(db: Db, bank: Bank, bodies: readonly QuestionBody[]): Promise<Map<number, string>> {
  const known = await knownVersions(
    db,
    bank,
    bodies.map((body, at) => ({ at, body })),
  );
  return new Map([...known].map(([at, { questionId }]) => [at, questionId]));
}

export const knowledgeOfSubject = (db: Db, subjectId: number) =>
  db
    .select({ id: knowledgePoint.id, parentId: knowledgePoint.parentId, title: knowledgePoint.title })
    .from(knowledgePoint)
    .where(eq(knowledgePoint.subjectId, subjectId));

/** Under what right each of these questions may be used, of the school or of the platform. One query. */
export async function licencesOf(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, Licence>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: question.id, licence: question.licence })
    .from(question)
    .where(and(inArray(question.schoolId, [schoolId, PLATFORM_SCHOOL]), inArray(question.id, [...ids])));
  return new Map(rows.map(({ id, licence }) => [id, licence]));
}

/** In which bank each of these questions stands, of the school or of the platform. One query. */
export async function banksOf(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, Bank['kind']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: question.id, bank: question.bank })
    .from(question)
    .where(and(inArray(question.schoolId, [schoolId, PLATFORM_SCHOOL]), inArray(question.id, [...ids])));
  return new Map(rows.map(({ id, bank }) => [id, bank]));
}

/** Takes the questions of an import out of the bank, but for those that have a newer version or were used; tells the items so. */
export async function takeBack(db: Db, { schoolId, importId }: Of): Promise<void> {
  await db.execute(sql`
    with mine as (
      select i.position, q.id, q.version > 1 or coalesce(u.times_used, 0) > 0
        or exists (select 1 from school_book_item b where b.school_id = q.school_id and b.question_id = q.id) as used
      from question_import_item i
      join question q on q.school_id = i.school_id and q.id = i.question_id
      left join question_use u on u.school_id = i.school_id and u.question_id = i.question_id
      where i.school_id = ${schoolId} and i.import_id = ${importId} and i.outcome = 'added'
    ), gone as (
      update question set removed_at = now() from mine where question.school_id = ${schoolId} and question.id = mine.id and not mine.used
    )
    update question_import_item i set outcome = case when mine.used then 'kept' else 'undone' end
    from mine where i.school_id = ${schoolId} and i.import_id = ${importId} and i.position = mine.position`);
}

/** Makes searches and lists as fast as they were before many questions came in. */
export const settleQuestions = async (db: Db): Promise<void> => void (await db.execute(sql`select settle_questions()`));
