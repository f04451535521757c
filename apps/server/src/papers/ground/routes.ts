import { groundApi } from '@zhibi/contract/papers/ground';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { makePaper } from './make-paper.js';
import { groundView, listGrounds, own, ownGround } from './own-ground.js';
import { saveGround } from './save-ground.js';
import { setCorners, tryCorners } from './set-corners.js';
import { dropGround, lockGround, pagesOfGround } from './store.js';
import { cameByPage, forgetSource } from './store-came.js';
import { takeUpload } from './take-upload.js';
import { turnPage } from './turn-page.js';

export const groundRoutes = (services: Services): void => {
  const timeZone = services.settings.TZ_NAME;
  mountOpen(services, groundApi.upload, ({ actor, request, transact }) =>
    takeUpload(services, actor, request, transact),
  );
  mount(services, groundApi.list, ({ db, actor }, input) => listGrounds(db, actor, input, timeZone));
  mount(services, groundApi.open, async ({ db, actor }, { groundId }) =>
    groundView(db, actor, await ownGround(db, actor, groundId)),
  );
  mountFile(services, groundApi.picture, async ({ actor, transact }, { groundId, page }) => {
    const sha256 = await transact(async (db) => {
      await ownGround(db, actor, groundId);
      const pages = await pagesOfGround(db, { schoolId: actor.schoolId, groundId });
      return found(pages.find((one) => one.page === page)).pictureSha256;
    });
    return { content: found(await services.files.open(sha256)), type: 'image/jpeg' };
  });
  mountFile(services, groundApi.came, async ({ actor, transact }, { groundId, page }) => {
    const sha256 = await transact(async (db) => {
      await ownGround(db, actor, groundId);
      return found((await cameByPage(db, { schoolId: actor.schoolId, groundId })).get(page)).sha256;
    });
    return { content: found(await services.files.open(sha256)), type: 'image/jpeg' };
  });
  mountFile(services, groundApi.tryCorners, async (call, input) => ({
    content: await tryCorners(services, call, input),
    type: 'image/jpeg',
  }));
  mountOpen(services, groundApi.setCorners, (call, input) => setCorners(services, call, input));
  mount(services, groundApi.save, ({ db, actor }, input) => saveGround(db, actor, input));
  mountOpen(services, groundApi.turn, (call, input) => turnPage(services, call, input));
  mountOpen(services, groundApi.make, (call, input) => makePaper(services, call, input));
  mount(services, groundApi.remove, async ({ db, actor }, { groundId }) => {
    const of = { schoolId: actor.schoolId, groundId };
    const row = own(actor, await lockGround(db, of));
    ensure(row.state !== 'made', 'conflict', 'is-made');
    await forgetSource(db, of);
    await dropGround(db, of);
    return {};
  });
};
