import { practiceApi } from '@zhibi/contract/questions/practice';
import type { House } from '../../platform/house.js';
import { mount } from '../../platform/mount.js';
import { listLessons } from './list-lessons.js';
import { bringBack, swapQuestion } from './swap-question.js';

export const practiceRoutes = (house: House) => {
  mount(house, practiceApi.lessons, ({ db, actor }, input) => listLessons(db, actor, input, house.settings.TZ_NAME));
  mount(house, practiceApi.swap, async ({ db, actor }, input) => {
    await swapQuestion(db, actor, input);
    return {};
  });
  mount(house, practiceApi.bringBack, async ({ db, actor }, input) => {
    await bringBack(db, actor, input);
    return {};
  });
};
