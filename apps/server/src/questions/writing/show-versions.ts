import { toStamp } from '@zhibi/contract/kernel';
import type { QuestionVersion } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import { cursorAfterKey, ensureCursor, keyOfCursor } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { accountFactsById } from '../../session/index.js';
import { seenQuestion } from './show-question.js';
import { versionsOf } from './store-questions.js';

const PAGE = 20;

/** The versions of a question, the newest first. */
export async function showVersions(
  db: Db,
  actor: Actor,
  { questionId, cursor }: { questionId: string; cursor?: string | undefined },
  timeZone: string,
): Promise<{ items: QuestionVersion[]; next: string | null }> {
  const { schoolId } = await seenQuestion(db, actor, questionId);
  const [below] = keyOfCursor(cursor, 1) ?? [];
  ensureCursor(below === undefined || (typeof below === 'number' && Number.isInteger(below)));
  const rows = await versionsOf(db, { schoolId, questionId }, { below, limit: PAGE });
  const shown = rows.slice(0, PAGE);
  const names = await accountFactsById(db, [
    ...new Set(shown.flatMap(({ createdBy }) => (createdBy === null ? [] : [createdBy]))),
  ]);
  const last = shown.at(-1);
  return {
    next: rows.length > PAGE && last !== undefined ? cursorAfterKey([last.version]) : null,
    items: shown.map(({ createdBy, createdAt, ...version }) => ({
      ...version,
      author: createdBy === null ? null : (names.get(createdBy)?.name ?? null),
      madeAt: toStamp(createdAt, timeZone),
    })),
  };
}
