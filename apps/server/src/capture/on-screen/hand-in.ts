import type { onScreenApi } from '@zhibi/contract/capture/on-screen';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { handInCopy, isOwnHandIn, mayBeTyped, takesInk } from '../../homework/index.js';
import { geometriesOf, itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { queueReading } from '../evidence/queue-reading.js';
import { type OwnCopy, ownCopy } from '../own-copy.js';
import { placesOf } from './rules.js';
import { typedOf } from './store.js';

/**
 * The student is done. What is already with the teacher stays as it is, and what was said in time counts as in time, however late a phone
 * that was away brings it. Who sees answers that the school never took is told before, and can still do something about it.
 */
export async function handIn(
  db: Db,
  actor: Actor,
  { homeworkId, areaIds, ageSeconds }: z.output<typeof onScreenApi.handIn.input>,
  now: Date,
): Promise<void> {
  const copy = await ownCopy(db, actor, homeworkId, now);
  const { homework, of } = copy;
  ensure(takesInk(homework), 'conflict', 'homework-over');
  if (areaIds.length > 0 && !isOwnHandIn(copy.submission)) await ensureKept(db, copy, areaIds);
  await handInCopy(db, homework, of.studentId, { now, saidAt: new Date(now.getTime() - ageSeconds * 1_000) });
  queueReading(db, of.schoolId, [of]);
}

/** What the screen shows an answer in stands there at the school too: nothing is handed in that somebody only believes to be kept. */
async function ensureKept(db: Db, copy: OwnCopy, areaIds: readonly string[]): Promise<void> {
  const [known, typed] = await Promise.all([areasOf(db, copy), typedOf(db, copy.of)]);
  ensure(
    areaIds.every((areaId) => known.has(areaId)),
    'conflict',
    'not-in-form',
  );
  const kept = new Set(typed.filter(({ marked, words }) => marked || words?.trim()).map(({ areaId }) => areaId));
  ensure(
    areaIds.every((areaId) => kept.has(areaId)),
    'conflict',
    'not-saved',
  );
}

/** Every area of the form of this copy. */
async function areasOf(db: Db, { homework, submission }: OwnCopy): Promise<Set<string>> {
  if (!mayBeTyped(homework.taskType)) return new Set();
  const { schoolId, paperId } = homework;
  const [items, geometries] = await Promise.all([itemsOf(db, schoolId, paperId), geometriesOf(db, schoolId, homework)]);
  const { areas } = geometries.of(submission.studentId);
  return new Set(
    items
      .flatMap(({ itemId, body }) => placesOf(areas, itemId, body))
      .flatMap((place) => (place.kind === 'words' ? [place.areaId] : place.boxes.map(({ areaId }) => areaId))),
  );
}
