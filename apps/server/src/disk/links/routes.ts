import { diskApi } from '@zhibi/contract/disk';
import type { House } from '../../platform/house.js';
import { mount, mountFile } from '../../platform/mount.js';
import { rangeAnswer } from '../download/range-answer.js';
import { queueContents } from '../tasks.js';
import { linkedContent, linkFiles, unlinkFile } from './link-files.js';
import { showLinked, showUses } from './show-links.js';
import type { Teaching } from './teaching.js';

export const linkRoutes = (house: House, teaching: Teaching) => {
  const now = () => house.clock.now();
  const here = () => ({ now: now(), timeZone: house.settings.TZ_NAME });

  mount(house, diskApi.linked, ({ db, actor }, target) => showLinked(teaching, db, actor, target, here()));
  mount(house, diskApi.uses, async ({ db, actor }, { cdId }) => ({
    items: await showUses(teaching, db, actor, cdId, here()),
  }));
  mount(house, diskApi.link, async ({ db, actor }, input) => {
    await linkFiles(teaching, db, actor, input, now());
    return {};
  });
  mount(house, diskApi.unlink, async ({ db, actor }, { linkId }) => {
    await queueContents(db, [await unlinkFile(teaching, db, actor, linkId, now())]);
    return {};
  });
  mountFile(
    house,
    diskApi.downloadLinked,
    async ({ actor, request, transact }, { linkId }) => {
      const content = await transact((db) => linkedContent(teaching, db, actor, linkId, now()));
      return rangeAnswer(house.files, content, request.headers.range);
    },
    { compress: false },
  );
};
