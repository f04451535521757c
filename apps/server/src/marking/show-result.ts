import { toStamp } from '@zhibi/contract/kernel';
import { type Result, starsOf } from '@zhibi/contract/marking';
import { type CriterionResult, resultsOf } from '@zhibi/contract/marking/rubrics';
import type { Actor } from '@zhibi/contract/session';
import { inkOf, packedOver, picturesIn, seenOf } from '../capture/index.js';
import { linkCounts } from '../disk/index.js';
import { findHomework, findSubmission } from '../homework/index.js';
import { geometriesOf, keptPage } from '../papers/index.js';
import { subjectsById } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { itemsOfHomework } from './answer-keys/items-of-homework.js';
import { inkByPage } from './ink-by-page.js';
import { mayReadResult } from './policy.js';
import { areasOfItem } from './reading/rules-reading.js';
import { heldLevels } from './rubrics/held-levels.js';
import { rubricsOf } from './rubrics/store-rubrics.js';
import { type Answer, answersOf } from './store.js';

/** The student's copy of a homework after it was given back; before that it is not there. */
export async function ownResult(db: Db, actor: Actor, homeworkId: string) {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null, 'not-found');
  const homework = found(await findHomework(db, schoolId, homeworkId));
  const submission = found(await findSubmission(db, { schoolId, homeworkId, studentId }));
  const { releasedAt } = homework;
  ensure(mayReadResult(actor, submission) && releasedAt !== null, 'not-found');
  return { schoolId, studentId, homework, submission, releasedAt };
}

/** A page of the student's own paper, as it was printed. */
export async function keptResultPage(db: Db, actor: Actor, homeworkId: string, page: number) {
  const { schoolId, studentId, homework } = await ownResult(db, actor, homeworkId);
  const { paperId, paperRevision: revision } = homework;
  const form = (await geometriesOf(db, schoolId, homework)).formOf(studentId);
  return keptPage(db, { schoolId, paperId, revision, page, form });
}

/** A student's own paper with its score, the own ink and what is right. */
export async function showResult(db: Db, actor: Actor, homeworkId: string, timeZone: string): Promise<Result> {
  const { schoolId, studentId, homework, submission, releasedAt } = await ownResult(db, actor, homeworkId);
  const of = { homeworkId, studentIds: [studentId] };
  const [files, subjects, items, answers, ink, seen, geometries] = await Promise.all([
    linkCounts(db, schoolId, 'homework', [homeworkId]),
    subjectsById(db),
    itemsOfHomework(db, homework),
    answersOf(db, schoolId, of),
    inkOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: [studentId] }),
    seenOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: [studentId] }),
    geometriesOf(db, schoolId, homework),
  ]);
  const { areas, pageCount, pageSize } = geometries.of(studentId);
  const answerOf = new Map(answers.map((answer) => [answer.itemId, answer]));
  const rubrics = await rubricsOf(db, schoolId, homeworkId);
  const score = submission.score ?? 0;
  return {
    homeworkId,
    title: homework.title,
    studentName: actor.name,
    totalScore: homework.totalScore,
    score,
    stars: starsOf(homework.totalScore === 0 ? 0 : (100 * score) / homework.totalScore),
    releasedAt: toStamp(releasedAt, timeZone),
    subjectName: subjects.get(homework.subjectId)?.name ?? '',
    files: files.get(homeworkId) ?? 0,
    seen: submission.seenAt !== null,
    paper: { pageSize, pages: inkByPage({ areas, pageCount }, ink) },
    // An optional question that was not chosen is none of this student's.
    items: items
      .filter(({ itemId }) => answerOf.get(itemId)?.status !== 'not-chosen')
      .map(({ itemId, no, sectionTitle, type, score: maxScore, body }) => {
        const own = areasOfItem(areas, itemId);
        const areaIds = new Set(own.map((area) => area.areaId));
        return {
          itemId,
          no,
          sectionTitle,
          type,
          maxScore,
          body,
          areas: own,
          score: answerOf.get(itemId)?.score ?? null,
          comment: answerOf.get(itemId)?.comment ?? '',
          criteria: resultsIn(rubrics, answerOf.get(itemId)),
          ink: packedOver(
            own,
            ink.filter((stroke) => areaIds.has(stroke.areaId)),
          ),
          pictures: picturesIn(seen.filter((one) => areaIds.has(one.areaId))),
        };
      }),
  };
}

function resultsIn(rubrics: Awaited<ReturnType<typeof rubricsOf>>, answer: Answer | undefined): CriterionResult[] {
  const held = answer && heldLevels(rubrics, answer);
  return held ? resultsOf(held.criteria, held.levels) : [];
}
