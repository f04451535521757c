import { devicesApi as api, TABLE_LIMIT } from '@zhibi/contract/capture/devices';
import { formFile } from '../../platform/form-file.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { findAccount } from '../../session/index.js';
import { deviceHistory } from './device-history.js';
import { deviceSheet } from './export-devices.js';
import { bindPen, bindTeacher, setDeviceState, swapPen } from './hand-pens.js';
import { importDevices } from './import-devices.js';
import { addDevice, ensureMayKeep, saveDevice } from './keep-devices.js';
import { deviceHealth, everyDevice, listDevices } from './list-devices.js';
import { mayKeepDevices } from './policy.js';
import { readDeviceTable } from './read-table-apart.js';
import { sparePens } from './store.js';
import { undoChange } from './undo-change.js';

export const devicesRoutes = (services: Services) => {
  const { clock, database, settings } = services;
  const here = () => ({ now: clock.now(), timeZone: settings.TZ_NAME });

  mount(services, api.devices, ({ db, actor }, input) => listDevices(db, actor, input, here()));
  mount(services, api.health, ({ db, actor }, { schoolId }) => deviceHealth(db, actor, schoolId, here()));
  mount(services, api.spares, async ({ db, actor }, { schoolId }) => {
    ensure(mayKeepDevices(actor, schoolId), 'not-found');
    return { items: await sparePens(db, schoolId) };
  });
  mount(services, api.history, ({ db, actor }, input) =>
    deviceHistory(db, actor, input, { database, timeZone: settings.TZ_NAME }),
  );
  mount(services, api.add, async ({ db, actor }, input) => {
    await addDevice(db, actor, input, clock.now());
    return {};
  });
  mount(services, api.save, async ({ db, actor }, input) => {
    await saveDevice(db, actor, input, clock.now());
    return {};
  });
  mount(services, api.bind, ({ db, actor }, input) => bindPen(db, actor, input, clock.now()));
  mount(services, api.bindTeacher, async ({ db, actor }, { account, ...seen }) => {
    // Who has which account is the session's, out of reach of a school's own transaction.
    const known = await database.readAsSystem((system) => findAccount(system, account));
    return bindTeacher(db, actor, { ...seen, accountId: known?.id }, clock.now());
  });
  mount(services, api.swap, ({ db, actor }, input) => swapPen(db, actor, input, clock.now()));
  mount(services, api.setState, ({ db, actor }, input) => setDeviceState(db, actor, input, clock.now()));
  mount(services, api.undo, async ({ db, actor }, input) => {
    await undoChange(db, actor, input, clock.now());
    return {};
  });
  mountOpen(services, api.importDevices, async ({ actor, request, transact }, { schoolId, how }) => {
    const file = await formFile(request, TABLE_LIMIT);
    const content = file?.isTooLong === false ? file.content : undefined;
    await transact((db) => ensureMayKeep(db, actor, schoolId));
    const table = content && (await readDeviceTable(services, content)); // takes its time: between the transactions
    ensure(table !== undefined, 'conflict', 'no-table');
    return transact((db) => importDevices(db, actor, { schoolId, table, dryRun: how === 'try' }, clock.now()));
  });
  mountFile(services, api.exportDevices, async ({ actor, language, transact }, { format, ...filter }) =>
    sheetFile(deviceSheet(await transact((db) => everyDevice(db, actor, filter, here())), language), format),
  );
};
