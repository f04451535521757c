import { diskApi, typeToShow } from '@zhibi/contract/disk';
import { sendFile } from '../../platform/file-answer.js';
import { languageOf } from '../../platform/language.js';
import { mountOpen, route } from '../../platform/mount.js';
import { parse } from '../../platform/parse-input.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { rangeAnswer } from '../download/range-answer.js';
import { openOffice } from '../office/office-server.js';
import { officeRoutes } from '../office/routes.js';
import { isStillHeld } from './is-still-held.js';
import { contentOf, showFile } from './show-file.js';
import { holderOf, openTickets, type Tickets } from './ticket.js';

/** Should a file be opened by itself after all, it may do nothing: no script, no form, no other address. */
const DOES_NOTHING = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const previewRoutes = (services: Services) => {
  const { clock, database, settings } = services;
  const office = openOffice(services);
  let opened: Promise<Tickets> | undefined;
  const tickets = () => {
    opened ??= openTickets(services);
    return opened;
  };

  mountOpen(services, diskApi.preview, async ({ actor, request }, input) => {
    const address = settings.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
    return showFile(database, actor, input, { tickets: await tickets(), office, address, now: clock.now() });
  });
  route(
    services,
    diskApi.media,
    async (request, reply) => {
      const { token } = await parse(diskApi.media, request, languageOf(request.headers['accept-language']));
      const now = clock.now();
      const ticket = (await tickets()).read(token, 'see', now);
      ensure(ticket !== undefined && (await database.readAsSystem((db) => isStillHeld(db, ticket))), 'not-found');
      const holder = holderOf(ticket);
      const content = await contentOf(database, holder, ticket.file, now);
      const answer = await rangeAnswer(services.files, content, request.headers.range);
      reply.header('content-security-policy', DOES_NOTHING);
      return sendFile(reply, { ...answer, type: typeToShow(content.name) });
    },
    { compress: false },
  );
  officeRoutes(services, tickets);
};
