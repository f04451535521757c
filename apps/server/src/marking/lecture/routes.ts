import { lectureApi as api } from '@zhibi/contract/marking/lecture';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import type { Shown } from '../scoring/show-answers.js';
import { collectAnswer, noteQuestion } from './keep-lecture.js';
import { lectureAnswers, listLecture } from './list-lecture.js';

export const lectureRoutes = (services: Services, shown: Shown) => {
  const { clock } = services;
  mount(services, api.items, ({ db, actor }, { homeworkId }) => listLecture(db, actor, homeworkId, shown.timeZone));
  mount(services, api.answers, async ({ db, actor }, input) => ({
    items: await lectureAnswers(db, actor, input, shown),
  }));
  mount(services, api.note, async ({ db, actor }, input) => {
    await noteQuestion(db, actor, input, clock.now());
    return {};
  });
  mount(services, api.collect, async ({ db, actor }, input) => {
    await collectAnswer(db, actor, input, clock.now());
    return {};
  });
};
