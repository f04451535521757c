import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A process as the system knows it. Numbers of processes are given out again, in a restarted container within seconds: whoever keeps a
 * number keeps `born` with it, which no later process of that number has.
 */
export interface KnownProcess {
  pid: number;
  /** When it began, in whatever the system counts in. */
  born: string;
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false; // 0 and below name groups
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // as: Node's own errors
  }
}

/** When the process of this number began; undefined when there is none. */
export function bornOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') return linuxBorn(pid);
  if (process.platform === 'win32')
    return ask('powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]);
  return ask('ps', ['-o', 'lstart=', '-p', String(pid)]);
}

export const self = (): KnownProcess => ({ pid: process.pid, born: bornOf(process.pid) ?? '' });

/** Whether that very process still runs. */
export const stillRuns = ({ pid, born }: KnownProcess): boolean => bornOf(pid) === born;

/** The words a process was started with; undefined when it is gone or nobody may know. */
export function commandOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') return readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
  if (process.platform === 'win32')
    return ask('powershell', [
      '-NoProfile',
      '-Command',
      `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
    ]);
  return ask('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
}

/** Ticks since the kernel began, and which run of the kernel that was; a process that has ended and is not yet fetched runs no more. */
function linuxBorn(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  // The name stands in brackets and may hold anything, brackets and blanks too: state is the first field behind it, the start the 20th.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields?.[0], fields?.[19]];
  if (ticks === undefined || state === 'Z' || state === 'X') return undefined;
  return `${readText('/proc/sys/kernel/random/boot_id')?.trim()} ${namespaceOf(pid)} ${ticks}`;
}

/** Which world of process numbers it lives in, where we may know. */
function namespaceOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return ''; // of another user: its start tells enough
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // it has ended in this moment
  }
}

function ask(command: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined; // it has ended in this moment
  }
}
