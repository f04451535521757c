import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayMend, maySeePageOf } from './policy.js';
import { type ScannedHomework, scannedHomework } from './scanned-homework.js';
import { findPageById, lockPage, type Page } from './store-pages.js';

/** A page that this person may look at, with the homework that it was scanned for. */
export async function pageToSee(db: Db, actor: Actor, pageId: string): Promise<{ page: Page; of: ScannedHomework }> {
  return allowed(db, actor, found(await findPageById(db, actor.schoolIds, pageId)));
}

/** The same, held until the transaction ends. */
export async function pageToMend(db: Db, actor: Actor, pageId: string): Promise<{ page: Page; of: ScannedHomework }> {
  return allowed(db, actor, found(await lockPage(db, actor.schoolIds, pageId)));
}

async function allowed(db: Db, actor: Actor, page: Page) {
  const of = await scannedHomework(db, page.schoolId, page.homeworkId);
  const classId = page.studentId === null ? undefined : of.copies.get(page.studentId)?.classId;
  ensure(mayMend(actor, of.homework) && maySeePageOf(actor, of.homework, classId), 'not-found');
  return { page, of };
}
