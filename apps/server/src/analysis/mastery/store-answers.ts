import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';

/** The results of a class in a homework, of some of its students: the items with their points, and what each student won of them. */
export interface AnsweredPaper {
  homeworkId: string;
  questions: { itemId: string; maxScore: number }[];
  knowledge: { id: string; itemIds: string[] }[];
  scores: Record<string, (number | null)[]>;
}

/** What these students won in these homework, out of the kept results. One query; the answers are not looked at. */
export async function answeredPapers(
  db: Db,
  schoolId: string,
  { homeworkIds, studentIds }: { homeworkIds: readonly string[]; studentIds: readonly string[] },
): Promise<AnsweredPaper[]> {
  if (homeworkIds.length === 0 || studentIds.length === 0) return [];
  return db.execute<Record<string, unknown> & AnsweredPaper>(sql`
    select homework_id as "homeworkId", figures -> 'questions' as questions, figures -> 'knowledge' as knowledge,
      (select jsonb_object_agg(one.key, one.value) from jsonb_each(scores) one where one.key = any (${list(studentIds)}::text[])) as scores
    from class_result
    where school_id = ${schoolId} and homework_id = any (${list(homeworkIds)}::uuid[]) and scores ?| ${list(studentIds)}::text[]`);
}
