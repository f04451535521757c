import { toStamp } from '@zhibi/contract/kernel';
import type { Ground, GroundSummary } from '@zhibi/contract/papers/ground';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayReadPaper } from '../policy.js';
import { findPaper } from '../store.js';
import { findGround, type GroundRow, groundsOf, lockGround, type OfGround, pagesOfGround } from './store.js';
import { type Came, cameByPage, findOwnPaper } from './store-came.js';

/** Who asks, and transactions of the own: between two of them pages are opened. */
export interface Caller {
  actor: Actor;
  transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** The teacher's own pages; a colleague's and another school's are not there. */
export async function ownGround(db: Db, actor: Actor, groundId: string): Promise<GroundRow> {
  return own(actor, await findGround(db, { schoolId: actor.schoolId, groundId }));
}

/** The same, held until the transaction ends, in the version that is meant and not yet a paper. */
export async function openGround(
  db: Db,
  actor: Actor,
  { groundId, revision }: { groundId: string; revision: number },
): Promise<GroundRow> {
  const row = own(actor, await lockGround(db, { schoolId: actor.schoolId, groundId }));
  ensure(row.state !== 'made', 'conflict', 'is-made');
  ensure(row.state === 'ready', 'conflict', 'not-ready');
  ensure(row.revision === revision, 'conflict', 'changed-meanwhile');
  return row;
}

export function own(actor: Actor, row: GroundRow | undefined): GroundRow {
  ensure(row !== undefined && row.accountId === actor.accountId, 'not-found');
  return row;
}

/** Pages as they are drawn on. */
export async function groundView(db: Db, actor: Actor, row: GroundRow): Promise<Ground> {
  const of = { schoolId: row.schoolId, groundId: row.id };
  const pages = await pagesOfGround(db, of);
  const came = row.state === 'ready' ? await cameByPage(db, of) : new Map<number, Came>();
  const { subjectId, title, state, reason, revision, pageSize, questions, paperId } = row;
  return {
    groundId: row.id,
    subjectId,
    title,
    state,
    reason,
    revision,
    pageSize,
    questions,
    paperId,
    ownPaper: row.state === 'failed' ? await readableOwn(db, actor, of) : null,
    pages: pages.map(({ page, place, scale, hasWords, ink }) => ({
      page,
      place,
      scale,
      hasWords,
      ink,
      corners: came.get(page)?.corners ?? null,
      canSetCorners: came.has(page),
    })),
  };
}

/** The paper that pages are of, where the teacher may read it. */
async function readableOwn(db: Db, actor: Actor, of: OfGround): Promise<Ground['ownPaper']> {
  const paperId = await findOwnPaper(db, of);
  const row = paperId === undefined ? undefined : await findPaper(db, actor.schoolId, paperId);
  return row !== undefined && mayReadPaper(actor, row) ? { paperId: row.id, title: row.title } : null;
}

/** Own pages of a subject, the newest first. */
export async function listGrounds(
  db: Db,
  { schoolId, accountId }: Actor,
  { subjectId }: { subjectId: number },
  timeZone: string,
): Promise<{ items: GroundSummary[] }> {
  const rows = await groundsOf(db, { schoolId, accountId, subjectId });
  const items = rows.map(({ ground: { id, title, state, questions, paperId, madeAt }, pageCount }) => ({
    groundId: id,
    title,
    state,
    pageCount,
    questionCount: questions.length,
    paperId,
    at: toStamp(madeAt, timeZone),
  }));
  return { items };
}
