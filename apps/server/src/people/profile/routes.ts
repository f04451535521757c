import { LARGEST_HEAD_BYTES, profileApi } from '@zhibi/contract/people/profile';
import type { FastifyRequest } from 'fastify';
import { mountFile, mountOpen } from '../../platform/mount.js';
import { openable } from '../../platform/pictures/openable.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { ensureField } from '../../platform/wrong-field.js';
import { maySeeHead } from './policy.js';
import { removeHead, setHead } from './set-head.js';
import { findHead } from './store.js';

export const profileRoutes = (services: Services) => {
  const { clock, database, files } = services;

  mountOpen(services, profileApi.uploadHead, async ({ actor, request }) =>
    setHead(actor, await openable(services, await headBytes(request)), { database, files, now: clock.now() }),
  );
  mountOpen(services, profileApi.removeHead, async ({ actor }) => {
    await removeHead(actor, { database, files });
    return {};
  });
  mountFile(services, profileApi.head, async ({ actor }, { fileId }) => {
    const head = found(await database.asSystem((db) => findHead(db, fileId)));
    ensure(maySeeHead(actor, head), 'not-found');
    return { content: found(await files.open(head.sha256, head)), type: 'image/webp', size: head.size };
  });
};

/** The bytes of the form's file; longer ones are not read to their end. */
async function headBytes(request: FastifyRequest): Promise<Buffer> {
  ensureField(request.isMultipart(), 'file');
  const limits = { fileSize: LARGEST_HEAD_BYTES, files: 1 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  ensure(part !== undefined, 'invalid', 'head-unreadable');
  const bytes = await part.toBuffer();
  ensure(!part.file.truncated, 'invalid', 'head-too-large', { status: 413 });
  return bytes;
}
