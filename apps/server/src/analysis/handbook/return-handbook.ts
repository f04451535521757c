import type { Actor } from '@zhibi/contract/session';
import { collectNow, personalCopies } from '../../homework/index.js';
import { releasePapers } from '../../marking/index.js';
import type { Db } from '../../platform/db.js';
import { ownHandbook } from './show-handbooks.js';
import { copiesOfBook } from './store.js';

/** Collects what is not collected yet: the machine reads it, and a person sees what it could not. */
export async function collectHandbook(
  db: Db,
  actor: Actor,
  handbookId: string,
  now: Date,
): Promise<{ collected: number }> {
  const copies = await copiesOf(db, actor, handbookId);
  const open = copies.filter(({ closed }) => !closed);
  for (const { homeworkId } of open) await collectNow(db, actor.schoolId, homeworkId, now);
  return { collected: open.length };
}

/** Gives back what is wholly marked; what still waits to be marked is counted, and what was not collected yet. */
export async function giveBack(
  db: Db,
  actor: Actor,
  handbookId: string,
  now: Date,
): Promise<{ released: number; waiting: number; open: number }> {
  const copies = await copiesOf(db, actor, handbookId);
  const marked = copies.filter(({ status, closed }) => status === 'marked' && closed);
  for (const { homeworkId } of marked) await releasePapers(db, actor, homeworkId, now);
  const waiting = copies.filter(({ status, closed }) => closed && status === 'handed-in').length;
  return { released: marked.length, waiting, open: copies.filter(({ closed }) => !closed).length };
}

async function copiesOf(db: Db, actor: Actor, handbookId: string) {
  const { schoolId } = actor;
  await ownHandbook(db, actor, handbookId);
  const ids = (await copiesOfBook(db, { schoolId, handbookId })).flatMap(({ homeworkId }) => homeworkId ?? []);
  // Always in the same order: who collects the same booklets at once waits, never in a ring.
  return [...(await personalCopies(db, schoolId, ids.sort())).values()].sort((a, b) =>
    a.homeworkId.localeCompare(b.homeworkId),
  );
}
