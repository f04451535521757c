import type { CommentCause, CommentScope } from '@zhibi/contract/marking/comments';
import type { QuestionType } from '@zhibi/contract/questions';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { insertRows } from '../../platform/insert-rows.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { presetComment } from '../tables.js';

export type Preset = typeof presetComment.$inferSelect;

/** A preset comment with its use in the reader's school. */
export interface PresetRow {
  schoolId: string;
  accountId: string;
  presetId: string;
  questionType: QuestionType | null;
  cause: CommentCause;
  text: string;
  scoreEffect: number | null;
  scope: CommentScope;
  used: number;
  ownUsed: number;
  lastUsedAt: string | null;
}

/** Whose comments: what a teacher finds in the own school, or what the other schools of its district share. */
export type Shelf = { kind: 'school' } | { kind: 'region'; regionId: string };

export interface PresetsWanted {
  schoolId: string;
  accountId: string;
  subjectId: number;
  questionType?: QuestionType | undefined;
  /** With a type: those for every type too. */
  orAnyType?: boolean;
  cause?: CommentCause | undefined;
  scope?: CommentScope | undefined;
  words?: string | undefined;
  before?: string | undefined;
  order?: 'newest' | 'use';
  limit: number;
}

/** The words as a pattern that is found anywhere, its signs taken literally. */
const anywhere = (words: string) => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function onShelf(shelf: Shelf, { schoolId, accountId }: Pick<PresetsWanted, 'schoolId' | 'accountId'>) {
  if (shelf.kind === 'school')
    return sql`p.school_id = ${schoolId} and (p.scope <> 'me' or p.account_id = ${accountId})`;
  return sql`p.scope = 'region' and p.school_id <> ${schoolId}
    and exists (select from school s where s.id = p.school_id and s.region_id = ${shelf.regionId})`;
}

/** Preset comments of one shelf with their use; those of the district are read as the system: they are other schools' rows. One query. */
export async function presetsOn(db: Db, shelf: Shelf, wanted: PresetsWanted): Promise<PresetRow[]> {
  const { schoolId, accountId, subjectId, questionType, cause, scope, words, before, order, limit } = wanted;
  const type =
    questionType === undefined
      ? sql`true`
      : wanted.orAnyType
        ? sql`(p.question_type = ${questionType} or p.question_type is null)`
        : sql`p.question_type = ${questionType}`;
  const rows = await db.execute<PresetRow & Record<string, unknown>>(sql`
    select p.school_id as "schoolId", p.account_id as "accountId", p.id as "presetId", p.question_type as "questionType", p.cause,
      p.text, p.score_effect::float as "scoreEffect", p.scope, coalesce(u.used, 0)::int as used,
      coalesce(u.own, 0)::int as "ownUsed", u.last_used_at as "lastUsedAt"
    from preset_comment p
      left join lateral (select sum(x.used) as used, sum(x.used) filter (where x.account_id = ${accountId}) as own, max(x.last_used_at) as last_used_at
        from preset_comment_use x where x.school_id = ${schoolId} and (x.comment_id = p.id or x.comment_id in
          (select m.id from preset_comment m where m.school_id = p.school_id and m.merged_into = p.id))) u on true
    where ${onShelf(shelf, wanted)} and p.removed_at is null and p.subject_id = ${subjectId} and ${type}
      and ${cause === undefined ? sql`true` : sql`p.cause = ${cause}`}
      and ${scope === undefined ? sql`true` : sql`p.scope = ${scope}`}
      and ${words === undefined ? sql`true` : sql`p.text ilike ${anywhere(words)}`}
      and ${before === undefined ? sql`true` : sql`p.id < ${before}::uuid`}
    order by ${order === 'use' ? sql`coalesce(u.own, 0) desc, coalesce(u.used, 0) desc, p.id desc` : sql`p.id desc`}
    limit ${limit}`);
  return [...rows];
}

export interface PresetCount {
  questionType: QuestionType | null;
  cause: CommentCause;
  count: number;
}

/** How many there are on a shelf by question type and cause. One grouped query. */
export async function presetCounts(
  db: Db,
  shelf: Shelf,
  wanted: Pick<PresetsWanted, 'schoolId' | 'accountId' | 'subjectId'>,
): Promise<PresetCount[]> {
  const rows = await db.execute<PresetCount & Record<string, unknown>>(sql`
    select p.question_type as "questionType", p.cause, count(*)::int as count from preset_comment p
    where ${onShelf(shelf, wanted)} and p.removed_at is null and p.subject_id = ${wanted.subjectId} group by 1, 2`);
  return [...rows];
}

/** Preset comments of the school by id, those that were taken away too; held until the transaction ends. */
export const lockPresets = (db: Db, schoolId: string, ids: readonly string[]): Promise<Preset[]> =>
  db
    .select()
    .from(presetComment)
    .where(and(eq(presetComment.schoolId, schoolId), inArray(presetComment.id, [...ids])))
    .orderBy(presetComment.id)
    .for('update');

export const insertPresets = (db: Db, rows: readonly (typeof presetComment.$inferInsert)[]): Promise<void> =>
  insertRows(db, presetComment, rows);

export async function changePresets(
  db: Db,
  schoolId: string,
  ids: readonly string[],
  change: Partial<typeof presetComment.$inferInsert>,
): Promise<void> {
  await db
    .update(presetComment)
    .set(change)
    .where(and(eq(presetComment.schoolId, schoolId), inArray(presetComment.id, [...ids])));
}

/** What was merged into one that is taken away or merged itself stands for that one no longer, but for the next. */
export async function passMergedOn(db: Db, schoolId: string, from: readonly string[], into: string): Promise<void> {
  await db
    .update(presetComment)
    .set({ mergedInto: into })
    .where(and(eq(presetComment.schoolId, schoolId), inArray(presetComment.mergedInto, [...from])));
}

/** The texts of a teacher's own preset comments of a subject. */
export async function ownTexts(
  db: Db,
  { schoolId, accountId, subjectId }: { schoolId: string; accountId: string; subjectId: number },
): Promise<string[]> {
  const rows = await db
    .select({ text: presetComment.text })
    .from(presetComment)
    .where(
      and(
        eq(presetComment.schoolId, schoolId),
        eq(presetComment.accountId, accountId),
        eq(presetComment.subjectId, subjectId),
        isNull(presetComment.removedAt),
      ),
    );
  return rows.map(({ text }) => text);
}

/** Comments were given once more by this person. Only those that are there are counted; of the district's, whose rows are another school's, all. */
export async function noteUses(
  db: Db,
  { schoolId, accountId, at }: { schoolId: string; accountId: string; at: Date },
  given: readonly string[],
): Promise<void> {
  if (given.length === 0) return;
  await db.execute(sql`
    insert into preset_comment_use as known (school_id, comment_id, account_id, used, last_used_at)
    select ${schoolId}, id, ${accountId}, count(*), ${at.toISOString()}::timestamptz from unnest(${list(given)}::uuid[]) as id
    group by id order by id
    on conflict (school_id, comment_id, account_id) do update set used = known.used + excluded.used, last_used_at = excluded.last_used_at`);
}
