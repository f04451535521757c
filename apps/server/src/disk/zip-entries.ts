import { PassThrough, type Readable } from 'node:stream';
import type { FileKind } from '@zhibi/contract/disk';
import { freeName, nameKey, splitName } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { ZipFile } from 'yazl';
import type { Db } from '../platform/db.js';
import type { FileStore } from '../platform/files/index.js';
import { maySee } from './policy.js';
import { reachAll } from './reach.js';
import { treeBelow, versionsOf } from './store-entries.js';

/** One line of a zip: a file with its content, or a folder that may be empty. */
export interface Packed {
  path: string;
  at: Date;
  sha256?: string;
  kind: FileKind;
}

/** What is packed already does not get smaller by packing it again. */
const grows: readonly FileKind[] = ['txt', 'code', 'other'];

/** What goes into the zip, with paths below the chosen entries; a name chosen twice gets a number. */
export async function packEntries(
  db: Db,
  actor: Actor,
  cdIds: readonly string[],
  now: Date,
): Promise<{ name: string; packed: Packed[] }> {
  const roots = await reachAll(db, actor, cdIds, maySee, now);
  const tree = await treeBelow(
    db,
    actor.schoolId,
    roots.map((one) => one.cdId),
    { trashed: false },
  );
  const versions = await versionsOf(
    db,
    actor.schoolId,
    tree.map((one) => one.id),
  );
  const sha256ById = new Map(versions.map((one) => [one.id, one.sha256]));
  const pathById = new Map<string, string>();
  const taken = new Set<string>();
  const ids = new Set(tree.map((one) => one.id));
  const packed = tree.map((one): Packed => {
    const isRoot = !ids.has(one.parentId ?? '');
    const name = isRoot ? freeName(one.name, taken) : one.name;
    if (isRoot) taken.add(nameKey(name));
    const above = isRoot ? '' : `${pathById.get(one.parentId ?? '')}/`;
    pathById.set(one.id, above + name);
    const sha256 = one.versionId === null ? undefined : sha256ById.get(one.versionId);
    return { path: above + name, at: one.changedAt, kind: one.kind, ...(sha256 && { sha256 }) };
  });
  const [first] = roots;
  return { name: `${first === undefined ? '' : splitName(first.name)[0]}.zip`, packed };
}

/** The zip as it is read: nothing of it is held, each content is opened when its turn comes. */
export function zipOf(files: FileStore, packed: readonly Packed[]): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const broken = (error: unknown) => void out.destroy(error instanceof Error ? error : new Error(String(error)));
  for (const { path, at, sha256, kind } of packed)
    if (sha256 === undefined) zip.addEmptyDirectory(path, { mtime: at });
    else
      zip.addReadStreamLazy(path, { mtime: at, compress: grows.includes(kind) }, (give) => {
        files.open(sha256).then((content) => {
          if (content === undefined) return broken(new Error(`the content of ${path} is not there`));
          content.on('error', broken);
          give(null, content);
        }, broken);
      });
  zip.outputStream.on('error', broken);
  zip.outputStream.pipe(out);
  zip.end();
  return out;
}
