import { homeworkApi } from '@zhibi/contract/homework';
import { layOutPaper } from '../papers/index.js';
import type { House } from '../platform/house.js';
import type { TaskList } from '../platform/jobs/index.js';
import { mount, mountOpen } from '../platform/mount.js';
import { CLOSE_HOMEWORK, closeAtEnd, closeHomework } from './close-homework.js';
import { homeworkForTeacher, showOne } from './for-teacher.js';
import { listHomework, myHomework } from './list-homework.js';
import { listSubmissions } from './list-submissions.js';
import { planPublishing, publishHomework } from './publish-homework.js';
import { pushPractice } from './push-practice.js';
import { showLayers } from './show-layers.js';
import { taskSubject } from './task-subject.js';
import { withdrawHomework } from './withdraw-homework.js';

export const homeworkRoutes = (house: House) => {
  const here = () => ({ now: house.clock.now(), timeZone: house.settings.TZ_NAME });

  mountOpen(house, homeworkApi.publish, async ({ actor, language, transact }, input) => {
    const plan = await transact((db) => planPublishing(db, actor, input, { ...here(), language }));
    // Laying out takes longer than a transaction may; a run that is chosen was laid out when it was made.
    if (input.printRunId === undefined) await layOutPaper(house, actor.schoolId, input.paperId);
    return transact(async (db) => {
      const homework = await publishHomework(db, actor, input, plan, house.clock.now());
      return showOne(db, actor, homework, here());
    });
  });
  mountOpen(house, homeworkApi.pushPractice, (call, input) => pushPractice(house, call, input));
  mount(house, homeworkApi.layers, ({ db, actor }, input) => showLayers(db, actor, input));
  mount(house, homeworkApi.list, ({ db, actor }, input) => listHomework(db, actor, input, here()));
  mount(house, homeworkApi.detail, async ({ db, actor }, { homeworkId }) =>
    showOne(db, actor, await homeworkForTeacher(db, actor, homeworkId), here()),
  );
  mount(house, homeworkApi.submissions, async ({ db, actor }, input) => ({
    items: await listSubmissions(db, actor, input, here()),
  }));
  mount(house, homeworkApi.close, async ({ db, actor }, { homeworkId }) => {
    const homework = await closeHomework(db, actor, homeworkId, house.clock.now());
    return showOne(db, actor, homework, here());
  });
  mount(house, homeworkApi.withdraw, async ({ db, actor }, { homeworkId }) => {
    await withdrawHomework(db, actor, homeworkId, house.clock.now());
    return {};
  });
  mount(house, homeworkApi.mine, ({ db, actor }, { cursor }) => myHomework(db, actor, cursor, here()));
};

/** Collecting at the end, which nobody waits for. */
export const homeworkTasks = (house: House): TaskList => ({
  [CLOSE_HOMEWORK]: ({ payload }) => {
    const { schoolId, homeworkId } = taskSubject.parse(payload);
    return house.database.asActor({ schoolIds: [schoolId] }, (db) =>
      closeAtEnd(db, schoolId, homeworkId, house.clock.now()),
    );
  },
});
