import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import type { ResultSums } from './rules.js';
import type { Wanted } from './scope.js';

/**
 * The results of classes that are added up: of collected homework of whole classes, with the line and the week of each. Homework is
 * read past its domain, in one statement with the sums kept beside it. `enters` says of a result whether enough students stand behind it.
 */
export const resultsIn = ({ rooms, fewest, from, before, subjectId, timeZone, now }: Wanted): SQL => sql`
  room as materialized (
    select * from unnest(${list(rooms.map((one) => one.schoolId))}::uuid[], ${list(rooms.map((one) => one.classId))}::uuid[],
      ${list(rooms.map((one) => one.subjectId))}::int[], ${list(rooms.map((one) => one.line))}::text[]) as of (school_id, class_id, subject_id, line)),
  found as (
    select r.school_id, r.homework_id, r.class_id, r.students, r.sat, r.marked, r.rates, r.squares, r.excellent, r.passed,
      room.line, h.subject_id, h.title, h.start_at, date_trunc('week', h.start_at at time zone ${timeZone})::date as week,
      r.marked >= ${fewest} or (${fewest} = 1 and r.marked = 0) as enters
    from room
      join class_result r on r.school_id = room.school_id and r.class_id = room.class_id
      join homework h on h.school_id = r.school_id and h.id = r.homework_id
    where h.start_at >= ${from.toISOString()} and h.start_at < ${before.toISOString()}
      and not h.personal and h.withdrawn_at is null and (h.closed_at is not null or h.end_at <= ${now.toISOString()})
      and h.subject_id = coalesce(room.subject_id, h.subject_id)
      and (${subjectId ?? null}::int is null or h.subject_id = ${subjectId ?? null}::int))`;

/** Results of which every question that was answered was answered by enough students: of the others one question could be told from the total and the rest. */
export const wholeIn = ({ fewest }: Wanted): SQL => sql`
  whole as (
    select * from found where enters and marked > 0 and (${fewest} = 1 or not exists (
      select from question_result q where q.school_id = found.school_id and q.homework_id = found.homework_id
        and q.class_id = found.class_id and q.answers < ${fewest})))`;

export interface SumsRow extends ResultSums, Record<string, unknown> {
  line: string | null;
  week: string | null;
}

/** The sums of everything (neither line nor week), of each line, and of each week. One query. */
export const sumsOf = (db: Db, wanted: Wanted, by: 'line' | 'homework'): Promise<SumsRow[]> =>
  db.execute<SumsRow>(sql`
    with ${resultsIn(wanted)},
      lined as (select found.*, ${by === 'homework' ? sql`homework_id::text` : sql`line`} as own from found)
    select own as line, week::text as week, (count(*) filter (where enters))::int as results,
      coalesce(sum(students) filter (where enters), 0)::int as given, coalesce(sum(sat) filter (where enters), 0)::int as sat,
      coalesce(sum(marked) filter (where enters), 0)::int as marked, coalesce(sum(rates) filter (where enters), 0)::float8 as rates,
      coalesce(sum(squares) filter (where enters), 0)::float8 as squares,
      coalesce(sum(excellent) filter (where enters), 0)::int as excellent, coalesce(sum(passed) filter (where enters), 0)::int as passed,
      (count(*) filter (where not enters and marked > 0))::int as "leftOut"
    from lined group by grouping sets ((), (own), (week)) order by week`);

/** The homework of a class in these days, the newest first. */
export const homeworkIn = (
  db: Db,
  wanted: Wanted,
  most: number,
): Promise<{ id: string; title: string; startAt: string }[]> =>
  db.execute(sql`
    with ${resultsIn(wanted)}
    select homework_id as id, title, start_at::text as "startAt" from found order by start_at desc, homework_id desc limit ${most}`);

/** The subjects that have results in these days, whichever is chosen. */
export async function subjectsIn(db: Db, wanted: Wanted): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    with ${resultsIn({ ...wanted, subjectId: undefined })}
    select distinct subject_id as id from found where enters and marked > 0 order by 1`);
  return rows.map(({ id }) => id);
}
