import { diskApi } from '@zhibi/contract/disk';
import { mountFile } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { resourceFor } from '../decide-resource.js';
import { type Content, contentOfFile } from '../download-file.js';
import { packEntries, zipOf } from '../zip-entries.js';
import { rangeAnswer } from './range-answer.js';

const AS_THEY_ARE = { compress: false } as const;

export const downloadRoutes = (services: Services) => {
  const send = (content: Content, wanted: string | undefined) => rangeAnswer(services.files, content, wanted);

  mountFile(
    services,
    diskApi.download,
    async ({ actor, request, transact }, input) => {
      const content = await transact((db) => contentOfFile(db, actor, input, services.clock.now()));
      return send(content, request.headers.range);
    },
    AS_THEY_ARE,
  );
  mountFile(
    services,
    diskApi.downloadResource,
    async ({ actor, request, transact }, { resourceId }) =>
      send(await transact((db) => resourceFor(db, actor, resourceId)), request.headers.range),
    AS_THEY_ARE,
  );
  mountFile(
    services,
    diskApi.zip,
    async ({ actor, transact }, { cdIds }) => {
      const { name, packed } = await transact((db) => packEntries(db, actor, cdIds, services.clock.now()));
      return { type: 'application/zip', name, content: zipOf(services.files, packed) };
    },
    AS_THEY_ARE,
  );
};
