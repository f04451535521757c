import type { LabLine, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { grouped } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf, isInStage, isLeader, studentsOf } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { shown } from './lab-for.js';
import { labsFor, scoredCounts } from './store.js';

const PAGE = 20;

/** Assessments that the actor may see, newest first, with how far each is. Seven queries, one more for a leader who has chosen a stage. */
export async function listLabs(
  db: Db,
  actor: Actor,
  { classId, subjectId, state, mine = false, cursor }: z.output<typeof laboratoryApi.list.input>,
  timeZone: string,
): Promise<{ items: LabLine[]; next: string | null }> {
  const { schoolId, accountId } = actor;
  if (schoolId === '') return { items: [], next: null };
  const rows = await labsFor(db, {
    schoolId,
    accountId,
    taught: isLeader(actor) ? undefined : taughtBy(actor),
    classIds: await classesShown(db, actor, classId),
    subjectId,
    state,
    mine,
    before: idOfCursor(cursor),
    limit: PAGE + 1,
  });
  const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
  const scored = await scoredCounts(
    db,
    schoolId,
    items.map(({ id }) => id),
  );
  const students = await studentsOf(db, schoolId, [...new Set(items.map((one) => one.classId))]);
  const byClass = grouped(students, (one) => one.classId);
  const labs = await shown(db, actor, items, timeZone);
  return {
    items: labs.map((lab) => ({
      ...lab,
      studentCount: byClass.get(lab.classId)?.length ?? 0,
      scoredCount: scored.get(lab.assessmentId) ?? 0,
    })),
    next,
  };
}

/** The classes that were asked for; undefined: every one. */
async function classesShown(db: Db, actor: Actor, classId: string | undefined): Promise<string[] | undefined> {
  if (classId !== undefined) return [classId];
  if (actor.stageId === null) return undefined;
  const classes = await classesOf(db, actor.schoolId);
  return classes.filter(({ gid }) => isInStage(actor, gid)).map((one) => one.classId);
}

const taughtBy = ({ role, teaches }: Actor) =>
  role !== 'TEACHER'
    ? []
    : [...teaches].flatMap(([classId, subjectIds]) => [...subjectIds].map((subjectId) => ({ classId, subjectId })));
