import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.js';
import type { Connection, Database } from './db.js';
import type { EventStream } from './events/index.js';
import type { FileStore } from './files/index.js';
import type { Guard } from './guard.js';
import type { Log } from './log.js';
import type { Settings } from './settings.js';
import type { SettingName, Source } from './settings-file.js';
import type { Watching } from './watching.js';

/** What every domain's routes are built on. Made once by `app` for each server process. */
export interface Services {
  app: FastifyInstance;
  database: Database;
  files: FileStore;
  stream: EventStream;
  guard: Guard;
  clock: Clock;
  settings: Settings;
  sources: Readonly<Partial<Record<SettingName, Source>>>;
  /** For what needs a session of the database of its own, such as a backup. */
  connection: Connection;
  /** How long calls and statements take. */
  watching: Watching;
  log: Log;
}

/** A domain's table of contents: mounts its endpoints with the services. */
export type Routes = (services: Services) => void;
