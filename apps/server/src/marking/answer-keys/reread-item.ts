import { evidenceByItem, inkOf, pagesInDoubt, seenOf } from '../../capture/index.js';
import { type Homework, isOwnHandIn, leftOutOf, statusOf, submissionsOf } from '../../homework/index.js';
import { geometriesOf, type PaperItemFacts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { charactersToRead } from '../reading/characters-to-read.js';
import { copyToRead, pagesOf } from '../reading/copy-to-read.js';
import type { Reading } from '../reading/read-answers.js';
import { type Answer, answersOf } from '../store.js';
import { type Reread, rereadOf } from './rules-rescore.js';

/** Reads every answer to one question anew, by the key that the item comes with. Writes nothing. */
export async function rereadItem(
  db: Db,
  homework: Homework,
  item: PaperItemFacts,
  { now, readCopy }: Reading,
): Promise<Reread<Answer>[]> {
  // Of optional questions a machine scores none.
  if (item.optional !== undefined) return [];
  const { schoolId, id: homeworkId } = homework;
  const answers = await answersOf(db, schoolId, { homeworkId, itemIds: [item.itemId] });
  const studentIds = answers.map(({ studentId }) => studentId);
  if (studentIds.length === 0) return [];
  const of = { homeworkIds: [homeworkId], studentIds };
  const evidence = await evidenceByItem(db, schoolId, { homeworkId, studentIds });
  const geometries = await geometriesOf(db, schoolId, homework);
  const [ink, seen, doubted, copies, leftOut] = await Promise.all([
    inkOf(db, schoolId, of),
    seenOf(db, schoolId, of),
    pagesInDoubt(db, schoolId, { homeworkId, studentIds }, (studentId) => pagesOf(geometries.of(studentId))),
    submissionsOf(db, schoolId, homeworkId),
    leftOutOf(db, homework),
  ]);
  const isClosed = statusOf(homework, now) === 'closed';
  const handedIn = new Set(copies.filter((one) => isOwnHandIn(one)).map(({ studentId }) => studentId));
  const characters = charactersToRead([item]);
  const rereads = answers.map(async (answer): Promise<Reread<Answer>[]> => {
    const { studentId } = answer;
    const isOwn = (one: { studentId: string }) => one.studentId === studentId;
    const pages = doubted.filter(isOwn).map(({ page }) => page);
    const own = { ink: ink.filter(isOwn), seen: seen.filter(isOwn), characters, unplaced: pages };
    const [read] = await readCopy(copyToRead([item], geometries.of(studentId).areas, own));
    if (read === undefined) return [];
    const isIn = isClosed || handedIn.has(studentId);
    const isAsked = !leftOut(studentId).has(item.itemId);
    const pieces = evidence.find((one) => isOwn(one) && one.itemId === item.itemId)?.pieces ?? 0;
    return [rereadOf(answer, read, { type: item.type, collected: isIn && isAsked, pieces })];
  });
  return (await Promise.all(rereads)).flat();
}
