import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface SystemUser {
  uid: number;
  gid: number;
  name: string;
}

/** PostgreSQL refuses to run as root: the user it runs as instead. Undefined when we are not root. */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined;
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const row = rows.find(([name]) => name === wanted);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]), name: wanted };
  }
  throw new Error('running as root, and there is no unprivileged user (postgres, nobody) in /etc/passwd');
}

/** Whether the user may walk down to this folder: every parent needs its x bit. */
export function mayReach(folder: string, user: SystemUser): boolean {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const { uid, gid, mode } = statSync(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (at === dirname(at)) return true;
  }
}

/** The binaries where the user can reach them: copied once to the temporary folder when the project lies below /root. */
export function reachableBinaries(native: string, user: SystemUser | undefined): string {
  if (user === undefined || mayReach(join(native, 'bin'), user)) return native;
  const copy = join(tmpdir(), `zhibi-pg-${createHash('sha1').update(native).digest('hex').slice(0, 10)}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another process copied it first.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
