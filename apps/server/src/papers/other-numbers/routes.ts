import { otherNumbersApi } from '@zhibi/contract/papers/other-numbers';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { makeFurtherPapers } from './further-papers.js';
import { listParametric } from './list-parametric.js';
import { swapNumbers } from './swap-numbers.js';

/** The same paper with other numbers. */
export const otherNumbersRoutes = (services: Services) => {
  const { clock, settings } = services;
  mount(services, otherNumbersApi.list, ({ db, actor }, { paperId }) => listParametric(db, actor, paperId));
  mount(services, otherNumbersApi.swap, ({ db, actor }, input) =>
    swapNumbers(db, actor, input, { now: clock.now(), timeZone: settings.TZ_NAME }),
  );
  mount(services, otherNumbersApi.further, ({ db, actor }, input) => makeFurtherPapers(db, actor, input, clock.now()));
};
