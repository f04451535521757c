import type { AssistantThumb, assistantApi } from '@zhibi/contract/assistant';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { idOfCursor, pageAfter } from '../platform/cursor.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { conversationOf } from './conversation.js';
import { deleteThumb, findTurn, putThumb, thumbsOf } from './store.js';

const PAGE = 20;

/** A thumb on an answer of the own conversation; the school reads it, without who said it and without the names in the question. */
export async function judgeAnswer(
  db: Db,
  actor: Actor,
  { turnId, thumb, reason }: z.output<typeof assistantApi.judge.input>,
  now: Date,
): Promise<void> {
  ensure(actor.schoolId !== '', 'not-found');
  const { schoolId, role, intent, masked } = found(await findTurn(db, conversationOf(actor), turnId));
  if (thumb === null) return deleteThumb(db, schoolId, turnId);
  await putThumb(db, { schoolId, id: turnId, role, thumb, intent, asked: masked, reason, at: now });
}

/** What the people of the school thought of answers, newest first. */
export async function listThumbs(
  db: Db,
  actor: Actor,
  { thumb, cursor }: z.output<typeof assistantApi.thumbs.input>,
  timeZone: string,
): Promise<{ items: AssistantThumb[]; next: string | null }> {
  ensure(actor.schoolId !== '', 'not-found');
  const rows = await thumbsOf(db, actor.schoolId, { thumb, before: idOfCursor(cursor), limit: PAGE + 1 });
  const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
  return {
    items: items.map(({ id, at, schoolId: _, ...row }) => ({ ...row, thumbId: id, at: toStamp(at, timeZone) })),
    next,
  };
}
