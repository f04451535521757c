import { homeworkApi } from '@zhibi/contract/homework';
import { layOutPaper } from '../papers/index.js';
import type { TaskList } from '../platform/jobs/index.js';
import { mount, mountOpen } from '../platform/mount.js';
import type { Services } from '../platform/services.js';
import { homeworkForTeacher, showOne } from './for-teacher.js';
import { listFreeRuns } from './giving/list-free-runs.js';
import { planPublishing, publishHomework } from './giving/publish-homework.js';
import { pushPractice } from './giving/push-practice.js';
import { showLayers } from './giving/show-layers.js';
import { withdrawHomework } from './giving/withdraw-homework.js';
import { CLOSE_HOMEWORK, closeAtEnd, closeHomework } from './handing-in/close-homework.js';
import { listSubmissions } from './handing-in/list-submissions.js';
import { listHomework, myHomework, seeHomework } from './list-homework.js';
import { taskSubject } from './task-subject.js';

export const homeworkRoutes = (services: Services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });

  mountOpen(services, homeworkApi.publish, async ({ actor, language, transact }, input) => {
    const plan = await transact((db) => planPublishing(db, actor, input, { ...here(), language }));
    // Laying out takes longer than a transaction may; a run that is chosen was laid out when it was made.
    if (input.printRunId === undefined) await layOutPaper(services, actor.schoolId, input.paperId);
    return transact(async (db) => {
      const homework = await publishHomework(db, actor, input, plan, services.clock.now());
      return showOne(db, actor, homework, here());
    });
  });
  mountOpen(services, homeworkApi.pushPractice, (call, input) => pushPractice(services, call, input));
  mount(services, homeworkApi.freeRuns, ({ db, actor }, input) => listFreeRuns(db, actor, input, here()));
  mount(services, homeworkApi.layers, ({ db, actor }, input) => showLayers(db, actor, input));
  mount(services, homeworkApi.list, ({ db, actor }, input) => listHomework(db, actor, input, here()));
  mount(services, homeworkApi.detail, async ({ db, actor }, { homeworkId }) =>
    showOne(db, actor, await homeworkForTeacher(db, actor, homeworkId), here()),
  );
  mount(services, homeworkApi.submissions, async ({ db, actor }, input) => ({
    items: await listSubmissions(db, actor, input, here()),
  }));
  mount(services, homeworkApi.close, async ({ db, actor }, { homeworkId }) => {
    const homework = await closeHomework(db, actor, homeworkId, services.clock.now());
    return showOne(db, actor, homework, here());
  });
  mount(services, homeworkApi.withdraw, async ({ db, actor }, { homeworkId }) => {
    await withdrawHomework(db, actor, homeworkId, services.clock.now());
    return {};
  });
  mount(services, homeworkApi.mine, ({ db, actor }, { cursor }) => myHomework(db, actor, cursor, here()));
  mount(services, homeworkApi.see, async ({ db, actor }, { homeworkId }) => {
    await seeHomework(db, actor, homeworkId, services.clock.now());
    return {};
  });
};

/** Collecting at the end, which nobody waits for. */
export const homeworkTasks = (services: Services): TaskList => ({
  [CLOSE_HOMEWORK]: ({ payload }) => {
    const { schoolId, homeworkId } = taskSubject.parse(payload);
    return services.database.asActor({ schoolIds: [schoolId] }, (db) =>
      closeAtEnd(db, schoolId, homeworkId, services.clock.now()),
    );
  },
});
