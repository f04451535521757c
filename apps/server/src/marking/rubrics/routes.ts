import { rubricsApi as api } from '@zhibi/contract/marking/rubrics';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import type { Shown } from '../scoring/show-answers.js';
import { previewRubric, saveRubric } from './change-rubric.js';
import { showEffect } from './show-effect.js';
import { rubricHistory, rubricResult, usedRubrics } from './show-rubrics.js';

export const rubricsRoutes = (services: Services, shown: Shown) => {
  mount(services, api.history, async ({ db, actor }, of) => ({ items: await rubricHistory(db, actor, of, shown) }));
  mount(services, api.used, async ({ db, actor }, { homeworkId }) => ({
    items: await usedRubrics(db, actor, homeworkId, shown.timeZone),
  }));
  mount(services, api.results, ({ db, actor }, of) => rubricResult(db, actor, of));
  mount(services, api.preview, async ({ db, actor }, wanted) => showEffect(db, await previewRubric(db, actor, wanted)));
  mount(services, api.save, ({ db, actor }, wanted) => saveRubric(db, actor, wanted, services.clock.now()));
};
