import { captureApi } from '@zhibi/contract/capture';
import { mount, mountDevice, mountFile, mountForm } from '../platform/mount.js';
import { found } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { mountSocket } from '../platform/sockets/mount-socket.js';
import { accountsWithRole } from '../session/index.js';
import { browserPensRoutes } from './browser-pens/routes.js';
import { devicesRoutes } from './devices/routes.js';
import { listWays } from './evidence/list-ways.js';
import { evidencePicture } from './evidence/show-picture.js';
import { exportInk } from './inkml/export-ink.js';
import { importInk } from './inkml/import-ink.js';
import { onScreenRoutes } from './on-screen/routes.js';
import { takeLabInk } from './pens/lab-ink.js';
import { listQueue } from './pens/list-queue.js';
import { pageInk } from './pens/page-ink.js';
import { penStatus } from './pens/pen-status.js';
import { assignQueued, dismissQueued } from './pens/settle-queued.js';
import { showProgress } from './pens/show-progress.js';
import { openIntake } from './pens/take-batch.js';
import { scansRoutes } from './scans/routes.js';

export const captureRoutes = (services: Services) => {
  devicesRoutes(services);
  scansRoutes(services);
  onScreenRoutes(services);
  const { clock, database, files, settings } = services;

  const takeBatch = openIntake(database, settings.TZ_NAME);
  browserPensRoutes(services, takeBatch);
  mountDevice(services, captureApi.ink, ({ actor }, batch) => takeBatch(actor.schoolId, batch, clock.now()));
  mountDevice(services, captureApi.status, async ({ actor: { schoolId }, transact }, input) => {
    // Who holds which role is the session's, out of reach of a school's own transaction.
    const everyTeacher = () => database.readAsSystem((db) => accountsWithRole(db, schoolId, ['TEACHER']));
    await transact((db) => penStatus(db, input, { schoolId, everyTeacher, now: clock.now() }));
    return {};
  });
  mountSocket(services, captureApi.socket, [captureApi.ink, captureApi.status]);
  mount(services, captureApi.labInk, ({ db, actor }, input) => takeLabInk(db, actor, input, clock.now()));
  mountFile(services, captureApi.exportInk, ({ actor, transact }, wanted) =>
    transact((db) => exportInk(db, actor, wanted)),
  );
  mountForm(services, captureApi.importInk, ({ actor, transact }, input) =>
    importInk(actor, input, { transact, now: clock.now() }),
  );
  mount(services, captureApi.pageInk, ({ db, actor }, input) => pageInk(db, actor, input));
  mount(services, captureApi.progress, ({ db, actor }, { homeworkId }) =>
    showProgress(db, actor, homeworkId, settings.TZ_NAME),
  );
  mount(services, captureApi.ways, async ({ db, actor }, { homeworkId }) => ({
    items: await listWays(db, actor, homeworkId),
  }));
  mountFile(services, captureApi.evidencePicture, async ({ actor, transact }, wanted) => {
    const sha256 = await transact((db) => evidencePicture(db, actor, wanted));
    return { content: found(await files.open(sha256)), type: 'image/jpeg' };
  });
  mount(services, captureApi.queue, ({ db, actor }, { cursor }) => listQueue(db, actor, cursor, settings.TZ_NAME));
  mount(services, captureApi.assignQueued, async ({ db, actor }, input) => {
    await assignQueued(db, actor, input, clock.now());
    return {};
  });
  mount(services, captureApi.dismissQueued, async ({ db, actor }, { queueId }) => {
    await dismissQueued(db, actor, queueId, clock.now());
    return {};
  });
};
