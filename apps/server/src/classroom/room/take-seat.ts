import type { roomApi } from '@zhibi/contract/classroom/room';
import type { z } from 'zod';
import { type ClassMember, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { notifyTeacher } from '../notify-teacher.js';
import { MAX_SEATS } from '../rules.js';
import { type LessonRowOf, lockLesson } from '../store.js';
import { hashOf, newToken } from './find-room.js';
import { insertSeat, isPresent, type SeatRow, seatsOf, setSeat } from './store-seats.js';

/** Who wants in: a student of the class who has logged in, one who chose a name, or a typed name. */
export interface Comer {
  mark: string;
  accountId: string | null;
  as: { studentId: string } | { name: string };
}

/**
 * Gives somebody a seat. The same device comes back to its own; a name that somebody else sits under is refused unless a login
 * proves whose it is. What the class does not know waits for the teacher, and so does everybody without a login once
 * somebody was asked to leave.
 */
export async function takeSeat(
  db: Db,
  { schoolId, id: lessonId }: LessonRowOf,
  comer: Comer,
  now: Date,
): Promise<z.output<typeof roomApi.join.output>> {
  const lesson = await lockLesson(db, schoolId, lessonId);
  ensure(lesson.endedAt === null, 'not-found', 'no-room');
  const seats = await seatsOf(db, schoolId, lessonId);
  const { mark, accountId } = comer;
  ensure(!seats.some((seat) => seat.state === 'removed' && isSame(seat, comer)), 'forbidden', 'room-removed');
  const present = seats.filter(isPresent);
  const member = memberOf(await studentsOf(db, schoolId, [lesson.classId]), comer, present);
  const name = member?.name ?? ('name' in comer.as ? comer.as.name : '');
  const token = newToken();
  const old = present.find(
    (seat) => seat.mark === mark && seat.studentId === (member?.studentId ?? null) && seat.name === name,
  );
  if (old) {
    await setSeat(db, old, { tokenHash: hashOf(token), accountId: accountId ?? old.accountId, seenAt: now });
    return { token, seat: old.state, name };
  }
  for (const seat of present) {
    const isTaken = member !== undefined && seat.studentId === member.studentId;
    ensure(!isTaken || accountId !== null, 'conflict', 'name-taken');
    if (isTaken || seat.mark === mark) await setSeat(db, seat, { state: 'left' });
  }
  ensure(present.length < MAX_SEATS, 'conflict', 'room-full');
  const isKnown = accountId !== null || (member !== undefined && !lesson.isGuarded);
  const seat: SeatRow = {
    schoolId,
    id: newId(),
    lessonId,
    studentId: member?.studentId ?? null,
    accountId,
    name,
    mark,
    tokenHash: hashOf(token),
    state: isKnown ? 'in' : 'waiting',
    joinedAt: now,
    seenAt: now,
  };
  await insertSeat(db, seat);
  await notifyTeacher(db, lesson);
  return { token, seat: seat.state, name };
}

const isSame = (seat: SeatRow, { mark, accountId }: Comer): boolean =>
  seat.mark === mark || (accountId !== null && seat.accountId === accountId);

/** The student of the class who is meant; of two with one name the one who is not there yet. */
function memberOf(
  members: readonly ClassMember[],
  { as, mark }: Comer,
  present: readonly SeatRow[],
): ClassMember | undefined {
  if ('studentId' in as) return found(members.find(({ studentId }) => studentId === as.studentId));
  const named = members.filter(({ name }) => name === as.name);
  const isFree = (one: ClassMember) => !present.some((seat) => seat.studentId === one.studentId && seat.mark !== mark);
  return named.find(isFree) ?? named[0];
}
