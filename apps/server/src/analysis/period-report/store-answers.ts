import type { AnswerSums } from '@zhibi/grading';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Wanted } from './scope.js';
import { resultsIn, wholeIn } from './store.js';

export interface KeyedSums extends AnswerSums, Record<string, unknown> {
  id: string;
  results: number;
}

const sums = sql`sum(answers)::int as answers, sum(got)::float8 as got, sum(possible)::float8 as possible,
  sum(s.squares)::float8 as squares, sum(shares)::float8 as shares, count(*)::int as results`;

/** How knowledge points were answered in these days, the weakest first. One query. */
export const pointsIn = (db: Db, wanted: Wanted, most: number): Promise<KeyedSums[]> =>
  weakest(db, wanted, { table: sql`point_result`, key: sql`knowledge_id`, most });

/** How questions were answered in these days, the hardest first. One query. */
export const questionsIn = (db: Db, wanted: Wanted, most: number): Promise<KeyedSums[]> =>
  weakest(db, wanted, { table: sql`question_result`, key: sql`question_id`, most });

const weakest = (
  db: Db,
  wanted: Wanted,
  { table, key, most }: { table: SQL; key: SQL; most: number },
): Promise<KeyedSums[]> =>
  db.execute<KeyedSums>(sql`
    with ${resultsIn(wanted)}, ${wholeIn(wanted)}
    select s.${key} as id, ${sums} from whole
      join ${table} s on s.school_id = whole.school_id and s.homework_id = whole.homework_id and s.class_id = whole.class_id
    group by s.${key} order by sum(got) / sum(possible), sum(answers) desc, s.${key} limit ${most}`);

/** The text of each question in the newest version that was given, in whichever of these schools. One query. */
export const versionsOf = (
  db: Db,
  schoolIds: readonly string[],
  questionIds: readonly string[],
): Promise<{ schoolId: string; questionId: string; version: number }[]> =>
  questionIds.length === 0
    ? Promise.resolve([])
    : db.execute(sql`
        select distinct on (question_id) school_id as "schoolId", question_id as "questionId", question_version as version
        from paper_item where school_id = any (${`{${schoolIds.join(',')}}`}::uuid[]) and question_id = any (${`{${questionIds.join(',')}}`}::uuid[])
        order by question_id, question_version desc`);
