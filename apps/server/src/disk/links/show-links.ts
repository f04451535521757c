import { diskApi, type LinkTarget, type LinkUse } from '@zhibi/contract/disk';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { accountFactsById } from '../../session/index.js';
import { fileFields } from '../file-fields.js';
import { maySee } from '../policy.js';
import { reachOne } from '../reach.js';
import { readableFor } from './link-files.js';
import { linksOf, linksOfFile } from './store-links.js';
import type { Teaching } from './teaching.js';

interface Here {
  now: Date;
  timeZone: string;
}

/** The newest uses of a file that its drawer shows. */
const USES_SHOWN = 100;

/** The files beside something, in the order in which they were laid there. */
export async function showLinked(
  teaching: Teaching,
  db: Db,
  actor: Actor,
  target: LinkTarget,
  { now, timeZone }: Here,
): Promise<z.input<typeof diskApi.linked.output>> {
  const { mayLink } = await readableFor(teaching, db, actor, target, now);
  const links = await linksOf(db, actor.schoolId, target);
  const people = await accountFactsById(db, [...new Set(links.map((link) => link.createdBy))]);
  return {
    items: links.map(({ id, name, fileKind, size, createdBy, createdAt }) => ({
      linkId: id,
      name,
      ...fileFields(name, diskApi.downloadLinked, { linkId: id }),
      kind: fileKind,
      size,
      by: people.get(createdBy)?.name ?? '',
      at: toStamp(createdAt, timeZone),
      can: { remove: mayLink },
    })),
    can: { add: mayLink },
  };
}

/** Where a file lies, as far as the reader may read that: one query for each kind of thing. */
export async function showUses(
  teaching: Teaching,
  db: Db,
  actor: Actor,
  cdId: string,
  { now, timeZone }: Here,
): Promise<LinkUse[]> {
  await reachOne(db, actor, cdId, maySee, now);
  const links = await linksOfFile(db, actor.schoolId, cdId, USES_SHOWN);
  const kinds = [...new Set(links.map((link) => link.kind))];
  const readable = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = links.filter((link) => link.kind === kind).map((link) => link.targetId);
        return [kind, await teaching[kind](db, actor, [...new Set(ids)], now)] as const;
      }),
    ),
  );
  const seen = new Set<string>();
  return links.flatMap(({ kind, targetId: id, createdAt }) => {
    const target = readable.get(kind)?.get(id);
    if (target === undefined || seen.has(id)) return [];
    seen.add(id);
    return [{ kind, id, title: target.title, at: toStamp(createdAt, timeZone) }];
  });
}
