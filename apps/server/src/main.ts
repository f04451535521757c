import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startServer } from './app/start-server.js';
import { DatabaseError } from './platform/migrate.js';
import { SettingsError } from './platform/settings.js';

/** EX_TEMPFAIL: to be started again. */
const ENDED_WITH_DATABASE = 75;

/** Ends with one sentence for what the person who started it can mend; anything else is a bug and shows its stack. */
function explain(error: unknown): never {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof SettingsError || error instanceof DatabaseError) console.error(error.message);
  else if (code === 'EADDRINUSE') console.error(`Port ${port} is taken by another program: set PORT to a free one.`);
  else if (code === 'EACCES') console.error(`This user may not listen on port ${port}: set PORT to 1024 or above.`);
  else console.error(error);
  process.exit(1);
}

const dist = resolve(import.meta.dirname, '../../web/dist');
const running = await startServer(process.env, { web: existsSync(join(dist, 'index.html')) ? dist : undefined }).catch(
  explain,
);

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await running.close().catch(explain);
  process.exit(0);
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
// Whoever started us starts us again (scripts/start.mjs, a service manager): the next start repairs the database from its own log.
void running.lost.then(() => {
  console.error('PostgreSQL has ended by itself: this server ends too, to be started again.');
  process.exit(ENDED_WITH_DATABASE);
});
// The one who started us is gone: a server that nobody can stop must not stay.
if (process.env.ZHIBI_PARENT !== undefined)
  setInterval(() => process.ppid !== Number(process.env.ZHIBI_PARENT) && void end(), 500).unref();
