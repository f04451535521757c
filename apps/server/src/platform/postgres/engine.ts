import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Connection } from '../db.js';
import { findBinaries } from './binaries.js';
import { withLock } from './lock.js';
import { isAlive, readPostmaster } from './postmaster.js';
import { mayReach, reachableBinaries, type SystemUser, unprivilegedUser } from './user.js';

const run = promisify(execFile);
const START_LIMIT_MS = 60_000;

/** With a private socket folder the port is only a part of the socket's name. */
const SOCKET_PORT = 5432;

/**
 * The shell owns postgres; its standard input is a pipe that we hold. When we die for any reason, kill -9 too, the pipe
 * ends and the shell stops the engine at once.
 */
const WATCHDOG =
  'exec 3<&0; "$@" </dev/null 3<&- & p=$!; trap "" INT HUP TERM; (read _ <&3; kill -INT $p) 2>/dev/null & r=$!; wait $p; c=$?; kill $r 2>/dev/null; exit $c';

export interface Engine {
  connection: Connection;
  /** False when another process of this installation runs it: then it is not ours to stop. */
  owned: boolean;
  /** Resolves when it has ended without being told to; never for one that is not ours. */
  lost: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL whose cluster lives in `root`, or joins the one that already runs there. */
export async function startEngine(root: string, extra: Record<string, string> = {}): Promise<Engine> {
  const user = unprivilegedUser();
  const folder = reachableFolder(resolve(root), user);
  const native = reachableBinaries(findBinaries(), user);
  if (user) chownSync(folder, user.uid, user.gid);
  const cluster: Cluster = { folder, native, user, data: join(folder, 'pg18'), sockets: socketFolder(folder) };

  return withLock(join(folder, '.boot.lock'), async () => {
    if (!existsSync(join(cluster.data, 'PG_VERSION'))) await initialise(cluster);
    const connection = {
      host: cluster.sockets,
      port: SOCKET_PORT,
      username: 'postgres',
      database: 'postgres',
      password: passwordOf(cluster),
    };
    const running = readPostmaster(cluster.data);
    if (running?.ready && isAlive(running.pid))
      return { connection, owned: false, lost: new Promise(() => undefined), stop: async () => undefined };
    return { connection, owned: true, ...(await boot(cluster, extra)) };
  });
}

/**
 * Where the cluster lives. A root-only folder (a clone below /root) is closed to the user that PostgreSQL runs as: then it is a
 * folder of its own under /var/lib, and a note in its place tells where.
 */
function reachableFolder(wanted: string, user: SystemUser | undefined): string {
  mkdirSync(wanted, { recursive: true });
  if (user === undefined || mayReach(wanted, user)) return wanted;
  const folder = join('/var/lib', `zhibi-${hashOf(wanted)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(wanted, 'MOVED.txt'),
    `The user ${user.name} cannot reach this folder: the database is in ${folder}\n`,
  );
  return folder;
}

const hashOf = (path: string) => createHash('sha1').update(path).digest('hex').slice(0, 12);

interface Cluster {
  folder: string;
  native: string;
  data: string;
  sockets: string;
  user: SystemUser | undefined;
}

/** A socket's path must stay below 107 bytes, wherever the data lies. */
const socketFolder = (folder: string) => join(tmpdir(), `zhibi-${hashOf(folder)}`);

const passwordFile = (cluster: Cluster) => join(cluster.folder, '.superuser');
const passwordOf = (cluster: Cluster) => readFileSync(passwordFile(cluster), 'utf8').trim();
const owner = ({ user }: Cluster) => (user ? { uid: user.uid, gid: user.gid } : {});
const environment = (cluster: Cluster) => ({
  PATH: process.env.PATH,
  TZ: 'UTC',
  LC_ALL: '',
  LANG: 'C',
  LC_MESSAGES: 'C',
  HOME: cluster.folder,
});

async function initialise(cluster: Cluster): Promise<void> {
  const draft = `${cluster.data}.init`;
  rmSync(draft, { recursive: true, force: true }); // what a killed first start left
  if (!existsSync(passwordFile(cluster)))
    writeFileSync(passwordFile(cluster), `${randomBytes(18).toString('base64url')}\n`, { mode: 0o600 });
  if (cluster.user) chownSync(passwordFile(cluster), cluster.user.uid, cluster.user.gid);
  const locale = process.platform === 'win32' ? '--locale=C' : '--locale=C.UTF-8';
  await run(
    join(cluster.native, 'bin/initdb'),
    [
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
    ],
    { ...owner(cluster), env: environment(cluster) },
  );
  renameSync(draft, cluster.data);
}

async function boot(cluster: Cluster, extra: Record<string, string>): Promise<Pick<Engine, 'lost' | 'stop'>> {
  mkdirSync(cluster.sockets, { recursive: true, mode: 0o711 });
  if (cluster.user) chownSync(cluster.sockets, cluster.user.uid, cluster.user.gid);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: cluster.sockets,
    port: String(SOCKET_PORT),
    shared_buffers: '128MB',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    logging_collector: 'on',
    log_directory: join(cluster.folder, 'log'),
    log_filename: 'pg-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    ...extra,
  };
  const args = ['-D', cluster.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const binary = join(cluster.native, 'bin/postgres');
  const options = {
    ...owner(cluster),
    env: environment(cluster),
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'] as ['pipe', 'ignore', 'pipe'],
  };
  const child =
    process.platform === 'win32'
      ? spawn(binary, args, options)
      : spawn('/bin/sh', ['-c', WATCHDOG, 'zhibi-pg', binary, ...args], options);
  let said = '';
  let ended = false;
  let told = false;
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2_000);
  });
  const lost = new Promise<void>((resolve) =>
    child.on('exit', () => {
      ended = true;
      if (!told) resolve();
    }),
  );
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const state = readPostmaster(cluster.data);
    if (state?.ready && isAlive(state.pid)) break;
    if (ended || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${said.trim() || 'no reason given'}`);
    await sleep(10);
  }
  // Nothing of the engine keeps our process alive: when we end, the pipe does the rest.
  child.unref();
  for (const stream of [child.stdin, child.stderr]) (stream as unknown as { unref?(): void }).unref?.();
  const stop = async () => {
    told = true;
    const state = readPostmaster(cluster.data);
    if (process.platform === 'win32')
      spawnSync(join(cluster.native, 'bin/pg_ctl'), ['-D', cluster.data, '-m', 'fast', '-w', 'stop']);
    else child.stdin.end();
    while (state && isAlive(state.pid)) await sleep(10);
  };
  return { lost, stop };
}
