import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DestinationStream, pino } from 'pino';

const LARGEST_BYTES = 10 * 1024 * 1024;
const KEPT = 5;

/** A log in a folder that never grows beyond its room: `zhibi.log`, and the last ones before it as `zhibi.1.log` and on. */
export interface LogFile extends DestinationStream {
  readonly path: string;
  flush(): void;
}

/** Opens the log of a folder. Several processes may write to one. `failed` hears once when it cannot be written: a full disk ends no server. */
export function openLogFile(
  folder: string,
  failed: () => void,
  limits: { bytes: number; kept: number } = { bytes: LARGEST_BYTES, kept: KEPT },
): LogFile {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'zhibi.log');
  const file = pino.destination({ dest: path, append: true, sync: true, maxLength: 1024 * 1024 });
  let size = sizeOf(path);
  let hasFailed = false;
  const notifyOnce = () => {
    if (!hasFailed) failed();
    hasFailed = true;
  };
  file.on('error', notifyOnce);
  return {
    path,
    flush: () => file.flushSync(),
    write: (line) => {
      size += Buffer.byteLength(line);
      file.write(line);
      if (size < limits.bytes) return;
      // Another process may have begun a new one already.
      try {
        if (sizeOf(path) >= limits.bytes) rotate(folder, limits.kept);
        file.reopen();
      } catch {
        notifyOnce(); // what was open stays open
      }
      size = sizeOf(path);
    },
  };
}

function rotate(folder: string, kept: number): void {
  const nth = (n: number) => join(folder, n === 0 ? 'zhibi.log' : `zhibi.${n}.log`);
  for (let n = kept - 1; n > 0; n--) if (sizeOf(nth(n - 1)) > 0) renameSync(nth(n - 1), nth(n));
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
