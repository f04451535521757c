import { Readable } from 'node:stream';
import { diskApi } from '@zhibi/contract/disk';
import type { House } from '../../platform/house.js';
import { type FileAnswer, mountFile } from '../../platform/mount.js';
import { demand, found } from '../../platform/problem.js';
import { resourceFor } from '../decide-resource.js';
import { type Content, contentOfFile } from '../download-file.js';
import { rangeOf } from '../rules.js';
import { packEntries, zipOf } from '../zip-entries.js';

/** Whatever it is, it is only kept, never run: a page or a drawing with a script in it stays a file. */
const NEVER_RUN = 'application/octet-stream';
const AS_THEY_ARE = { compress: false } as const;

export const downloadRoutes = (house: House) => {
  const send = async ({ name, sha256, size }: Content, wanted: string | undefined): Promise<FileAnswer> => {
    const range = rangeOf(wanted, size);
    demand(range !== null, 'invalid', undefined, { status: 416 });
    const answer = { type: NEVER_RUN, name, ranges: true as const };
    if (size === 0) return { ...answer, content: Readable.from([]), size };
    const content = found(await house.files.open(sha256, range));
    if (range === undefined) return { ...answer, content, size };
    return { ...answer, content, size: range.end - range.start + 1, part: { ...range, of: size } };
  };

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
