import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { list } from '../platform/sql-lists.js';

/** Copies of one homework. */
export interface CopiesOf {
  schoolId: string;
  homeworkId: string;
  studentIds: readonly string[];
}

/** Blank answers to all items for students who have begun; those that are there stay as they are. */
export async function makeAnswers(
  db: Db,
  { schoolId, homeworkId, studentIds }: CopiesOf,
  itemIds: readonly string[],
): Promise<void> {
  const made = studentIds.flatMap((studentId) => itemIds.map((itemId) => ({ id: newId(), studentId, itemId })));
  if (made.length === 0) return;
  await db.execute(sql`
    insert into answer (school_id, homework_id, id, student_id, item_id, status)
    select ${schoolId}, ${homeworkId}, id, student_id, item_id, 'blank'
    from unnest(${list(made.map(({ id }) => id))}::uuid[], ${list(made.map(({ studentId }) => studentId))}::uuid[],
      ${list(made.map(({ itemId }) => itemId))}::uuid[]) as new (id, student_id, item_id)
    on conflict do nothing`);
}
