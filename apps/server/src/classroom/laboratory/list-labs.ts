import type { LabLine, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { grouped } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isLeader, studentsOf } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { shown } from './lab-for.js';
import { labsFor, scoredCounts } from './store.js';

const PAGE = 20;

/** Assessments that the actor may see, newest first, with how far each is. Seven queries. */
export async function listLabs(
  db: Db,
  actor: Actor,
  { classId, state, mine = false, cursor }: z.output<typeof laboratoryApi.list.input>,
  timeZone: string,
): Promise<{ items: LabLine[]; next: string | null }> {
  const { schoolId, accountId } = actor;
  if (schoolId === '') return { items: [], next: null };
  const rows = await labsFor(db, {
    schoolId,
    accountId,
    taught: isLeader(actor) ? undefined : taughtBy(actor),
    classId,
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

const taughtBy = ({ role, teaches }: Actor) =>
  role !== 'TEACHER'
    ? []
    : [...teaches].flatMap(([classId, subjectIds]) => [...subjectIds].map((subjectId) => ({ classId, subjectId })));
