import { homeworkApi } from '@zhibi/contract/homework';
import type { Db } from '../platform/db.js';
import { type TaskList, withEnd } from '../platform/jobs/index.js';
import { mount } from '../platform/mount.js';
import type { Services } from '../platform/services.js';
import { homeworkForTeacher, showOne } from './for-teacher.js';
import { ADMIT_JOINERS, admitJoiners } from './giving/admit-students.js';
import { PUSH_HOMEWORK, pushWhenDue } from './giving/push-homework.js';
import { givingRoutes } from './giving/routes.js';
import { CLOSE_HOMEWORK, closeAtEnd } from './handing-in/close-homework.js';
import { REMIND_BY_MESSAGE, remindByMessage } from './handing-in/remind-by-message.js';
import { handingInRoutes } from './handing-in/routes.js';
import { failHoliday, makeHoliday } from './holiday/make-holiday.js';
import { MAKE_HOLIDAY } from './holiday/print-holiday.js';
import { holidayRoutes } from './holiday/routes.js';
import { collectOfSchool, listOfSchool, withdrawOfSchool } from './homework-of-school.js';
import { listHomework, myHomework, myTakenBack, seeHomework } from './list-homework.js';
import { loadRoutes } from './load/routes.js';
import { ASSESS_SPOKEN, assessRecording } from './spoken/assess-recording.js';
import { spokenRoutes } from './spoken/routes.js';
import { BEGIN_SPOKEN, beginWhenDue } from './spoken/tell.js';
import { taskSubject } from './task-subject.js';

export const homeworkRoutes = (services: Services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });

  givingRoutes(services);
  handingInRoutes(services);
  loadRoutes(services);
  spokenRoutes(services);
  holidayRoutes(services);
  mount(services, homeworkApi.list, ({ db, actor }, input) => listHomework(db, actor, input, here()));
  mount(services, homeworkApi.detail, async ({ db, actor }, { homeworkId }) =>
    showOne(db, actor, await homeworkForTeacher(db, actor, homeworkId), here()),
  );
  mount(services, homeworkApi.ofSchool, ({ db, actor }, input) => listOfSchool(db, actor, input, here()));
  mount(services, homeworkApi.collectOfSchool, async ({ db, actor }, { homeworkId }) => {
    await collectOfSchool(db, actor, homeworkId, services.clock.now());
    return {};
  });
  mount(services, homeworkApi.withdrawOfSchool, async ({ db, actor }, { homeworkId }) => {
    await withdrawOfSchool(db, actor, homeworkId, services.clock.now());
    return {};
  });
  mount(services, homeworkApi.takenBack, async ({ db, actor }) => ({ items: await myTakenBack(db, actor, here()) }));
  mount(services, homeworkApi.mine, ({ db, actor }, { cursor }) => myHomework(db, actor, cursor, here()));
  mount(services, homeworkApi.see, async ({ db, actor }, { homeworkId }) => {
    await seeHomework(db, actor, homeworkId, services.clock.now());
    return {};
  });
};

/** What happens to homework by the clock, which nobody waits for: it opens, it is collected, who joins a class gets it. */
export const homeworkTasks = (services: Services): TaskList => {
  const aboutOne =
    (work: (db: Db, schoolId: string, homeworkId: string, now: Date) => Promise<void>) =>
    ({ payload }: { payload: Record<string, unknown> }) => {
      const { schoolId, homeworkId } = taskSubject.parse(payload);
      return services.database.asActor({ schoolIds: [schoolId] }, (db) =>
        work(db, schoolId, homeworkId, services.clock.now()),
      );
    };
  return {
    [CLOSE_HOMEWORK]: aboutOne(closeAtEnd),
    [PUSH_HOMEWORK]: aboutOne(pushWhenDue),
    [BEGIN_SPOKEN]: aboutOne(beginWhenDue),
    [ASSESS_SPOKEN]: ({ payload }) => assessRecording(services, payload),
    [REMIND_BY_MESSAGE]: ({ payload }) => remindByMessage(services, payload),
    [MAKE_HOLIDAY]: withEnd(
      (task) => makeHoliday(services, task),
      (payload) => failHoliday(services, payload),
    ),
    [ADMIT_JOINERS]: () => admitJoiners(services),
  };
};

/** Of it, what is done once a minute: it asks little. */
export const homeworkRepeated: readonly string[] = [ADMIT_JOINERS];
