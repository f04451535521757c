import { DeviceState } from '@zhibi/contract/capture/devices';
import type { Actor } from '@zhibi/contract/session';
import { z } from 'zod';
import { studentsById, teachersByIds } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { handOver } from './hand-pens.js';
import { deviceToChange, type Seen } from './keep-devices.js';
import { type Device, eventsOfDevice, lockDevice, pensOfStudents } from './store.js';

/** A change that was taken back; that is not taken back once more. */
const RESTORED = 'restored';

/** What a change that can be taken back wrote down. */
const Change = z.object({
  before: z.object({
    state: DeviceState,
    studentId: z.string().nullable(),
    teacherId: z.string().nullable().default(null), // changes from before teachers had pens name none
  }),
  swappedWith: z.string().optional(),
});

/** Takes back the last change of whose a device is or how it is marked; a swap is taken back with both pens, or not at all. */
export async function undoChange(db: Db, actor: Actor, seen: Seen, now: Date): Promise<void> {
  const device = await deviceToChange(db, actor, seen);
  const change = await lastChange(db, device);
  ensure(change !== undefined, 'conflict', 'nothing-to-undo');
  const { before, swappedWith } = change;
  if (swappedWith === undefined) return restore(db, actor, device, before, now);
  const other = found(await lockDevice(db, seen.schoolId, swappedWith));
  const otherChange = await lastChange(db, other);
  ensure(otherChange?.swappedWith === device.mac, 'conflict', 'nothing-to-undo');
  // Whoever has a pen gives it back first: no student has two.
  const both = [
    { device, before },
    { device: other, before: otherChange.before },
  ].sort((a, b) => Number(a.device.studentId === null) - Number(b.device.studentId === null));
  for (const one of both) await restore(db, actor, one.device, one.before, now);
}

/** The newest line of its history, where it is one that can be taken back. */
async function lastChange(db: Db, { schoolId, mac }: Device) {
  const [last] = await eventsOfDevice(db, schoolId, mac);
  return last?.what === RESTORED ? undefined : Change.safeParse(last?.detail).data;
}

async function restore(db: Db, actor: Actor, device: Device, to: z.infer<typeof Change>['before'], now: Date) {
  const { studentId, teacherId } = to;
  if (studentId !== null && studentId !== device.studentId) {
    const student = (await studentsById(db, device.schoolId, [studentId])).get(studentId);
    ensure(student?.leftOn === null, 'conflict', 'nothing-to-undo');
    ensure((await pensOfStudents(db, device.schoolId, [studentId])).size === 0, 'conflict', 'student-has-pen');
  }
  if (teacherId !== null && teacherId !== device.teacherId)
    ensure((await teachersByIds(db, device.schoolId, [teacherId])).has(teacherId), 'conflict', 'nothing-to-undo');
  await handOver(db, actor, device, { to, what: RESTORED, detail: { studentId, teacherId } }, now);
}
