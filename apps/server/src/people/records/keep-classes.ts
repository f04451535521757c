import { stageOfGrade } from '@zhibi/contract/people';
import type { ClassRecord, recordsApi } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { isInStage } from '../policy.js';
import { insertClasses, insertTeaching } from '../store-newcomers.js';
import { checkLessons } from './check-lessons.js';
import { type Here, noteDown } from './keeping.js';
import { canOfClass, mayArrange, mayKeep, mayOversee } from './policy.js';
import { changedFields, lessonsOnlyIn } from './rules.js';
import {
  type ClassRow,
  classRowById,
  classRows,
  deleteLessons,
  gradesOf,
  lessonsOf,
  lockClass,
  lockGrades,
  takenClassNames,
  updateClass,
} from './store-classes.js';
import { lockTeachers, touchTeachers } from './store-teachers.js';

type Create = z.output<typeof recordsApi.createClasses.input>;
type Change = z.output<typeof recordsApi.changeClass.input>;

const recordOf = (actor: Actor, row: ClassRow): ClassRecord => ({
  ...row,
  stage: stageOfGrade(row.gid),
  can: canOfClass(actor, row),
});

/** The classes of the school, and the grades in which one may be opened. */
export async function listClasses(db: Db, actor: Actor, { ended = false }: { ended?: boolean }) {
  ensure(mayOversee(actor), 'not-found');
  const [rows, grades] = await Promise.all([classRows(db, actor.schoolId, { ended }), gradesOf(db, actor.schoolId)]);
  const shown = rows.filter(({ gid }) => isInStage(actor, gid));
  return { items: shown.map((row) => recordOf(actor, row)), ...grades, can: { create: mayArrange(actor) } };
}

export async function showClass(db: Db, actor: Actor, classId: string): Promise<ClassRecord> {
  ensure(mayOversee(actor), 'not-found');
  return recordOf(actor, await classRowById(db, actor.schoolId, classId));
}

/** Opens classes of a grade that the school has, under names that no living class of it has. */
export async function createClasses(db: Db, actor: Actor, { gid, names }: Create, here: Here): Promise<string[]> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId } = actor;
  await checkNames(db, schoolId, gid, names);
  const rows = names.map((name) => ({ schoolId, id: newId(), name, gid }));
  await insertClasses(db, rows);
  const ids = rows.map(({ id }) => id);
  const nameById = new Map(rows.map(({ id, name }) => [id, name]));
  const detail = (id: string) => ({ className: nameById.get(id), gid });
  await noteDown(db, actor, here, { what: 'opened', whose: 'class', ids, detail });
  return ids;
}

async function checkNames(
  db: Db,
  schoolId: string,
  gid: number,
  names: readonly string[],
  but?: string,
): Promise<void> {
  const { firstGid, lastGid } = await lockGrades(db, schoolId);
  ensure(firstGid <= gid && gid <= lastGid, 'conflict', 'grade-outside');
  const taken = (await takenClassNames(db, schoolId, gid, names)).filter(({ classId }) => classId !== but);
  ensure(taken.length === 0 && new Set(names).size === names.length, 'conflict', 'name-taken', {
    names: taken.map(({ name }) => name),
  });
}

/** Changes name, grade, head teacher and lessons of a class. Nothing that somebody else changed meanwhile is lost. */
export async function changeClass(db: Db, actor: Actor, input: Change, here: Here): Promise<ClassRecord> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId } = actor;
  const { classId, revision, className: name, gid, headTeacherId } = input;
  const before = await lockClass(db, schoolId, classId);
  ensure(before.revision === revision, 'conflict', 'changed');
  if (name !== before.name || gid !== before.gid) await checkNames(db, schoolId, gid, [name], classId);
  const had = await lessonsOf(db, schoolId, { classId });
  const wanted = input.lessons.map((lesson) => ({ ...lesson, classId }));
  const [added, gone] = [lessonsBy(wanted, had), lessonsBy(had, wanted)];
  await checkTeachers(db, schoolId, [
    ...(headTeacherId === null ? [] : [headTeacherId]),
    ...added.map((one) => one.teacherId),
  ]);
  await updateClass(db, schoolId, classId, { name, gid, headTeacherId });
  await checkLessons(db, schoolId, added);
  await deleteLessons(db, schoolId, gone);
  await insertTeaching(
    db,
    added.map((lesson) => ({ schoolId, ...lesson })),
  );
  await touchTeachers(db, schoolId, [...new Set([...added, ...gone].map(({ teacherId }) => teacherId))]);
  const changed: string[] = changedFields(before, { name, gid, headTeacherId });
  if (added.length + gone.length > 0) changed.push('lessons');
  const detail = { fields: changed, ...(name !== before.name && { from: before.name, to: name }) };
  if (changed.length > 0) await noteDown(db, actor, here, { what: 'changed', whose: 'class', ids: [classId], detail });
  return showClass(db, actor, classId);
}

interface Taught {
  classId: string;
  subjectId: number;
  teacherId: string;
}
/** A lesson of another teacher is another lesson: compared by subject, teacher by teacher. */
const lessonsBy = (these: readonly Taught[], those: readonly Taught[]): Taught[] =>
  [...new Set(these.map(({ teacherId }) => teacherId))].flatMap((teacherId) =>
    lessonsOnlyIn(
      these.filter((one) => one.teacherId === teacherId),
      those.filter((one) => one.teacherId === teacherId),
    ),
  );

async function checkTeachers(db: Db, schoolId: string, teacherIds: readonly string[]): Promise<void> {
  const ids = [...new Set(teacherIds)];
  if (ids.length === 0) return;
  const teachers = await lockTeachers(db, schoolId, ids);
  ensure(teachers.length === ids.length && teachers.every(({ leftOn }) => leftOn === null), 'not-found');
}
