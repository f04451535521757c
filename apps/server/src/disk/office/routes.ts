import { wopiApi } from '@zhibi/contract/disk';
import type { Endpoint } from '@zhibi/contract/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../../platform/file-answer.js';
import { route } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { rangeAnswer } from '../download/range-answer.js';
import { contentOfFile } from '../download-file.js';
import { mayEdit, maySee } from '../policy.js';
import { isStillHeld } from '../preview/is-still-held.js';
import { holderOf, type Ticket, type Tickets } from '../preview/ticket.js';
import { reachOne } from '../reach.js';
import { putFile } from './put-file.js';
import { lockAnswer } from './rules.js';
import { findLock, keepLock } from './store-locks.js';

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};
const LOCK = 'x-wopi-lock';

/** Our side of the WOPI protocol. The ticket says who works; what that person may is looked up at every call. */
export const officeRoutes = (services: Services, tickets: () => Promise<Tickets>) => {
  const { clock, database, files, settings } = services;

  const caller = async (endpoint: Endpoint, request: FastifyRequest) => {
    // Not through the body: that is the document.
    const given = { ...(request.query as object), ...(request.params as object) };
    const said = wopiApi.getFile.input.safeParse(given);
    ensure(said.success, 'not-found');
    const ticket = (await tickets()).read(said.data.access_token, 'office', clock.now());
    ensure(ticket !== undefined && 'cdId' in ticket.file && ticket.file.cdId === said.data.fileId, 'not-found');
    ensure(await database.readAsSystem((db) => isStillHeld(db, ticket)), 'not-found');
    ensure(ticket.mayEdit || endpoint.method === 'GET');
    return { ticket, cdId: ticket.file.cdId, holder: holderOf(ticket), now: clock.now() };
  };

  route(services, wopiApi.checkFileInfo, async (request) => {
    const { ticket, cdId, holder, now } = await caller(wopiApi.checkFileInfo, request);
    return database.asActor(holder, async (db) => {
      const entry = await reachOne(db, holder, cdId, maySee, now);
      const content = await contentOfFile(db, holder, { cdId }, now);
      return fileInfo(ticket, { ...content, ownerId: entry.ownerId, edits: ticket.mayEdit && mayEdit(holder, entry) });
    });
  });
  route(services, wopiApi.getFile, async (request, reply) => {
    const { cdId, holder, now } = await caller(wopiApi.getFile, request);
    const content = await database.asActor(holder, (db) => contentOfFile(db, holder, { cdId }, now));
    reply.header('x-wopi-itemversion', content.sha256);
    return sendFile(reply, await rangeAnswer(files, content, request.headers.range));
  });

  // An office server sends bytes of any type: within this scope nobody looks into a body.
  services.app.register((app, _options, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const inside = { ...services, app: app as unknown as Services['app'] }; // the same server, narrowed to this scope
    route(inside, wopiApi.lock, async (request, reply) => {
      const { cdId, holder, now } = await caller(wopiApi.lock, request);
      const outcome = await database.asActor(holder, async (db) => {
        await reachOne(db, holder, cdId, mayEdit, now);
        const held = await findLock(db, holder.schoolId, cdId, now);
        const given = header(request, LOCK) ?? '';
        const answer = lockAnswer(header(request, 'x-wopi-override') ?? '', {
          given,
          held,
          old: header(request, 'x-wopi-oldlock'),
        });
        if (answer?.done && answer.keep !== undefined) await keepLock(db, holder.schoolId, cdId, answer.keep, now);
        return { answer, held };
      });
      if (outcome.answer === undefined) return reply.status(501).send();
      if (!outcome.answer.done) return conflict(reply, outcome.answer.current);
      return reply.header(LOCK, outcome.held ?? '').send();
    });
    route(inside, wopiApi.putFile, async (request, reply) => {
      const { cdId, holder, now } = await caller(wopiApi.putFile, request);
      const input = { cdId, lock: header(request, LOCK) ?? '', content: request.raw };
      const put = await database.asActor(holder, (db) => putFile(db, holder, input, { files, quotas: settings, now }));
      if ('heldBy' in put) return conflict(reply, put.heldBy);
      return reply.header('x-wopi-itemversion', put.versionId).send();
    });
    done();
  });
};

const conflict = (reply: FastifyReply, current: string) => reply.status(409).header(LOCK, current).send();

interface Facts {
  name: string;
  size: number;
  sha256: string;
  ownerId: string;
  edits: boolean;
}

/** What WOPI calls CheckFileInfo. */
const fileInfo = (ticket: Ticket, { name, size, sha256, ownerId, edits }: Facts) => ({
  BaseFileName: name,
  OwnerId: ownerId,
  Size: size,
  UserId: ticket.accountId,
  UserFriendlyName: ticket.name,
  Version: sha256,
  ReadOnly: !edits,
  UserCanWrite: edits,
  UserCanNotWriteRelative: true,
  SupportsLocks: true,
  SupportsGetLock: true,
  SupportsUpdate: true,
  SHA256: Buffer.from(sha256, 'hex').toString('base64'),
});
