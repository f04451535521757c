import { recommendApi } from '@zhibi/contract/analysis/recommend';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { makeSetPaper } from './make-set-paper.js';
import { pointsForOfficer } from './points-for-officer.js';
import { printOwnSets } from './print-own-sets.js';
import { recommendForClass } from './recommend-for-class.js';
import { saySuitable, sayUnsuitable } from './say-unsuitable.js';

export const recommendRoutes = (services: Services) => {
  const { clock, settings } = services;
  const here = () => ({ now: clock.now(), timeZone: settings.TZ_NAME });
  mount(services, recommendApi.forClass, ({ db, actor }, input) => recommendForClass(db, actor, input, here()));
  mount(services, recommendApi.points, ({ db, actor }, input) => pointsForOfficer(db, actor, input, here()));
  mount(services, recommendApi.paper, ({ db, actor, language }, input) =>
    makeSetPaper(db, actor, input, { ...here(), language }),
  );
  mount(services, recommendApi.booklets, ({ db, actor }, input) => printOwnSets(db, actor, input, here()));
  mount(services, recommendApi.unsuitable, async ({ db, actor }, input) => {
    await sayUnsuitable(db, actor, input, clock.now());
    return {};
  });
  mount(services, recommendApi.suitable, async ({ db, actor }, input) => {
    await saySuitable(db, actor, input);
    return {};
  });
};
