import { recommendApi } from '@zhibi/contract/analysis/recommend';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { recommendForClass } from './recommend-for-class.js';
import { saySuitable, sayUnsuitable } from './say-unsuitable.js';

export const recommendRoutes = (services: Services) => {
  const { clock, settings } = services;
  mount(services, recommendApi.forClass, ({ db, actor }, input) =>
    recommendForClass(db, actor, input, { now: clock.now(), timeZone: settings.TZ_NAME }),
  );
  mount(services, recommendApi.unsuitable, async ({ db, actor }, input) => {
    await sayUnsuitable(db, actor, input, clock.now());
    return {};
  });
  mount(services, recommendApi.suitable, async ({ db, actor }, input) => {
    await saySuitable(db, actor, input);
    return {};
  });
};
