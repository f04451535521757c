import { practiceApi } from '@zhibi/contract/questions/practice';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { listLessons } from './list-lessons.js';
import { bringBack, swapQuestion } from './swap-question.js';

export const practiceRoutes = (services: Services) => {
  mount(services, practiceApi.lessons, ({ db, actor }, input) =>
    listLessons(db, actor, input, services.settings.TZ_NAME),
  );
  mount(services, practiceApi.swap, async ({ db, actor }, input) => {
    await swapQuestion(db, actor, input);
    return {};
  });
  mount(services, practiceApi.bringBack, async ({ db, actor }, input) => {
    await bringBack(db, actor, input);
    return {};
  });
};
