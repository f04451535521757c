import { decodeStrokes, type Stroke } from '@zhibi/ink';
import { type Evidence, evidenceOf, inkOf, type KeptStroke } from '../../capture/index.js';
import { findSubmission, lockHomework, statusOf, takesInk } from '../../homework/index.js';
import { geometryOf, itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { afterReading, hasUnseenInk, isSame } from '../rules.js';
import { changeScores, recordSums, type Scorer } from '../scoring/change-scores.js';
import { type Answer, type AnswerChange, answersOf, flagInkSinceScore, makeAnswers } from '../store.js';
import { type InkByArea, readItem } from './rules-reading.js';

/** Who is named where no person has scored. */
export const MACHINE = 'machine';

/**
 * Reads all that a student has written and scores what a machine may. Safe to run at any time and twice: what reads the
 * same stays the same, and what a person has scored is only flagged when there is newer ink.
 */
export async function readAnswers(
  db: Db,
  { schoolId, homeworkId, studentId }: { schoolId: string; homeworkId: string; studentId: string },
  now: Date,
): Promise<void> {
  // Held against being given back: no score may change between the last look at them and the release.
  const homework = await lockHomework(db, schoolId, homeworkId, 'share');
  const submission = await findSubmission(db, { schoolId, homeworkId, studentId });
  if (submission === undefined || submission.firstInkAt === null || !takesInk(homework)) return;
  const items = await itemsOf(db, schoolId, homework.paperId);
  await makeAnswers(
    db,
    { schoolId, homeworkId, studentId },
    items.map((item) => item.itemId),
  );
  const { areas } = await geometryOf(db, schoolId, homework.paperId, homework.paperRevision);
  const of = { homeworkId, studentIds: [studentId] };
  // The answers before the ink, and the count of its strokes between them: what comes meanwhile is left for the task that it has queued.
  const answers = await answersOf(db, schoolId, of);
  const evidence = new Map((await evidenceOf(db, schoolId, of)).map((one) => [one.itemId, one]));
  const ink = byArea(await inkOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: [studentId] }));
  const itemOf = new Map(items.map((item) => [item.itemId, item]));
  const collected = statusOf(homework, now) === 'closed';
  const changes = answers.flatMap((answer): AnswerChange[] => {
    const item = itemOf.get(answer.itemId);
    if (item === undefined || answer.status === 'scored-by-person') return [];
    const strokes = evidence.get(answer.itemId)?.strokes ?? 0;
    const next = { ...afterReading(readItem(item, areas, ink), { type: item.type, collected }), strokes };
    return isSame(answer, next)
      ? []
      : [{ ...answer, ...next, scoredBy: null, scoredAt: next.score === null ? null : now }];
  });
  const before = new Map(answers.map((answer) => [answer.id, answer]));
  const machine: Scorer = { kind: 'machine', accountId: null, name: MACHINE, at: now };
  await changeScores(db, { homework, itemCount: items.length, before }, changes, machine);
  // All may have been scored while the student still wrote: being collected is what makes the copy marked then.
  if (collected) await recordSums(db, homework, [studentId], items.length);
  await flagInkSinceScore(db, schoolId, unseen(answers, evidence));
}

function byArea(strokes: readonly KeptStroke[]): InkByArea {
  const areas = new Map<string, Stroke[]>();
  for (const { areaId, points } of strokes) areas.set(areaId, [...(areas.get(areaId) ?? []), ...decodeStrokes(points)]);
  return areas;
}

/** Answers that a person has scored without having seen all that is written now, with the strokes that there are. */
const unseen = (answers: readonly Answer[], evidence: ReadonlyMap<string, Evidence>) =>
  answers.flatMap((one) => {
    const writing = evidence.get(one.itemId);
    const notifies = one.status === 'scored-by-person' && writing !== undefined && hasUnseenInk(one, writing);
    return notifies ? [{ id: one.id, strokes: writing.strokes }] : [];
  });
