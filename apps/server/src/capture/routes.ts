import { captureApi } from '@zhibi/contract/capture';
import type { House } from '../platform/house.js';
import { mount, mountDevice } from '../platform/mount.js';
import { accountsWithRole } from '../session/index.js';
import { devicesRoutes } from './devices/routes.js';
import { takeLabInk } from './lab-ink.js';
import { listQueue } from './list-queue.js';
import { pageInk } from './page-ink.js';
import { penStatus } from './pen-status.js';
import { assignQueued, dismissQueued } from './settle-queued.js';
import { takeBatch } from './take-batch.js';

export const captureRoutes = (house: House) => {
  devicesRoutes(house);
  const { clock, database, settings } = house;

  mountDevice(house, captureApi.ink, ({ actor, transact }, batch) =>
    takeBatch(transact, actor.schoolId, batch, { now: clock.now(), timeZone: settings.TZ_NAME }),
  );
  mountDevice(house, captureApi.status, async ({ actor: { schoolId }, transact }, input) => {
    // Who holds which role is the session's, out of reach of a school's own transaction.
    const everyTeacher = () => database.readAsSystem((db) => accountsWithRole(db, schoolId, ['TEACHER']));
    await transact((db) => penStatus(db, input, { schoolId, everyTeacher, now: clock.now() }));
    return {};
  });
  mount(house, captureApi.labInk, ({ db, actor }, input) => takeLabInk(db, actor, input, clock.now()));
  mount(house, captureApi.pageInk, async ({ db, actor }, input) => ({ pages: await pageInk(db, actor, input) }));
  mount(house, captureApi.queue, ({ db, actor }, { cursor }) => listQueue(db, actor, cursor, settings.TZ_NAME));
  mount(house, captureApi.assignQueued, async ({ db, actor }, input) => {
    await assignQueued(db, actor, input, clock.now());
    return {};
  });
  mount(house, captureApi.dismissQueued, async ({ db, actor }, { queueId }) => {
    await dismissQueued(db, actor, queueId, clock.now());
    return {};
  });
};
