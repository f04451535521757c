import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@zhibi/contract/kernel';
import { parse } from 'pg-connection-string';
import { consoleLanguage } from '../platform/console-language.mjs';
import type { Connection } from '../platform/db.js';
import { prepareJobs } from '../platform/jobs/index.js';
import { cannotBeReached, DatabaseError, migrate } from '../platform/migrate.js';
import { checkPooler } from '../platform/pooler.js';
import { askPostgres } from '../platform/postgres/ask.js';
import { type Engine, startEngine } from '../platform/postgres/engine.js';
import type { Settings } from '../platform/settings.js';
import { readInstallation } from '../platform/settings-file.js';
import { logFaultsTo } from './faults.js';
import { firstAdministrator } from './first-administrator.js';
import { openServerLog } from './open-log.js';
import { MIGRATIONS, type OpenServices, openServices } from './open-services.js';
import { mountPartnerLink } from './partner-link.js';
import { welcome } from './welcome.js';

export interface RunningServer {
  services: OpenServices;
  address: string;
  /** Resolves when the embedded PostgreSQL has ended by itself: nothing can be answered any more. */
  lost: Promise<void>;
  close(): Promise<void>;
}

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

const isLost = async (engine: Engine | undefined): Promise<boolean> =>
  engine !== undefined && Promise.race([engine.lost.then(() => true), sleep(HEARD_MS, false)]);

function engineFolder(settings: Settings): string {
  const folder = join(resolve(settings.DATA_DIR), 'postgres');
  mkdirSync(folder, { recursive: true });
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
  const { settings, sources } = readInstallation(env);
  const language = consoleLanguage({ ...env, CONSOLE_LANG: settings.CONSOLE_LANG });
  mkdirSync(resolve(settings.DATA_DIR), { recursive: true });
  const log = openServerLog(settings, language);
  logFaultsTo(log);
  const { connection, engine } = await openMigrated(settings);
  let services: OpenServices | undefined;
  try {
    const demo = wantsDemo(settings)
      ? await (await import('../../demo/make-demo.js')).makeDemoOnce({ settings, connection, log, language })
      : undefined;
    services = await openServices({ settings, sources, connection, log, web });
    const administrator = demo === undefined ? await firstAdministrator(services) : undefined;
    const partner = demo?.accounts.find(({ loginPath }) => loginPath === 'hand-over');
    const partnerPath = partner && mountPartnerLink(services, partner.account);
    await services.app.listen({ host: settings.HOST, port: settings.PORT });
    const { port } = services.app.server.address() as AddressInfo; // as: it listens on a port, not on a socket file
    const address =
      settings.PUBLIC_URL ?? `http://${settings.HOST === '0.0.0.0' ? '127.0.0.1' : settings.HOST}:${port}`;
    welcome({ address, language, demo, administrator, partnerPath });
    const opened = services;
    return {
      services,
      address,
      lost: engine?.lost ?? new Promise(() => undefined),
      close: async () => {
        await opened.close();
        await engine?.stop();
      },
    };
  } catch (error) {
    if (await isLost(engine)) throw new EngineLost();
    await services?.close();
    await engine?.stop();
    throw error;
  }
}
