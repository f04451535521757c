import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { openDatabase } from '../../platform/db.js';
import { addBackup, type BackupRecord } from '../home/store.js';
import type { Place } from './back-up.js';
import type { Whole } from './entries.js';
import { addDrill, type DrillRecord } from './store-drills.js';

interface Made extends Pick<BackupRecord, 'madeBy' | 'place'> {
  file: string;
  seconds: number;
}

/** Writes a backup into the catalogue that operations look at. @returns how many bytes it has */
export async function catalogueBackup(
  { connection }: Pick<Place, 'connection'>,
  { madeAt, tables, rows, files, damaged }: Whole,
  { file, seconds, madeBy, place }: Made,
): Promise<number> {
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
        madeBy,
        place,
      }),
    );
  } finally {
    await database.end();
  }
  return size;
}

/** Keeps what came of a drill where the living world is. */
export async function catalogueDrill({ connection }: Pick<Place, 'connection'>, drill: DrillRecord): Promise<void> {
  const database = openDatabase(connection, { app: 1, system: 1 });
  try {
    await database.asSystem((system) => addDrill(system, drill));
  } finally {
    await database.end();
  }
}
