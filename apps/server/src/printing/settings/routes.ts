import { CentreSettings, printSettingsApi } from '@zhibi/contract/printing/settings';
import { mount } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { plainCentre, recordSettings } from './audit-settings.js';
import { dictionaryFor, readSettings } from './read-settings.js';
import { orderEntries, removeEntry, saveEntry } from './save-entry.js';
import { addPrice, removePrice } from './save-price.js';
import { removeMachine, saveMachine, saveShop, stopMachine } from './save-shop.js';
import { centreOf, writeCentre } from './store.js';

export const printSettingsRoutes = (services: Services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  mount(services, printSettingsApi.dictionary, async ({ db, actor }) => ({ entries: await dictionaryFor(db, actor) }));
  mount(services, printSettingsApi.saveEntry, ({ db, actor }, input) => saveEntry(db, actor, input));
  mount(services, printSettingsApi.orderEntries, ({ db, actor }, input) => orderEntries(db, actor, input));
  mount(services, printSettingsApi.removeEntry, ({ db, actor }, input) => removeEntry(db, actor, input));
  mount(services, printSettingsApi.settings, ({ db, actor }) => readSettings(db, actor));
  mount(services, printSettingsApi.saveCentre, async ({ db, actor }, { revision, ...settings }) => {
    // Without a school there is nothing to print, and no row that anybody would see.
    ensure(actor.schoolIds.length > 0, 'not-found');
    const kept = CentreSettings.parse(settings);
    const before = CentreSettings.parse(await centreOf(db, actor.organisationId));
    const written = await writeCentre(db, actor.organisationId, { settings: kept, revision });
    await recordSettings(db, actor, { part: 'centre', before: plainCentre(before), after: plainCentre(kept) });
    return { revision: written };
  });
  mount(services, printSettingsApi.saveShop, ({ db, actor }, input) => saveShop(db, actor, input));
  mount(services, printSettingsApi.saveMachine, ({ db, actor }, input) => saveMachine(db, actor, input));
  mount(services, printSettingsApi.stopMachine, ({ db, actor }, input) => stopMachine(db, actor, input));
  mount(services, printSettingsApi.removeMachine, async ({ db, actor }, { machineId }) => {
    await removeMachine(db, actor, machineId, here().now);
    return {};
  });
  mount(services, printSettingsApi.addPrice, ({ db, actor }, input) => addPrice(db, actor, input, here()));
  mount(services, printSettingsApi.removePrice, async ({ db, actor }, { priceId }) => {
    await removePrice(db, actor, priceId, here());
    return {};
  });
};
