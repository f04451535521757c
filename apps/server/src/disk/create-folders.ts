import { nameKey } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { ensure } from '../platform/problem.js';
import { type Target, targetFolder } from './reach.js';
import { DEEPEST, wayTo } from './store-access.js';
import { insertEntries, takenNames } from './store-entries.js';
import { lockDisk } from './store-tree.js';

async function insertFolder(db: Db, actor: Actor, target: Target, name: string, now: Date): Promise<string> {
  const id = newId();
  const folder = { schoolId: actor.schoolId, id, ...target, name, isFolder: true, size: 0, versionId: null };
  const made = await insertEntries(db, [{ ...folder, createdBy: actor.accountId, changedAt: now }]);
  ensure(made.has(id), 'conflict', 'name-taken');
  return id;
}

/** How deep a folder lies; nothing may lie deeper than a way up is followed. */
export async function ensureDepth(db: Db, schoolId: string, { parentId }: Target, below: number): Promise<void> {
  const depth = parentId === null ? 0 : (await wayTo(db, schoolId, parentId)).length;
  ensure(depth + below < DEEPEST, 'conflict', 'too-deep');
}

/** A new folder under a name that is free. */
export async function createFolder(
  db: Db,
  actor: Actor,
  { parentCdId, name }: { parentCdId: string; name: string },
  now: Date,
): Promise<string> {
  const target = await targetFolder(db, actor, parentCdId, now);
  await ensureDepth(db, actor.schoolId, target, 1);
  return insertFolder(db, actor, target, name, now);
}

/** The folders of a tree that was dropped: those that are there are used, the others made. Answers one id for each path. */
export async function makeFolders(
  db: Db,
  actor: Actor,
  { parentCdId, paths }: { parentCdId: string; paths: readonly (readonly string[])[] },
  now: Date,
): Promise<string[]> {
  const root = await targetFolder(db, actor, parentCdId, now);
  await ensureDepth(db, actor.schoolId, root, Math.max(...paths.map((path) => path.length)));
  await lockDisk(db, actor.schoolId, root.ownerId);
  const made = new Map<string, string>();
  const folderAt = async (path: readonly string[]): Promise<string | null> => {
    if (path.length === 0) return root.parentId;
    const key = path.map(nameKey).join('/');
    const known = made.get(key);
    if (known !== undefined) return known;
    const target = { ownerId: root.ownerId, parentId: await folderAt(path.slice(0, -1)) };
    const name = path.at(-1) ?? '';
    // A dropped tree has few folders, each asked for once; files of it are not looked at here.
    const there = (await takenNames(db, actor.schoolId, target, [nameKey(name)])).get(nameKey(name));
    const id = there ?? (await insertFolder(db, actor, target, name, now));
    made.set(key, id);
    return id;
  };
  const ids: string[] = [];
  for (const path of paths) ids.push((await folderAt(path)) ?? '');
  return ids;
}
