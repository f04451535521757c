import { constants } from 'node:fs';
import { access, mkdir, stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import type { BackupFailure } from '@zhibi/contract/operations';
import type { Settings } from '../../../platform/settings.js';
import { givenPassphrase } from '../passphrase.js';
import { BackupError, refusals } from '../words.js';

type Of = Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR' | 'BACKUP_PASSPHRASE' | 'BACKUP_PASSPHRASE_FILE'>;

/** Where the server writes its backups. */
export const folderOf = ({ BACKUP_DIR, DATA_DIR }: Of): string => resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups'));

/** A folder of this machine: another machine's of the same name is another place. */
export const placeOf = (settings: Of): string => `${hostname()}:${folderOf(settings)}`;

/** What stands in the way of a backup before it begins; undefined where nothing does. */
export async function hindranceOf(settings: Of): Promise<BackupFailure | undefined> {
  try {
    givenPassphrase(settings);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return error.reported === refusals.shortPassphrase ? 'short-passphrase' : 'no-passphrase';
  }
  const folder = folderOf(settings);
  // A folder that was named is never made: where its disk is not mounted, it would fill another one.
  if (settings.BACKUP_DIR === undefined) await mkdir(folder, { recursive: true }).catch(() => undefined); // told right below
  return access(folder, constants.W_OK).then(
    () => undefined,
    () => 'no-folder' as const,
  );
}

/** The room there, and whether one lost disk would take the school's data and its backups at once. */
export async function roomOf(settings: Of): Promise<{ free: number | null; isSameDisk: boolean }> {
  const folder = folderOf(settings);
  const room = await statfs(folder).catch(() => undefined);
  if (room === undefined) return { free: null, isSameDisk: false };
  const [there, here] = await Promise.all([stat(folder), stat(resolve(settings.DATA_DIR))]);
  return { free: room.bavail * room.bsize, isSameDisk: there.dev === here.dev };
}
