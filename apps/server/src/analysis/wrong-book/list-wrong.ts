import type { analysisApi, WrongQuestion } from '@zhibi/contract/analysis';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isInSchool } from '../../homework/index.js';
import { mayTeach, studentsOf, subjectsById } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { knowledgeOf } from '../../questions/index.js';
import { dayOf, weekFrom } from '../rules.js';
import { type Book, causeCounts, dueByDay, questionIdsOf, stateCounts, subjectCounts, wrongOf } from '../store.js';
import { showWrong } from './show-wrong.js';

const PAGE = 20;
const DAY_MS = 86_400_000;

interface Here {
  now: Date;
  timeZone: string;
}

/** A student's own wrong questions, with what the page around them tells: counts, causes, the coming week. */
export async function listWrong(
  db: Db,
  actor: Actor,
  { subjectId, due, state, open, knowledgeId, days: lastDays, cursor }: z.output<typeof analysisApi.wrong.input>,
  { now, timeZone }: Here,
): Promise<z.input<typeof analysisApi.wrong.output>> {
  const whole = ownBook(actor);
  const book = subjectId === undefined ? whole : { ...whole, subjectIds: [subjectId] };
  const today = dayOf(now, timeZone);
  const week = weekFrom(today);
  const knowledge = await knowledgeOf(db, book.schoolId, await questionIdsOf(db, book));
  const about = [...knowledge].filter(([, points]) => points.some((point) => point.id === knowledgeId));
  const [rows, counts, subjects, causes, days, names] = await Promise.all([
    wrongOf(db, book, {
      dueBy: due === true ? today : undefined,
      state,
      open,
      questionIds: knowledgeId === undefined ? undefined : about.map(([id]) => id),
      addedFrom: lastDays === undefined ? undefined : new Date(now.getTime() - lastDays * DAY_MS),
      before: idOfCursor(cursor),
      limit: PAGE + 1,
    }),
    stateCounts(db, book, today),
    subjectCounts(db, whole),
    causeCounts(db, book),
    dueByDay(db, book, week),
    subjectsById(db),
  ]);
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  const points = new Map([...knowledge.values()].flat().map((point) => [point.id, point]));
  return {
    items: await showWrong(db, book.schoolId, items, timeZone),
    next,
    counts,
    subjects: subjects.map((one) => ({ ...one, subjectName: names.get(one.subjectId)?.name ?? '' })),
    causes,
    week: week.map((on) => ({ on, count: days.get(on) ?? 0 })),
    knowledge: [...points.values()],
  };
}

/** The wrong questions of a student of an own class, in the subject chosen above, or in all that are taught there. */
export async function wrongOfStudent(
  db: Db,
  actor: Actor,
  { studentId, cursor }: { studentId: string; cursor?: string | undefined },
  timeZone: string,
): Promise<{ studentName: string; items: WrongQuestion[]; next: string | null }> {
  ensure(isInSchool(actor), 'not-found');
  const { schoolId, subjectId } = actor;
  const classIds = [...actor.teaches.keys()];
  const student = found((await studentsOf(db, schoolId, classIds)).find((one) => one.studentId === studentId));
  const taught = [...(actor.teaches.get(student.classId) ?? [])];
  const subjectIds = subjectId === null ? taught : taught.filter((id) => id === subjectId);
  ensure(
    subjectIds.some((id) => mayTeach(actor, student.classId, id)),
    'not-found',
  );
  const book = { schoolId, studentId, subjectIds };
  const rows = await wrongOf(db, book, { before: idOfCursor(cursor), limit: PAGE + 1 });
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  return { studentName: student.name, items: await showWrong(db, schoolId, items, timeZone), next };
}

/** The book of the student who acts; nobody else has one here. */
export function ownBook({ schoolId, studentId }: Actor): Book {
  ensure(studentId !== null, 'not-found');
  return { schoolId, studentId };
}
