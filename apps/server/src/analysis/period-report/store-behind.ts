import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Wanted } from './scope.js';
import { resultsIn, wholeIn } from './store.js';

export interface BehindOf {
  week?: string | undefined;
  knowledgeId?: string | undefined;
  questionId?: string | undefined;
}

export interface BehindRow extends Record<string, unknown> {
  schoolId: string;
  homeworkId: string;
  title: string;
  startAt: string;
  classId: string;
  itemId: string | null;
  count: number;
  rate: number;
}

/** What the answers of one result about a point or a question, or all its copies, came to. */
const counted = ({ knowledgeId, questionId }: BehindOf) => {
  if (knowledgeId === undefined && questionId === undefined)
    return sql`(select null::uuid as item_id, f.marked as count, f.rates as got, f.marked::float8 as possible)`;
  const table = questionId === undefined ? sql`point_result` : sql`question_result`;
  const item = questionId === undefined ? sql`null::uuid` : sql`s.item_id`;
  const key = questionId === undefined ? sql`s.knowledge_id = ${knowledgeId}` : sql`s.question_id = ${questionId}`;
  return sql`(select ${item} as item_id, s.answers as count, s.got, s.possible from ${table} s
    where s.school_id = f.school_id and s.homework_id = f.homework_id and s.class_id = f.class_id and ${key} and s.possible > 0)`;
};

/** The results behind a number, the newest first. One query. */
export const resultsBehind = (db: Db, wanted: Wanted, of: BehindOf, most: number): Promise<BehindRow[]> => {
  const isOfAnswers = of.knowledgeId !== undefined || of.questionId !== undefined;
  const source = isOfAnswers ? sql`whole` : sql`found`;
  return db.execute<BehindRow>(sql`
    with ${resultsIn(wanted)}, ${wholeIn(wanted)}
    select f.school_id as "schoolId", f.homework_id as "homeworkId", f.title, f.start_at::text as "startAt", f.class_id as "classId",
      c.item_id as "itemId", c.count::int as count, (c.got / c.possible)::float8 as rate
    from ${source} f, lateral ${counted(of)} c
    where f.enters and f.marked > 0 and (${of.week ?? null}::date is null or f.week = ${of.week ?? null}::date)
    order by f.start_at desc, f.homework_id desc, f.class_id limit ${most}`);
};

/** The same added up by school. One query. */
export const schoolsBehind = (
  db: Db,
  wanted: Wanted,
  of: BehindOf,
): Promise<{ schoolId: string; count: number; rate: number }[]> => {
  const isOfAnswers = of.knowledgeId !== undefined || of.questionId !== undefined;
  const source = isOfAnswers ? sql`whole` : sql`found`;
  return db.execute(sql`
    with ${resultsIn(wanted)}, ${wholeIn(wanted)}
    select f.school_id as "schoolId", sum(c.count)::int as count, (sum(c.got) / sum(c.possible))::float8 as rate
    from ${source} f, lateral ${counted(of)} c
    where f.enters and f.marked > 0 and (${of.week ?? null}::date is null or f.week = ${of.week ?? null}::date)
    group by f.school_id order by 3, 1`);
};
