import type { devicesApi } from '@zhibi/contract/capture/devices';
import type { ActOf } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isDataLocked } from '../../people/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { mayKeepDevices } from './policy.js';
import { type Device, insertDevices, lockDevice, recordDeviceEvents, updateDevice } from './store.js';

type Which = { schoolId: string; mac: string };
export type Seen = Which & { revision: number };
export type Detail = Readonly<Record<string, unknown>>;

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

/** A device of a school that is kept by the actor, as it was seen; held until the transaction ends. */
export async function deviceToChange(db: Db, actor: Actor, { schoolId, mac, revision }: Seen): Promise<Device> {
  await ensureMayKeep(db, actor, schoolId);
  const device = found(await lockDevice(db, schoolId, mac));
  ensure(device.revision === revision, 'conflict', 'changed');
  return device;
}

/** A line of the device's history, and one of the audit log. */
export async function recordEvent(
  db: Db,
  actor: Actor,
  { schoolId, mac }: Which,
  what: ActOf<'device'>,
  detail: Detail,
  now: Date,
) {
  const { accountId } = actor;
  await recordDeviceEvents(db, [{ schoolId, id: newId(), mac, what, detail, byAccount: accountId, at: now }]);
  await recordAct(db, { accountId, schoolId, what: `device-${what}`, detail: { mac, ...detail } });
}
