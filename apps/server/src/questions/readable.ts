import type { Actor } from '@zhibi/contract/session';
import type { Readable } from '../disk/index.js';
import type { Db } from '../platform/db.js';
import { wordsOfVisible } from './store-visible.js';

const TITLE_LETTERS = 40;

/** The questions of these ids that somebody may find, for the files that lie beside them. Whoever teaches with a question may lay files there, for the school. */
export async function readableQuestions(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readable>> {
  if (ids.length === 0 || actor.role === 'STUDENT') return new Map();
  const rows = await wordsOfVisible(db, actor, ids);
  const mayLink = actor.role === 'TEACHER';
  return new Map(rows.map(({ id, words }) => [id, { title: words.slice(0, TITLE_LETTERS), mayLink }]));
}
