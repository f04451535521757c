import type { DeviceState, devicesApi } from '@zhibi/contract/capture/devices';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isDataLocked, setPensOfStudents, studentsByNo } from '../../people/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { canOfDevice, mayKeepDevices } from './policy.js';
import { type Device, insertDevices, lockDevice, pensOfStudents, recordDeviceEvents, updateDevice } from './store.js';

type Which = { schoolId: string; mac: string };
type Seen = Which & { revision: number };
type Detail = Readonly<Record<string, unknown>>;

/** Whoever changes something about a school's devices: the school is kept by the actor, and its data is not locked. */
export async function ensureMayKeep(db: Db, actor: Actor, schoolId: string): Promise<void> {
  ensure(mayKeepDevices(actor, schoolId), 'not-found');
  ensure(!(await isDataLocked(db, schoolId)), 'conflict', 'school-locked');
}

/** Writes one device into the register. */
export async function addDevice(
  db: Db,
  actor: Actor,
  input: z.output<typeof devicesApi.add.input>,
  now: Date,
): Promise<void> {
  await ensureMayKeep(db, actor, input.schoolId);
  const state = input.kind === 'pen' ? 'spare' : 'in-use'; // a gateway or a box belongs to its room from the first day
  const added = await insertDevices(db, [{ ...input, state, addedAt: now }]);
  ensure(added.has(input.mac), 'conflict', 'mac-taken');
  await recordEvent(db, actor, input, 'added', { kind: input.kind }, now);
}

export async function saveDevice(
  db: Db,
  actor: Actor,
  { schoolId, mac, revision, ...change }: z.output<typeof devicesApi.save.input>,
  now: Date,
): Promise<void> {
  const device = await deviceToChange(db, actor, { schoolId, mac, revision });
  await updateDevice(db, device, change);
  await recordEvent(db, actor, device, 'changed', change, now);
}

/** Gives a pen to the student of a number, or takes it back. */
export async function bindPen(
  db: Db,
  actor: Actor,
  { studentNo, ...seen }: Seen & { studentNo: string },
  now: Date,
): Promise<void> {
  const device = await deviceToChange(db, actor, seen);
  ensure(device.kind === 'pen', 'conflict', 'not-a-pen');
  if (studentNo === '') return giveBack(db, actor, device, 'spare', now);
  ensure(canOfDevice(device).bind, 'conflict', 'not-free');
  const studentId = (await studentsByNo(db, seen.schoolId, [studentNo])).get(studentNo);
  ensure(studentId !== undefined, 'conflict', 'no-such-student');
  ensure((await pensOfStudents(db, seen.schoolId, [studentId])).size === 0, 'conflict', 'student-has-pen');
  await giveTo(db, actor, device, studentId, now);
}

/** The student of a pen gets another one. Ink is kept by student and page, so the history stays where it is. */
export async function swapPen(
  db: Db,
  actor: Actor,
  { to, why, ...seen }: z.output<typeof devicesApi.swap.input>,
  now: Date,
): Promise<void> {
  const device = await deviceToChange(db, actor, seen);
  const { studentId } = device;
  ensure(studentId !== null && to !== device.mac, 'conflict', 'not-free');
  const spare = found(await lockDevice(db, seen.schoolId, to));
  ensure(canOfDevice(spare).bind && spare.state === 'spare', 'conflict', 'not-free');
  await giveBack(db, actor, device, why, now);
  await giveTo(db, actor, spare, studentId, now, { insteadOf: device.mac });
}

/** Marks a device; what is no longer in use is no longer anybody's. */
export async function setDeviceState(
  db: Db,
  actor: Actor,
  { state, ...seen }: Seen & { state: DeviceState },
  now: Date,
): Promise<void> {
  const device = await deviceToChange(db, actor, seen);
  if (device.state === state) return;
  if (device.studentId !== null && state !== 'in-use') return giveBack(db, actor, device, state, now);
  await updateDevice(db, device, { state });
  await recordEvent(db, actor, device, state, { from: device.state }, now);
}

async function deviceToChange(db: Db, actor: Actor, { schoolId, mac, revision }: Seen): Promise<Device> {
  await ensureMayKeep(db, actor, schoolId);
  const device = found(await lockDevice(db, schoolId, mac));
  ensure(device.revision === revision, 'conflict', 'changed');
  return device;
}

async function giveTo(db: Db, actor: Actor, device: Device, studentId: string, now: Date, detail: Detail = {}) {
  await updateDevice(db, device, { state: 'in-use', studentId });
  await setPensOfStudents(db, device.schoolId, new Map([[studentId, device.mac]]));
  await recordEvent(db, actor, device, 'bound', { studentId, ...detail }, now);
}

async function giveBack(db: Db, actor: Actor, device: Device, state: DeviceState, now: Date) {
  const { studentId } = device;
  await updateDevice(db, device, { state, studentId: null });
  if (studentId !== null) await setPensOfStudents(db, device.schoolId, new Map([[studentId, null]]));
  await recordEvent(db, actor, device, state === 'spare' ? 'unbound' : state, { studentId, from: device.state }, now);
}

/** A line of the device's history, and one of the audit log. */
async function recordEvent(db: Db, actor: Actor, { schoolId, mac }: Which, what: string, detail: Detail, now: Date) {
  const { accountId } = actor;
  await recordDeviceEvents(db, [{ schoolId, id: newId(), mac, what, detail, byAccount: accountId, at: now }]);
  await recordAct(db, { accountId, schoolId, what: `device-${what}`, detail: { mac, ...detail } });
}
