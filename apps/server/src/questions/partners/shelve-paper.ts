import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { partnersApi } from '@zhibi/contract/questions/partners';
import type { z } from 'zod';
import { putOnShelf } from '../../disk/index.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { type Asker, askBank } from './ask.js';

/** Takes the file behind a resource onto the teacher's disk and offers it for the school's shelf, with whom to credit. */
export async function shelvePaper(asker: Asker, input: z.output<typeof partnersApi.shelve.input>, services: Services) {
  const { bank } = await askBank(asker, input);
  const { paper } = found(await bank.paper(input.paperId));
  const { bytes } = found(await bank.file(input.paperId));
  const { sha256, size } = await services.files.put(Readable.from([Buffer.from(bytes)]), bytes.length);
  const md5 = createHash('md5').update(bytes).digest('hex'); // how the disk knows uploads: no secret
  const { name, credit } = bank.about;
  const file = { name: paper.file?.name ?? paper.title, sha256, md5, size };
  return asker.transact((db) =>
    putOnShelf(
      db,
      asker.actor,
      { ...file, subjectId: input.subjectId, note: credit || name.zh },
      { quotas: services.settings, now: services.clock.now() },
    ),
  );
}
