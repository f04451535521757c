import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';

interface Place {
  schoolId: string;
  paperId: string;
}

/** As long as somebody may still want it back; whoever undoes works on the paper at this moment. */
const KEPT = sql`interval '1 day'`;

/** The items that were taken out of a paper and can be put back: their question has not been taken anew since. */
export async function removedItems(db: Db, { schoolId, paperId }: Place): Promise<{ itemId: string }[]> {
  const rows = await db.execute<{ item_id: string }>(sql`
    select item_id from removed_paper_item gone
    where school_id = ${schoolId} and paper_id = ${paperId} and removed_at > now() - ${KEPT} and not exists (
      select from paper_item there
      where there.school_id = gone.school_id and there.paper_id = gone.paper_id and there.question_id = gone.question_id)`);
  return rows.map((row) => ({ itemId: row.item_id }));
}

/** Puts those of the items back that were removed, under the ids that they had; their sections must be there. */
export async function putBack(
  db: Db,
  { schoolId, paperId }: Place,
  items: readonly { id: string; section_id: string; position: number; score: number; space: number | null }[],
): Promise<void> {
  await db.execute(sql`
    insert into paper_item (school_id, id, paper_id, section_id, position, question_id, question_version, score, answer_space_mm)
    select school_id, item_id, paper_id, section_id, position, question_id, question_version, score, space
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as given(id uuid, section_id uuid, position int, score numeric, space numeric)
    join removed_paper_item on item_id = given.id
    where school_id = ${schoolId} and paper_id = ${paperId}
    on conflict do nothing`);
}

/** Removes the items of a paper but these, and keeps for a day what they were. */
export async function removeOthers(db: Db, { schoolId, paperId }: Place, itemIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from paper_item where school_id = ${schoolId} and paper_id = ${paperId} and id <> all (${list(itemIds)}::uuid[])
      returning id, question_id, question_version)
    insert into removed_paper_item (school_id, item_id, paper_id, question_id, question_version)
    select ${schoolId}::uuid, id, ${paperId}::uuid, question_id, question_version from gone
    on conflict (school_id, item_id) do update set removed_at = excluded.removed_at`);
  await db.execute(sql`
    delete from removed_paper_item
    where school_id = ${schoolId} and paper_id = ${paperId}
      and (item_id = any (${list(itemIds)}::uuid[]) or removed_at < now() - ${KEPT})`);
}
