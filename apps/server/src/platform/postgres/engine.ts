import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../db.js';
import { askPostgres } from './ask.js';
import {
  type Cluster,
  EngineError,
  environmentOf,
  initialise,
  openCluster,
  ownerOf,
  passwordOf,
  reasonIn,
} from './cluster.js';
import { withLock } from './lock.js';
import { machineMemory, memorySettings } from './memory.js';
import { clearStale, livingPostmaster, OWNER } from './postmaster.js';
import { bornOf, isAlive, type KnownProcess, stillRuns } from './process.js';

const START_LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 5_000;
const LOOK_EVERY_MS = 250;

/** With a private socket folder the port is only a part of the socket's name. */
const SOCKET_PORT = 5432;

/**
 * The shell owns postgres; its standard input is a pipe that we hold. When we die for any reason, kill -9 too, the pipe
 * ends and the shell stops the engine at once. Its reader heeds no gentler signal, and is waited for: left to the first process of a container
 * it would run on, or stay defunct.
 */
const WATCHDOG =
  'exec 3<&0; "$@" </dev/null 3<&- & p=$!; trap "" INT HUP TERM; (read _ <&3; kill -INT $p) 2>/dev/null & r=$!; wait $p; c=$?; kill -9 $r 2>/dev/null; wait $r 2>/dev/null; exit $c';

export interface Engine {
  connection: Connection;
  /** False when another process of this installation runs it: then it is not ours to stop. */
  owned: boolean;
  /** Resolves when it has ended without being told to by us, whoever runs it. */
  lost: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL whose cluster lives in `root`, or joins the one that already runs there. */
export async function startEngine(root: string, extra: Record<string, string> = {}): Promise<Engine> {
  const cluster = openCluster(root);
  return withLock(join(cluster.folder, '.boot.lock'), async () => {
    if (!existsSync(join(cluster.data, 'PG_VERSION'))) await initialise(cluster);
    const connection = {
      host: cluster.sockets,
      port: SOCKET_PORT,
      username: 'postgres',
      database: 'postgres',
      password: passwordOf(cluster),
    };
    const running = await runningPostmaster(cluster);
    if (running)
      return {
        connection: { ...connection, host: running.sockets },
        owned: false,
        lost: endOf(running),
        stop: async () => undefined,
      };
    clearStale(cluster.data, cluster.sockets, SOCKET_PORT);
    return { connection, owned: true, ...(await boot(cluster, extra)) };
  });
}

/** The server of the cluster that answers on its socket. One that is starting or stopping is waited for. */
async function runningPostmaster(cluster: Cluster): Promise<(KnownProcess & { sockets: string }) | undefined> {
  for (const deadline = Date.now() + START_LIMIT_MS; ; await sleep(50)) {
    const state = livingPostmaster(cluster.data);
    const born = state && bornOf(state.pid);
    if (state === undefined || born === undefined) return undefined;
    const silent = state.ready
      ? await askPostgres({ host: state.sockets, port: SOCKET_PORT }, ANSWER_LIMIT_MS)
      : undefined;
    if (state.ready && !silent) return { pid: state.pid, born, sockets: state.sockets };
    if (Date.now() > deadline) throw new EngineError(`process ${state.pid} holds the database and does not answer`);
  }
}

/** Resolves when a server that somebody else runs has ended. */
function endOf(running: KnownProcess): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (stillRuns(running)) return;
      clearInterval(look);
      resolve();
    }, LOOK_EVERY_MS).unref();
  });
}

function settingsOf(cluster: Cluster, extra: Record<string, string>): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: cluster.sockets,
    port: String(SOCKET_PORT),
    ...memorySettings(machineMemory()),
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
}

async function boot(cluster: Cluster, extra: Record<string, string>): Promise<Pick<Engine, 'lost' | 'stop'>> {
  mkdirSync(cluster.sockets, { recursive: true, mode: 0o711 });
  if (cluster.user) chownSync(cluster.sockets, cluster.user.uid, cluster.user.gid);
  const given = Object.entries(settingsOf(cluster, extra)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = begin(cluster, ['-D', cluster.data, ...given]);
  let said = '';
  let ended = false;
  let reported = false;
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2_000);
  });
  const lost = new Promise<void>((resolve) =>
    child.on('exit', () => {
      ended = true;
      if (!reported) resolve();
    }),
  );
  let pid = 0;
  for (const deadline = Date.now() + START_LIMIT_MS; ; await sleep(10)) {
    const state = livingPostmaster(cluster.data);
    if (state?.ready) {
      pid = state.pid;
      break;
    }
    if (ended) throw new EngineError(reasonIn(said) ?? `see ${join(cluster.folder, 'log')}`);
    if (Date.now() > deadline) throw new EngineError(`it does not get ready; see ${join(cluster.folder, 'log')}`);
  }
  // Nothing of the engine keeps our process alive: when we end, the pipe does the rest.
  child.unref();
  for (const stream of [child.stdin, child.stderr]) (stream as unknown as { unref?(): void } | null)?.unref?.(); // as: pipes have it
  const stop = async () => {
    reported = true;
    if (process.platform === 'win32')
      spawnSync(join(cluster.native, 'bin/pg_ctl'), ['-D', cluster.data, '-m', 'fast', '-w', 'stop']);
    else child.stdin?.end();
    while (!ended || isAlive(pid)) await sleep(10);
  };
  return { lost, stop };
}

function begin(cluster: Cluster, args: readonly string[]): ChildProcess {
  const binary = join(cluster.native, 'bin/postgres');
  const options = {
    ...ownerOf(cluster),
    env: environmentOf(cluster),
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'] as ['pipe', 'ignore', 'pipe'],
  };
  return process.platform === 'win32'
    ? spawn(binary, args, options)
    : spawn('/bin/sh', ['-c', WATCHDOG, OWNER, binary, ...args], options);
}
