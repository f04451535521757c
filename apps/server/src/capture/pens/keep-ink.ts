import { beginWriting, type Homework, isLate, recordLateInk, type Submission } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { evidenceOfInk } from '../evidence/evidence-of-ink.js';
import { queueReading } from '../evidence/queue-reading.js';
import { addInk } from '../evidence/store-evidence.js';
import { audiencesOf, notifyInk } from './notify-ink.js';
import { insertStrokes, type Origin, type PlacedInk, type PlacedStroke } from './store-ink.js';

/** Strokes on one page of one student's copy, each with its area ('' outside every one) and the items that are answered there. */
export interface CopyInk {
  homework: Homework;
  submission: Submission;
  page: number;
  pageCode: string;
  from: Origin;
  strokes: readonly PlacedStroke[];
}

/**
 * Keeps ink on copies of homework: the strokes, that there is evidence for their items, that the student has begun; has
 * it read, and shows it to the teachers at once. Strokes that were kept before are left out of everything. Answers which
 * were new. No stroke stands in it twice.
 */
export async function keepInk(db: Db, schoolId: string, copies: readonly CopyInk[]): Promise<ReadonlySet<string>> {
  const [isNew, audiences] = await Promise.all([
    insertStrokes(db, schoolId, copies.map(placed)),
    audiencesOf(db, schoolId, copies), // in the same round trip
  ]);
  if (isNew.size === 0) return isNew;
  const fresh = copies
    .map((copy) => ({ ...copy, strokes: copy.strokes.filter(({ stroke }) => isNew.has(stroke.id)) }))
    .filter((copy) => copy.strokes.length > 0);
  const newest = Math.max(...fresh.map(({ from }) => from.receivedAt.getTime()));
  addInk(db, schoolId, evidenceOfInk(fresh.map(placed)), new Date(newest));
  for (const group of copiesByHomework(fresh)) await recordWriting(db, group); // seldom anything
  queueReading(db, schoolId, fresh.map(placed));
  notifyInk(db, schoolId, fresh, audiences);
  return isNew;
}

const placed = ({ homework, submission, page, from, strokes }: CopyInk): PlacedInk => ({
  homeworkId: homework.id,
  studentId: submission.studentId,
  page,
  from,
  strokes,
});

/** First ink starts a copy; ink after the end is seen to be late. Both are rare: most batches change nothing here. */
async function recordWriting(db: Db, copies: readonly CopyInk[]): Promise<void> {
  const [first] = copies;
  if (first === undefined) return;
  const begun = copies.filter(({ submission }) => submission.status === 'assigned' || submission.status === 'absent');
  if (begun.length > 0) await beginWriting(db, first.homework, studentsOf(begun), first.from.receivedAt);
  const late = copies.filter(
    ({ homework, submission, strokes, from: { source, receivedAt } }) =>
      !submission.late &&
      strokes.some(({ stroke }) =>
        isLate(homework, submission, source === 'live' ? receivedAt : new Date(stroke.t0), receivedAt),
      ),
  );
  if (late.length > 0) await recordLateInk(db, first.homework, studentsOf(late));
}

function copiesByHomework(copies: readonly CopyInk[]): CopyInk[][] {
  const groups = new Map<string, CopyInk[]>();
  for (const copy of copies) groups.set(copy.homework.id, [...(groups.get(copy.homework.id) ?? []), copy]);
  return [...groups.values()];
}

const studentsOf = (copies: readonly CopyInk[]): string[] => [
  ...new Set(copies.map((one) => one.submission.studentId)),
];
