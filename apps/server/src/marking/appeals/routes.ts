import { appealsApi as api } from '@zhibi/contract/marking/appeals';
import { mount, mountFile } from '../../platform/mount.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import type { Shown } from '../scoring/show-answers.js';
import { appealsOfTeacher } from './appeals-of-teacher.js';
import { decideAppeal } from './decide-appeal.js';
import { exportAppeals } from './export-appeals.js';
import { listAppeals } from './list-appeals.js';
import { makeAppeal, withdrawAppeal } from './make-appeal.js';
import { openAppeal, pictureOfAppeal } from './open-appeal.js';
import { ownAppeals } from './own-appeals.js';

export const appealsRoutes = (services: Services, shown: Shown) => {
  const now = () => services.clock.now();
  const { timeZone } = shown;
  mount(services, api.own, ({ db, actor }, { homeworkId }) =>
    ownAppeals(db, actor, homeworkId, { now: now(), timeZone }),
  );
  mount(services, api.make, async ({ db, actor }, input) => {
    await makeAppeal(db, actor, input, now());
    return {};
  });
  mount(services, api.withdraw, async ({ db, actor }, { appealId }) => {
    await withdrawAppeal(db, actor, appealId);
    return {};
  });
  mount(services, api.waiting, async ({ db, actor }) => ({
    count: (await appealsOfTeacher(db, actor, 'waiting')).length,
  }));
  mount(services, api.list, ({ db, actor }, { show }) => listAppeals(db, actor, show, timeZone));
  mount(services, api.open, ({ db, actor }, { appealId }) => openAppeal(db, actor, appealId, shown));
  mountFile(services, api.picture, async ({ actor, transact }, wanted) => {
    const sha256 = await transact((db) => pictureOfAppeal(db, actor, wanted));
    return { content: found(await services.files.open(sha256)), type: 'image/jpeg' };
  });
  mount(services, api.decide, async ({ db, actor }, input) => {
    await decideAppeal(db, actor, input, now());
    return {};
  });
  mountFile(services, api.export, async ({ actor, language, transact }, { format, show }) => {
    const { items } = await transact((db) => listAppeals(db, actor, show, timeZone));
    return exportAppeals(items, { format, language });
  });
};
