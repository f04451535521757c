import { Problem } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import type { TableRow } from '../../platform/sheets/index.js';
import { readTableApart } from '../../platform/threads/index.js';

/** The lines of a table of devices, read away from the thread that answers calls; undefined where it cannot be read, or takes too long or too much. */
export async function readDeviceTable(
  process: Pick<Services, 'app' | 'settings'>,
  content: Uint8Array,
): Promise<TableRow[] | undefined> {
  try {
    return await readTableApart<TableRow[] | undefined>(
      process,
      new URL('./device-table-thread.mjs', import.meta.url),
      content,
    );
  } catch (error) {
    if (error instanceof Problem) return undefined; // nobody could read it: the person is told that it is no table
    throw error;
  }
}
