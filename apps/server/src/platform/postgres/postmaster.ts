import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive } from './process.js';

/** The name of the shell that owns a server of ours. */
export const OWNER = 'zhibi-pg';

export interface Postmaster {
  pid: number;
  ready: boolean;
  /** The folder of its socket: who started it may have had another temporary folder. */
  sockets: string;
}

/** What the cluster's pid file says; undefined when no server has it. */
export function readPostmaster(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready', sockets: lines[4]?.trim() ?? '' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // as: Node's own errors
    return undefined;
  }
}

/** The server of this cluster, if the process that the pid file names is one: the number alone may be anybody's by now. */
export function livingPostmaster(data: string): Postmaster | undefined {
  const state = readPostmaster(data);
  return state && isPostgresOf(data, state.pid) ? state : undefined;
}

function isPostgresOf(data: string, pid: number): boolean {
  const command = commandOf(pid);
  // The shell that owns it is started with the same words, behind a name of its own: a word, for folders may be called alike.
  return (
    command !== undefined &&
    /postgres(\.exe)?"? -D /.test(command) &&
    command.includes(data) &&
    !command.includes(` ${OWNER} `)
  );
}

/**
 * Takes away what says that a server runs, where none does. PostgreSQL looks only whether the number lives and would refuse to start
 * beside a stranger who has been given it.
 */
export function clearStale(data: string, sockets: string, port: number): void {
  for (const file of [join(data, 'postmaster.pid'), join(sockets, `.s.PGSQL.${port}.lock`)]) {
    const pid = pidIn(file);
    if (pid !== undefined && (!isAlive(pid) || !isPostgresOf(data, pid))) rmSync(file, { force: true });
  }
}

function pidIn(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch {
    return undefined; // it is not there
  }
}
