import { rubricsApi as api } from '@zhibi/contract/marking/rubrics';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { previewRubric, saveRubric } from './change-rubric.js';
import { rubricResults, showEffect } from './show-rubrics.js';

export const rubricsRoutes = (services: Services) => {
  mount(services, api.preview, async ({ db, actor }, wanted) => showEffect(db, await previewRubric(db, actor, wanted)));
  mount(services, api.save, ({ db, actor }, wanted) => saveRubric(db, actor, wanted, services.clock.now()));
  mount(services, api.results, async ({ db, actor }, of) => ({ items: await rubricResults(db, actor, of) }));
};
