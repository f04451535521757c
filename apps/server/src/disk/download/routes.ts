import { diskApi } from '@zhibi/contract/disk';
import type { House } from '../../platform/house.js';
import { mountFile } from '../../platform/mount.js';
import { resourceFor } from '../decide-resource.js';
import { type Content, contentOfFile } from '../download-file.js';
import { packEntries, zipOf } from '../zip-entries.js';
import { rangeAnswer } from './range-answer.js';

const AS_THEY_ARE = { compress: false } as const;

export const downloadRoutes = (house: House) => {
  const send = (content: Content, wanted: string | undefined) => rangeAnswer(house.files, content, wanted);

  mountFile(
    house,
    diskApi.download,
    async ({ actor, request, transact }, input) => {
      const content = await transact((db) => contentOfFile(db, actor, input, house.clock.now()));
      return send(content, request.headers.range);
    },
    AS_THEY_ARE,
  );
  mountFile(
    house,
    diskApi.downloadResource,
    async ({ actor, request, transact }, { resourceId }) =>
      send(await transact((db) => resourceFor(db, actor, resourceId)), request.headers.range),
    AS_THEY_ARE,
  );
  mountFile(
    house,
    diskApi.zip,
    async ({ actor, transact }, { cdIds }) => {
      const { name, packed } = await transact((db) => packEntries(db, actor, cdIds, house.clock.now()));
      return { type: 'application/zip', name, content: zipOf(house.files, packed) };
    },
    AS_THEY_ARE,
  );
};
