import type { LabFields, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { homeworkByIds } from '../../homework/index.js';
import { classesOf, groupSetsOf, teacherAccountsOf, teacherNames } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayMake } from './policy.js';
import { dateOf, scorersOf } from './rules.js';
import { findLab, insertLab } from './store.js';

interface Place {
  classId: string;
  subjectId: number;
}

/** Makes a draft; the same wish sent twice makes one. */
export async function makeLab(
  db: Db,
  actor: Actor,
  { assessmentId, classId, subjectId, ...fields }: z.output<typeof laboratoryApi.make.input>,
  now: Date,
): Promise<Record<string, never>> {
  ensure(mayMake(actor, { classId, subjectId }), 'not-found');
  const { schoolId, accountId, name } = actor;
  const scorerIds = scorersOf(accountId, fields.scorerIds);
  await ensureFits(db, actor, { classId, subjectId }, { ...fields, scorerIds });
  const isMade = await insertLab(db, {
    schoolId,
    id: assessmentId,
    classId,
    subjectId,
    title: fields.title,
    heldOn: dateOf(fields.heldOn),
    steps: fields.steps,
    scorerIds,
    setId: fields.setId,
    homeworkId: fields.homeworkId,
    state: 'draft',
    accountId,
    teacherName: name,
    madeAt: now,
  });
  // Of another's there is nothing to say.
  if (!isMade) ensure(found(await findLab(db, schoolId, assessmentId)).accountId === accountId, 'not-found');
  return {};
}

/** Scorers teach the subject at this school; groups and the record sheet are those of the class. */
export async function ensureFits(
  db: Db,
  actor: Actor,
  { classId, subjectId }: Place,
  { scorerIds, setId, homeworkId }: Pick<LabFields, 'scorerIds' | 'setId' | 'homeworkId'>,
): Promise<void> {
  const { schoolId, accountId } = actor;
  const others = scorerIds.filter((id) => id !== accountId);
  if (others.length > 0) {
    const known = new Set(await accountsOfSubject(db, schoolId, subjectId));
    ensure(
      others.every((id) => known.has(id)),
      'conflict',
      'lab-scorer',
    );
  }
  if (homeworkId !== null) {
    const sheet = (await homeworkByIds(db, schoolId, [homeworkId])).get(homeworkId);
    const fits = sheet?.subjectId === subjectId && sheet.withdrawnAt === null && sheet.classIds.includes(classId);
    ensure(fits, 'conflict', 'lab-homework');
  }
  if (setId === null) return;
  const sets = await groupSetsOf(db, schoolId, classId);
  ensure(
    sets.some(({ id }) => id === setId),
    'not-found',
  );
}

async function accountsOfSubject(db: Db, schoolId: string, subjectId: number): Promise<string[]> {
  const classes = await classesOf(db, schoolId);
  return teacherAccountsOf(
    db,
    schoolId,
    classes.map(({ classId }) => classId),
    subjectId,
  );
}

/** Who can score beside the maker: the teachers of the subject at the school, by name. */
export async function listColleagues(
  db: Db,
  actor: Actor,
  place: Place,
): Promise<{ teachers: { accountId: string; name: string }[] }> {
  ensure(mayMake(actor, place), 'not-found');
  const { schoolId } = actor;
  const names = await teacherNames(db, schoolId, await accountsOfSubject(db, schoolId, place.subjectId));
  const others = [...names].filter(([accountId]) => accountId !== actor.accountId);
  return {
    teachers: others.map(([accountId, name]) => ({ accountId, name })).toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}
