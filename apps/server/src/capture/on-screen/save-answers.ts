import type { GivenItem } from '@zhibi/contract/capture/on-screen';
import type { Actor } from '@zhibi/contract/session';
import { beginWriting, isLate, isOwnHandIn, mayBeTyped, recordLateInk, takesInk } from '../../homework/index.js';
import { geometriesOf, itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { notifyEvidence } from '../evidence/notify-evidence.js';
import { queueReading } from '../evidence/queue-reading.js';
import { ownCopy } from '../own-copy.js';
import { placesOf, typedAreas } from './rules.js';
import { overtakenAreas, putTyped } from './store.js';

/**
 * Keeps what stands on a student's screen. What was typed in time and comes late, from a phone that was away, is not late. Answers the
 * questions where something else stands that was typed later.
 */
export async function saveAnswers(
  db: Db,
  actor: Actor,
  { homeworkId, items }: { homeworkId: string; items: readonly GivenItem[] },
  now: Date,
): Promise<string[]> {
  const { homework, submission, of } = await ownCopy(db, actor, homeworkId, now);
  ensure(mayBeTyped(homework.taskType), 'conflict', 'on-paper-only');
  ensure(takesInk(homework), 'conflict', 'homework-over');
  ensure(!isOwnHandIn(homework, submission), 'conflict', 'handed-in');
  const { schoolId, paperId } = homework;
  const [known, geometries] = await Promise.all([itemsOf(db, schoolId, paperId), geometriesOf(db, schoolId, homework)]);
  const { areas } = geometries.of(submission.studentId);
  const bodyOf = new Map(known.map(({ itemId, body }) => [itemId, body]));
  const typed = items.flatMap((item) => {
    const body = bodyOf.get(item.itemId);
    if (body === undefined) return [];
    const at = new Date(now.getTime() - item.ageSeconds * 1_000);
    return typedAreas(areas, placesOf(areas, item.itemId, body), item).map((one) => ({
      ...one,
      itemId: item.itemId,
      at,
    }));
  });
  const areaIds = await putTyped(db, of, typed);
  const overtaken = areaIds.length < typed.length ? await overtakenAreas(db, of, typed) : new Set<string>();
  const older = [...new Set(typed.filter(({ areaId }) => overtaken.has(areaId)).map(({ itemId }) => itemId))];
  if (areaIds.length === 0) return older;
  const { studentId, status } = submission;
  if (status === 'assigned' || status === 'absent') await beginWriting(db, homework, [studentId], now);
  if (typed.some(({ at }) => isLate(homework, submission, at, now))) await recordLateInk(db, homework, [studentId]);
  queueReading(db, schoolId, [of]);
  await notifyEvidence(db, homework, submission, { source: 'screen', areaIds });
  return older;
}
