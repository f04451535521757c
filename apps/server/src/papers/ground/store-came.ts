import type { Corners } from '@zhibi/contract/papers/ground';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { OfGround } from './store.js';
import { paperGroundCame, paperGroundSource } from './tables.js';

/** The picture that a page was cut out of, and where its sheet lies in it. */
export interface Came {
  sha256: string;
  corners: Corners | null;
}

const ofGround = ({ schoolId, groundId }: OfGround) =>
  and(eq(paperGroundCame.schoolId, schoolId), eq(paperGroundCame.groundId, groundId));

/** What the pages were cut out of, by page; those that came with their words are not in it. */
export async function cameByPage(db: Db, of: OfGround): Promise<Map<number, Came>> {
  const rows = await db.select().from(paperGroundCame).where(ofGround(of));
  return new Map(rows.map(({ page, sha256, corners }) => [page, { sha256, corners }]));
}

export async function putCame(db: Db, of: OfGround, came: ReadonlyMap<number, Came>): Promise<void> {
  for (const [page, { sha256, corners }] of came)
    await db
      .insert(paperGroundCame)
      .values({ ...of, page, sha256, corners })
      .onConflictDoUpdate({
        target: [paperGroundCame.schoolId, paperGroundCame.groundId, paperGroundCame.page],
        set: { sha256, corners },
      });
}

/** Of no use once a paper is made, or the pages are gone. */
export async function forgetCame(db: Db, of: OfGround): Promise<void> {
  await db.delete(paperGroundCame).where(ofGround(of));
}

/** Nothing is known of pages that are gone. */
export async function forgetSource(db: Db, of: OfGround): Promise<void> {
  await forgetCame(db, of);
  await db
    .delete(paperGroundSource)
    .where(and(eq(paperGroundSource.schoolId, of.schoolId), eq(paperGroundSource.groundId, of.groundId)));
}

/** Keeps which paper of ours pages turned out to be of. */
export async function putOwnPaper(db: Db, of: OfGround, paperId: string): Promise<void> {
  await db
    .insert(paperGroundSource)
    .values({ ...of, paperId })
    .onConflictDoNothing();
}

export async function findOwnPaper(db: Db, { schoolId, groundId }: OfGround): Promise<string | undefined> {
  const [row] = await db
    .select({ paperId: paperGroundSource.paperId })
    .from(paperGroundSource)
    .where(and(eq(paperGroundSource.schoolId, schoolId), eq(paperGroundSource.groundId, groundId)));
  return row?.paperId;
}
