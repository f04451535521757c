import type { AssistantThumb, assistantApi, Thumb } from '@zhibi/contract/assistant';
import { type Language, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { idOfCursor, pageAfter } from '../platform/cursor.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import type { Sheet } from '../platform/sheets/index.js';
import { conversationOf } from './conversation.js';
import { deleteThumb, findTurn, putThumb, thumbsOf } from './store.js';

const PAGE = 20;
const MOST_EXPORTED = 5_000;
const titles: Readonly<Record<Language, readonly string[]>> = {
  zh: ['时间', '角色', '评价', '理解为', '问题', '原因'],
  en: ['When', 'Role', 'Thumb', 'Understood as', 'Question', 'Reason'],
};

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

/** The same as a table to take out. */
export async function thumbsSheet(
  db: Db,
  actor: Actor,
  thumb: Thumb | undefined,
  { timeZone, language }: { timeZone: string; language: Language },
): Promise<Sheet> {
  ensure(actor.schoolId !== '', 'not-found');
  const rows = await thumbsOf(db, actor.schoolId, { thumb, before: undefined, limit: MOST_EXPORTED });
  return {
    name: language === 'zh' ? '助手反馈' : 'Feedback on the assistant',
    columns: titles[language].map((title) => ({ title })),
    rows: rows.map((row) => [toStamp(row.at, timeZone), row.role, row.thumb, row.intent, row.asked, row.reason]),
  };
}
