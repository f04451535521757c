import { type ClassCard, nextRotationOn, type PastClass } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { digits } from './days.js';
import { headOf } from './open-class.js';
import { isHead } from './policy.js';
import { isUnsure } from './readings.js';
import { classRows, pastClasses, studentRows } from './store.js';
import { groupSetCounts } from './store-groups.js';
import { seatingFacts } from './store-seats.js';

/** The classes of a teacher, taught or led, with what waits in each; a fixed number of queries however many they are. */
export async function listMyClasses(db: Db, actor: Actor): Promise<{ items: ClassCard[]; past: PastClass[] }> {
  const { schoolId, teacherId } = actor;
  if (schoolId === '' || teacherId === null) return { items: [], past: [] };
  const rows = await classRows(db, schoolId, { headTeacherId: teacherId, orClassIds: [...actor.teaches.keys()] });
  const everybody = await studentRows(
    db,
    schoolId,
    rows.map(({ classId }) => classId),
  );
  const [sets, seats, past] = [
    await groupSetCounts(db, schoolId),
    await seatingFacts(db, schoolId),
    await pastClasses(db, schoolId, teacherId),
  ];
  return {
    items: rows.map((row) => {
      const students = everybody.filter(({ classId }) => classId === row.classId);
      const plan = seats.get(row.classId);
      const from = plan === undefined ? null : digits(plan.fromOn);
      const taught = actor.teaches.get(row.classId);
      return {
        ...headOf(actor, { row, students }),
        subjects: row.subjects.filter(({ subjectId }) => taught?.has(subjectId)).map(({ subjectName }) => subjectName),
        isHead: isHead(actor, row),
        boys: students.filter(({ sex }) => sex === true).length,
        girls: students.filter(({ sex }) => sex === false).length,
        notActivated: students.filter(({ activatedAt }) => activatedAt === null).length,
        unsureReadings: students.filter(isUnsure).length,
        groupSets: sets.get(row.classId) ?? 0,
        seated: plan?.seated ?? null,
        seatsFrom: from,
        rotatesOn: plan === undefined || from === null ? null : nextRotationOn(from, plan.rotationWeeks),
      };
    }),
    past: past.map((one) => ({ ...one, endedOn: digits(one.endedOn) })),
  };
}
