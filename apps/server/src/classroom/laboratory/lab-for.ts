import type { Lab } from '@zhibi/contract/classroom/laboratory';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { homeworkByIds } from '../../homework/index.js';
import { classesOf, subjectsById, teacherNames } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayMake, maySee } from './policy.js';
import { canOf, dayOf, fullOf } from './rules.js';
import { type LabRow, labById } from './store.js';

/** An assessment that the actor may see; what others may not see is not there. */
export async function labFor(db: Db, actor: Actor, assessmentId: string): Promise<LabRow> {
  const lab = await labById(db, actor.schoolId, assessmentId);
  ensure(maySee(actor, lab), 'not-found');
  return lab;
}

/** Assessments as they are shown, with names of class, subject and scorers. Four queries however many they are. */
export async function shown(db: Db, actor: Actor, labs: readonly LabRow[], timeZone: string): Promise<Lab[]> {
  if (labs.length === 0) return [];
  const { schoolId } = actor;
  const classes = await classesOf(db, schoolId, [...new Set(labs.map(({ classId }) => classId))]);
  const classNames = new Map(classes.map(({ classId, className }) => [classId, className]));
  const subjects = await subjectsById(db);
  const names = await teacherNames(
    db,
    schoolId,
    labs.flatMap(({ scorerIds }) => scorerIds),
  );
  const sheets = await homeworkByIds(
    db,
    schoolId,
    labs.flatMap(({ homeworkId }) => homeworkId ?? []),
  );
  const sheetOf = (lab: LabRow) => {
    const sheet = lab.homeworkId !== null && mayMake(actor, lab) ? sheets.get(lab.homeworkId) : undefined;
    return sheet === undefined ? null : { homeworkId: sheet.id, title: sheet.title };
  };
  return labs.map((lab) => ({
    assessmentId: lab.id,
    revision: lab.revision,
    title: lab.title,
    classId: lab.classId,
    className: classNames.get(lab.classId) ?? '',
    subjectId: lab.subjectId,
    subjectName: subjects.get(lab.subjectId)?.name ?? '',
    heldOn: dayOf(lab.heldOn),
    state: lab.state,
    madeByName: lab.teacherName,
    steps: lab.steps,
    full: fullOf(lab.steps),
    scorers: lab.scorerIds.map((accountId) => ({ accountId, name: names.get(accountId) ?? '' })),
    setId: lab.setId,
    homework: sheetOf(lab),
    finishedAt: lab.finishedAt && toStamp(lab.finishedAt, timeZone),
    can: canOf(actor, lab),
  }));
}

export async function shownLab(db: Db, actor: Actor, lab: LabRow, timeZone: string): Promise<Lab> {
  const [one] = await shown(db, actor, [lab], timeZone);
  if (one === undefined) throw new Error('one assessment is shown as one');
  return one;
}
