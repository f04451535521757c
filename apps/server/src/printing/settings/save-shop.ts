import {
  findEntry,
  type Machine,
  MachineSettings,
  type printSettingsApi,
  type Shop,
  ShopSettings,
} from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { plainShop, recordSettings } from './audit-settings.js';
import { dictionaryFor, shopsOf } from './read-settings.js';
import { insertMachine, machinesOf, retireMachine, updateMachine, writeShop } from './store.js';

/** How a shop is called, when it is closed, and whom it serves. */
export async function saveShop(
  db: Db,
  actor: Actor,
  { shopId, revision, ...input }: z.output<typeof printSettingsApi.saveShop.input>,
): Promise<{ revision: number }> {
  const settings = ShopSettings.parse(input);
  const shop = await ensureShop(db, actor, shopId);
  const { closed, routes } = settings;
  ensure(closed === null || closed.until === null || closed.from <= closed.until, 'conflict', 'closed-backwards');
  const known = routes.every((route) => route.schoolIds.every((id) => actor.schoolIds.includes(id)));
  ensure(known, 'conflict', 'no-such-school');
  const kept = await writeShop(db, actor.organisationId, { id: shopId, settings, revision });
  const change = { before: plainShop(shop), after: plainShop(settings) };
  await recordSettings(db, actor, { part: 'shop', of: shop.shopName, ...change });
  return { revision: kept };
}

/** A machine of a shop, new or changed. */
export async function saveMachine(
  db: Db,
  actor: Actor,
  { shopId, machineId, revision, ...input }: z.output<typeof printSettingsApi.saveMachine.input>,
): Promise<{ revision: number; machineId: string }> {
  const settings = MachineSettings.parse(input);
  const { organisationId } = actor;
  await ensureShop(db, actor, shopId);
  const dictionary = await dictionaryFor(db, actor);
  const known = settings.paperSizes.every((code) => findEntry(dictionary, 'paperSize', code) !== undefined);
  ensure(known, 'conflict', 'no-such-paper');
  if (machineId === undefined) {
    const id = newId();
    await insertMachine(db, { organisationId, id, shopId, settings });
    await recordSettings(db, actor, { part: 'machine', of: settings.name, before: {}, after: settings });
    return { revision: 1, machineId: id };
  }
  const machine = await machineOf(db, actor, machineId);
  const kept = await updateMachine(db, organisationId, { id: machineId, shopId, settings, revision });
  await recordSettings(db, actor, {
    part: 'machine',
    of: machine.name,
    before: MachineSettings.parse(machine),
    after: settings,
  });
  return { machineId, revision: kept };
}

/** Says that a machine stands still, or works again: the centre of any, a shop of its own. */
export async function stopMachine(
  db: Db,
  actor: Actor,
  { machineId, stopped, revision }: z.output<typeof printSettingsApi.stopMachine.input>,
): Promise<{ revision: number }> {
  const { shopId, ...machine } = await machineOf(db, actor, machineId);
  ensure(actor.role === 'ZHIBI_PRINT_CENTER' || shopId === actor.accountId, 'not-found');
  const before = MachineSettings.parse(machine);
  const settings = { ...before, stopped };
  const kept = await updateMachine(db, actor.organisationId, { id: machineId, shopId, settings, revision });
  await recordSettings(db, actor, { part: 'machine', of: machine.name, before, after: settings });
  return { revision: kept };
}

export async function removeMachine(db: Db, actor: Actor, machineId: string, now: Date): Promise<void> {
  const machine = await machineOf(db, actor, machineId);
  await retireMachine(db, actor.organisationId, machineId, now);
  const before = MachineSettings.parse(machine);
  await recordSettings(db, actor, { part: 'machine', of: machine.name, before, after: {} });
}

const machineOf = async (db: Db, actor: Actor, id: string): Promise<Machine> =>
  found((await machinesOf(db, actor.organisationId)).find(({ machineId }) => machineId === id));

export const ensureShop = async (db: Db, actor: Actor, id: string): Promise<Shop> =>
  found((await shopsOf(db, actor)).find(({ shopId }) => shopId === id));
