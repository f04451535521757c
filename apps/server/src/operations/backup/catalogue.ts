import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { openDatabase } from '../../platform/db.js';
import { addBackup } from '../home/store.js';
import type { Place, Whole } from './back-up.js';

/** Writes a backup into the catalogue that operations look at. The name of its file alone: where it lies is a matter of the machine. */
export async function catalogueBackup(
  { connection }: Pick<Place, 'connection'>,
  { madeAt, tables, rows, files, damaged }: Whole,
  { file, seconds }: { file: string; seconds: number },
): Promise<void> {
  const { size } = await stat(file);
  const database = openDatabase(connection, { app: 1, system: 1 });
  try {
    await database.asSystem((system) =>
      addBackup(system, {
        madeAt: new Date(madeAt),
        file: basename(file),
        bytes: size,
        tables,
        rows,
        files,
        damaged: damaged.length,
        seconds,
      }),
    );
  } finally {
    await database.end();
  }
}
