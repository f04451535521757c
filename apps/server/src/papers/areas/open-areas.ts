import { toStamp } from '@zhibi/contract/kernel';
import { foldOfPaper, type PageSize } from '@zhibi/contract/papers';
import type { AreaLock, AreaMarking, PaperAreas } from '@zhibi/contract/papers/areas';
import { foldOf } from '@zhibi/contract/papers/cards';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { findCard } from '../cards/store-card.js';
import type { StoredLayout } from '../layout/store-layout.js';
import { mayCheckAreas, mayDrawAreas, maySeeAreas } from '../policy.js';
import { findPaper, lockPaper, type PaperRow, sectionsOf } from '../store.js';
import { earlierMarking, findMarking, isPrinted, type MarkingRow } from './store.js';

/** A paper whose areas the caller sees; another is not there. */
export async function paperOfAreas(db: Db, actor: Actor, paperId: string): Promise<PaperRow> {
  return seen(actor, await findPaper(db, actor.schoolId, paperId));
}

/** The same, held until the transaction ends. */
export async function heldPaperOfAreas(db: Db, actor: Actor, paperId: string): Promise<PaperRow> {
  return seen(actor, await lockPaper(db, actor.schoolId, paperId));
}

function seen(actor: Actor, row: PaperRow | undefined): PaperRow {
  ensure(row !== undefined && maySeeAreas(actor, row), 'not-found');
  return row;
}

/** The questions of a paper as areas name them. */
export async function itemsOfAreas(db: Db, schoolId: string, paperId: string): Promise<PaperAreas['items']> {
  const sections = await sectionsOf(db, schoolId, paperId);
  return sections
    .flatMap(({ items }) => items)
    .map(({ itemId, score, question }, at) => ({ itemId, no: at + 1, type: question.type, score }));
}

/** Where these pages are folded: papers of a wide sheet in their middle, answer cards as they were designed. */
export async function foldOfPages(
  db: Db,
  { schoolId, paperId }: { schoolId: string; paperId: string },
  pageSize: PageSize,
): Promise<number | null> {
  const card = await findCard(db, schoolId, paperId);
  return card === undefined ? foldOfPaper(pageSize) : (foldOf(card.design) ?? null);
}

/** Why the areas of the newest version stand still. */
export async function lockOf(db: Db, { schoolId, id, status, revision }: PaperRow): Promise<AreaLock | null> {
  if (status === 'published') return 'published';
  return (await isPrinted(db, { schoolId, paperId: id }, revision)) ? 'printed' : null;
}

/** The areas of a version that was laid out, with what the caller may do. */
export async function areasView(
  db: Db,
  actor: Actor,
  row: PaperRow,
  { geometry: { pageSize, pageCount, areas } }: Pick<StoredLayout, 'geometry'>,
  timeZone: string,
): Promise<PaperAreas> {
  const of = { schoolId: actor.schoolId, paperId: row.id };
  const [items, foldMm, lock, marking, earlier] = await Promise.all([
    itemsOfAreas(db, of.schoolId, of.paperId),
    foldOfPages(db, of, pageSize),
    lockOf(db, row),
    findMarking(db, of, row.revision),
    earlierMarking(db, of, row.revision),
  ]);
  return {
    paperId: row.id,
    title: row.title,
    revision: row.revision,
    geometry: { pageSize, pageCount, areas },
    foldMm,
    items,
    lock,
    marking: marking === undefined ? null : markingView(marking, timeZone),
    earlier: marking === undefined ? earlier : null,
    can: { draw: mayDrawAreas(actor, row), check: mayCheckAreas(actor, row, marking) },
  };
}

/** Who drew and who checked, as they were called then: an account of operations is not the school's to read. */
export const markingView = (
  { drawnName, drawnAt, checkedName, checkedAt, ...row }: MarkingRow,
  timeZone: string,
): AreaMarking => ({
  ...row,
  drawnBy: drawnName,
  drawnAt: toStamp(drawnAt, timeZone),
  checkedBy: checkedName ?? '',
  checkedAt: checkedAt === null ? null : toStamp(checkedAt, timeZone),
});
