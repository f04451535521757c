import { randomBytes } from 'node:crypto';
import { countingMastery, countingResults } from '../analysis/index.js';
import type { Clock } from '../platform/clock.js';
import { systemClock } from '../platform/clock.js';
import { type Connection, type Database, openDatabase } from '../platform/db.js';
import { EventStream, openListener, publishing } from '../platform/events/index.js';
import { openFileStore, withLeases, withSoundness } from '../platform/files/index.js';
import { openWorker, type Task, type TaskList, type TaskRun } from '../platform/jobs/index.js';
import type { Log } from '../platform/log.js';
import type { Services } from '../platform/services.js';
import type { Settings } from '../platform/settings.js';
import type { SettingName, Source } from '../platform/settings-file.js';
import { originsOf } from '../platform/settings-kinds.js';
import { closePlacesWith } from '../platform/threads/index.js';
import { VERSION } from '../platform/version.js';
import { openWatching, type Watching } from '../platform/watching.js';
import { secretOf, Tokens } from '../session/index.js';
import { buildServer } from './build-server.js';
import { catalogue } from './catalogue.js';
import { keepingTasks, repeated, routesOf, tasksOf } from './domains.js';
import { openGuard } from './guard.js';
import { serveDocs } from './serve-docs.js';
import { serveHealth } from './serve-health.js';
import { serveWeb } from './serve-web.js';
import { refuseUnknown } from './unknown-calls.js';

const PATIENCE_MS = 2_000;

export interface OpenServices extends Services {
  tokens: Tokens;
  /** Ends calls, jobs and connections in the order that loses nothing. */
  close(): Promise<void>;
}

export interface Needs {
  settings: Settings;
  /** Where the settings come from; where nobody says, they are the usual ones. */
  sources?: Readonly<Partial<Record<SettingName, Source>>>;
  connection: Connection;
  log: Log;
  clock?: Clock;
  pools?: { app: number; system: number };
  /** The folder of the built web application; without it only the API is served. */
  web?: string;
}

/** Puts a server process together on a database that is migrated. Nothing listens on a port yet. */
export async function openServices({
  settings,
  sources = {},
  connection,
  log,
  clock = systemClock,
  pools = { app: 20, system: 10 },
  web,
}: Needs): Promise<OpenServices> {
  const watching = await openWatching(settings, log);
  const database: Database = openDatabase(connection, pools, watching.statement);
  const secret = await database.asSystem((db) => secretOf(db, 'tokens', () => randomBytes(48).toString('base64url')));
  const tokens = new Tokens(secret, settings.ACCESS_TOKEN_S);
  const stream = new EventStream(database, log, catalogue);
  const publisher = publishing(database, log);
  const app = await buildServer(log, settings.TRUSTED_PROXIES);
  const kept = await openFileStore(settings);
  const services: Services = {
    app,
    database,
    files: withSoundness(withLeases(kept, database, clock), database, { clock, log }),
    stream,
    guard: openGuard(database, tokens, clock),
    clock,
    settings,
    sources,
    connection,
    watching,
    log,
  };

  closePlacesWith(services);
  // Before the routes: it counts what they answer.
  watching.watch(app);
  serveHealth(app, { database, version: VERSION, metricsToken: settings.METRICS_TOKEN });
  for (const mountRoutes of routesOf(tokens)) mountRoutes(services);
  await serveDocs(app, VERSION);
  const office = settings.OFFICE_URL === undefined ? [] : [new URL(settings.OFFICE_URL).origin];
  if (web === undefined) refuseUnknown(app);
  else await serveWeb(app, web, { partners: originsOf(settings.PARTNER_ORIGINS ?? ''), office });
  publisher.start();
  // Mastery reads results: it follows them.
  const counters = [countingResults(database, log), countingMastery({ database, log, clock })];
  if (settings.WORKERS > 0) for (const counter of counters) counter.start();
  const closeListener = await openListener(connection, stream);
  const workers = await openWorker(
    connection,
    database,
    watchedTasks({ ...tasksOf(services), ...keepingTasks({ ...services, files: kept }) }, watching),
    log,
    {
      concurrency: settings.WORKERS,
      repeated,
    },
  );

  return {
    ...services,
    tokens,
    close: async () => {
      // Calls under way may end; a client that does not let go of its connection cannot keep the server.
      const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
      // First of all nothing that breaks off with the server counts as failed: it is put back.
      workers.rest();
      await Promise.all([app.close(), workers.stop()]);
      clearTimeout(patience);
      for (const counter of counters) await counter.stop();
      await publisher.stop();
      await closeListener();
      await database.end();
      await watching.end();
    },
  };
}

/** Each task with its trace, where traces are wanted. */
function watchedTasks(tasks: TaskList, watching: Watching): TaskList {
  const watched = ([kind, run]: [string, TaskRun]): [string, TaskRun] => [
    kind,
    Object.assign((task: Task) => watching.task(kind, () => run(task)), run),
  ];
  return Object.fromEntries(Object.entries(tasks).map(watched));
}
