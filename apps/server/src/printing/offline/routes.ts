import { printOfflineApi } from '@zhibi/contract/printing/offline';
import { removeUnused } from '../../platform/files/index.js';
import { mount, mountFile, mountForm, mountOpen } from '../../platform/mount.js';
import { openable } from '../../platform/pictures/openable.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { dictionaryFor } from '../settings/read-settings.js';
import { attachFile, attachmentOf, detachFile } from './attach-file.js';
import { exportOffline } from './export-offline.js';
import { listOffline, offlineToExport, showOffline } from './list-offline.js';
import { saveOffline, withdrawOffline } from './save-offline.js';

export const printOfflineRoutes = (services: Services) => {
  const { clock, files, settings } = services;
  const here = () => ({ now: clock.now(), timeZone: settings.TZ_NAME });

  mount(services, printOfflineApi.list, ({ db, actor }, input) => listOffline(db, actor, input, here()));
  mount(services, printOfflineApi.detail, ({ db, actor }, { offlineId }) => showOffline(db, actor, offlineId, here()));
  mount(services, printOfflineApi.save, ({ db, actor }, input) => saveOffline(db, actor, input, here()));
  mount(services, printOfflineApi.withdraw, ({ db, actor }, input) => withdrawOffline(db, actor, input, here()));
  mountForm(services, printOfflineApi.attach, async ({ actor, transact }, input) =>
    attachFile(actor, { ...input, file: await openable(services, input.file) }, { files, now: clock.now(), transact }),
  );
  mountOpen(services, printOfflineApi.detach, async ({ actor, transact }, input) => {
    const sha256 = await transact((db) => detachFile(db, actor, input, here()));
    await removeUnused(services, sha256);
    return {};
  });
  mountFile(services, printOfflineApi.file, async ({ actor, transact }, input) => {
    const { sha256, type, size, name } = await transact((db) => attachmentOf(db, actor, input));
    return { content: found(await files.open(sha256, { size })), type, size, name };
  });
  mountFile(services, printOfflineApi.exportList, async ({ actor, language, transact }, { format, ...wanted }) => {
    const [records, dictionary] = await transact(
      async (db) => [await offlineToExport(db, actor, wanted, here()), await dictionaryFor(db, actor)] as const,
    );
    return exportOffline(records, { format, language, dictionary });
  });
};
