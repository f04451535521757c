import { evidenceByItem, type ItemEvidence, inkOf, pagesInDoubt, seenOf } from '../../capture/index.js';
import {
  type Homework,
  isOwnHandIn,
  leftOutOf,
  lockHomework,
  type Submission,
  statusOf,
  submissionsOfStudents,
  takesInk,
} from '../../homework/index.js';
import { geometriesOf, optionalGroups, type PaperItemFacts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { itemsOfHomework } from '../answer-keys/items-of-homework.js';
import { optionalOf, withGroups } from '../optional/read-optional.js';
import { afterReading, hasUnseenInk, isRead, isSame } from '../rules.js';
import { changeScores, recordSums, type Scorer } from '../scoring/change-scores.js';
import { type Answer, type AnswerChange, answersOf, flagInkSinceScore } from '../store.js';
import { type CopiesOf, makeAnswers } from '../store-begun.js';
import { charactersToRead } from './characters-to-read.js';
import { type CopyToRead, copyToRead, pagesOf } from './copy-to-read.js';
import type { ItemReading } from './rules-item.js';

/** Who is named where no person has scored. */
export const MACHINE = 'machine';

export interface Reading {
  now: Date;
  /** Reads the ink of a copy: one reading for each of its items. */
  readCopy: (copy: CopyToRead) => Promise<ItemReading[]>;
}

/**
 * Reads what students have written since it was last read, and scores what a machine may. Safe to run at any time and twice: what was read
 * stays as it is, and what a person has scored is only flagged when there is newer ink.
 */
export async function readAnswers(db: Db, of: CopiesOf, reading: Reading): Promise<void> {
  // Held against being given back: no score may change between the last look at them and the release.
  const homework = await lockHomework(db, of.schoolId, of.homeworkId, 'share');
  if (!takesInk(homework)) return;
  const copies = await submissionsOfStudents(db, of);
  const begun = copies.filter(({ firstInkAt }) => firstInkAt !== null);
  const studentIds = [...begun, ...(await notBegun(db, of, copies))].map(({ studentId }) => studentId);
  if (studentIds.length === 0) return;
  // What a student handed in before the end is in as well: its blanks wait for nobody.
  const isClosed = statusOf(homework, reading.now) === 'closed';
  const inHand = new Set(begun.filter((one) => isClosed || isOwnHandIn(one)).map(({ studentId }) => studentId));
  const isIn = (studentId: string) => inHand.has(studentId);
  const written = await writtenBy(db, { ...of, studentIds });
  const unread = studentIds.filter((studentId) => unreadOf(written, studentId, isIn(studentId)) !== 'nothing');
  const items = await itemsOfHomework(db, homework);
  if (unread.length > 0) await readUnread(db, homework, { items, studentIds: unread, isIn, reading });
  // All may have been scored while the student still wrote: being in is what makes the copy marked then.
  if (inHand.size > 0) await recordSums(db, homework, [...inHand], items);
  await flagInkSinceScore(db, of.schoolId, unseen(written));
}

/** Copies of which something is there that does not count as begun, like a photograph of a part of a page: the teacher sees it, nothing is marked by it. */
async function notBegun(db: Db, { schoolId, homeworkId }: CopiesOf, copies: readonly Submission[]) {
  const others = copies.filter(({ firstInkAt }) => firstInkAt === null);
  if (others.length === 0) return [];
  const studentIds = others.map(({ studentId }) => studentId);
  const evidence = await evidenceByItem(db, schoolId, { homeworkId, studentIds });
  const seen = new Set(evidence.map(({ studentId }) => studentId));
  return others.filter(({ studentId }) => seen.has(studentId));
}

interface Written {
  answers: readonly Answer[];
  evidence: ReadonlyMap<string, ItemEvidence>;
}

const keyOf = ({ studentId, itemId }: { studentId: string; itemId: string }) => `${studentId} ${itemId}`;

/** The answers before the count of what there is, and that before the ink and the pictures: what comes meanwhile is left for the task that it has queued. */
async function writtenBy(db: Db, { schoolId, homeworkId, studentIds }: CopiesOf): Promise<Written> {
  const of = { homeworkId, studentIds };
  const [answers, evidence] = await Promise.all([answersOf(db, schoolId, of), evidenceByItem(db, schoolId, of)]);
  return { answers, evidence: new Map(evidence.map((one) => [keyOf(one), one])) };
}

const answersBy = ({ answers }: Written, studentId: string | undefined) =>
  answers.filter((answer) => answer.studentId === studentId);

const piecesOf = ({ evidence }: Written, answer: Answer): number => evidence.get(keyOf(answer))?.pieces ?? 0;

/** What of a copy is still to be read: the answers with new ink, all of it where it has none yet. */
function unreadOf(written: Written, studentId: string, collected: boolean): readonly Answer[] | 'nothing' {
  const own = answersBy(written, studentId);
  const unread = own.filter((answer) => !isRead(answer, piecesOf(written, answer), collected));
  return own.length > 0 && unread.length === 0 ? 'nothing' : unread;
}

interface Unread {
  items: readonly PaperItemFacts[];
  studentIds: readonly string[];
  /** Whether the student may write no more. */
  isIn: (studentId: string) => boolean;
  reading: Reading;
}

async function readUnread(
  db: Db,
  homework: Homework,
  { items, studentIds, isIn, reading: { now, readCopy } }: Unread,
): Promise<void> {
  const { schoolId, id: homeworkId } = homework;
  const of = { schoolId, homeworkId, studentIds };
  const groups = optionalGroups(items);
  const itemIds = items.map((item) => item.itemId);
  await makeAnswers(db, of, itemIds);
  const geometries = await geometriesOf(db, schoolId, homework);
  const leftOut = await leftOutOf(db, homework);
  const written = await writtenBy(db, of);
  const [ink, seen, doubted] = await Promise.all([
    inkOf(db, schoolId, { homeworkIds: [homeworkId], studentIds }),
    seenOf(db, schoolId, { homeworkIds: [homeworkId], studentIds }),
    pagesInDoubt(db, schoolId, { homeworkId, studentIds }, (studentId) => pagesOf(geometries.of(studentId))),
  ]);
  const characters = charactersToRead(items);
  const changed = await Promise.all(
    studentIds.map(async (studentId) => {
      const collected = isIn(studentId);
      const fresh = unreadOf(written, studentId, collected);
      if (fresh === 'nothing') return [];
      const unread = withGroups(fresh, groups, answersBy(written, studentId));
      const isOwn = (one: { studentId: string }) => one.studentId === studentId;
      const wanted = items.filter(({ itemId }) => unread.some((answer) => answer.itemId === itemId));
      const pages = doubted.filter(isOwn).map(({ page }) => page);
      const own = { ink: ink.filter(isOwn), seen: seen.filter(isOwn), characters, unplaced: pages };
      const { areas } = geometries.of(studentId);
      const readings = await readCopy(copyToRead(wanted, areas, own));
      const optional = optionalOf(groups, { ...own, areas, answers: answersBy(written, studentId) });
      return unread.flatMap((answer): AnswerChange[] => {
        const at = wanted.findIndex(({ itemId }) => itemId === answer.itemId);
        const [item, read] = [wanted[at], readings[at]];
        if (item === undefined || read === undefined) return [];
        // What nobody asks for any more is a blank that waits for nothing.
        const isAsked = !leftOut(studentId).has(item.itemId);
        const next = {
          ...(optional(item.itemId, collected && isAsked) ??
            afterReading(read, { type: item.type, collected: collected && isAsked })),
          strokes: piecesOf(written, answer),
        };
        if (isSame(answer, next)) return [];
        return [{ ...answer, ...next, scoredBy: null, scoredAt: next.score === null ? null : now }];
      });
    }),
  );
  const before = new Map(written.answers.map((answer) => [answer.id, answer]));
  const machine: Scorer = { kind: 'machine', accountId: null, name: MACHINE, at: now };
  await changeScores(db, { homework, items, before }, changed.flat(), machine);
}

/** Answers that a person has scored without having seen all that is written now, with the strokes that there are. */
const unseen = ({ answers, evidence }: Written) =>
  answers.flatMap((one) => {
    const writing = evidence.get(keyOf(one));
    const notifies = one.status === 'scored-by-person' && writing !== undefined && hasUnseenInk(one, writing);
    return notifies ? [{ id: one.id, strokes: writing.pieces }] : [];
  });
