import type { Actor } from '@zhibi/contract/session';
import { and, inArray } from 'drizzle-orm';
import type { Readable } from '../disk/index.js';
import type { Db } from '../platform/db.js';
import { question } from './tables.js';
import { visibleTo } from './visible-store.js';

const TITLE_LETTERS = 40;

/** The questions of these ids that somebody may find, for the files that lie beside them. Whoever teaches with a question may lay files there, for the school. */
export async function readableQuestions(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readable>> {
  if (ids.length === 0 || actor.role === 'STUDENT') return new Map();
  const rows = await db
    .select({ id: question.id, words: question.searchText })
    .from(question)
    .where(and(inArray(question.id, [...ids]), visibleTo(actor)));
  const mayLink = actor.role === 'TEACHER';
  return new Map(rows.map(({ id, words }) => [id, { title: words.slice(0, TITLE_LETTERS), mayLink }]));
}
