import type { GivenItem, NotTaken } from '@zhibi/contract/capture/on-screen';
import type { Actor } from '@zhibi/contract/session';
import {
  beginWriting,
  endOfCopy,
  isLate,
  isOwnHandIn,
  mayBeTyped,
  recordLateInk,
  takesInk,
} from '../../homework/index.js';
import { geometriesOf, itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { notifyEvidence } from '../evidence/notify-evidence.js';
import { queueReading } from '../evidence/queue-reading.js';
import { ownCopy } from '../own-copy.js';
import { changesCollected, placesOf, strangeAreas, typedAreas } from './rules.js';
import { overtakenAreas, putTyped, typedOf } from './store.js';

/**
 * Keeps what stands on a student's screen. What was typed in time and comes late, from a phone that was away, is not late. Answers the
 * questions where something else stands that was typed later, and what is in no place of the form. What was collected is not written over.
 */
export async function saveAnswers(
  db: Db,
  actor: Actor,
  { homeworkId, items }: { homeworkId: string; items: readonly GivenItem[] },
  now: Date,
): Promise<{ older: string[]; notTaken: NotTaken[] }> {
  const { homework, submission, of } = await ownCopy(db, actor, homeworkId, now);
  ensure(mayBeTyped(homework.taskType), 'conflict', 'on-paper-only');
  ensure(takesInk(homework), 'conflict', 'homework-over');
  ensure(!isOwnHandIn(submission), 'conflict', 'handed-in');
  const { schoolId, paperId } = homework;
  const [known, geometries] = await Promise.all([itemsOf(db, schoolId, paperId), geometriesOf(db, schoolId, homework)]);
  const { areas } = geometries.of(submission.studentId);
  const bodyOf = new Map(known.map(({ itemId, body }) => [itemId, body]));
  // A question that stands twice in one call counts as it stands last.
  const last = [...new Map(items.map((item) => [item.itemId, item])).values()];
  const placed = last.map((item) => {
    const body = bodyOf.get(item.itemId);
    return { item, places: body === undefined ? [] : placesOf(areas, item.itemId, body) };
  });
  const notTaken = placed
    .map(({ item, places }) => ({ itemId: item.itemId, areaIds: strangeAreas(places, item.given) }))
    .filter(({ areaIds }) => areaIds.length > 0);
  const typed = placed.flatMap(({ item, places }) => {
    const at = typedAt(item, now);
    return typedAreas(areas, places, item).map((one) => ({
      ...one,
      itemId: item.itemId,
      at,
    }));
  });
  if (homework.closedAt !== null) {
    const over = endOfCopy(homework, submission);
    const late = typed.filter(({ at }) => at > over);
    ensure(late.length === 0 || !changesCollected(late, await typedOf(db, of), over), 'conflict', 'handed-in');
  }
  const areaIds = await putTyped(db, of, typed);
  const overtaken = areaIds.length < typed.length ? await overtakenAreas(db, of, typed) : new Set<string>();
  const older = [...new Set(typed.filter(({ areaId }) => overtaken.has(areaId)).map(({ itemId }) => itemId))];
  if (areaIds.length === 0) return { older, notTaken };
  const { studentId, status } = submission;
  if (status === 'assigned' || status === 'absent') await beginWriting(db, homework, [studentId], now, 'screen');
  if (typed.some(({ at }) => isLate(homework, submission, at, now))) await recordLateInk(db, homework, [studentId]);
  queueReading(db, schoolId, [of]);
  await notifyEvidence(db, homework, submission, { source: 'screen', areaIds });
  return { older, notTaken };
}

const typedAt = ({ ageSeconds }: GivenItem, now: Date): Date => new Date(now.getTime() - ageSeconds * 1_000);
