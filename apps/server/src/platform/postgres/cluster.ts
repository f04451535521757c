import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from './binaries.js';
import { mayReach, reachableBinaries, type SystemUser, unprivilegedUser } from './user.js';

const run = promisify(execFile);

/** A PostgreSQL of this machine: where its files lie, and who runs it. */
export interface Cluster {
  folder: string;
  native: string;
  data: string;
  sockets: string;
  user: SystemUser | undefined;
}

/** PostgreSQL said why it did not start; its text is one sentence for the person who started the server. */
export class EngineError extends Error {}

/** The cluster that lives in `root`, there or not yet. */
export function openCluster(root: string): Cluster {
  const user = unprivilegedUser();
  const folder = reachableFolder(resolve(root), user);
  const native = reachableBinaries(findBinaries(), user);
  if (user) chownSync(folder, user.uid, user.gid);
  return { folder, native, user, data: join(folder, 'pg18'), sockets: socketFolder(folder) };
}

/**
 * Where the cluster lives. A root-only folder (a clone below /root) is closed to the user that PostgreSQL runs as: then it is a
 * folder of its own under /var/lib, and a note in its place tells where.
 */
function reachableFolder(wanted: string, user: SystemUser | undefined): string {
  mkdirSync(wanted, { recursive: true });
  const real = realpathSync(wanted);
  if (user === undefined || mayReach(real, user)) return real;
  const folder = join('/var/lib', `zhibi-${hashOf(wanted)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(wanted, 'MOVED.txt'),
    `The user ${user.name} cannot reach this folder: the database is in ${folder}\n`,
  );
  return folder;
}

const hashOf = (path: string) => createHash('sha1').update(path).digest('hex').slice(0, 12);

/** A socket's path must stay below 107 bytes, wherever the data lies. */
const socketFolder = (folder: string) => join(tmpdir(), `zhibi-${hashOf(folder)}`);

const passwordFile = (cluster: Cluster) => join(cluster.folder, '.superuser');
export const passwordOf = (cluster: Cluster) => readFileSync(passwordFile(cluster), 'utf8').trim();
export const ownerOf = ({ user }: Cluster) => (user ? { uid: user.uid, gid: user.gid } : {});
export const environmentOf = (cluster: Cluster) => ({
  PATH: process.env.PATH,
  TZ: 'UTC',
  LC_ALL: '',
  LANG: 'C',
  LC_MESSAGES: 'C',
  HOME: cluster.folder,
});

/** What comes after the reason: initdb clears up, and tells how the process ended that it had started. */
const AFTERWARDS = /^(?:initdb: (?:removing|data directory)|child process )/;

/** What PostgreSQL gives as its reason, out of all that it wrote: the line that ended it. */
export const reasonIn = (said: string): string | undefined => {
  const lines = said.split('\n').map((line) => line.trim());
  return (
    lines.map((line) => /(?:FATAL|PANIC|error): +(.+)/i.exec(line)?.[1]).findLast((reason) => reason !== undefined) ??
    lines.findLast((line) => line !== '' && !AFTERWARDS.test(line)) ??
    lines.findLast(Boolean)
  );
};

/** Makes the files of a new cluster, whole or not at all. */
export async function initialise(cluster: Cluster): Promise<void> {
  const draft = `${cluster.data}.init`;
  rmSync(draft, { recursive: true, force: true }); // what a killed first start left
  if (!existsSync(passwordFile(cluster)))
    writeFileSync(passwordFile(cluster), `${randomBytes(18).toString('base64url')}\n`, { mode: 0o600 });
  if (cluster.user) chownSync(passwordFile(cluster), cluster.user.uid, cluster.user.gid);
  const locale = process.platform === 'win32' ? '--locale=C' : '--locale=C.UTF-8';
  const words = [
    '-D',
    draft,
    '-U',
    'postgres',
    `--pwfile=${passwordFile(cluster)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    locale,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--lc-messages=C',
  ];
  const options = { ...ownerOf(cluster), env: environmentOf(cluster) };
  await run(join(cluster.native, 'bin/initdb'), words, options).catch((error: Error & { stderr?: string }) => {
    rmSync(draft, { recursive: true, force: true });
    const said = error.stderr ?? '';
    writeFileSync(join(cluster.folder, 'initdb.log'), said);
    throw new EngineError(reasonIn(said) ?? error.message);
  });
  renameSync(draft, cluster.data);
}
