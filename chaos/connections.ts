import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../apps/server/src/app/open-database.js';
import { prepareJobs } from '../apps/server/src/platform/jobs/index.js';
import { migrate } from '../apps/server/src/platform/migrate.js';
import { startEngine } from '../apps/server/src/platform/postgres/engine.js';
import { workUnderEndedConnections } from '../apps/server/test/ended-connections.js';
import { openTestWorldOn } from '../apps/server/test/school.js';

const EVERY_MS = 40;

/** Single connections are ended at random for so many seconds. Answers how much was lost, never answered, or heard by nobody. */
export async function endConnectionsUnderWork(seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-chaos-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const engine = await startEngine(join(folder, 'postgres'));
  await prepareJobs(engine.connection);
  await migrate(engine.connection, MIGRATIONS);
  const world = await openTestWorldOn({ connection: engine.connection, drop: async () => undefined }, { WORKERS: '0' });
  const { came, ended, unhandled } = await workUnderEndedConnections(world, { seconds, everyMs: EVERY_MS });
  await world.close();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
  console.table(came);
  const names = [...ended].map(([name, times]) => `${times} of ${name}`).join(', ');
  console.log(`${seconds} s, connections ended: ${names}; ${unhandled.length} errors that nobody handled`);
  for (const error of unhandled) console.error(error);
  return unhandled.length + Object.values(came).reduce((sum, { hanging, lost }) => sum + hanging + lost, 0);
}
