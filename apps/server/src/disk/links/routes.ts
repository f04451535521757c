import { diskApi } from '@zhibi/contract/disk';
import { mount, mountFile } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { rangeAnswer } from '../download/range-answer.js';
import { queueContents } from '../tasks.js';
import { linkedContent, linkFiles, unlinkFile } from './link-files.js';
import { showLinked, showUses } from './show-links.js';
import type { Teaching } from './teaching.js';

export const linkRoutes = (services: Services, teaching: Teaching) => {
  const now = () => services.clock.now();
  const here = () => ({ now: now(), timeZone: services.settings.TZ_NAME });

  mount(services, diskApi.linked, ({ db, actor }, target) => showLinked(teaching, db, actor, target, here()));
  mount(services, diskApi.uses, async ({ db, actor }, { cdId }) => ({
    items: await showUses(teaching, db, actor, cdId, here()),
  }));
  mount(services, diskApi.link, async ({ db, actor }, input) => {
    await linkFiles(teaching, db, actor, input, now());
    return {};
  });
  mount(services, diskApi.unlink, async ({ db, actor }, { linkId }) => {
    await queueContents(db, [await unlinkFile(teaching, db, actor, linkId, now())]);
    return {};
  });
  mountFile(
    services,
    diskApi.downloadLinked,
    async ({ actor, request, transact }, { linkId }) => {
      const content = await transact((db) => linkedContent(teaching, db, actor, linkId, now()));
      return rangeAnswer(services.files, content, request.headers.range);
    },
    { compress: false },
  );
};
