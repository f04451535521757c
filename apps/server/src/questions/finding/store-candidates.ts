import type { QuestionType } from '@zhibi/contract/questions';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { type Reader, visibleTo } from '../store-visible.js';

/** What questions are looked for to compose a paper of. */
export interface CandidateWish {
  subjectId: number;
  by: 'knowledge' | 'chapter';
  /** Chapters, textbooks or knowledge points, each with all below it. */
  topicIds: readonly string[];
  types: readonly QuestionType[];
  /** Of this bank alone; of all that the reader finds where none is named. */
  bank?: 'platform' | 'school' | 'mine' | undefined;
  /** What these classes were given since then is marked. */
  given: { classIds: readonly string[]; since: Date } | undefined;
}

/** A question that a paper may be composed of. */
export interface CompositionCandidate {
  questionId: string;
  type: QuestionType;
  /** The expected score rate. */
  difficulty: number;
  minutes: number;
  source: string;
  timesUsed: number;
  isRecent: boolean;
  /** Those of the topics asked for that it is about. */
  topicIds: string[];
  /** How it reads: two questions are as much alike as their signatures agree (see `likeness_of`). */
  signature: number[];
}

/** The topics asked for with all that lies below them. */
const below = ({ by, topicIds }: CandidateWish): SQL => {
  const asked = list(topicIds);
  return by === 'knowledge'
    ? sql`select id as topic_id, id from knowledge_point where id = any (${asked}::uuid[])
      union select below.topic_id, child.id from knowledge_point child join below on child.parent_id = below.id`
    : sql`select topic_id, chapter.id from unnest(${asked}::uuid[]) as topic_id join chapter on topic_id in (chapter.id, chapter.textbook_id)
      union select below.topic_id, child.id from chapter child join below on child.parent_id = below.id`;
};

const placed = (by: CandidateWish['by']): SQL =>
  by === 'knowledge'
    ? sql`select school_id, question_id, topic_id from question_knowledge join below on below.id = knowledge_id`
    : sql`select school_id, question_id, topic_id from question_chapter join below on below.id = chapter_id`;

/** The questions about these topics that the reader finds. */
const about = (reader: Reader, wish: CandidateWish): SQL => sql`
  with recursive below as (${below(wish)}),
  placed as (${placed(wish.by)}),
  about as (
    select school_id, question_id, array_agg(distinct topic_id order by topic_id) as topic_ids from placed group by school_id, question_id
  ),
  fit as (
    select question.school_id, question.id, question.type, question.difficulty, question.minutes, question.source, about.topic_ids,
      ${recent(reader, wish)} as is_recent
    from question join about on about.school_id = question.school_id and about.question_id = question.id
    where ${visibleTo(reader)} and question.subject_id = ${wish.subjectId} and question.type = any (${list(wish.types)}::int[])
      and (${wish.bank ?? null}::text is null or question.bank = ${wish.bank ?? null})
  )`;

const recent = ({ schoolId }: Reader, { given }: CandidateWish): SQL =>
  given === undefined || given.classIds.length === 0
    ? sql`false`
    : sql`exists (select 1 from question_class_use u where u.school_id = ${schoolId}::uuid and u.question_id = question.id
        and u.class_id = any (${list(given.classIds)}::uuid[]) and u.last_used_at >= ${given.since.toISOString()}::timestamptz)`;

/**
 * So many candidates at most, of each type as many as of the others where there are more: which ones is drawn by the seed. One query.
 */
export async function compositionCandidates(
  db: Db,
  reader: Reader,
  wish: CandidateWish,
  { limit, seed }: { limit: number; seed: number },
): Promise<CompositionCandidate[]> {
  if (wish.topicIds.length === 0 || wish.types.length === 0) return [];
  const ofEach = Math.ceil(limit / wish.types.length);
  const rows = await db.execute<{
    id: string;
    type: QuestionType;
    difficulty: number;
    minutes: number;
    source: string;
    times_used: number;
    is_recent: boolean;
    topic_ids: string[];
    signature: number[];
  }>(sql`
    ${about(reader, wish)},
    drawn as (select fit.*, row_number() over (partition by type order by md5(id::text || ${String(seed)}), id) as nth from fit)
    select drawn.id, drawn.type, drawn.difficulty::float8 as difficulty, drawn.minutes::float8 as minutes, drawn.source, drawn.topic_ids,
      drawn.is_recent, coalesce(question_use.times_used, 0) as times_used, coalesce(question_shape.signature, '{}') as signature
    from drawn
    left join question_use on question_use.school_id = ${reader.schoolId}::uuid and question_use.question_id = drawn.id
    left join question_shape on question_shape.school_id = drawn.school_id and question_shape.question_id = drawn.id
    where nth <= ${ofEach} order by drawn.id`);
  return rows.map(({ id, times_used, is_recent, topic_ids, ...row }) => ({
    ...row,
    questionId: id,
    timesUsed: times_used,
    isRecent: is_recent,
    topicIds: topic_ids,
  }));
}

/** How many there are, by topic and type, and in all; what was given lately is left out. One query. */
export async function countCandidates(
  db: Db,
  reader: Reader,
  wish: CandidateWish,
): Promise<{ total: number; cells: { topicId: string; type: QuestionType; count: number }[] }> {
  if (wish.topicIds.length === 0) return { total: 0, cells: [] };
  const rows = await db.execute<{ topic_id: string | null; type: QuestionType | null; count: number }>(sql`
    ${about(reader, wish)}
    select null::uuid as topic_id, null::int as type, count(*)::int as count from fit where not is_recent
    union all
    select topic_id, type, count(*)::int from fit, unnest(topic_ids) as topic_id where not is_recent group by topic_id, type`);
  return {
    total: rows.find(({ topic_id }) => topic_id === null)?.count ?? 0,
    cells: rows.flatMap(({ topic_id, type, count }) =>
      topic_id === null || type === null ? [] : [{ topicId: topic_id, type, count }],
    ),
  };
}
