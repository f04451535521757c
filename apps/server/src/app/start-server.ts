import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Connection } from '../platform/db.js';
import { prepareJobs } from '../platform/jobs/index.js';
import { openLog } from '../platform/log.js';
import { DatabaseError, migrate } from '../platform/migrate.js';
import { type Engine, startEngine } from '../platform/postgres/engine.js';
import { readSettings, type Settings, SettingsError } from '../platform/settings.js';
import { firstAdministrator } from './first-administrator.js';
import { MIGRATIONS, type OpenHouse, openHouse } from './open-house.js';
import { welcome } from './welcome.js';

export interface RunningServer {
  house: OpenHouse;
  address: string;
  /** Resolves when the embedded PostgreSQL has ended by itself: nothing can be answered any more. */
  lost: Promise<void>;
  close(): Promise<void>;
}

/** Opens the database of the settings: the one they name, or the embedded one in DATA_DIR. Migrated and ready for jobs. */
export async function openMigrated(
  settings: Settings,
): Promise<{ connection: Connection; engine: Engine | undefined }> {
  const engine = settings.DATABASE_URL === undefined ? await startEngine(engineFolder(settings)) : undefined;
  const connection = engine?.connection ?? { url: settings.DATABASE_URL };
  try {
    await migrate(connection, MIGRATIONS);
    await prepareJobs(connection);
  } catch (error) {
    await engine?.stop();
    throw error instanceof DatabaseError
      ? error
      : new DatabaseError(`The database cannot be prepared: ${(error as Error).message}.`);
  }
  return { connection, engine };
}

function engineFolder(settings: Settings): string {
  const folder = join(resolve(settings.DATA_DIR), 'postgres');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new SettingsError(`DATA_DIR=${settings.DATA_DIR} cannot be used: ${(error as Error).message}.`);
  }
  return folder;
}

/** Whether an empty database gets the demo world: only where nobody but this machine can reach it, or when asked. */
export const wantsDemo = (settings: Settings): boolean =>
  settings.DEMO === '1' ||
  (settings.DEMO !== '0' &&
    settings.DATABASE_URL === undefined &&
    settings.HOST === '127.0.0.1' &&
    settings.PUBLIC_URL === undefined);

/** Starts everything, makes the demo world or the first administrator on an empty database, listens, and says where. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  { web }: { web: string | undefined },
): Promise<RunningServer> {
  const settings = readSettings(env);
  const log = openLog(settings.LOG_LEVEL);
  const { connection, engine } = await openMigrated(settings);
  let house: OpenHouse | undefined;
  try {
    const demo = wantsDemo(settings)
      ? await (await import('../../demo/make-demo.js')).makeDemoOnce({ settings, connection, log })
      : undefined;
    house = await openHouse({ settings, connection, log, web });
    const administrator = demo === undefined ? await firstAdministrator(house) : undefined;
    await house.app.listen({ host: settings.HOST, port: settings.PORT });
    const { port } = house.app.server.address() as AddressInfo; // as: it listens on a port, not on a socket file
    const address =
      settings.PUBLIC_URL ?? `http://${settings.HOST === '0.0.0.0' ? '127.0.0.1' : settings.HOST}:${port}`;
    await welcome(house, address, demo, administrator);
    const opened = house;
    return {
      house,
      address,
      lost: engine?.lost ?? new Promise(() => undefined),
      close: async () => {
        await opened.close();
        await engine?.stop();
      },
    };
  } catch (error) {
    await house?.close();
    await engine?.stop();
    throw error;
  }
}
