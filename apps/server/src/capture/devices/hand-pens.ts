import type { DeviceState, devicesApi } from '@zhibi/contract/capture/devices';
import type { ActOf } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { setPensOfStudents, studentsByNo, teacherOfAccount } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { type Detail, deviceToChange, recordEvent, type Seen } from './keep-devices.js';
import { canOfDevice } from './policy.js';
import { type Device, lockDevice, pensOfStudents, updateDevice } from './store.js';

type Changed = Promise<{ revision: number }>;

/** Gives a pen to the student of a number, or takes it back. */
export async function bindPen(
  db: Db,
  actor: Actor,
  { studentNo, ...seen }: Seen & { studentNo: string },
  now: Date,
): Changed {
  const device = await deviceToChange(db, actor, seen);
  ensure(device.kind === 'pen', 'conflict', 'not-a-pen');
  if (studentNo === '') return giveBack(db, actor, device, 'spare', now);
  ensure(canOfDevice(device).bind, 'conflict', 'not-free');
  const studentId = (await studentsByNo(db, seen.schoolId, [studentNo])).get(studentNo);
  ensure(studentId !== undefined, 'conflict', 'no-such-student');
  ensure((await pensOfStudents(db, seen.schoolId, [studentId])).size === 0, 'conflict', 'student-has-pen');
  return giveTo(db, actor, device, studentId, now);
}

/** Gives a pen to the teacher of an account, who corrects with it from now on. */
export async function bindTeacher(
  db: Db,
  actor: Actor,
  { accountId, ...seen }: Seen & { accountId: string | undefined },
  now: Date,
): Changed {
  const device = await deviceToChange(db, actor, seen);
  ensure(device.kind === 'pen', 'conflict', 'not-a-pen');
  ensure(canOfDevice(device).bind, 'conflict', 'not-free');
  const teacherId = accountId && (await teacherOfAccount(db, seen.schoolId, accountId));
  ensure(!!teacherId, 'conflict', 'no-such-teacher');
  const to = { state: 'in-use', studentId: null, teacherId } as const;
  return handOver(db, actor, device, { to, what: 'bound', detail: { teacherId } }, now);
}

/** The student of a pen gets another one. Ink is kept by student and page, so the history stays where it is. */
export async function swapPen(
  db: Db,
  actor: Actor,
  { to, why, ...seen }: z.output<typeof devicesApi.swap.input>,
  now: Date,
): Changed {
  const device = await deviceToChange(db, actor, seen);
  const { studentId } = device;
  ensure(studentId !== null && to !== device.mac, 'conflict', 'not-free');
  const spare = found(await lockDevice(db, seen.schoolId, to));
  ensure(canOfDevice(spare).bind && spare.state === 'spare', 'conflict', 'not-free');
  const changed = await giveBack(db, actor, device, why, now, { swappedWith: spare.mac });
  await giveTo(db, actor, spare, studentId, now, { swappedWith: device.mac });
  return changed;
}

/** Marks a device; what is no longer in use is no longer anybody's. */
export async function setDeviceState(
  db: Db,
  actor: Actor,
  { state, ...seen }: Seen & { state: DeviceState },
  now: Date,
): Changed {
  const device = await deviceToChange(db, actor, seen);
  if (device.state === state) return device;
  const { studentId, teacherId } = device;
  if ((studentId ?? teacherId) !== null && state !== 'in-use') return giveBack(db, actor, device, state, now);
  return handOver(db, actor, device, { to: { state, studentId, teacherId }, what: state }, now);
}

const giveTo = (db: Db, actor: Actor, device: Device, studentId: string, now: Date, detail: Detail = {}): Changed =>
  handOver(
    db,
    actor,
    device,
    { to: { state: 'in-use', studentId, teacherId: null }, what: 'bound', detail: { ...detail, studentId } },
    now,
  );

const giveBack = (db: Db, actor: Actor, device: Device, state: DeviceState, now: Date, detail: Detail = {}): Changed =>
  handOver(
    db,
    actor,
    device,
    {
      to: { state, studentId: null, teacherId: null },
      what: state === 'spare' ? 'unbound' : state,
      detail: { ...detail, studentId: device.studentId, teacherId: device.teacherId },
    },
    now,
  );

/** How a device is marked and whose it is. */
export type Holding = Pick<Device, 'state' | 'studentId' | 'teacherId'>;

/** Changes how a device is marked and whose it is, and writes down how it was before. */
export async function handOver(
  db: Db,
  actor: Actor,
  device: Device,
  { to, what, detail = {} }: { to: Holding; what: ActOf<'device'>; detail?: Detail },
  now: Date,
): Changed {
  const { schoolId, mac, state, studentId, teacherId } = device;
  await updateDevice(db, device, to);
  if (studentId !== null && studentId !== to.studentId)
    await setPensOfStudents(db, schoolId, new Map([[studentId, null]]));
  if (to.studentId !== null && to.studentId !== studentId)
    await setPensOfStudents(db, schoolId, new Map([[to.studentId, mac]]));
  const after = { ...detail, state: to.state };
  await recordEvent(db, actor, device, what, { ...after, before: { state, studentId, teacherId } }, now);
  return { revision: device.revision + 1 };
}
