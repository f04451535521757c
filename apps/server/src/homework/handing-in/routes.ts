import { homeworkApi } from '@zhibi/contract/homework';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { showOne } from '../for-teacher.js';
import { changeHomework, excuseStudents, extendHomework } from './change-homework.js';
import { closeHomework } from './close-homework.js';
import { listMissing } from './list-missing.js';
import { listSubmissions } from './list-submissions.js';
import { makeSlips } from './make-slips.js';
import { remindStudents } from './remind-students.js';
import { showHistory, showMyHistory } from './show-history.js';

export function handingInRoutes(services: Services): void {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });

  mount(services, homeworkApi.submissions, async ({ db, actor }, input) => ({
    items: await listSubmissions(db, actor, input, here()),
  }));
  mount(services, homeworkApi.close, async ({ db, actor }, { homeworkId }) =>
    showOne(db, actor, await closeHomework(db, actor, homeworkId, services.clock.now()), here()),
  );
  mount(services, homeworkApi.change, async ({ db, actor, language }, input) =>
    showOne(db, actor, await changeHomework(db, actor, input, { ...here(), language }), here()),
  );
  mount(services, homeworkApi.extend, async ({ db, actor, language }, input) =>
    showOne(db, actor, await extendHomework(db, actor, input, { ...here(), language }), here()),
  );
  mount(services, homeworkApi.excuse, async ({ db, actor }, input) =>
    showOne(db, actor, await excuseStudents(db, actor, input, services.clock.now()), here()),
  );
  mount(services, homeworkApi.missing, ({ db, actor }, { classId }) => listMissing(db, actor, classId, here()));
  mount(services, homeworkApi.remind, ({ db, actor }, input) => remindStudents(db, actor, input, services));
  mount(services, homeworkApi.photoSlips, ({ db, actor }, input) => makeSlips(db, actor, input, here()));
  mount(services, homeworkApi.history, async ({ db, actor }, { homeworkId }) => ({
    items: await showHistory(db, actor, homeworkId, here()),
  }));
  mount(services, homeworkApi.myHistory, async ({ db, actor }, { homeworkId }) => ({
    items: await showMyHistory(db, actor, homeworkId, here()),
  }));
}
