import { actingApi } from '@zhibi/contract/operations';
import { mount, mountOpen } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { beginActing, currentActing, extendActing, leave } from './act.js';
import { listActings, listCalls } from './list-actings.js';
import { actingOf } from './store.js';

export function actingRoutes(services: Services): void {
  const { database } = services;
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });

  mountOpen(services, actingApi.beginActing, ({ actor }, wish) =>
    database.asSystem((system) => beginActing(system, actor, wish, here())),
  );
  mountOpen(services, actingApi.extendActing, ({ actor }, { minutes }) =>
    database.asSystem((system) => extendActing(system, actor, minutes, here())),
  );
  mountOpen(services, actingApi.endActing, async ({ actor }) => {
    await database.asSystem((system) => leave(system, actor, here().now));
    return {};
  });
  mountOpen(services, actingApi.acting, ({ actor }) =>
    database.readAsSystem((system) => currentActing(system, actor, here())),
  );
  mount(services, actingApi.actings, ({ db }, page) =>
    database.readAsSystem((system) => listActings({ db, system }, page, here())),
  );
  mountOpen(services, actingApi.actingCalls, async ({ transact }, input) => {
    const seen = await transact((db) => actingOf(db, input.actingId));
    ensure(seen !== undefined, 'not-found');
    return database.readAsSystem((system) => listCalls(system, input, here().timeZone));
  });
}
