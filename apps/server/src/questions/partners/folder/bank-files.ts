import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { usualLimits } from '@zhibi/exchange';
import { openZip } from '@zhibi/files';

/** The files of a bank by their paths with slashes, wherever they lie. */
export interface BankFiles {
  names: readonly string[];
  /** Undefined for a name that is not among `names`: nothing outside the bank can be named. */
  open(name: string): Promise<Uint8Array | undefined>;
}

/** The files below a folder. Links are not followed: a bank is what lies in its folder. */
export async function filesOfFolder(folder: string): Promise<BankFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const known = new Set(names);
  return {
    names,
    open: async (name) => (known.has(name) ? new Uint8Array(await readFile(join(folder, name))) : undefined),
  };
}

/** The files of a package. What climbs out of it, lies or bursts is not there: the reader of archives sees to that. */
export async function filesOfPackage(file: string): Promise<BankFiles> {
  const archive = openZip(new Uint8Array(await readFile(file)), usualLimits);
  return { names: [...archive.names].sort(), open: async (name) => archive.open(name) };
}

/** When a bank was changed last; undefined where there is none. */
export const changedAt = async (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined, // not there
  );
