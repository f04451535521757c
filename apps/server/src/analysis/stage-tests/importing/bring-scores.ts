import type { StageHomework } from '@zhibi/contract/analysis/stage-tests';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { sumScores } from '@zhibi/grading';
import { homeworkByIds, homeworkOfClasses, submissionsOf } from '../../../homework/index.js';
import { itemScoresOf } from '../../../marking/index.js';
import { itemsOf } from '../../../papers/index.js';
import { studentsById } from '../../../people/index.js';
import { idOfCursor, pageAfter } from '../../../platform/cursor.js';
import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { ensure, found } from '../../../platform/problem.js';
import { maySetUp } from '../policy.js';
import { canOf } from '../setting-up/rules-set-up.js';
import type { Here } from '../setting-up/save-test.js';
import { type StageTest, testById } from '../store.js';
import { keepChecked, newImport } from './keep-checked.js';
import type { ReadTable } from './read-table.js';
import { proposeFields, type TitlesOf } from './rules-columns.js';
import { insertImport, mappingOf } from './store-imports.js';

const PAGE = 20;

/** The test that scores are brought to, if somebody may. */
export async function testToFill(db: Db, actor: Actor, testId: string): Promise<StageTest> {
  ensure(maySetUp(actor), 'not-found');
  const test = await testById(db, { schoolId: actor.schoolId, testId });
  ensure(canOf(test.state, 0).bringScores, 'conflict');
  return test;
}

/** Keeps a table that was read, with a proposal of what its columns are. Nothing of the test changes. */
export async function keepTable(
  db: Db,
  actor: Actor,
  { test, read, titles, now }: { test: StageTest; read: ReadTable; titles: TitlesOf; now: Date },
): Promise<string> {
  const { schoolId } = actor;
  const { head, rows } = read.table;
  const importId = newId();
  await insertImport(
    db,
    {
      ...newImport(actor, test, now),
      id: importId,
      state: 'columns',
      form: read.form,
      sourceName: read.name.slice(0, 200),
      titles: head,
      fields: proposeFields(head, titles, await mappingOf(db, schoolId)),
      rowCount: rows.length,
    },
    rows,
  );
  return importId;
}

/**
 * Feeds a subject from homework that was given back: the scores as they stand, without the questions that were dropped. It
 * is an import like any other: checked, shown, applied and taken back.
 */
export async function feedFromHomework(
  db: Db,
  actor: Actor,
  {
    testId,
    subjectId,
    homeworkIds,
    droppedItemIds,
  }: { testId: string; subjectId: number; homeworkIds: string[]; droppedItemIds: string[] },
  now: Date,
): Promise<string> {
  const test = await testToFill(db, actor, testId);
  const { schoolId } = actor;
  const subject = found(test.subjects.find((one) => one.subjectId === subjectId));
  const homework = [...(await homeworkByIds(db, schoolId, homeworkIds)).values()];
  const [first] = homework;
  ensure(first !== undefined && homework.length === new Set(homeworkIds).size, 'not-found');
  ensure(
    homework.every((one) => one.subjectId === subjectId && one.withdrawnAt === null),
    'not-found',
  );
  ensure(
    homework.every(({ releasedAt }) => releasedAt !== null),
    'conflict',
    'not-released',
  );
  ensure(
    homework.every(({ paperId }) => paperId === first.paperId),
    'conflict',
    'papers-differ',
  );
  const items = await itemsOf(db, schoolId, first.paperId);
  const dropped = items.filter(({ itemId }) => droppedItemIds.includes(itemId));
  ensure(dropped.length === new Set(droppedItemIds).size, 'not-found');
  const full = first.totalScore - sumScores(dropped.map(({ score }) => score));
  ensure(full === subject.fullScore, 'conflict', 'full-differs');
  const rows = (await Promise.all(homework.map((one) => scoresIn(db, test, one.id, new Set(droppedItemIds))))).flat();
  const { homeworkIds: was, droppedItemIds: wasDropped } = subject;
  const feed = {
    subjectId,
    homeworkIds: homework.map(({ id }) => id),
    droppedItemIds: [...new Set(droppedItemIds)],
    before: { homeworkIds: was, droppedItemIds: wasDropped },
  };
  const sourceName = [...new Set(homework.map(({ title }) => title))].join('、');
  return keepChecked(db, actor, { test, subjectId, form: 'homework', sourceName, rows, feed }, now);
}

/** The scores of one homework as rows of a table: number, name, class, score. */
async function scoresIn(
  db: Db,
  test: StageTest,
  homeworkId: string,
  dropped: ReadonlySet<string>,
): Promise<string[][]> {
  const { schoolId } = test;
  const classNameOf = new Map(test.classes.map(({ classId, className }) => [classId, className]));
  const copies = (await submissionsOf(db, schoolId, homeworkId)).filter(({ classId }) => classNameOf.has(classId));
  const students = await studentsById(
    db,
    schoolId,
    copies.map(({ studentId }) => studentId),
  );
  const lost = new Map<string, number>();
  if (dropped.size > 0)
    for (const { studentId, itemId, score } of await itemScoresOf(db, schoolId, homeworkId))
      if (dropped.has(itemId)) lost.set(studentId, sumScores([lost.get(studentId) ?? 0, score]));
  return copies.map(({ studentId, classId, status, score }) => {
    const own = score === null ? '' : String(score - (lost.get(studentId) ?? 0));
    const student = students.get(studentId);
    const cell = status === 'absent' ? '缺考' : status === 'released' ? own : '';
    return [student?.studentNo ?? '', student?.name ?? '', classNameOf.get(classId) ?? '', cell];
  });
}

/** Homework of the classes in a subject, the newest first. */
export async function homeworkToFeed(
  db: Db,
  actor: Actor,
  { testId, subjectId, cursor }: { testId: string; subjectId: number; cursor?: string | undefined },
  { now, timeZone }: Here,
): Promise<{ items: StageHomework[]; next: string | null }> {
  ensure(maySetUp(actor), 'not-found');
  const { schoolId } = actor;
  const test = await testById(db, { schoolId, testId });
  const classIds = test.classes.map(({ classId }) => classId);
  const before = idOfCursor(cursor);
  const wanted = {
    classIds,
    subjectId,
    collected: true,
    limit: PAGE + 1,
    ...(before === undefined ? {} : { before }),
  } as const;
  const { items, next } = pageAfter(await homeworkOfClasses(db, schoolId, wanted, now), PAGE, ({ id }) => id);
  return {
    items: items.map((one) => ({
      homeworkId: one.id,
      title: one.title,
      startAt: toStamp(one.startAt, timeZone),
      fullScore: one.totalScore,
      classIds: one.classIds.filter((classId) => classIds.includes(classId)),
      released: one.releasedAt !== null,
    })),
    next,
  };
}
