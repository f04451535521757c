import { type diskApi, howToShow, kindOf, type Preview } from '@zhibi/contract/disk';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Database } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { resourceFor } from '../decide-resource.js';
import { type Content, contentOfFile } from '../download-file.js';
import type { OfficeServer } from '../office/office-server.js';
import { mayEdit, maySee } from '../policy.js';
import { reachOne } from '../reach.js';
import { regionFileFor } from '../region/region-files.js';
import { type Ticket, type Tickets, ticketFor } from './ticket.js';

type Input = z.output<typeof diskApi.preview.input>;

const HOUR_MS = 3_600_000;
const SEEN_MS = 4 * HOUR_MS;
const EDITED_MS = 10 * HOUR_MS;

interface Context {
  tickets: Tickets;
  office: OfficeServer;
  /** Where the office server reaches us. */
  address: string;
  now: Date;
}

/** How to show a file to somebody who may see it, and the tickets that let a page and an office server have its bytes. */
export async function showFile(
  database: Database,
  actor: Actor,
  input: Input,
  { tickets, office, address, now }: Context,
): Promise<Preview> {
  const isFile = 'cdId' in input;
  const file = fileOf(input);
  const content = await contentOf(database, actor, file, now);
  const edits =
    isFile &&
    input.versionId === undefined &&
    mayEdit(actor, await database.asActor(actor, (db) => reachOne(db, actor, input.cdId, maySee, now)));
  const write = (use: Ticket['use'], lifeMs: number, may: boolean) =>
    tickets.write(ticketFor(actor, { use, file, mayEdit: may, expiresAt: now.getTime() + lifeMs }));
  const wantsEdit = input.mode === 'edit' && edits;
  const frame = isFile && input.versionId === undefined ? await office.frameOf(content.name, wantsEdit) : undefined;
  ensure(input.mode === 'view' || (wantsEdit && frame !== undefined), 'conflict', 'no-office');
  const source = isFile ? `${address}/api/wopi/files/${input.cdId}` : '';
  return {
    name: content.name,
    kind: kindOf(content.name),
    size: content.size,
    how: howToShow(content.name),
    token: write('see', SEEN_MS, false),
    office:
      frame === undefined
        ? null
        : {
            url: frame(source),
            accessToken: write('office', EDITED_MS, wantsEdit),
            accessTokenTtl: now.getTime() + EDITED_MS,
          },
    can: { edit: edits && (await office.frameOf(content.name, true)) !== undefined, change: edits },
  };
}

/** The bytes that a ticket is for, if its holder may still have them. */
export function contentOf(database: Database, actor: Actor, file: Ticket['file'], now: Date): Promise<Content> {
  if ('regionCdId' in file) return regionFileFor(database, actor, file.regionCdId, now);
  return database.asActor(actor, (db) =>
    'cdId' in file ? contentOfFile(db, actor, file, now) : resourceFor(db, actor, file.resourceId),
  );
}

function fileOf(input: Input): Ticket['file'] {
  if ('regionCdId' in input) return { regionCdId: input.regionCdId };
  return 'cdId' in input ? { cdId: input.cdId, versionId: input.versionId } : { resourceId: input.resourceId };
}
