import type { DraftContent } from '@zhibi/contract/questions/writing';
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Reader } from '../store-visible.js';
import { questionDraft } from './tables.js';

export type DraftRow = typeof questionDraft.$inferSelect;

const own = ({ schoolId, accountId }: Reader, more: SQL | undefined) =>
  and(eq(questionDraft.schoolId, schoolId), eq(questionDraft.accountId, accountId), more);

export async function findDraft(
  db: Db,
  owner: Reader,
  by: { draftId: string } | { questionId: string },
): Promise<DraftRow | undefined> {
  const which = 'draftId' in by ? eq(questionDraft.id, by.draftId) : eq(questionDraft.questionId, by.questionId);
  const [row] = await db.select().from(questionDraft).where(own(owner, which));
  return row;
}

/** A page of drafts of a subject, the newest first, one more than `limit` where others follow. */
export const draftsOf = (
  db: Db,
  owner: Reader,
  { subjectId, before, limit }: { subjectId: number; before: string | undefined; limit: number },
): Promise<DraftRow[]> =>
  db
    .select()
    .from(questionDraft)
    .where(
      own(
        owner,
        and(eq(questionDraft.subjectId, subjectId), before === undefined ? undefined : lt(questionDraft.id, before)),
      ),
    )
    .orderBy(desc(questionDraft.id))
    .limit(limit + 1);

export interface DraftToKeep extends Reader {
  draftId: string;
  questionId: string | null;
  baseVersion: number | null;
  content: DraftContent;
  savedAt: Date;
}

/** The first keeping of a draft: false where there is one already, of this id or for this question. */
export async function insertDraft(db: Db, draft: DraftToKeep): Promise<boolean> {
  const { draftId: id, content, ...rest } = draft;
  const { subjectId } = content.facts;
  const rows = await db
    .insert(questionDraft)
    .values({ ...rest, id, content, subjectId })
    .onConflictDoNothing()
    .returning({ id: questionDraft.id });
  return rows.length > 0;
}

/** Keeps what is there now, if nobody has kept another state meanwhile; answers the new revision. */
export async function updateDraft(db: Db, draft: DraftToKeep, seen: number): Promise<number | undefined> {
  const { draftId, baseVersion, content, savedAt } = draft;
  const [row] = await db
    .update(questionDraft)
    .set({
      content,
      savedAt,
      baseVersion,
      subjectId: content.facts.subjectId,
      revision: sql`${questionDraft.revision} + 1`,
    })
    .where(own(draft, and(eq(questionDraft.id, draftId), eq(questionDraft.revision, seen))))
    .returning({ revision: questionDraft.revision });
  return row?.revision;
}

export async function deleteDraft(db: Db, owner: Reader, draftId: string): Promise<void> {
  await db.delete(questionDraft).where(own(owner, eq(questionDraft.id, draftId)));
}

/** A question that is gone is rewritten by nobody. */
export async function deleteDraftsOf(db: Db, schoolId: string, questionId: string): Promise<void> {
  await db
    .delete(questionDraft)
    .where(and(eq(questionDraft.schoolId, schoolId), eq(questionDraft.questionId, questionId)));
}
