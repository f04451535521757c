import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { consoleLanguage } from '../platform/console-language.mjs';
import type { Settings } from '../platform/settings.js';
import { readInstallation } from '../platform/settings-file.js';
import { logFaultsTo } from './faults.js';
import { EngineLost, isLost, openMigrated } from './open-database.js';
import { openServerLog } from './open-log.js';
import type { OpenServices } from './open-services.js';

export interface RunningServer {
  services: OpenServices;
  address: string;
  /** Resolves when the embedded PostgreSQL has ended by itself: nothing can be answered any more. */
  lost: Promise<void>;
  close(): Promise<void>;
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
  // All that answers calls is read while PostgreSQL comes up.
  const [{ connection, engine }, { serve }] = await Promise.all([openMigrated(settings), import('./serve.js')]);
  try {
    const demo = wantsDemo(settings)
      ? await (await import('../../demo/demo-world.js')).makeDemoOnce({ settings, connection, log, language })
      : undefined;
    const { services, address } = await serve({ settings, sources, connection, log, web, demo, language });
    return {
      services,
      address,
      lost: engine?.lost ?? new Promise(() => undefined),
      close: async () => {
        await services.close();
        await engine?.stop();
      },
    };
  } catch (error) {
    if (await isLost(engine)) throw new EngineLost();
    await engine?.stop();
    throw error;
  }
}
