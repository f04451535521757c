import { toStamp } from '@zhibi/contract/kernel';
import {
  type ClassHead,
  type LevelChange,
  type LevelLimits,
  type StudentLevel,
  usualLimits,
} from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from './days.js';
import { classmate, headOf, type OpenClass, openClass } from './open-class.js';
import { mayReadLevels, maySetLevels } from './policy.js';
import { teacherNames } from './store.js';
import { findLevelPlan, levelHistoryOf, levelsNow } from './store-levels.js';

const PAGE = 50;

export interface AskedLevels {
  classId: string;
  subjectId: number;
}

interface Levels {
  head: ClassHead;
  subjectName: string;
  revision: number;
  limits: LevelLimits;
  items: StudentLevel[];
  can: { edit: boolean };
}

/** The class, where this person may read its layers in the subject and the subject is taught there. */
export async function openLevels(db: Db, actor: Actor, { classId, subjectId }: AskedLevels): Promise<OpenClass> {
  ensure(mayReadLevels(actor, classId, subjectId), 'not-found');
  const open = await openClass(db, actor, classId);
  ensure(
    open.row.subjects.some((one) => one.subjectId === subjectId),
    'not-found',
  );
  return open;
}

/** Who is in which layer of a subject, since when and by whose word. */
export async function showLevels(db: Db, actor: Actor, asked: AskedLevels, { timeZone }: Here): Promise<Levels> {
  const { schoolId } = actor;
  const open = await openLevels(db, actor, asked);
  const of = { schoolId, ...asked };
  const plan = await findLevelPlan(db, of);
  const now = await levelsNow(db, of);
  const names = await teacherNames(
    db,
    schoolId,
    now.map(({ setBy }) => setBy),
  );
  const levelOf = new Map(now.map((one) => [one.studentId, one]));
  return {
    head: headOf(actor, open),
    subjectName: found(open.row.subjects.find(({ subjectId }) => subjectId === asked.subjectId)).subjectName,
    revision: plan?.revision ?? 0,
    limits: plan === undefined ? usualLimits : { aFrom: plan.aFrom, cBelow: plan.cBelow },
    items: open.students.map((row) => {
      const own = levelOf.get(row.studentId);
      return {
        ...classmate(row),
        level: own?.level ?? null,
        since: own ? toStamp(own.fromAt, timeZone) : null,
        setBy: own ? (names.get(own.setBy) ?? '') : null,
      };
    }),
    can: { edit: maySetLevels(actor, asked.classId, asked.subjectId) },
  };
}

/** Every layer that was ever set, the newest first. */
export async function levelHistory(
  db: Db,
  actor: Actor,
  { cursor, ...asked }: AskedLevels & { cursor?: string | undefined },
  { timeZone }: Here,
): Promise<{ items: LevelChange[]; next: string | null }> {
  const { schoolId } = actor;
  await openLevels(db, actor, asked);
  const rows = await levelHistoryOf(
    db,
    { schoolId, classId: asked.classId, subjectId: asked.subjectId },
    PAGE + 1,
    idOfCursor(cursor),
  );
  const { items, next } = pageAfter(rows, PAGE, ({ row }) => row.id);
  const names = await teacherNames(
    db,
    schoolId,
    items.map(({ row }) => row.setBy),
  );
  return {
    items: items.map(({ row, name }) => ({
      changeId: row.id,
      studentId: row.studentId,
      name,
      level: row.level,
      from: toStamp(row.fromAt, timeZone),
      to: row.toAt === null ? null : toStamp(row.toAt, timeZone),
      setBy: names.get(row.setBy) ?? '',
    })),
    next,
  };
}
