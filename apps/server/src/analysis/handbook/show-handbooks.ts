import type { Handbook, HandbookCopy, handbookApi } from '@zhibi/contract/analysis/handbook';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isInSchool, type PersonalCopy, personalCopies } from '../../homework/index.js';
import { classesOf, formerNames, studentsById } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { fewestFor } from '../policy.js';
import { mayMakeBooklets, mayReadBooklets, mayReadCopies } from './policy.js';
import type { Here } from './read-class.js';
import { figuresOf, findHandbook, type HandbookRow, handbooksOf, itemsOfBook } from './store.js';
import { wrongOfStudents } from './store-reviews.js';

const PAGE = 20;

/** The booklets in a subject, the newest first: of one class, or of all that the reader reads about. */
export async function listHandbooks(
  db: Db,
  actor: Actor,
  { subjectId, classId, cursor }: z.output<typeof handbookApi.list.input>,
  here: Here,
): Promise<z.input<typeof handbookApi.list.output>> {
  ensure(isInSchool(actor), 'not-found');
  const wanted = classId === undefined ? undefined : [classId];
  const classes = await classesOf(db, actor.schoolId, actor.role === 'TEACHER' ? [...actor.teaches.keys()] : wanted);
  const classIds = classes
    .map((one) => one.classId)
    .filter((one) => (classId === undefined || one === classId) && mayReadBooklets(actor, { classId: one, subjectId }));
  ensure(classId === undefined || classIds.length > 0, 'not-found');
  const rows = await handbooksOf(db, actor.schoolId, {
    classIds,
    subjectId,
    before: idOfCursor(cursor),
    limit: PAGE + 1,
  });
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  const shown = (await showAll(db, actor.schoolId, items, here)).map(({ handbook }) => handbook);
  return { items: shown.filter(({ copies }) => copies >= fewestFor(actor)), next };
}

/** One booklet with the copy of each student, in the order in which they are bound. */
export async function showResults(
  db: Db,
  actor: Actor,
  handbookId: string,
  here: Here,
): Promise<z.input<typeof handbookApi.results.output>> {
  const { schoolId } = actor;
  const row = await readableHandbook(db, actor, handbookId);
  const [shown] = await showAll(db, schoolId, [row], here);
  const { handbook, copies, stateOf } = found(shown);
  const studentIds = copies.map(({ studentId }) => studentId);
  const students = await studentsById(db, schoolId, studentIds);
  const asked = new Set(
    (await itemsOfBook(db, { schoolId, handbookId })).map((item) => `${item.studentId} ${item.questionId}`),
  );
  const wrong = await wrongOfStudents(db, schoolId, { studentIds, subjectId: row.subjectId });
  const nextOn = (studentId: string): string | null =>
    wrong
      .filter((one) => one.studentId === studentId && asked.has(`${studentId} ${one.questionId}`))
      .flatMap(({ nextReviewOn }) => nextReviewOn ?? [])
      .sort()[0] ?? null;
  return {
    handbook,
    jobId: row.jobId,
    can: {
      giveBack: mayMakeBooklets(actor, row),
      print: mayReadCopies(actor, row),
      order: mayMakeBooklets(actor, row) && row.createdBy === actor.accountId,
    },
    copies: copies.map((copy): HandbookCopy => {
      const given = stateOf.get(copy.homeworkId ?? '');
      const status = given?.status ?? 'assigned';
      const { studentId, homeworkId, pages, questions, right } = copy;
      return {
        studentId,
        name: students.get(studentId)?.name ?? '',
        homeworkId,
        printRunId: given?.printRunId ?? null,
        pages,
        questions,
        status,
        asked: copy.asked,
        right,
        nextOn: status === 'released' ? nextOn(studentId) : null,
      };
    }),
  };
}

/** A booklet of a class about whose students one reads; any other is not there. */
export async function readableHandbook(db: Db, actor: Actor, handbookId: string): Promise<HandbookRow> {
  ensure(isInSchool(actor), 'not-found');
  const row = found(await findHandbook(db, { schoolId: actor.schoolId, handbookId }));
  ensure(mayReadCopies(actor, row), 'not-found');
  return row;
}

/** The booklets of a class as a file, and which class that was. */
export async function bookToFetch(db: Db, actor: Actor, handbookId: string) {
  const row = await readableHandbook(db, actor, handbookId);
  const [now] = await classesOf(db, row.schoolId, [row.classId]);
  const nameAt = await formerNames(db, row.schoolId, [row.classId]);
  return { row, className: nameAt(row.classId, row.createdAt) ?? now?.className ?? '' };
}

/** A booklet of a class that the teacher teaches; any other is not there. */
export async function ownHandbook(db: Db, actor: Actor, handbookId: string): Promise<HandbookRow> {
  const row = found(await findHandbook(db, { schoolId: actor.schoolId, handbookId }));
  ensure(mayMakeBooklets(actor, row), 'not-found');
  return row;
}

async function showAll(db: Db, schoolId: string, rows: readonly HandbookRow[], { timeZone }: Here) {
  const copies = await figuresOf(
    db,
    schoolId,
    rows.map(({ id }) => id),
  );
  const stateOf = await personalCopies(
    db,
    schoolId,
    copies.flatMap(({ homeworkId }) => homeworkId ?? []),
  );
  const classIds = [...new Set(rows.map(({ classId }) => classId))];
  const classes = await classesOf(db, schoolId, classIds);
  const nameAt = await formerNames(db, schoolId, classIds);
  const nameOf = new Map(classes.map(({ classId, className }) => [classId, className]));
  return rows.map((row) => {
    const own = copies.filter(({ handbookId }) => handbookId === row.id);
    const sum = (of: (copy: (typeof own)[number]) => number) => own.reduce((all, copy) => all + of(copy), 0);
    const many = (is: (copy: PersonalCopy) => boolean) =>
      own.filter(({ homeworkId }) => {
        const copy = stateOf.get(homeworkId ?? '');
        return copy !== undefined && is(copy);
      }).length;
    const handbook: Handbook = {
      handbookId: row.id,
      title: row.title,
      subjectId: row.subjectId,
      classId: row.classId,
      className: nameAt(row.classId, row.createdAt) ?? nameOf.get(row.classId) ?? '',
      from: row.range.from,
      to: row.range.to,
      sources: row.range.homeworkIds?.length ?? null,
      rules: row.rules,
      status: row.status,
      createdAt: toStamp(row.createdAt, timeZone),
      endAt: toStamp(row.endAt, timeZone),
      pages: sum(({ pages }) => pages),
      copies: own.length,
      returned: many(({ status }) => status !== 'assigned' && status !== 'absent'),
      released: many(({ status }) => status === 'released'),
      asked: sum(({ asked }) => asked),
      right: sum(({ right }) => right),
    };
    return { handbook, copies: own, stateOf };
  });
}
