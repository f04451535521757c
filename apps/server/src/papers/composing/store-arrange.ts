import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { notInArray } from '../../platform/sql-lists.js';
import { paperItem, paperSection } from '../tables.js';
import { putBack, removeOthers } from './store-removed.js';

export interface ArrangedSection {
  sectionId: string;
  title: string;
  choose?: number | null | undefined;
  items: { itemId: string; score: number; answerSpaceMm: number | null }[];
}

export interface NewItem {
  id: string;
  sectionId: string;
  position: number;
  questionId: string;
  questionVersion: number;
  score: number;
  answerSpaceMm?: number | null;
}

interface Place {
  schoolId: string;
  paperId: string;
}

/**
 * Puts sections and items of a paper into this order, with these scores; sections that are not there yet are made, items that were
 * removed lately are put back, what is not named goes. Seven statements. False when a section's id belongs to another paper: then the
 * caller must refuse.
 */
export async function arrange(
  db: Db,
  { schoolId, paperId }: Place,
  sections: readonly ArrangedSection[],
): Promise<boolean> {
  const items = sections.flatMap((section) =>
    section.items.map(({ itemId, score, answerSpaceMm }, position) => ({
      id: itemId,
      section_id: section.sectionId,
      position,
      score,
      space: answerSpaceMm,
    })),
  );
  const heads = sections.map(({ sectionId, title, choose = null }, position) => ({
    id: sectionId,
    title,
    position,
    choose,
  }));
  const own = await db.execute(sql`
    insert into paper_section as known (school_id, id, paper_id, title, position, choose)
    select ${schoolId}::uuid, id, ${paperId}::uuid, title, position, choose
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as given(id uuid, title text, position int, choose int)
    on conflict (school_id, id) do update set title = excluded.title, position = excluded.position,
      choose = excluded.choose
    where known.paper_id = excluded.paper_id returning id`);
  if (own.length < heads.length) return false;
  await putBack(db, { schoolId, paperId }, items);
  await db.execute(sql`
    update paper_item set section_id = given.section_id, position = given.position, score = given.score, answer_space_mm = given.space
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as given(id uuid, section_id uuid, position int, score numeric, space numeric)
    where paper_item.school_id = ${schoolId} and paper_item.paper_id = ${paperId} and paper_item.id = given.id`);
  const [itemIds, sectionIds] = [items.map((one) => one.id), heads.map((one) => one.id)];
  await removeOthers(db, { schoolId, paperId }, itemIds);
  await db
    .delete(paperSection)
    .where(
      and(
        eq(paperSection.schoolId, schoolId),
        eq(paperSection.paperId, paperId),
        notInArray(paperSection.id, sectionIds),
      ),
    );
  return true;
}

export async function insertSections(
  db: Db,
  { schoolId, paperId }: Place,
  sections: readonly { id: string; title: string; position: number; choose?: number | null }[],
): Promise<void> {
  if (sections.length > 0) await db.insert(paperSection).values(sections.map((one) => ({ schoolId, paperId, ...one })));
}

export async function insertItems(db: Db, { schoolId, paperId }: Place, items: readonly NewItem[]): Promise<void> {
  if (items.length > 0) await db.insert(paperItem).values(items.map((one) => ({ schoolId, paperId, ...one })));
}
