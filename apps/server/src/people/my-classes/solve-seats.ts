import { noWishes, type Room } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { openToArrange } from './open-class.js';
import { mayReadLevels } from './policy.js';
import type { ToSeat } from './rules-seating.js';
import { type Solution, solveSeating } from './rules-seating-solver.js';
import { groupSetsOf } from './store-groups.js';
import { levelOfStudents } from './store-levels.js';
import { findSeating, needsOf } from './store-seats.js';

interface Asked {
  classId: string;
  room: Room;
  groupSetId: string | null;
  seed: number;
}

/** Proposes seats by the kept needs and wishes. Layers count only for whoever may read them: otherwise the seats would tell. */
export async function solveSeats(db: Db, actor: Actor, { classId, room, groupSetId, seed }: Asked): Promise<Solution> {
  const { schoolId } = actor;
  const { students } = await openToArrange(db, actor, classId);
  const of = { schoolId, classId };
  const wishes = { ...noWishes, ...(await findSeating(db, of))?.wishes };
  const { needs, pairs } = await needsOf(db, of);
  const { mixLevelsOf: subjectId } = wishes;
  const mixLevels = subjectId !== null && mayReadLevels(actor, classId, subjectId);
  const levels = mixLevels ? await levelOfStudents(db, { ...of, subjectId }) : new Map();
  const set = (await groupSetsOf(db, schoolId, classId)).find(({ id }) => id === groupSetId);
  const groupOf = new Map(set?.groups.flatMap(({ number, memberIds }) => memberIds.map((id) => [id, number] as const)));
  const toSeat = students.map(
    ({ studentId, sex }): ToSeat => ({
      studentId,
      sex,
      level: levels.get(studentId) ?? null,
      group: groupOf.get(studentId) ?? null,
    }),
  );
  return solveSeating({ room, students: toSeat, needs, pairs, wishes: { ...wishes, mixLevels } }, seed);
}
