import { doHold, fullOf, type RubricEffect, type RubricResult, resultsOf } from '@zhibi/contract/marking/rubrics';
import type { Actor } from '@zhibi/contract/session';
import { homeworkForTeacher, studentIdsOf, submissionsOf, taughtClassIds } from '../../homework/index.js';
import { itemsOf } from '../../papers/index.js';
import { classesAt, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { type Answer, answersOf } from '../store.js';
import type { previewRubric } from './change-rubric.js';
import { levelsOf, rubricsOf } from './store-rubrics.js';

/** A preview with the names of whom it concerns. */
export async function showEffect(
  db: Db,
  { homework, effect, seen }: Awaited<ReturnType<typeof previewRubric>>,
): Promise<RubricEffect> {
  const { schoolId, id, classIds, startAt } = homework;
  const answers = [...effect.changes.map(({ answer }) => answer), ...effect.open];
  const [students, copies, classes] = await Promise.all([
    studentsById(db, schoolId, [...new Set(answers.map(({ studentId }) => studentId))]),
    submissionsOf(db, schoolId, id),
    classesAt(db, schoolId, classIds, startAt),
  ]);
  const classOf = new Map(copies.map(({ studentId, classId }) => [studentId, classId]));
  const nameOf = new Map(classes.map(({ classId, className }) => [classId, className]));
  const who = ({ id: answerId, studentId }: Answer) => ({
    answerId,
    studentNo: students.get(studentId)?.studentNo ?? '',
    name: students.get(studentId)?.name ?? '',
    className: nameOf.get(classOf.get(studentId) ?? '') ?? '',
  });
  return {
    seen,
    marked: effect.marked,
    changes: effect.changes
      .map(({ answer, to }) => ({ ...who(answer), from: answer.score ?? 0, to }))
      .sort(byClassAndNumber),
    open: effect.open.map((answer) => ({ ...who(answer), score: answer.score ?? 0 })).sort(byClassAndNumber),
  };
}

interface Placed {
  className: string;
  studentNo: string;
}
const byClassAndNumber = (one: Placed, other: Placed) =>
  order(one.className, other.className) || order(one.studentNo, other.studentNo);
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** How the students of own classes did by each criterion: of answers whose score is still that of their levels. */
export async function rubricResults(
  db: Db,
  actor: Actor,
  { homeworkId, classId }: { homeworkId: string; classId?: string | undefined },
): Promise<RubricResult[]> {
  const { schoolId } = actor;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const taught = taughtClassIds(actor, homework);
  ensure(classId === undefined || taught.includes(classId), 'not-found');
  const rubrics = await rubricsOf(db, schoolId, homeworkId);
  const itemIds = [...rubrics].flatMap(([itemId, { criteria }]) => (criteria.length > 0 ? [itemId] : []));
  if (itemIds.length === 0) return [];
  const classIds = classId === undefined ? taught : [classId];
  const studentIds = await studentIdsOf(db, schoolId, { homeworkIds: [homeworkId], classIds });
  const [items, answers] = await Promise.all([
    itemsOf(db, schoolId, homework.paperId),
    answersOf(db, schoolId, { homeworkId, itemIds, studentIds }),
  ]);
  const levels = await levelsOf(
    db,
    schoolId,
    answers.map(({ id }) => id),
  );
  return items.flatMap(({ itemId, no, score: maxScore }) => {
    const criteria = rubrics.get(itemId)?.criteria ?? [];
    if (criteria.length === 0) return [];
    const held = answers.flatMap((one) => {
      const chosen = levels.get(one.id);
      return one.itemId === itemId && chosen && doHold(criteria, chosen, one.score)
        ? [resultsOf(criteria, chosen)]
        : [];
    });
    return [
      {
        itemId,
        no,
        maxScore,
        criteria: criteria.map((one, at) => ({
          name: one.name,
          full: fullOf(one),
          marked: held.length,
          mean: held.length === 0 ? null : held.reduce((sum, each) => sum + (each[at]?.points ?? 0), 0) / held.length,
        })),
      },
    ];
  });
}
