import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@zhibi/contract/kernel';
import { parse } from 'pg-connection-string';
import type { Connection } from '../platform/db.js';
import { prepareJobs } from '../platform/jobs/index.js';
import { cannotBeReached, DatabaseError, migrate } from '../platform/migrate.js';
import { checkPooler } from '../platform/pooler.js';
import { askPostgres } from '../platform/postgres/ask.js';
import { type Engine, startEngine } from '../platform/postgres/engine.js';
import type { Settings } from '../platform/settings.js';

/** Where the migrations lie, wherever the process was started. */
export const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** The embedded PostgreSQL has ended: nothing can be answered, and who starts again finds it repaired. */
export class EngineLost extends Error {}

const ANSWER_LIMIT_MS = 8_000;
/** How long it may take to be heard that a server run by another process has ended. */
const HEARD_MS = 1_000;

/** Opens the database of the settings as it is: the one they name, or the embedded one in DATA_DIR. */
export async function openAsItIs(settings: Settings): Promise<{ connection: Connection; engine: Engine | undefined }> {
  if (settings.DATABASE_URL !== undefined) await mustAnswer(settings.DATABASE_URL);
  const engine = settings.DATABASE_URL === undefined ? await startEngine(engineFolder(settings)) : undefined;
  const connection = engine?.connection ?? { url: settings.DATABASE_URL, pooler: settings.DATABASE_POOLER_URL };
  return { connection, engine };
}

/** The same, migrated and ready for jobs. */
export async function openMigrated(
  settings: Settings,
): Promise<{ connection: Connection; engine: Engine | undefined }> {
  const { connection, engine } = await openAsItIs(settings);
  try {
    await migrate(connection, MIGRATIONS);
    await prepareJobs(connection);
    await checkPooler(connection);
  } catch (error) {
    if (await isLost(engine)) throw new EngineLost();
    await engine?.stop();
    throw error instanceof DatabaseError ? error : new DatabaseError(cannotBePrepared((error as Error).message)); // as: only errors are thrown there
  }
  return { connection, engine };
}

const cannotBePrepared = (why: string): Message => ({
  zh: `数据库无法准备好：${why}。`,
  en: `The database cannot be prepared: ${why}.`,
});

/** A database that is not there is told in seconds, however its network loses what is sent. */
async function mustAnswer(url: string): Promise<void> {
  const { host, port } = parse(url);
  const silent = await askPostgres({ host: host || 'localhost', port: Number(port ?? 5432) }, ANSWER_LIMIT_MS);
  if (silent) throw new DatabaseError(cannotBeReached(silent.message));
}

export const isLost = async (engine: Engine | undefined): Promise<boolean> =>
  engine !== undefined && Promise.race([engine.lost.then(() => true), sleep(HEARD_MS, false)]);

function engineFolder(settings: Settings): string {
  const folder = join(resolve(settings.DATA_DIR), 'postgres');
  mkdirSync(folder, { recursive: true });
  return folder;
}
