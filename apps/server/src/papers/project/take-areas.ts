import { isDeepStrictEqual } from 'node:util';
import type { AnswerArea } from '@zhibi/contract/papers';
import type { ProjectPaper } from '@zhibi/contract/papers/project';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { unchangedOf } from '../areas/rules-proposals.js';
import { insertMarking, nextRevision } from '../areas/store.js';
import { type LayoutServices, layOutPaper } from '../layout/lay-out-paper.js';
import { keepLayout } from '../layout/store-layout.js';
import { lockPaper } from '../store.js';

export type TakenAreas = 'none' | 'taken' | 'other-pages';

interface Given {
  paperId: string;
  areas: NonNullable<ProjectPaper['areas']>;
}

interface Needs {
  services: LayoutServices;
  now: Date;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/**
 * Lays areas that were drawn elsewhere on the pages as they are set here: only where the typesetter makes the same areas of them that it made
 * there, for a line more would put every drawn area beside its place. Whoever took the file has drawn them, and a second person checks them.
 */
export async function takeAreas(
  actor: Actor,
  { paperId, areas }: Given,
  { services, now, transact }: Needs,
): Promise<TakenAreas> {
  const { schoolId, accountId, name } = actor;
  const layout = await layOutPaper(services, schoolId, paperId);
  const { pageSize, pageCount, areas: laidOut } = layout.geometry;
  const isSame =
    pageSize === areas.pageSize &&
    pageCount === areas.pageCount &&
    isDeepStrictEqual(laidOut.map(placed), areas.laidOut.map(placed));
  if (!isSame) return 'other-pages';
  return transact(async (db) => {
    const row = found(await lockPaper(db, schoolId, paperId));
    if (row.revision !== layout.revision) return 'other-pages'; // somebody was quicker to open and change it
    const revision = row.revision + 1;
    await nextRevision(db, { schoolId, paperId }, now);
    await keepLayout(db, schoolId, { ...layout, revision, geometry: { ...layout.geometry, areas: areas.drawn } });
    await insertMarking(db, {
      schoolId,
      paperId,
      revision,
      drawnBy: accountId,
      drawnName: name,
      drawnAt: now,
      areas: areas.drawn.length,
      proposed: laidOut.length,
      unchanged: unchangedOf(laidOut, areas.drawn),
      seconds: 0,
    });
    return 'taken';
  });
}

const HUNDREDTHS = 100;

/** An area as far as its place and meaning go: a hundredth of a millimetre is less than a printer knows. */
const placed = ({ xMm, yMm, widthMm, heightMm, ...meaning }: AnswerArea) => ({
  ...meaning,
  place: [xMm, yMm, widthMm, heightMm].map((mm) => Math.round(mm * HUNDREDTHS)),
});
