import { inkOf, paperScoresOf, seenOf } from '../../capture/index.js';
import { findHomework, findSubmission, takesInk } from '../../homework/index.js';
import { geometryOf, itemsOf, optionalGroups } from '../../papers/index.js';
import { teacherAccountsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { boundTo } from '../optional/bound-scores.js';
import { answeredIn } from '../optional/read-optional.js';
import { itemsInRound } from '../rounds/in-round.js';
import { holdAnswers } from '../scoring/answers-to-mark.js';
import { giveScores } from '../scoring/score-answers.js';
import { answersOf } from '../store.js';
import { makeAnswers } from '../store-begun.js';
import { isGivenOnPaper } from './rules.js';

interface Copy {
  schoolId: string;
  homeworkId: string;
  studentId: string;
}

/**
 * Makes scores of the points that are marked on the scanned pages of a copy, in the name of the teacher who had them scanned. What a person has
 * scored already stays, and so does what is shared out to several scorers. Safe to run at any time and twice.
 */
export async function readPaperScores(db: Db, of: Copy, now: Date): Promise<void> {
  const { schoolId, homeworkId, studentId } = of;
  const homework = await findHomework(db, schoolId, homeworkId);
  const copy = await findSubmission(db, of);
  if (homework === undefined || homework.withdrawnAt !== null || copy === undefined || !takesInk(homework)) return;
  const may = new Set(await teacherAccountsOf(db, schoolId, [copy.classId], homework.subjectId));
  const [items, { scores: places = [], areas }, found, seen, ink] = await Promise.all([
    itemsOf(db, schoolId, homework.paperId),
    geometryOf(db, schoolId, homework.paperId, homework.paperRevision),
    paperScoresOf(db, schoolId, of),
    seenOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: [studentId] }),
    inkOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: [studentId] }),
  ]);
  const inRound = await itemsInRound(db, schoolId, homeworkId);
  const itemIds = items.map(({ itemId }) => itemId);
  await makeAnswers(db, { schoolId, homeworkId, studentIds: [studentId] }, itemIds);
  const answers = await answersOf(db, schoolId, { homeworkId, studentIds: [studentId], itemIds });
  const held = await holdAnswers(db, schoolId, { homeworkId, ids: answers.map(({ id }) => id) });
  const onPaper = boundTo(optionalGroups(items), { found, places }, answeredIn({ areas, ink, seen, answers }));
  const most = new Map(items.map(({ itemId, score }) => [itemId, score]));
  for (const answer of held.answers.values()) {
    const own = onPaper.found.find(({ itemId }) => itemId === answer.itemId);
    const wanted = onPaper.places.filter(({ itemId }) => itemId === answer.itemId).length;
    if (own === undefined || !may.has(own.accountId) || inRound.has(answer.itemId)) continue;
    if (!isGivenOnPaper(own, { wanted, most: most.get(answer.itemId) ?? 0 }, answer.status)) continue;
    const given = { answerId: answer.id, revision: answer.revision, score: own.score ?? 0, comment: answer.comment };
    const one = { homework: held.homework, answers: new Map([[answer.id, answer]]) };
    const by = { kind: 'person', accountId: own.accountId, name: own.name, at: now, origin: 'paper' } as const;
    await giveScores(db, one, [given], by);
  }
}
