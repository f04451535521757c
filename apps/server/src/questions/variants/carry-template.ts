import type { Db } from '../../platform/db.js';
import { deleteTemplate, findTemplate, putTemplate } from './store.js';

interface VersionOf {
  questionId: string;
  version: number;
}

/**
 * A copy of a question has its numbers change as the original has; what was said of another version of the original is not known to hold for this
 * one, and then the copy has none.
 */
export async function carryTemplate(
  db: Db,
  { schoolId, from, to }: { schoolId: string; from: VersionOf; to: VersionOf },
): Promise<void> {
  const kept = await findTemplate(db, schoolId, from.questionId);
  if (kept === undefined || kept.version !== from.version) return deleteTemplate(db, schoolId, to.questionId);
  const before = await findTemplate(db, schoolId, to.questionId);
  const revision = (before?.revision ?? 0) + 1;
  await putTemplate(db, { schoolId, ...to, revision, content: kept.content, updatedAt: kept.updatedAt });
}
