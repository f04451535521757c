import { kindOf, LINKS_AT_MOST, type LinkTarget } from '@zhibi/contract/disk';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { holdContent } from '../../platform/files/index.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import type { Content } from '../download-file.js';
import { hasDisk, maySee } from '../policy.js';
import { reachAll } from '../reach.js';
import { versionById } from '../store-entries.js';
import { countLinks, deleteLink, findLink, insertLinks, type LinkRow } from './store-links.js';
import type { Readable, Teaching } from './teaching.js';

/** What files may be laid beside, if the actor may read it; otherwise it is not there. */
export async function readableFor(
  teaching: Teaching,
  db: Db,
  actor: Actor,
  { kind, id }: LinkTarget,
  now: Date,
): Promise<Readable> {
  ensure(hasDisk(actor), 'not-found');
  return found((await teaching[kind](db, actor, [id], now)).get(id));
}

/** Lays files beside something as they are now: what becomes of them on the disk later changes nothing there. */
export async function linkFiles(
  teaching: Teaching,
  db: Db,
  actor: Actor,
  { cdIds, ...target }: LinkTarget & { cdIds: readonly string[] },
  now: Date,
): Promise<void> {
  ensure((await readableFor(teaching, db, actor, target, now)).mayLink);
  const { schoolId, accountId } = actor;
  const entries = await reachAll(db, actor, cdIds, maySee, now);
  const rows: LinkRow[] = [];
  for (const { cdId, name, isFolder, versionId } of entries) {
    ensure(!isFolder, 'not-found');
    const { sha256, size } = found(await versionById(db, schoolId, versionId ?? ''));
    await holdContent(db, sha256);
    const of = { schoolId, id: newId(), entryId: cdId, kind: target.kind, targetId: target.id };
    rows.push({ ...of, name, fileKind: kindOf(name), sha256, size, createdBy: accountId, createdAt: now });
  }
  await insertLinks(db, rows);
  ensure((await countLinks(db, schoolId, target)) <= LINKS_AT_MOST, 'conflict', 'too-many-links');
}

/** The link, if the actor may read what it lies beside. */
async function linkFor(teaching: Teaching, db: Db, actor: Actor, linkId: string, now: Date) {
  ensure(hasDisk(actor), 'not-found');
  const link = found(await findLink(db, actor.schoolId, linkId));
  const target = { kind: link.kind, id: link.targetId };
  return { link, target: await readableFor(teaching, db, actor, target, now) };
}

/** Takes a file away; answers the content that nobody may need any more. */
export async function unlinkFile(teaching: Teaching, db: Db, actor: Actor, linkId: string, now: Date): Promise<string> {
  const { link, target } = await linkFor(teaching, db, actor, linkId, now);
  ensure(target.mayLink);
  await deleteLink(db, actor.schoolId, linkId);
  return link.sha256;
}

/** The bytes for whoever may read what they lie beside. */
export async function linkedContent(
  teaching: Teaching,
  db: Db,
  actor: Actor,
  linkId: string,
  now: Date,
): Promise<Content> {
  const { name, sha256, size } = (await linkFor(teaching, db, actor, linkId, now)).link;
  return { name, sha256, size };
}
